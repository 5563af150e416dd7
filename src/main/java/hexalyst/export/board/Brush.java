package hexalyst.export.board;

import hexalyst.board.Outline.Point;
import hexalyst.export.board.BoardGeometry.Corners;
import hexalyst.export.board.Surface.Style;

/// Draws simple figures on a board's surface. Sizes are in cell radii unless they say otherwise.
final class Brush {
    /// Text smaller than this cannot be read and is left out, in pixels.
    private static final double SMALLEST_TEXT = 6;
    /// The opacity of arrows.
    private static final double OPACITY = 0.85;

    private static final double EDGE = 0.04;

    private final Surface out;
    private final BoardGeometry geometry;
    private final double radius;
    private final double lettering;

    /// @param lettering the scale of text, 1 as usual
    Brush(Surface out, BoardGeometry geometry, double lettering) {
        this.lettering = lettering;
        this.out = out;
        this.geometry = geometry;
        radius = geometry.radius();
    }

    Surface out() {
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

    double x(Point point) {
        return geometry.x(point);
    }

    double y(Point point) {
        return geometry.y(point);
    }

    /// @param degrees clockwise from the top of an unrotated board
    double right(double degrees) {
        return geometry.right(degrees);
    }

    /// @param degrees clockwise from the top of an unrotated board
    double down(double degrees) {
        return geometry.down(degrees);
    }

    Corners corners(int cell, double scale) {
        return geometry.corners(cell, scale);
    }

    /// The width of a line, in pixels; never too thin to be seen.
    double width(double width) {
        return Math.max(1, width * radius);
    }

    Style line(Tone tone, double width) {
        return Style.outline(tone, width(width));
    }

    Style both(Tone fill, Tone line, double width) {
        return new Style(fill, line, width(width), 0, 1);
    }

    /// Draws the outline of a cell.
    void cell(int cell, double scale, Style style) {
        Corners corners = corners(cell, scale);
        out.polygon(corners.xs(), corners.ys(), style);
    }

    /// @param x the centre, in pixels
    /// @param y the centre, in pixels
    void disc(double x, double y, double size, Tone tone) {
        out.circle(x, y, size * radius, Style.filled(tone));
    }

    void ring(double x, double y, double size, Tone tone, double width) {
        out.circle(x, y, size * radius, line(tone, width));
    }

    void cross(double x, double y, double size, Style style) {
        double r = size * radius;
        out.line(x - r, y - r, x + r, y + r, style);
        out.line(x - r, y + r, x + r, y - r, style);
    }

    /// Draws an arrow from the middle of a cell to that of another.
    void arrow(int from, int to, Tone tone) {
        double length = Math.hypot(x(to) - x(from), y(to) - y(from));
        double ux = (x(to) - x(from)) / length;
        double uy = (y(to) - y(from)) / length;
        double tip = length - 0.2 * radius;
        double neck = tip - 0.45 * radius;
        double wing = 0.26 * radius;
        double[] xs = {x(from) + tip * ux, x(from) + neck * ux - wing * uy, x(from) + neck * ux + wing * uy};
        double[] ys = {y(from) + tip * uy, y(from) + neck * uy + wing * ux, y(from) + neck * uy - wing * ux};
        double startX = x(from) + 0.25 * radius * ux;
        double startY = y(from) + 0.25 * radius * uy;
        double endX = x(from) + neck * ux;
        double endY = y(from) + neck * uy;
        // A pale edge first, since an arrow may cross something of its own colour.
        double width = Math.max(2, 0.15 * radius);
        Style edge = Style.outline(Ink.CELL_HOVER, width + 2 * EDGE * radius).faint(OPACITY);
        out.line(startX, startY, endX, endY, edge);
        out.polygon(xs, ys, Style.outline(Ink.CELL_HOVER, 2 * EDGE * radius).faint(OPACITY));
        out.line(startX, startY, endX, endY, Style.outline(tone, width).faint(OPACITY));
        out.polygon(xs, ys, Style.filled(tone).faint(OPACITY));
    }

    /// The height of a text in pixels, scaled by the lettering.
    ///
    /// @param pixels its usual height; lack of space never makes it smaller
    /// @param most the greatest height that fits, in radii
    double grown(double pixels, double most) {
        return lettering <= 1 ? pixels * lettering : Math.max(pixels, Math.min(lettering * pixels, most * radius));
    }

    /// Writes in bold, scaled by the lettering.
    ///
    /// @param size the usual height of the text, in radii
    /// @param most the greatest height that fits, in radii
    void bold(String text, double x, double y, double size, double most, Tone tone) {
        text(text, x, y, grown(size * radius, most), tone);
    }

    /// Writes in bold.
    ///
    /// @param size the height of the text, in radii
    void bold(String text, double x, double y, double size, Tone tone) {
        text(text, x, y, size * radius, tone);
    }

    /// Writes in bold.
    ///
    /// @param pixels the height of the text, in pixels
    void text(String text, double x, double y, double pixels, Tone tone) {
        write(text, x, y, pixels, true, tone);
    }

    /// Writes in the regular weight.
    ///
    /// @param pixels the height of the text, in pixels
    void thin(String text, double x, double y, double pixels, Tone tone) {
        write(text, x, y, pixels, false, tone);
    }

    private void write(String text, double x, double y, double pixels, boolean bold, Tone tone) {
        if (pixels >= SMALLEST_TEXT) {
            out.text(text, x, y, pixels, bold, tone, 1);
        }
    }
}
