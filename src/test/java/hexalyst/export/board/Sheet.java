package hexalyst.export.board;

import java.util.ArrayList;
import java.util.List;

/// A surface that records what is drawn on it.
final class Sheet implements Surface {
    /// A figure.
    ///
    /// @param layer the layer that it is on
    /// @param form `circle`, `rectangle`, `polygon` or `text`
    /// @param x its centre
    /// @param y its centre
    /// @param size its radius, half its width, or the height of its letters
    /// @param tone its fill, or its outline if it has no fill
    /// @param text the text
    record Figure(String layer, String form, double x, double y, double size, Tone tone, String text) {}

    private final List<Figure> figures = new ArrayList<>();
    private String layer = "";

    List<Figure> on(String name) {
        return figures.stream().filter(figure -> figure.layer().equals(name)).toList();
    }

    private void add(String form, double x, double y, double size, Style style) {
        Tone tone = style.isFilled() ? style.fill() : style.line();
        figures.add(new Figure(layer, form, x, y, size, tone, ""));
    }

    @Override
    public void layer(String name) {
        layer = name;
    }

    @Override
    public void polygon(double[] xs, double[] ys, Style style) {
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double low = -Double.MAX_VALUE;
        for (int i = 0; i < xs.length; i++) {
            left = Math.min(left, xs[i]);
            right = Math.max(right, xs[i]);
            top = Math.min(top, ys[i]);
            low = Math.max(low, ys[i]);
        }
        add("polygon" + xs.length, (left + right) / 2, (top + low) / 2, (right - left) / 2, style);
    }

    @Override
    public void circle(double x, double y, double radius, Style style) {
        add("circle", x, y, radius, style);
    }

    @Override
    public void halfDisc(double x, double y, double radius, boolean left, Style style) {
        add("half disc", x, y, radius, style);
    }

    @Override
    public void rectangle(double x, double y, double width, double height, double round, Style style) {
        add("rectangle", x + width / 2, y + height / 2, width / 2, style);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Style style) {
        add("line", (x1 + x2) / 2, (y1 + y2) / 2, Math.hypot(x2 - x1, y2 - y1) / 2, style);
    }

    @Override
    public void text(String text, double x, double y, double size, boolean bold, Tone tone, double opacity) {
        figures.add(new Figure(layer, "text", x, y, size, tone, text));
    }
}
