package hexalyst.export.document;

import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface;
import hexalyst.export.board.Tone;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Records drawings as SVG elements in JSON, each with name, attributes and text, for a script that draws them again.
/// Colours are properties of the page's style sheet.
final class LookSurface implements Surface {
    /// How far the base line of a text is below its middle, in heights; the script uses the same number.
    private static final double FOOT = 0.355;

    private final ArrayNode out;

    /// @param out where the elements go
    LookSurface(ArrayNode out) {
        this.out = out;
    }

    private static double rounded(double length) {
        return Math.round(100 * length) / 100.0;
    }

    private static String colour(Tone tone) {
        return switch (tone) {
            case Ink ink -> "var(-" + ink.property() + ")";
            case Tone.Named named -> named.name();
        };
    }

    private ObjectNode add(String name) {
        return out.addArray().add(name).addObject();
    }

    private ObjectNode add(String name, Style style) {
        ObjectNode looks = add(name).put("fill", style.isFilled() ? colour(style.fill()) : "none");
        if (style.isOutlined()) {
            looks.put("stroke", colour(style.line())).put("stroke-width", rounded(style.width()));
        }
        if (style.dash() > 0) {
            looks.put("stroke-dasharray", rounded(style.dash()) + " " + rounded(style.gap()));
        }
        if (style.opacity() < 1) {
            looks.put("opacity", style.opacity());
        }
        return looks;
    }

    @Override
    public void layer(String name) {
        // The content of one cell needs no layers.
    }

    @Override
    public void polygon(double[] xs, double[] ys, Style style) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < xs.length; i++) {
            points.append(i == 0 ? "" : " ").append(rounded(xs[i])).append(',').append(rounded(ys[i]));
        }
        add("polygon", style).put("points", points.toString());
    }

    @Override
    public void circle(double x, double y, double radius, Style style) {
        add("circle", style).put("cx", rounded(x)).put("cy", rounded(y)).put("r", rounded(radius));
    }

    @Override
    public void halfDisc(double x, double y, double radius, boolean left, Style style) {
        String path = String.format(
                Locale.ROOT,
                "M%.2f,%.2fa%3$.2f,%3$.2f 0 0 %4$d 0,%5$.2fZ",
                x,
                y - radius,
                radius,
                left ? 0 : 1,
                2 * radius);
        add("path", style).put("d", path);
    }

    @Override
    public void rectangle(double x, double y, double width, double height, double round, Style style) {
        add("rect", style)
                .put("x", rounded(x))
                .put("y", rounded(y))
                .put("width", rounded(width))
                .put("height", rounded(height))
                .put("rx", rounded(round));
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Style style) {
        add("line", style)
                .put("x1", rounded(x1))
                .put("y1", rounded(y1))
                .put("x2", rounded(x2))
                .put("y2", rounded(y2));
    }

    @Override
    public void text(String text, double x, double y, double size, boolean bold, Tone tone, double opacity) {
        ArrayNode element = out.addArray().add("text");
        element.addObject()
                .put("fill", colour(tone))
                .put("x", rounded(x))
                .put("y", rounded(y + FOOT * size))
                .put("font-size", rounded(size))
                .put("text-anchor", "middle")
                .put("font-weight", bold ? "bold" : "normal")
                .put("opacity", opacity);
        element.add(text);
    }
}
