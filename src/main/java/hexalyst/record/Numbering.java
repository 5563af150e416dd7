package hexalyst.record;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

    /// Moves as a text with numbers, such as `1. e5w d4b 2. f5w`.
    ///
    /// @param start the start of the game
    /// @param index how many moves come before the first of them
    public String line(Position start, int index, List<Move> moves) {
        Side begins = start.toMove();
        return IntStream.range(0, moves.size())
                .mapToObj(i -> (i == 0 || isWritten(begins, index + i) ? text(begins, index + i) + ' ' : "")
                        + start.text(moves.get(i)))
                .collect(Collectors.joining(" "));
    }

    private static boolean isWhites(Side begins, int index) {
        return index % 2 == 0 == (begins == Side.WHITE);
    }
}
