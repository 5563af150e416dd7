package hexalyst.export.document;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardWords;
import hexalyst.export.document.PdfLines.Run;
import hexalyst.export.document.PdfPages.Page;
import hexalyst.export.document.PdfTags.Tag;
import hexalyst.export.document.PdfType.Face;
import hexalyst.export.picture.Lettering;
import hexalyst.export.picture.Palette;
import hexalyst.record.Exercise;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The puzzles of a sheet, nine a page: three rows of three, or of two if their cells would become too small or there
/// are only a few puzzles. One puzzle alone has a large diagram. Each has its number, its task and how hard it is over
/// its diagram.
final class PdfSheet {
    private static final int MOST = 3;
    private static final int LEAST = 2;
    /// Fewer puzzles have larger diagrams.
    private static final int FEW = 4;
    /// The least radius of a cell, in points.
    private static final double LEAST_RADIUS = 7.5;
    /// How wide each of two diagrams is, in columns; three rows have to fit on a page.
    private static final double PAIRED = 0.82;
    /// How wide a diagram alone is, in columns.
    private static final double ALONE = 0.7;
    private static final int ROWS = 3;
    /// The space between two puzzles beside each other.
    private static final double ASIDE = 18;
    /// The space for the title on the first page.
    private static final double HEAD = 30;

    private static final double LEADING = 12;
    private static final double BASE = 9.5;
    private static final double GAP = 4;
    private static final double ROW_GAP = 14;
    /// Longer texts end with an ellipsis. As many lines still fit on a page above their diagram.
    private static final int MOST_LINES = 40;
    private static final Face NUMBER = new Face(Lettering.BOLD, 9.5, false);
    private static final Face TASK = new Face(Lettering.REGULAR, 8.5, false);
    private static final Face GRADE = new Face(Lettering.REGULAR, 7.5, true);

    private final PdfType type;
    private final Tag section;
    private final DocumentOptions options;
    private final int across;

    /// A puzzle ready to be printed.
    private record Item(List<List<Run>> lines, PdfDiagram board, Tag text, Tag figure) {
        double top() {
            return lines.size() * LEADING + GAP;
        }
    }

    /// @param section the part of the document that the puzzles are in
    PdfSheet(Book book, PdfType type, Tag section, DocumentOptions options) {
        this.type = type;
        this.section = section;
        this.options = options;
        BoardLook look = options.shown().look();
        double least = book.chapters().stream()
                .mapToDouble(
                        chapter -> BoardGeometry.wide(chapter.tree().grid(), look.turn(), look.mirrored(), width(MOST))
                                .radius())
                .min()
                .orElseThrow();
        int count = book.chapters().size();
        across = count == 1 ? 1 : least < LEAST_RADIUS || count <= FEW ? LEAST : MOST;
    }

    /// How much of its column a diagram fills.
    private double share() {
        return switch (across) {
            case 1 -> ALONE;
            case LEAST -> PAIRED;
            default -> 1;
        };
    }

    private static double width(int count) {
        return (PdfPages.ROOM - (count - 1) * ASIDE) / count;
    }

    /// The rows of puzzles, as wide as the page.
    List<PdfUnit> rows(List<Chapter> chapters) {
        List<PdfUnit> rows = new ArrayList<>();
        for (int i = 0; i < chapters.size(); i += across) {
            List<Item> items = chapters.subList(i, Math.min(chapters.size(), i + across)).stream()
                    .map(this::item)
                    .toList();
            double top = items.stream().mapToDouble(Item::top).max().orElseThrow();
            double board = items.stream()
                    .mapToDouble(item -> item.board().height())
                    .max()
                    .orElseThrow();
            double even = (PdfPages.TOP - PdfPages.FOOT - HEAD) / ROWS - ROW_GAP;
            rows.add(new PdfUnit(
                    Math.max(even, top + board), ROW_GAP, false, (page, x, y) -> row(items, top, page, x, y)));
        }
        return rows;
    }

    private Item item(Chapter chapter) {
        double width = width(across);
        Chapter.Question question = chapter.question().orElseThrow();
        Exercise exercise = question.exercise();
        PdfLines lines = new PdfLines(type, width);
        lines.add(NUMBER, chapter.title());
        lines.gap(TASK);
        lines.add(TASK, exercise.task());
        lines.gap(GRADE);
        lines.add(GRADE, exercise.grade() + "\n" + Wording.clean(exercise.text()));
        Palette palette = options.palette(chapter.tree());
        List<List<Run>> all = lines.finished();
        if (all.size() > MOST_LINES) {
            PdfLines more = new PdfLines(type, width);
            more.add(GRADE, "…");
            all = Stream.concat(all.stream().limit(MOST_LINES - 1), more.finished().stream())
                    .toList();
        }
        return new Item(
                all,
                new PdfDiagram(type, question.diagram().picture(), palette, share() * width),
                section.with("P"),
                section.figure(BoardWords.of(question.diagram().picture())));
    }

    private void row(List<Item> items, double top, Page page, double x, double y) {
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            double width = width(across);
            double left = x + i * (width + ASIDE);
            page.print(item.text(), () -> {
                for (int line = 0; line < item.lines().size(); line++) {
                    for (Run run : item.lines().get(line)) {
                        type.set(page.out(), run.face(), run.text(), left + run.x(), y - BASE - line * LEADING);
                    }
                }
            });
            double aside = (width - item.board().width()) / 2;
            page.print(item.figure(), () -> item.board().print(page, left + aside, y - top, options.grounded()));
        }
    }
}
