package hexalyst.export.picture;

import java.util.Locale;

/// Writes text and numbers into XML and HTML.
public final class Xml {
    private static final char REPLACEMENT = '\uFFFD';

    private Xml() {}

    /// Escapes text so that nothing in it is read as markup, in an element or in quotes. Characters that XML 1.0 does
    /// not allow are replaced, and so are those that change the writing direction of the following text (Unicode's
    /// embeddings, overrides and isolates), since they could disguise text.
    public static String escaped(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.appendCodePoint(isAllowed(c) ? c : REPLACEMENT);
            }
        });
        return out.toString();
    }

    /// Text without the characters that [#escaped] replaces, for formats that escape in other ways.
    public static String allowed(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> out.appendCodePoint(isAllowed(c) ? c : REPLACEMENT));
        return out.toString();
    }

    /// Whether a character is allowed in XML and does not change the writing direction.
    static boolean isAllowed(int c) {
        boolean xml = c == '\t'
                || c == '\n'
                || c >= ' ' && c < 0xD800
                || c >= 0xE000 && c <= 0x10FFFF && (c & 0xFFFE) != 0xFFFE;
        boolean turns = c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069;
        return xml && !turns && !(c >= 0x7F && c < 0xA0);
    }

    /// A length with at most one decimal.
    public static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        String shorter = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        return shorter.equals("-0") ? "0" : shorter;
    }
}
