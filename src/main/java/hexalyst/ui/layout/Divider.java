package hexalyst.ui.layout;

import java.util.Locale;

/// A line between two parts of the window that can be dragged. Its place is a share of the width, or of the height, of
/// what it divides: 0 at the left or top, 1 at the right or bottom.
public enum Divider {
    /// Between the board and the side.
    BOARD(0.6),
    /// Between the engine and the tabs of the game.
    ENGINE(0.34),
    /// Between the tabs of the game and the comment.
    COMMENT(0.83),
    /// The same on the page of play, which has no engine above.
    PLAY_COMMENT(0.78),
    /// Between the openings and the tabs of the game.
    OPENINGS(0.62),
    /// Between the moves and the games of the openings, where both have room.
    OPENING_GAMES(0.42);

    private final double usual;

    Divider(double usual) {
        this.usual = usual;
    }

    /// Where it is until it is dragged.
    public double usual() {
        return usual;
    }

    /// The setting that remembers it.
    String setting() {
        return "divider." + name().toLowerCase(Locale.ROOT);
    }
}
