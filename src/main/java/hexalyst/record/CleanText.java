package hexalyst.record;

/// Cleans text so that every file format can keep it unchanged: line ends are `\n`, and no half of a surrogate pair
/// stands alone (UTF-8 cannot express one).
final class CleanText {
    private static final char REPLACEMENT = '\uFFFD';

    private CleanText() {}

    /// Text of any number of lines.
    static String block(String text) {
        boolean clean = true;
        for (int i = 0; i < text.length() && clean; i++) {
            char c = text.charAt(i);
            clean = c != '\r' && !Character.isSurrogate(c);
        }
        return clean ? text : rebuilt(text);
    }

    /// Text of one line: line ends become spaces.
    static String line(String text) {
        return block(text).replace('\n', ' ');
    }

    private static String rebuilt(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\r') {
                boolean pair = i + 1 < text.length() && text.charAt(i + 1) == '\n';
                i += pair ? 1 : 0;
                out.append('\n');
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
                out.append(c).append(text.charAt(i));
            } else {
                out.append(Character.isSurrogate(c) ? REPLACEMENT : c);
            }
        }
        return out.toString();
    }
}
