package hexalyst.record;

import hexalyst.game.Side;

/// How moves are numbered, in a text and on the pieces of a figure alike.
public enum Numbering {
    /// As in chess: a move of White's and the next one of Black's share a number.
    MOVES,
    /// As in Go: each move has the next number.
    PLIES;

    /// The number of a move.
    ///
    /// @param begins the player who begins the game
    /// @param index how many moves come before it
    public int number(Side begins, int index) {
        return switch (this) {
            case MOVES -> (index + (begins == Side.WHITE ? 0 : 1)) / 2 + 1;
            case PLIES -> index + 1;
        };
    }

    /// The number as it is written before a move, such as `12.` or `12...`.
    ///
    /// @param begins the player who begins the game
    /// @param index how many moves come before it
    public String text(Side begins, int index) {
        return number(begins, index) + (this == PLIES || isWhites(begins, index) ? "." : "...");
    }

    /// Whether a move that directly follows another one in a text needs its number.
    ///
    /// @param begins the player who begins the game
    /// @param index how many moves come before it
    public boolean isWritten(Side begins, int index) {
        return this == PLIES || isWhites(begins, index);
    }

    private static boolean isWhites(Side begins, int index) {
        return index % 2 == 0 == (begins == Side.WHITE);
    }
}
