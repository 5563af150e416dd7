package hexalyst.export.board;

/// The line below a picture that tells what the position has beside the board.
public final class FactLine {
    /// The height of its letters, in widths of the picture and in pixels.
    private static final double SIZE = 0.028;

    private static final double LEAST = 8;
    private static final double MOST = 24;
    /// How wide a letter is, in heights of the text, a little more than most are.
    public static final double LETTER = 0.56;

    private static final double LINE = 1.9;

    private FactLine() {}

    /// The height of its letters, as long as it is short.
    public static double size(double width) {
        return Math.clamp(SIZE * width, LEAST, MOST);
    }

    /// How much room it takes below a picture of this width, in whole pixels.
    public static double height(double width) {
        return Math.ceil(LINE * size(width));
    }

    /// Where its middle is, below where it begins.
    public static double middle(double width) {
        return 0.45 * height(width);
    }

    /// Draws it, smaller where it is long.
    ///
    /// @param text what it says; if it is empty, nothing is drawn
    /// @param width of the picture
    /// @param top where it begins
    public static void paint(Surface out, String text, double width, double top) {
        if (!text.isEmpty()) {
            out.layer("facts");
            double size = Math.min(size(width), width / (LETTER * text.length()));
            out.text(text, width / 2, top + middle(width), size, false, Ink.LETTER, 1);
        }
    }
}
