package hexalyst.ui.setup;

import hexalyst.game.Content;

/// What the left button paints; the right one erases, or paints the other colour where this is one.
public enum Tool {
    /// A piece of the first player.
    WHITE,
    /// A piece of the second player.
    BLACK,
    /// No piece can be placed there.
    BLOCKED,
    /// Takes away what is there.
    ERASE;

    /// What a button leaves on a cell.
    Content content(boolean leftButton) {
        return switch (this) {
            case WHITE -> leftButton ? Content.WHITE : Content.BLACK;
            case BLACK -> leftButton ? Content.BLACK : Content.WHITE;
            case BLOCKED -> leftButton ? Content.BLOCKED : Content.EMPTY;
            case ERASE -> Content.EMPTY;
        };
    }
}
