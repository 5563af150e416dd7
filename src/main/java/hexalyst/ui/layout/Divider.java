package hexalyst.ui.layout;

import java.util.Locale;

/// A draggable line between two parts of the window. Its position is a share of the divided width or height: 0 at the
/// left or top, 1 at the right or bottom.
public enum Divider {
    /// Between the board and the side panel.
    BOARD(0.6),
    /// Between the engine and the tabs of the game.
    ENGINE(0.34),
    /// Between the tabs of the game and the comment.
    COMMENT(0.83),
    /// The same on the play page, which has no engine above.
    PLAY_COMMENT(0.78),
    /// Between the openings and the tabs of the game.
    OPENINGS(0.62);

    private final double usual;

    Divider(double usual) {
        this.usual = usual;
    }

    /// Its default position.
    public double usual() {
        return usual;
    }

    /// The key of its setting.
    String setting() {
        return "divider." + name().toLowerCase(Locale.ROOT);
    }
}
