package hexalyst.notation.source;

/// Quotes bad input for messages, on one line and not too long.
public final class Quoted {
    private static final int LONGEST = 24;

    private Quoted() {}

    /// A text in quotes.
    public static String text(String text) {
        StringBuilder out = new StringBuilder("\"");
        int shown =
                text.codePointCount(0, text.length()) > LONGEST ? text.offsetByCodePoints(0, LONGEST) : text.length();
        text.substring(0, shown).codePoints().forEach(c -> append(out, c));
        return out.append(shown < text.length() ? "...\"" : "\"").toString();
    }

    /// A message from elsewhere on one line.
    public static String line(String text) {
        int end = text.indexOf('\n');
        StringBuilder out = new StringBuilder();
        text.substring(0, end < 0 ? text.length() : end).strip().codePoints().forEach(c -> append(out, c));
        return out.toString();
    }

    public static String character(int c) {
        StringBuilder out = new StringBuilder();
        append(out, c);
        return "'" + out + "'";
    }

    private static void append(StringBuilder out, int c) {
        boolean shown = switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
        if (shown) {
            out.appendCodePoint(c);
        } else {
            out.append(String.format("U+%04X", c));
        }
    }
}
