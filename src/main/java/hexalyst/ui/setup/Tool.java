package hexalyst.ui.setup;

import hexalyst.game.Content;

/// What the left button paints; the right one erases, or paints the other colour where this is one.
public enum Tool {
    /// A piece of the first player.
    WHITE(Content.WHITE, Content.BLACK),
    /// A piece of the second player.
    BLACK(Content.BLACK, Content.WHITE),
    /// No piece can be placed there.
    BLOCKED(Content.BLOCKED, Content.EMPTY),
    /// Takes away what is there.
    ERASE(Content.EMPTY, Content.EMPTY);

    private final Content left;
    private final Content right;

    Tool(Content left, Content right) {
        this.left = left;
        this.right = right;
    }

    /// What a button leaves on a cell.
    Content content(boolean leftButton) {
        return leftButton ? left : right;
    }
}
