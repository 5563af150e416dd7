package hexalyst.export.picture;

import hexalyst.export.board.FactLine;
import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface;
import hexalyst.export.board.Surface.Style;
import java.util.OptionalDouble;

/// What stands below the board of an animation: the players, a bar of the value, and the move in words.
///
/// @param players the players; empty if they are not known
/// @param move the move, and the position's value
/// @param white White's chance to win, 0 to 1; empty if nothing is known
/// @param proved true if that is proved; an estimate is drawn pale
public record FrameCaption(String players, String move, OptionalDouble white, boolean proved) {
    /// No caption.
    static final FrameCaption NONE = new FrameCaption("", "", OptionalDouble.empty(), false);

    /// The height of the bar, and its distance from the sides, in heights of the letters.
    private static final double BAR = 0.5;

    private static final double ASIDE = 1.5;
    private static final double PALE = 0.45;

    /// The height below a picture of this width, in whole pixels.
    static int height(int width) {
        return (int) (2 * FactLine.height(width) + bar(width));
    }

    private static double bar(int width) {
        return Math.ceil(BAR * FactLine.size(width));
    }

    /// Draws the caption.
    ///
    /// @param top its upper edge
    void paint(Surface out, int width, double top) {
        double line = FactLine.height(width);
        FactLine.paint(out, players, width, top);
        FactLine.paint(out, move, width, top + line + bar(width));
        double left = ASIDE * FactLine.size(width);
        double whole = width - 2 * left;
        double height = bar(width);
        white.ifPresent(share -> {
            out.rectangle(left, top + line, whole, height, 0, fill(Ink.BLACK));
            out.rectangle(left, top + line, share * whole, height, 0, fill(Ink.WHITE));
            out.rectangle(left, top + line, whole, height, 0, Style.outline(Ink.LETTER, 1));
        });
    }

    private Style fill(Ink ink) {
        return Style.filled(ink).faint(proved ? 1 : PALE);
    }
}
