package hexalyst.notation.source;

/// Text of words, wrapped at a line width where possible. Confined to one thread.
public final class WrappedText {
    private final StringBuilder out;
    private final int width;
    private int column;

    /// @param out where the text goes
    /// @param width the most characters in a line, except for longer words
    public WrappedText(StringBuilder out, int width) {
        this.out = out;
        this.width = width;
    }

    /// Adds a word after a space, or on a new line if this one is full.
    public void word(String word) {
        if (column > 0 && column + 1 + word.length() > width) {
            out.append('\n');
            column = 0;
        } else if (column > 0) {
            out.append(' ');
            column++;
        }
        glue(word);
    }

    /// Adds text to the last word.
    public void glue(String text) {
        out.append(text);
        column += text.length();
    }

    /// Adds text that may be wrapped at every single space between two other characters, unless the following text
    /// would look like a tag at the beginning of a line.
    public void breakable(String text) {
        int from = 0;
        for (int i = 1; i < text.length() - 1; i++) {
            if (text.charAt(i) == ' ' && mayBreak(text, i)) {
                word(text.substring(from, i));
                from = i + 1;
            }
        }
        word(text.substring(from));
    }

    private static boolean mayBreak(String text, int space) {
        char next = text.charAt(space + 1);
        boolean tag = next == '[' && !text.startsWith("[%", space + 1);
        return !CommentText.isBlank(text.charAt(space - 1)) && !CommentText.isBlank(next) && !tag;
    }

    /// Ends the line.
    public void newLine() {
        out.append('\n');
        column = 0;
    }
}
