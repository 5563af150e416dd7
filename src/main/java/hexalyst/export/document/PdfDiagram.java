package hexalyst.export.document;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.FactLine;
import hexalyst.export.picture.Colour;
import hexalyst.export.picture.Palette;
import hexalyst.export.picture.PdfFonts;
import hexalyst.export.picture.PdfSurface;
import java.awt.Color;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.util.Matrix;

/// A board on a printed page. It is drawn as for a screen and scaled down, since paper shows finer lines and letters.
final class PdfDiagram {
    /// The width of the drawing in pixels, before scaling.
    private static final double DRAWN = 340;

    private final BoardPicture picture;
    private final Palette palette;
    private final double width;
    private final BoardGeometry geometry;

    /// @param width in points
    PdfDiagram(BoardPicture picture, Palette palette, double width) {
        this.picture = picture;
        this.palette = palette;
        this.width = width;
        geometry = BoardGeometry.wide(
                picture.grid(), picture.look().turn(), picture.look().mirrored(), drawn());
    }

    private double scale() {
        return width / drawn();
    }

    double width() {
        return width;
    }

    double height() {
        return (board() + (picture.game().facts().isEmpty() ? 0 : FactLine.height(drawn()))) * scale();
    }

    private double board() {
        return 2 * geometry.centreY();
    }

    private double drawn() {
        return Math.max(DRAWN, width);
    }

    /// Draws the board.
    ///
    /// @param x its left edge
    /// @param y its upper edge, from the foot of the page
    void draw(PDPageContentStream out, PdfFonts fonts, double x, double y) {
        try {
            out.saveGraphicsState();
            out.transform(Matrix.getTranslateInstance((float) x, (float) y));
            out.transform(Matrix.getScaleInstance((float) scale(), (float) scale()));
            PdfSurface surface = new PdfSurface(out, palette, fonts, 0, 0);
            new BoardPainter(surface, geometry).paint(picture);
            FactLine.paint(surface, picture.game().line(), drawn(), board());
            out.restoreGraphicsState();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Draws the theme's background under the board.
    void ground(PDPageContentStream out, double x, double y) {
        try {
            Colour ground = palette.background();
            out.setNonStrokingColor(new Color(ground.red(), ground.green(), ground.blue()));
            out.addRect((float) x, (float) (y - height()), (float) width, (float) height());
            out.fill();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
