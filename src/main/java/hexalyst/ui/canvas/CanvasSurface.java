package hexalyst.ui.canvas;

import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface;
import hexalyst.export.board.Tone;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.ArcType;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// Draws on a canvas of the window, with paints from the style sheets.
public final class CanvasSurface implements Surface {
    private final GraphicsContext out;
    private final Function<Ink, Paint> paints;
    private final Map<Double, Font> bold = new HashMap<>();
    private final Map<Double, Font> thin = new HashMap<>();

    /// Clears the canvas and a margin: at some scales, the last row of pixels lies only partly within its size.
    ///
    /// @param out the canvas
    /// @param left the place of its left edge in the drawing
    /// @param top the place of its upper edge
    public CanvasSurface(GraphicsContext out, double left, double top, Function<Ink, Paint> paints) {
        this.out = out;
        this.paints = paints;
        out.setTransform(1, 0, 0, 1, 0, 0);
        out.clearRect(-2, -2, out.getCanvas().getWidth() + 4, out.getCanvas().getHeight() + 4);
        out.translate(-left, -top);
        out.setTextAlign(TextAlignment.CENTER);
        out.setTextBaseline(VPos.CENTER);
    }

    @Override
    public void layer(String name) {
        // A canvas has none.
    }

    private Paint paint(Tone tone) {
        return switch (tone) {
            case Ink ink -> paints.apply(ink);
            case Tone.Named named -> named(named.name());
        };
    }

    private Paint named(String name) {
        try {
            return Color.web(name);
        } catch (IllegalArgumentException unknown) {
            return paints.apply(Ink.MARK);
        }
    }

    private boolean fills(Style style) {
        if (style.isFilled()) {
            out.setGlobalAlpha(style.opacity());
            out.setFill(paint(style.fill()));
        }
        return style.isFilled();
    }

    private boolean strokes(Style style) {
        if (style.isOutlined()) {
            out.setGlobalAlpha(style.opacity());
            out.setStroke(paint(style.line()));
            out.setLineWidth(style.width());
            if (style.dash() > 0) {
                out.setLineDashes(style.dash(), style.gap());
            } else {
                out.setLineDashes();
            }
        }
        return style.isOutlined();
    }

    @Override
    public void polygon(double[] xs, double[] ys, Style style) {
        if (fills(style)) {
            out.fillPolygon(xs, ys, xs.length);
        }
        if (strokes(style)) {
            out.strokePolygon(xs, ys, xs.length);
        }
    }

    @Override
    public void circle(double x, double y, double radius, Style style) {
        if (fills(style)) {
            out.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
        }
        if (strokes(style)) {
            out.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
        }
    }

    @Override
    public void halfDisc(double x, double y, double radius, boolean left, Style style) {
        double start = left ? 90 : -90;
        if (fills(style)) {
            out.fillArc(x - radius, y - radius, 2 * radius, 2 * radius, start, 180, ArcType.CHORD);
        }
        if (strokes(style)) {
            out.strokeArc(x - radius, y - radius, 2 * radius, 2 * radius, start, 180, ArcType.CHORD);
        }
    }

    @Override
    public void rectangle(double x, double y, double width, double height, double round, Style style) {
        if (fills(style)) {
            out.fillRoundRect(x, y, width, height, 2 * round, 2 * round);
        }
        if (strokes(style)) {
            out.strokeRoundRect(x, y, width, height, 2 * round, 2 * round);
        }
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Style style) {
        if (strokes(style)) {
            out.strokeLine(x1, y1, x2, y2);
        }
    }

    @Override
    public void text(String text, double x, double y, double size, boolean strong, Tone tone, double opacity) {
        out.setGlobalAlpha(opacity);
        out.setFill(paint(tone));
        out.setFont(
                strong
                        ? bold.computeIfAbsent(size, height -> Font.font(null, FontWeight.BOLD, height))
                        : thin.computeIfAbsent(size, Font::font));
        out.fillText(text, x, y);
    }
}
