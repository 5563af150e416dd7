package hexalyst.export.document;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardWords;
import hexalyst.export.board.CutOut;
import hexalyst.export.pdf.PageStyle;
import hexalyst.export.pdf.Paper;
import hexalyst.export.pdf.PdfDiagram;
import hexalyst.export.pdf.PdfLines;
import hexalyst.export.pdf.PdfLines.Run;
import hexalyst.export.pdf.PdfPages.Page;
import hexalyst.export.pdf.PdfTags;
import hexalyst.export.pdf.PdfTags.Tag;
import hexalyst.export.pdf.PdfType;
import hexalyst.export.pdf.PdfType.Face;
import hexalyst.export.pdf.PdfUnit;
import hexalyst.export.picture.Lettering;
import hexalyst.export.picture.Palette;
import hexalyst.record.Exercise;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The puzzles of a sheet, six, nine or twelve a page: rows of three, or of two if there are six or only a few. Unless
/// the user says how many, there are six where cells would become too small. One puzzle alone has a large diagram. Each
/// has its number, its task and how hard it is over its diagram, and below it where it comes from; where all have room,
/// each has the same number of lines to write on.
final class PdfSheet {
    private static final int MOST = 3;
    private static final int LEAST = 2;
    /// Fewer puzzles have larger diagrams.
    private static final int FEW = 4;

    private static final int SIX = 6;
    private static final int NINE = 9;
    /// The least radius of a cell, in points.
    private static final double LEAST_RADIUS = 7.5;
    /// How wide a diagram alone is, in columns.
    private static final double ALONE = 0.7;
    /// Diagrams are not made smaller than this part of their column to fit as many as usual on a page.
    private static final double SMALLEST = 0.8;
    /// The same if the user says how many.
    private static final double SMALLEST_WANTED = 0.4;
    /// The space between two puzzles beside each other.
    private static final double ASIDE = 18;

    private static final double LEADING = 12;
    private static final double CREDIT_LEADING = 10;
    private static final int CREDIT_LINES = 2;
    private static final double BASE = 9.5;
    private static final double GAP = 4;
    private static final double ROW_GAP = 14;
    /// The space for a line to write on, and how many there may be.
    private static final double RULED = 17;

    private static final int MOST_RULED = 3;
    /// One line alone looks as if it parted the rows.
    private static final int LEAST_RULED = 2;
    /// Longer texts end with an ellipsis. As many lines still fit on a page above their diagram.
    private static final int MOST_LINES = 40;
    private static final Face NUMBER = new Face(Lettering.BOLD, 9.5, false);
    private static final Face TASK = new Face(Lettering.REGULAR, 8.5, false);
    private static final Face GRADE = new Face(Lettering.REGULAR, 7.5, true);

    private final Book book;
    private final PdfType type;
    private final Tag section;
    private final DocumentOptions options;
    private final Paper paper;
    private final int across;
    private final int down;

    /// A puzzle ready to be printed.
    private record Item(List<List<Run>> lines, PdfDiagram board, List<List<Run>> credit, Tag text, Tag figure) {
        double top() {
            return lines.size() * LEADING + GAP;
        }

        double height() {
            return top() + board.height() + credit.size() * CREDIT_LEADING;
        }
    }

    /// @param section the part of the document that the puzzles are in
    PdfSheet(Book book, PdfType type, Tag section, DocumentOptions options) {
        this.book = book;
        this.type = type;
        this.section = section;
        this.options = options;
        paper = options.page().paper();
        BoardLook look = options.shown().look();
        double least = book.puzzles().stream()
                .mapToDouble(
                        chapter -> BoardGeometry.wide(chapter.tree().grid(), look.turn(), look.mirrored(), width(MOST))
                                .radius())
                .min()
                .orElseThrow();
        int count = book.puzzles().size();
        int page = options.page().puzzles();
        if (page == 0) {
            page = least < LEAST_RADIUS ? SIX : suiting(count);
        }
        if (count == 1) {
            across = 1;
        } else {
            across = page == SIX || count <= FEW ? LEAST : MOST;
        }
        down = count <= FEW ? LEAST : page / across;
    }

    /// The number of puzzles a page that leaves the smallest part of the last page empty; nine if others are no better.
    private static int suiting(int count) {
        int best = NINE;
        for (int page : PageStyle.PUZZLES.subList(1, PageStyle.PUZZLES.size())) {
            best = Math.floorMod(-count, page) * best < Math.floorMod(-count, best) * page ? page : best;
        }
        return best;
    }

    private double width(int count) {
        return (paper.room() - (count - 1) * ASIDE) / count;
    }

    /// Prints the puzzles, beginning in the rest of the first page.
    void print(PdfFlow flow) {
        double share = share(flow.left() / down - ROW_GAP);
        List<Filled> pages = pages(rows(share), flow);
        int ruled = across == 1 ? 0 : pages.stream().mapToInt(this::room).min().orElse(0);
        for (Filled page : pages) {
            if (page.fresh()) {
                flow.next(book.title());
            }
            flow.pour(
                    page.rows().stream()
                            .map(row -> unit(row, page.even(), ruled < LEAST_RULED ? 0 : ruled))
                            .toList(),
                    1,
                    book.title());
        }
    }

    /// All puzzles in rows.
    ///
    /// @param share how much of its column a diagram fills
    private List<List<Item>> rows(double share) {
        List<List<Item>> rows = new ArrayList<>();
        for (int i = 0; i < book.puzzles().size(); i += across) {
            int end = Math.min(book.puzzles().size(), i + across);
            rows.add(book.puzzles().subList(i, end).stream()
                    .map(chapter -> item(chapter, share))
                    .toList());
        }
        return rows;
    }

    /// The rows of a page.
    ///
    /// @param even how high each is
    /// @param fresh true if they need a new page
    private record Filled(List<List<Item>> rows, double even, boolean fresh) {}

    private List<Filled> pages(List<List<Item>> rows, PdfFlow flow) {
        List<Filled> pages = new ArrayList<>();
        boolean whole = flow.top() == paper.top();
        boolean fresh = false;
        double left = flow.left();
        for (int at = 0; at < rows.size(); ) {
            int fitting = fitting(rows.subList(at, rows.size()), left);
            if (fitting > 0 || whole) {
                int here = Math.max(1, Math.min(fitting, rows.size() - at));
                double even = left / Math.max(here, whole ? down : fitting) - ROW_GAP;
                pages.add(new Filled(rows.subList(at, at + here), even, fresh));
                at += here;
            }
            whole = true;
            fresh = true;
            left = paper.column();
        }
        return pages;
    }

    /// How many lines to write on there is room for below each puzzle of a page.
    private int room(Filled page) {
        return page.rows().stream()
                .mapToInt(row -> (int) Math.clamp((page.even() - needed(row) - GAP) / RULED, 0, MOST_RULED))
                .min()
                .orElse(0);
    }

    /// How many rows of a page fit into a height.
    private int fitting(List<List<Item>> rows, double height) {
        int count = 0;
        double left = height;
        while (count < Math.min(down, rows.size())) {
            left -= rows.get(count).stream().mapToDouble(Item::height).max().orElseThrow() + ROW_GAP;
            if (left < -ROW_GAP) {
                return count;
            }
            count++;
        }
        return down;
    }

    /// How much of its column a diagram fills, so that a row has this height if it can.
    private double share(double height) {
        if (across == 1) {
            return ALONE;
        }
        double share = 1;
        for (List<Item> row : rows(1)) {
            double board = row.stream()
                    .mapToDouble(item -> item.board().height())
                    .max()
                    .orElseThrow();
            share = Math.min(share, (height - (needed(row) - board)) / board);
        }
        return Math.max(options.page().puzzles() > 0 ? SMALLEST_WANTED : SMALLEST, share);
    }

    private static double top(List<Item> row) {
        return row.stream().mapToDouble(Item::top).max().orElseThrow();
    }

    private static double needed(List<Item> row) {
        return row.stream()
                .mapToDouble(item -> top(row) + item.height() - item.top())
                .max()
                .orElseThrow();
    }

    /// @param ruled how many lines to write on there are below each puzzle
    private PdfUnit unit(List<Item> items, double even, int ruled) {
        double top = top(items);
        double needed = needed(items);
        return new PdfUnit(Math.max(even, needed), ROW_GAP, false, (page, x, y) -> {
            row(items, top, page, x, y);
            PdfTags.aside(page.out(), () -> ruled(items.size(), ruled, page, x, y - needed));
        });
    }

    /// Lines to write on, below the diagrams of a row.
    private void ruled(int items, int count, Page page, double x, double y) {
        for (int i = 0; i < items; i++) {
            double left = x + i * (width(across) + ASIDE);
            for (int line = 1; line <= count; line++) {
                page.rule(left, left + width(across), y - line * RULED);
            }
        }
    }

    private Item item(Chapter chapter, double share) {
        double width = width(across);
        Chapter.Question question = chapter.question().orElseThrow();
        Exercise exercise = question.exercise();
        PdfLines lines = new PdfLines(type, width);
        lines.add(NUMBER, chapter.title());
        lines.gap(TASK);
        // A title has a line of its own, a number alone stands before the task.
        boolean named = !chapter.title().matches("\\d+");
        lines.add(TASK, (named ? "\n" : "") + exercise.task());
        lines.gap(GRADE);
        lines.add(GRADE, exercise.grade().isEmpty() ? "" : "·\u00A0" + exercise.grade());
        for (String more : List.of(Wording.clean(exercise.text()), book.legend(chapter, options))) {
            lines.add(GRADE, more.isEmpty() ? "" : "\n" + more);
        }
        Palette palette = options.palette(chapter.tree());
        List<List<Run>> all = lines.finished();
        if (all.size() > MOST_LINES) {
            PdfLines more = new PdfLines(type, width);
            more.add(GRADE, "…");
            all = Stream.concat(all.stream().limit(MOST_LINES - 1), more.finished().stream())
                    .toList();
        }
        PdfLines credit = new PdfLines(type, width);
        credit.add(GRADE, book.own(Wording.clean(exercise.credit())));
        return new Item(
                all,
                new PdfDiagram(
                        type,
                        question.diagram().picture(),
                        palette,
                        share * width,
                        CutOut.of(chapter.tree(), List.of(question.diagram().picture()))),
                credit.finished().stream().limit(CREDIT_LINES).toList(),
                section.with("P"),
                section.figure(BoardWords.of(question.diagram().picture())));
    }

    private void row(List<Item> items, double top, Page page, double x, double y) {
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            double width = width(across);
            double left = x + i * (width + ASIDE);
            page.print(item.text(), () -> lines(page, item.lines(), left, y, LEADING));
            double aside = (width - item.board().width()) / 2;
            page.print(item.figure(), () -> item.board().print(page, left + aside, y - top, options.grounded()));
            double foot = y - top - item.board().height();
            if (!item.credit().isEmpty()) {
                page.print(section.with("P"), () -> lines(page, item.credit(), left, foot, CREDIT_LEADING));
            }
        }
    }

    private void lines(Page page, List<List<Run>> lines, double x, double y, double leading) {
        for (int line = 0; line < lines.size(); line++) {
            for (Run run : lines.get(line)) {
                type.set(page.out(), run.face(), run.text(), x + run.x(), y - BASE - line * leading);
            }
        }
    }
}
