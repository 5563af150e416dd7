package hexalyst.export.pdf;

import hexalyst.board.CellSet;
import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Fact;
import hexalyst.export.pdf.PdfLines.Run;
import hexalyst.export.pdf.PdfType.Face;
import hexalyst.export.picture.Colour;
import hexalyst.export.picture.Lettering;
import hexalyst.export.picture.Palette;
import hexalyst.export.picture.PdfSurface;
import java.awt.Color;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.util.Matrix;

/// A board on a printed page. It is drawn as for a screen and scaled down, since paper shows finer lines and letters.
public final class PdfDiagram {
    /// The width of the drawing in pixels, before scaling.
    private static final double DRAWN = 340;
    /// Letters are larger than on a screen, as far as cells have room, to be readable in print.
    private static final double LETTERING = 1.6;

    private static final Face FACTS = new Face(Lettering.REGULAR, 6.5, true);
    private static final double LEADING = 9;

    private final PdfType type;
    private final BoardPicture picture;
    private final Palette palette;
    private final double width;
    private final BoardGeometry geometry;
    /// What the position has besides the board, in lines.
    private final List<List<Run>> facts;

    /// @param width in points
    /// @param shown the cells that are drawn
    public PdfDiagram(PdfType type, BoardPicture picture, Palette palette, double width, CellSet shown) {
        this.type = type;
        this.picture = picture;
        this.palette = palette;
        this.width = width;
        PdfLines lines = new PdfLines(type, width);
        // A fact stays on one line if it has room.
        lines.add(
                FACTS,
                picture.game().told().stream()
                        .map(fact -> type.width(FACTS, type.printable(FACTS, fact)) > width
                                ? fact
                                : fact.replace(' ', '\u00A0'))
                        .collect(Collectors.joining(Fact.BETWEEN)));
        facts = lines.finished();
        BoardGeometry whole = BoardGeometry.wide(
                picture.grid(), picture.look().turn(), picture.look().mirrored(), drawn());
        geometry = shown.equals(whole.shown())
                ? whole
                : BoardGeometry.cut(
                        picture.grid(), picture.look().turn(), picture.look().mirrored(), drawn(), shown);
    }

    private double scale() {
        return width / drawn();
    }

    public double width() {
        return width;
    }

    public double height() {
        return board() * scale() + facts.size() * LEADING;
    }

    private double board() {
        return geometry.height();
    }

    private double drawn() {
        return Math.max(DRAWN, width);
    }

    /// Draws the board.
    ///
    /// @param x its left edge
    /// @param y its upper edge, from the bottom of the page
    /// @param grounded true to draw the theme's background under it
    public void print(PdfPages.Page page, double x, double y, boolean grounded) {
        PDPageContentStream out = page.out();
        try {
            if (grounded) {
                Colour ground = palette.background();
                out.setNonStrokingColor(new Color(ground.red(), ground.green(), ground.blue()));
                // The facts below are printed on the paper, in its colours.
                double high = board() * scale();
                out.addRect((float) x, (float) (y - high), (float) width, (float) high);
                out.fill();
            }
            out.saveGraphicsState();
            out.transform(Matrix.getTranslateInstance((float) x, (float) y));
            out.transform(Matrix.getScaleInstance((float) scale(), (float) scale()));
            PdfSurface surface = new PdfSurface(out, palette, type.fonts(), 0, 0);
            new BoardPainter(surface, geometry, LETTERING).paint(picture);
            out.restoreGraphicsState();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (int i = 0; i < facts.size(); i++) {
            List<Run> line = facts.get(i);
            double left = x
                    + (width
                                    - line.getLast().x()
                                    - type.width(FACTS, line.getLast().text()))
                            / 2;
            double base = y - board() * scale() - (i + 1) * LEADING + 2;
            line.forEach(run -> type.set(out, FACTS, run.text(), left + run.x(), base));
        }
    }
}
