package hexalyst.export.picture;

import static hexalyst.export.picture.Xml.number;

import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface;
import hexalyst.export.board.Tone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Draws SVG 1.1. Each layer is a group with the style of most of its figures, so that a figure only states the
/// differences. Text stays text.
final class SvgSurface implements Surface {
    private final Optional<Palette> palette;
    private final List<String> layers = new ArrayList<>();
    private final StringBuilder out = new StringBuilder();
    private final List<Figure> figures = new ArrayList<>();
    private String layer = "";
    /// The element that says what a figure shows, if there is anything to say.
    private String title = "";

    private record Figure(String form, String content, Map<String, String> looks) {
        boolean isText() {
            return form.startsWith("text");
        }

        /// The end of the element, after its attributes.
        String end() {
            String name = form.substring(0, form.indexOf(' '));
            return content.isEmpty() ? "/>\n" : ">" + content + "</" + name + ">\n";
        }
    }

    /// @param palette the colours; if there are none, they are properties of the style sheet of the page that the
    ///     drawing is in, and the groups have no ids, since there may be several drawings
    SvgSurface(Optional<Palette> palette) {
        this.palette = palette;
    }

    /// Everything drawn, as an SVG group for each layer.
    List<String> groups() {
        layer("");
        return layers;
    }

    @Override
    public void layer(String name) {
        if (!figures.isEmpty()) {
            Map<String, String> usual = usual();
            out.append("<g");
            if (palette.isPresent()) {
                attribute("id", layer);
            }
            usual.forEach(this::attribute);
            out.append(">\n");
            for (Figure figure : figures) {
                out.append('<').append(figure.form());
                figure.looks().forEach((key, value) -> {
                    if (!value.equals(usual.get(key))) {
                        attribute(key, value);
                    }
                });
                usual.keySet().stream()
                        .filter(key -> !figure.looks().containsKey(key))
                        .filter(key -> figure.isText() || !isOfLetters(key))
                        .forEach(key -> attribute(key, plain(key)));
                out.append(figure.end());
            }
            layers.add(out.append("</g>\n").toString());
            out.setLength(0);
            figures.clear();
        }
        layer = name;
    }

    private void attribute(String key, String value) {
        out.append(' ').append(key).append("=\"").append(value).append('"');
    }

    /// For each style property, the value that more than half of the layer's figures have. For font properties only
    /// texts count, since they do not affect other figures.
    private Map<String, String> usual() {
        Map<String, String> usual = new LinkedHashMap<>();
        Map<Map.Entry<String, String>, Integer> counts = new LinkedHashMap<>();
        figures.forEach(figure -> figure.looks().entrySet().forEach(look -> counts.merge(look, 1, Integer::sum)));
        long texts = figures.stream().filter(Figure::isText).count();
        counts.forEach((look, count) -> {
            if (2 * count > (isOfLetters(look.getKey()) ? texts : figures.size())) {
                usual.put(look.getKey(), look.getValue());
            }
        });
        return usual;
    }

    private static boolean isOfLetters(String key) {
        return key.startsWith("font") || key.equals("text-anchor");
    }

    /// The default value of a style property.
    private static String plain(String key) {
        return switch (key) {
            case "fill", "stroke", "stroke-dasharray" -> "none";
            case "font-weight" -> "normal";
            default -> "1";
        };
    }

    private Map<String, String> looks(Style wanted) {
        Style style = palette.map(known -> known.drawn(wanted)).orElse(wanted);
        Map<String, String> looks = new LinkedHashMap<>();
        looks.put("fill", style.isFilled() ? colour("fill", style.fill(), style.opacity(), looks) : "none");
        if (style.isOutlined()) {
            looks.put("stroke", colour("stroke", style.line(), style.opacity(), looks));
            looks.put("stroke-width", String.format(Locale.ROOT, "%.2f", style.width()));
            if (style.dash() > 0) {
                looks.put("stroke-dasharray", number(style.dash()) + " " + number(style.gap()));
            }
        }
        return looks;
    }

    private String colour(String what, Tone tone, double opacity, Map<String, String> looks) {
        Optional<Colour> colour = palette.map(known -> known.colour(tone));
        double much = opacity * colour.map(Colour::opacity).orElse(1.0);
        if (much < 1) {
            looks.put(what + "-opacity", String.format(Locale.ROOT, "%.2f", much));
        }
        return colour.map(Colour::hex).orElseGet(() -> property(tone));
    }

    /// The paint in a page: a property of its style sheet, or a user's own colour.
    private static String property(Tone tone) {
        return switch (tone) {
            case Ink ink -> "var(-" + ink.property() + ")";
            case Tone.Named named -> Colour.parse(named.name()).map(Colour::hex).orElseGet(() -> property(Ink.MARK));
        };
    }

    private void add(String form, Style style) {
        figures.add(new Figure(form, title, looks(style)));
    }

    @Override
    public void about(Supplier<String> words) {
        String said = words.get();
        title = said.isEmpty() ? "" : "<title>" + Xml.escaped(said) + "</title>";
    }

    @Override
    public void polygon(double[] xs, double[] ys, Style style) {
        StringBuilder points = new StringBuilder("polygon points=\"");
        for (int i = 0; i < xs.length; i++) {
            points.append(i == 0 ? "" : " ").append(number(xs[i])).append(',').append(number(ys[i]));
        }
        add(points.append('"').toString(), style);
    }

    @Override
    public void circle(double x, double y, double radius, Style style) {
        add("circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"" + number(radius) + "\"", style);
    }

    @Override
    public void halfDisc(double x, double y, double radius, boolean left, Style style) {
        String r = number(radius);
        add(
                "path d=\"M" + number(x) + "," + number(y - radius) + "A" + r + "," + r + " 0 0 " + (left ? 0 : 1) + " "
                        + number(x) + "," + number(y + radius) + "Z\"",
                style);
    }

    @Override
    public void rectangle(double x, double y, double width, double height, double round, Style style) {
        add(
                "rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\""
                        + number(height) + "\"" + (round > 0 ? " rx=\"" + number(round) + "\"" : ""),
                style);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Style style) {
        add(
                "line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) + "\" y2=\"" + number(y2)
                        + "\"",
                style);
    }

    @Override
    public void text(String text, double x, double y, double size, boolean bold, Tone tone, double opacity) {
        Map<String, String> looks = new LinkedHashMap<>();
        looks.put("fill", colour("fill", tone, opacity, looks));
        looks.put("font-size", number(size));
        looks.put("text-anchor", "middle");
        if (bold) {
            looks.put("font-weight", "bold");
        }
        figures.add(new Figure(
                "text x=\"" + number(x) + "\" y=\"" + number(y + Lettering.FOOT * size) + "\"",
                title + Xml.escaped(text),
                looks));
    }
}
