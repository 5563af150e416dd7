package hexalyst.export.board;

/// The line below a picture with what the position has besides the board.
public final class FactLine {
    /// The height of its letters, in widths of the picture and in pixels.
    private static final double SIZE = 0.028;

    private static final double LEAST = 8;
    private static final double MOST = 24;
    /// The assumed width of a letter, relative to the text height; a little wider than most letters.
    public static final double LETTER = 0.56;

    private static final double LINE = 1.9;

    private FactLine() {}

    /// The height of its letters, unless it is long.
    public static double size(double width) {
        return Math.clamp(SIZE * width, LEAST, MOST);
    }

    /// The height of the line below a picture of this width, in whole pixels.
    public static double height(double width) {
        return Math.ceil(LINE * size(width));
    }

    /// The distance from its top to its middle.
    public static double middle(double width) {
        return 0.45 * height(width);
    }

    /// Draws the line, with smaller letters if it is long.
    ///
    /// @param text the text; if it is empty, nothing is drawn
    /// @param width the width of the picture
    /// @param top its upper edge
    public static void paint(Surface out, String text, double width, double top) {
        if (!text.isEmpty()) {
            out.layer("facts");
            double size = Math.min(size(width), width / (LETTER * text.length()));
            out.text(text, width / 2, top + middle(width), size, false, Ink.LETTER, 1);
        }
    }
}
