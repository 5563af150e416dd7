package hexalyst.export.picture;

import hexalyst.export.board.Surface;
import hexalyst.export.board.Tone;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/// Draws with Java2D, without a display.
final class Java2dSurface implements Surface {
    private static final int FULL = 255;

    private final Graphics2D out;
    private final Palette palette;
    private final Fonts fonts;

    Java2dSurface(Graphics2D out, Palette palette, Fonts fonts) {
        this.out = out;
        this.palette = palette;
        this.fonts = fonts;
        out.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        out.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        out.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        out.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    }

    static Color colour(Colour colour, double opacity) {
        return new Color(
                colour.red(), colour.green(), colour.blue(), (int) Math.round(FULL * colour.opacity() * opacity));
    }

    @Override
    public void layer(String name) {
        // Pixel pictures have no layers.
    }

    private void draw(Shape shape, Style style) {
        if (style.isFilled()) {
            out.setColor(colour(palette.colour(style.fill()), style.opacity()));
            out.fill(shape);
        }
        if (style.isOutlined()) {
            out.setColor(colour(palette.colour(style.line()), style.opacity()));
            out.setStroke(stroke(palette.drawn(style)));
            out.draw(shape);
        }
    }

    private static BasicStroke stroke(Style style) {
        float width = (float) style.width();
        if (style.dash() == 0) {
            return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
        }
        return new BasicStroke(
                width,
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_MITER,
                10,
                new float[] {(float) style.dash(), (float) style.gap()},
                0);
    }

    @Override
    public void polygon(double[] xs, double[] ys, Style style) {
        Path2D path = new Path2D.Double();
        path.moveTo(xs[0], ys[0]);
        for (int i = 1; i < xs.length; i++) {
            path.lineTo(xs[i], ys[i]);
        }
        path.closePath();
        draw(path, style);
    }

    @Override
    public void circle(double x, double y, double radius, Style style) {
        draw(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius), style);
    }

    @Override
    public void halfDisc(double x, double y, double radius, boolean left, Style style) {
        draw(
                new Arc2D.Double(x - radius, y - radius, 2 * radius, 2 * radius, left ? 90 : -90, 180, Arc2D.CHORD),
                style);
    }

    @Override
    public void rectangle(double x, double y, double width, double height, double round, Style style) {
        draw(new RoundRectangle2D.Double(x, y, width, height, 2 * round, 2 * round), style);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Style style) {
        draw(new Line2D.Double(x1, y1, x2, y2), style);
    }

    @Override
    public void text(String text, double x, double y, double size, boolean bold, Tone tone, double opacity) {
        Font font = fonts.of(bold ? Lettering.BOLD : Lettering.REGULAR, text).deriveFont((float) size);
        double width = font.getStringBounds(text, out.getFontRenderContext()).getWidth();
        out.setFont(font);
        out.setColor(colour(palette.colour(tone), opacity));
        out.drawString(text, (float) (x - width / 2), (float) (y + Lettering.FOOT * size));
    }
}
