package hexalyst.ui.board;

import hexalyst.ui.board.BoardGeometry.Corners;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// Simple figures on a board's surface. Sizes are in cell radii; paints come from the style sheets.
final class Brush {
    /// Text smaller than this cannot be read and is left out, in pixels.
    private static final double SMALLEST_TEXT = 6;

    private final GraphicsContext out;
    private final BoardGeometry geometry;
    private final Function<Ink, Paint> paints;
    private final double radius;
    private final Map<Double, Font> fonts = new HashMap<>();
    private final Map<Double, Font> thinFonts = new HashMap<>();

    Brush(GraphicsContext out, BoardGeometry geometry, Function<Ink, Paint> paints) {
        this.out = out;
        this.geometry = geometry;
        this.paints = paints;
        radius = geometry.radius();
    }

    GraphicsContext out() {
        return out;
    }

    double radius() {
        return radius;
    }

    double x(int cell) {
        return geometry.x(cell);
    }

    double y(int cell) {
        return geometry.y(cell);
    }

    Corners corners(int cell, double scale) {
        return geometry.corners(cell, scale);
    }

    Paint paint(Ink ink) {
        return paints.apply(ink);
    }

    /// Empties the surface, and a little more: at some scales its last row of pixels is only partly within its size.
    void begin() {
        out.clearRect(-2, -2, out.getCanvas().getWidth() + 4, out.getCanvas().getHeight() + 4);
        out.setTextAlign(TextAlignment.CENTER);
        out.setTextBaseline(VPos.CENTER);
    }

    void fill(Ink ink) {
        out.setFill(paint(ink));
    }

    void stroke(Ink ink, double width) {
        out.setStroke(paint(ink));
        out.setLineWidth(Math.max(1, width * radius));
    }

    void fillHexagon(int cell, double scale, Ink ink) {
        Corners corners = corners(cell, scale);
        fill(ink);
        out.fillPolygon(corners.xs(), corners.ys(), corners.xs().length);
    }

    void strokeHexagon(int cell, double scale, Ink ink, double width) {
        Corners corners = corners(cell, scale);
        stroke(ink, width);
        out.strokePolygon(corners.xs(), corners.ys(), corners.xs().length);
    }

    /// @param x the centre, in pixels
    /// @param y the centre, in pixels
    void fillDisc(double x, double y, double size, Ink ink) {
        double r = size * radius;
        fill(ink);
        out.fillOval(x - r, y - r, 2 * r, 2 * r);
    }

    void ring(double x, double y, double size, Ink ink, double width) {
        double r = size * radius;
        stroke(ink, width);
        out.strokeOval(x - r, y - r, 2 * r, 2 * r);
    }

    void cross(double x, double y, double size, Ink ink, double width) {
        stroke(ink, width);
        crossLines(x, y, size * radius);
    }

    /// With the stroke as it is set.
    void crossLines(double x, double y, double size) {
        out.strokeLine(x - size, y - size, x + size, y + size);
        out.strokeLine(x - size, y + size, x + size, y - size);
    }

    /// Writes in bold.
    ///
    /// @param size the height of the text, in radii
    void bold(String text, double x, double y, double size, Ink ink) {
        text(text, x, y, size * radius, ink);
    }

    /// Writes in bold.
    ///
    /// @param pixels the height of the text, in pixels
    void text(String text, double x, double y, double pixels, Ink ink) {
        write(text, x, y, fonts.computeIfAbsent(pixels, size -> Font.font(null, FontWeight.BOLD, size)), ink);
    }

    /// Writes thinly.
    ///
    /// @param pixels the height of the text, in pixels
    void thin(String text, double x, double y, double pixels, Ink ink) {
        write(text, x, y, thinFonts.computeIfAbsent(pixels, Font::font), ink);
    }

    private void write(String text, double x, double y, Font font, Ink ink) {
        if (font.getSize() >= SMALLEST_TEXT) {
            fill(ink);
            out.setFont(font);
            out.fillText(text, x, y);
        }
    }
}
