package hexalyst.export.picture;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A colour.
///
/// @param red 0 to 255
/// @param green 0 to 255
/// @param blue 0 to 255
/// @param opacity 0 to 1
public record Colour(int red, int green, int blue, double opacity) {
    private static final Pattern HEX = Pattern.compile("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})");
    private static final Pattern RGBA = Pattern.compile(
            "rgba?\\(\\s*(\\d{1,3})\\s*,\\s*(\\d{1,3})\\s*,\\s*(\\d{1,3})\\s*(?:,\\s*(\\d?\\.?\\d+)\\s*)?\\)");
    private static final int MOST = 255;
    private static final int HEXADECIMAL = 16;

    /// Checks the ranges.
    ///
    /// @throws IllegalArgumentException if a part is out of its range
    public Colour {
        if ((red | green | blue) >> 8 != 0 || opacity < 0 || opacity > 1) {
            throw new IllegalArgumentException(red + " " + green + " " + blue + " " + opacity);
        }
    }

    /// A colour in the syntax of style sheets: `#rrggbb`, `#rgb`, `rgb(...)`, `rgba(...)` or one of the seventeen names
    /// of CSS 2.1; empty for anything else.
    public static Optional<Colour> parse(String text) {
        Matcher hex = HEX.matcher(text);
        if (hex.matches()) {
            return Optional.of(hex(hex.group(1)));
        }
        Matcher rgba = RGBA.matcher(text);
        if (rgba.matches()) {
            double opacity = rgba.group(4) == null ? 1 : Double.parseDouble(rgba.group(4));
            return Optional.of(
                    new Colour(part(rgba.group(1)), part(rgba.group(2)), part(rgba.group(3)), Math.min(1, opacity)));
        }
        return named(text).map(Colour::hex);
    }

    private static Colour hex(String digits) {
        String all = digits.length() == 3 ? digits.replaceAll("[0-9a-fA-F]", "$0$0") : digits;
        int rgb = Integer.parseInt(all, HEXADECIMAL);
        return new Colour(rgb >> 16, rgb >> 8 & MOST, rgb & MOST, 1);
    }

    private static int part(String digits) {
        return Math.min(MOST, Integer.parseInt(digits));
    }

    private static Optional<String> named(String name) {
        String hex = switch (name) {
            case "black" -> "000000";
            case "silver" -> "c0c0c0";
            case "gray", "grey" -> "808080";
            case "white" -> "ffffff";
            case "maroon" -> "800000";
            case "red" -> "ff0000";
            case "purple" -> "800080";
            case "fuchsia" -> "ff00ff";
            case "green" -> "008000";
            case "lime" -> "00ff00";
            case "olive" -> "808000";
            case "yellow" -> "ffff00";
            case "navy" -> "000080";
            case "blue" -> "0000ff";
            case "teal" -> "008080";
            case "aqua" -> "00ffff";
            case "orange" -> "ffa500";
            default -> "";
        };
        return Optional.of(hex).filter(digits -> !digits.isEmpty());
    }

    /// The colour without its opacity, as `#rrggbb`.
    public String hex() {
        return "#"
                + Integer.toHexString(1 << 24 | red << 16 | green << 8 | blue).substring(1);
    }
}
