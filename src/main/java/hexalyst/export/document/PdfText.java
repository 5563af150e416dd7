package hexalyst.export.document;

import hexalyst.board.CellSet;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.BoardWords;
import hexalyst.export.board.CutOut;
import hexalyst.export.pdf.PdfDiagram;
import hexalyst.export.pdf.PdfLines;
import hexalyst.export.pdf.PdfLines.Run;
import hexalyst.export.pdf.PdfPages;
import hexalyst.export.pdf.PdfPlace;
import hexalyst.export.pdf.PdfTags;
import hexalyst.export.pdf.PdfTags.Tag;
import hexalyst.export.pdf.PdfType;
import hexalyst.export.pdf.PdfType.Face;
import hexalyst.export.pdf.PdfUnit;
import hexalyst.export.picture.Lettering;
import hexalyst.export.picture.Palette;
import hexalyst.export.picture.PdfSurface;
import hexalyst.record.Numbering;
import hexalyst.text.Texts;
import java.awt.Color;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Converts text, diagrams and graphs to units, for columns of a given width.
final class PdfText {
    static final Face TITLE = new Face(Lettering.BOLD, 17, false);
    static final Face HEADING = new Face(Lettering.BOLD, 12, false);
    static final Face QUIET = new Face(Lettering.REGULAR, 9, true);
    static final Face SMALL = new Face(Lettering.REGULAR, 7, true);
    private static final Face PROSE = new Face(Lettering.SERIF, 9.2, false);
    private static final Face RESULT = new Face(Lettering.BOLD, 10, false);
    private static final double MAIN = 9.2;
    private static final Face MOVES = new Face(Lettering.REGULAR, MAIN, false);
    private static final double SIDE = 8.2;
    private static final double CAPTION = 8;
    private static final double LEADING = 1.42;
    private static final double HEAD_LEADING = 1.3;
    private static final double INDENT = 10;
    private static final int DEEPEST = 7;
    /// How wide a diagram is, in columns.
    private static final double DIAGRAM = 0.8;
    /// Larger boards only take room.
    private static final double WIDEST = 240;
    private static final double GAP = 5;
    private static final double CAPTION_GAP = 3;
    private static final double CHAPTER_GAP = 24;
    private static final double GRAPH_HEIGHT = 48;
    /// The distance from the upper edge of a line to the base line, relative to the font size.
    private static final double ASCENT = 1.05;
    /// A title of many lines would leave no room for the game.
    private static final int MOST_LINES = 6;

    private final PdfType type;
    private final Tag section;
    private final double width;
    private final double board;
    private final List<PdfUnit> units = new ArrayList<>();

    /// @param section the part of the document that the units are in
    /// @param width the width of a column
    PdfText(PdfType type, Tag section, double width) {
        this(type, section, width, board(width));
    }

    /// @param board how wide diagrams are
    PdfText(PdfType type, Tag section, double width, double board) {
        this.type = type;
        this.section = section;
        this.width = width;
        this.board = board;
    }

    /// The usual width of diagrams in a column.
    static double board(double width) {
        return Math.min(WIDEST, DIAGRAM * width);
    }

    /// What was added so far.
    List<PdfUnit> units() {
        return units;
    }

    /// Adds the head of a chapter; it stays with what comes next.
    ///
    /// @param rank a line above the title; may be empty
    /// @param heading the title; empty if it is not to be repeated
    /// @param title how the title is printed
    /// @param about the lines below it
    /// @param numbering what the numbers of the graph count
    /// @param begun receives where it was printed
    void head(
            Chapter chapter,
            String rank,
            String heading,
            Face title,
            List<String> about,
            Palette palette,
            Numbering numbering,
            Consumer<PdfPlace> begun) {
        int first = units.size();
        units.add(new PdfUnit(
                0, CHAPTER_GAP, true, PdfUnit.Flow.BEGINS, (page, x, y) -> begun.accept(new PdfPlace(page, y))));
        add(section.with("P"), QUIET, rank, 0);
        add(section.with("H2"), title, heading, 0);
        add(section.with("P"), QUIET, String.join(" · ", about), 2);
        add(section.with("P"), RESULT, chapter.result(), 3);
        units.add(new PdfUnit(
                5, 0, true, (page, x, y) -> PdfTags.aside(page.out(), () -> page.rule(x, x + width, y - 3))));
        chapter.report()
                .ifPresent(report -> new ReportWords(chapter.tree(), numbering)
                        .summary(report)
                        .forEach(line -> add(section.with("P"), QUIET, line, 3)));
        if (!chapter.graph().isEmpty()) {
            graph(chapter, palette, numbering);
        }
        for (int i = first; i < units.size(); i++) {
            units.set(i, units.get(i).kept());
        }
    }

    /// Adds a text in lines of its own; nothing if it is empty.
    ///
    /// @param gap the space above it
    void add(Tag tag, Face face, String text, double gap) {
        add(tag, face, text, gap, MOST_LINES);
    }

    /// Adds a text that may be long.
    void prose(Tag tag, String text, double gap) {
        PdfLines lines = new PdfLines(type, width);
        lines.prose(type.scaled(PROSE), text);
        lines(tag, lines.finished(), type.scaled(PROSE).size(), LEADING, 0, gap);
    }

    private void add(Tag tag, Face face, String text, double gap, int most) {
        PdfLines lines = new PdfLines(type, width);
        lines.add(type.scaled(face), text);
        lines(
                tag,
                lines.finished().stream().limit(most).toList(),
                type.scaled(face).size(),
                face.size() > MAIN ? HEAD_LEADING : LEADING,
                0,
                gap);
    }

    private void graph(Chapter chapter, Palette palette, Numbering numbering) {
        Texts texts = Texts.of(PdfText.class);
        String legend = texts.get("graph") + " (" + ValuePoint.legend(chapter.graph(), numbering) + ")";
        Tag tag = section.figure(texts.get("graph"));
        units.add(new PdfUnit(
                GRAPH_HEIGHT,
                GAP,
                true,
                (page, x, y) -> page.print(tag, () -> {
                    PdfSurface surface = new PdfSurface(page.out(), palette, type.fonts(), x, y);
                    new GraphPainter(surface, width, GRAPH_HEIGHT).paint(chapter.graph());
                })));
        add(section.with("Caption"), SMALL, legend, 2);
        units.add(new PdfUnit(GAP, 0, true, (page, x, y) -> {}));
    }

    /// Adds the text of a chapter.
    ///
    /// @param grounded true if diagrams need the theme's background under them
    /// @param mark receives where each diagram was printed, by its caption
    void text(Chapter chapter, Palette palette, boolean grounded, BiConsumer<String, PdfPlace> mark) {
        List<BoardPicture> pictures = chapter.blocks().stream()
                .filter(Block.Diagram.class::isInstance)
                .map(block -> ((Block.Diagram) block).picture())
                .toList();
        CellSet shown = pictures.isEmpty() ? CellSet.EMPTY : CutOut.of(chapter.tree(), pictures);
        for (Block block : chapter.blocks()) {
            switch (block) {
                case Block.Paragraph paragraph -> {
                    boolean verdict = paragraph.spans().stream().allMatch(Span.Ending.class::isInstance);
                    int first = units.size();
                    if (verdict) {
                        keepLast();
                    }
                    paragraph(paragraph);
                    if (verdict) {
                        begin(first);
                    }
                }
                case Block.Diagram diagram -> diagram(diagram, shown, palette, grounded, mark);
            }
        }
        if (!chapter.sources().isEmpty()) {
            keepLast();
            int first = units.size();
            add(section.with("P"), SMALL, String.join("\n", chapter.sources()), GAP, Integer.MAX_VALUE);
            begin(first);
        }
    }

    /// Prints all figures before a unit.
    private void begin(int index) {
        PdfUnit unit = units.get(index);
        units.set(index, new PdfUnit(unit.height(), unit.gap(), unit.keep(), PdfUnit.Flow.BEGINS, unit.drawing()));
    }

    /// Keeps what was added last with what comes next.
    private void keepLast() {
        if (!units.isEmpty()) {
            units.set(units.size() - 1, units.getLast().kept());
        }
    }

    /// Adds the solution of a puzzle, after its number and its task; all of it stays together.
    void solution(Chapter chapter, Palette palette) {
        int first = units.size();
        double size = type.scaled(HEADING).size() * MAIN / HEADING.size();
        PdfLines lines = new PdfLines(type, width);
        lines.add(new Face(Lettering.BOLD, size, false), chapter.title());
        lines.gap(type.scaled(SMALL));
        lines.add(
                type.scaled(SMALL), chapter.question().orElseThrow().exercise().task());
        lines(section.with("H3"), lines.finished(), size, LEADING, 0, 1.8 * GAP);
        text(chapter, palette, false, (caption, place) -> {});
        for (int i = first; i < units.size() - 1; i++) {
            units.set(i, units.get(i).kept());
        }
    }

    private void paragraph(Block.Paragraph paragraph) {
        int depth = Math.min(DEEPEST, paragraph.depth());
        double size = type.scaled(MOVES).size() * (depth == 0 ? 1 : SIDE / MAIN);
        PdfLines lines = new PdfLines(type, width - INDENT * depth);
        Face plain = new Face(Lettering.REGULAR, size, false);
        for (Span span : paragraph.spans()) {
            lines.gap(plain);
            switch (span) {
                case Span.Played move -> {
                    Face face = move.main() ? new Face(Lettering.BOLD, size, false) : plain;
                    lines.unbroken(face, type.printable(face, move.whole()));
                }
                case Span.Comment comment -> lines.prose(new Face(Lettering.SERIF, size, false), comment.text());
                case Span.Joint joint -> lines.add(plain, joint.text());
                case Span.Worth worth ->
                    lines.add(
                            worth.proved()
                                    ? new Face(Lettering.REGULAR, size - 1, false)
                                    : new Face(Lettering.OBLIQUE, size - 1, true),
                            worth.whole());
                case Span.Line line -> lines.prose(new Face(Lettering.REGULAR, size - 1, true), line.text());
                case Span.Ending ending -> lines.add(new Face(Lettering.BOLD, size, false), ending.text());
            }
        }
        lines(section.with("P"), lines.finished(), size, LEADING, INDENT * depth, depth == 0 ? GAP : 0.6 * GAP);
    }

    /// Adds the lines of a paragraph; its first two and its last two stay together.
    private void lines(Tag tag, List<List<Run>> lines, double size, double leading, double indent, double gap) {
        double height = leading * size;
        for (int i = 0; i < lines.size(); i++) {
            List<Run> runs = lines.get(i);
            boolean keep = lines.size() > 1 && (i == 0 || i == lines.size() - 2);
            units.add(new PdfUnit(height, i == 0 ? gap : 0, keep, (page, x, y) -> {
                page.print(tag, () -> {
                    for (Run run : runs) {
                        type.set(page.out(), run.face(), run.text(), x + indent + run.x(), y - ASCENT * size);
                    }
                });
                if (indent > 0) {
                    PdfTags.aside(page.out(), () -> bar(page, x + indent - 5, y, height));
                }
            }));
        }
    }

    /// A thin line along a variation.
    private static void bar(PdfPages.Page page, double x, double y, double height) {
        try {
            page.out().setStrokingColor(Color.LIGHT_GRAY);
            page.out().setLineWidth(0.8f);
            page.out().moveTo((float) x, (float) y);
            page.out().lineTo((float) x, (float) (y - height));
            page.out().stroke();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void diagram(
            Block.Diagram diagram,
            CellSet shown,
            Palette palette,
            boolean grounded,
            BiConsumer<String, PdfPlace> mark) {
        PdfDiagram board = new PdfDiagram(type, diagram.picture(), palette, this.board, shown);
        Face face = type.scaled(new Face(Lettering.OBLIQUE, CAPTION, false));
        PdfLines caption = new PdfLines(type, width);
        boolean part = shown.size() < diagram.picture().grid().cells();
        caption.add(
                face, diagram.caption() + (part ? " " + Texts.of(PdfText.class).get("figure.part") : ""));
        List<List<Run>> lines =
                caption.finished().stream().limit(2 * MOST_LINES).toList();
        Tag tag = section.figure(BoardWords.of(diagram.picture()));
        Tag below = section.with("Caption");
        double high = board.height() + CAPTION_GAP;
        double leading = LEADING * face.size();
        units.add(new PdfUnit(
                high + lines.size() * leading + 3, 1.4 * GAP, false, PdfUnit.Flow.FLOATS, (page, x, y) -> {
                    page.print(tag, () -> board.print(page, x + (width - board.width()) / 2, y, grounded));
                    page.print(below, () -> {
                        for (int i = 0; i < lines.size(); i++) {
                            Run last = lines.get(i).getLast();
                            double left = x + (width - last.x() - type.width(last.face(), last.text())) / 2;
                            double base = y - high - i * leading - ASCENT * face.size();
                            lines.get(i).forEach(run -> type.set(page.out(), face, run.text(), left + run.x(), base));
                        }
                    });
                    mark.accept(diagram.name(), new PdfPlace(page, y));
                }));
    }
}
