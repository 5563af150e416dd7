package hexalyst.export.document;

import hexalyst.export.document.PdfLines.Run;
import hexalyst.export.document.PdfType.Face;
import hexalyst.export.picture.Lettering;
import hexalyst.export.picture.Palette;
import java.awt.Color;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/// Converts a chapter's blocks to units, for columns of a given width.
final class PdfText {
    private static final double MAIN = 9.2;
    private static final double SIDE = 8.2;
    private static final double CAPTION = 8;
    private static final double LEADING = 1.42;
    private static final double INDENT = 10;
    private static final int DEEPEST = 7;
    private static final double DIAGRAM = 0.8;
    private static final double GAP = 5;
    private static final double CAPTION_GAP = 3;
    /// The distance from the upper edge of a line to the base line, relative to the font size.
    private static final double ASCENT = 1.05;

    private final PdfType type;
    private final Palette palette;
    private final boolean grounded;
    private final double width;
    private final BiConsumer<String, PdfPagesPlace> mark;
    private final List<PdfUnit> units = new ArrayList<>();

    /// The place of something printed.
    ///
    /// @param y its upper edge, from the bottom of the page
    record PdfPagesPlace(PdfPages.Page page, double y) {}

    /// @param grounded true if diagrams need the theme's background under them
    /// @param width the width of a column
    /// @param mark receives where each diagram was printed, by its caption
    PdfText(PdfType type, Palette palette, boolean grounded, double width, BiConsumer<String, PdfPagesPlace> mark) {
        this.type = type;
        this.palette = palette;
        this.grounded = grounded;
        this.width = width;
        this.mark = mark;
    }

    List<PdfUnit> units(Chapter chapter) {
        for (Block block : chapter.blocks()) {
            switch (block) {
                case Block.Paragraph paragraph -> paragraph(paragraph);
                case Block.Diagram diagram -> diagram(diagram);
            }
        }
        Face small = new Face(Lettering.REGULAR, 7, true);
        PdfLines lines = new PdfLines(type, width);
        for (String source : chapter.sources()) {
            lines.add(small, source + "\n");
        }
        lines(lines.finished(), small.size(), 0, 2 * GAP);
        return units;
    }

    private void paragraph(Block.Paragraph paragraph) {
        int depth = Math.min(DEEPEST, paragraph.depth());
        double size = depth == 0 ? MAIN : SIDE;
        PdfLines lines = new PdfLines(type, width - INDENT * depth);
        Face plain = new Face(Lettering.REGULAR, size, false);
        for (Span span : paragraph.spans()) {
            lines.gap(plain);
            switch (span) {
                case Span.Played move -> {
                    Face face = move.main() ? new Face(Lettering.BOLD, size, false) : plain;
                    lines.unbroken(face, type.printable(face, move.whole()));
                }
                case Span.Comment comment -> lines.add(plain, comment.text());
                case Span.Worth worth ->
                    lines.add(
                            worth.proved()
                                    ? new Face(Lettering.REGULAR, size - 1, false)
                                    : new Face(Lettering.OBLIQUE, size - 1, true),
                            worth.whole());
                case Span.Line line -> lines.add(new Face(Lettering.REGULAR, size - 1, true), line.text());
                case Span.Ending ending -> lines.add(new Face(Lettering.BOLD, size, false), ending.text());
            }
        }
        lines(lines.finished(), size, INDENT * depth, depth == 0 ? GAP : 0.6 * GAP);
    }

    /// Adds the lines of a paragraph; its first two and its last two stay together.
    private void lines(List<List<Run>> lines, double size, double indent, double gap) {
        double height = LEADING * size;
        for (int i = 0; i < lines.size(); i++) {
            List<Run> runs = lines.get(i);
            boolean keep = lines.size() > 1 && (i == 0 || i == lines.size() - 2);
            boolean whole = indent > 0;
            units.add(new PdfUnit(height, i == 0 ? gap : 0, keep, (page, x, y) -> {
                for (Run run : runs) {
                    type.set(page.out(), run.face(), run.text(), x + indent + run.x(), y - ASCENT * size);
                }
                if (whole) {
                    bar(page, x + indent - 5, y, height);
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

    private void diagram(Block.Diagram diagram) {
        if (!units.isEmpty()) {
            units.set(units.size() - 1, units.getLast().kept());
        }
        PdfDiagram board = new PdfDiagram(diagram.picture(), palette, DIAGRAM * width);
        double wide = board.width();
        double high = board.height();
        Face face = new Face(Lettering.OBLIQUE, CAPTION, false);
        String caption = type.fitted(face, type.printable(face, diagram.caption()), width);
        double below = high + CAPTION_GAP + LEADING * CAPTION + 3;
        units.add(new PdfUnit(below, 1.4 * GAP, false, (page, x, y) -> {
            double left = x + (width - wide) / 2;
            if (grounded) {
                board.ground(page.out(), left, y);
            }
            board.draw(page.out(), type.fonts(), left, y);
            type.set(
                    page.out(),
                    face,
                    caption,
                    x + (width - type.width(face, caption)) / 2,
                    y - high - CAPTION_GAP - ASCENT * CAPTION);
            mark.accept(diagram.caption(), new PdfPagesPlace(page, y));
        }));
    }
}
