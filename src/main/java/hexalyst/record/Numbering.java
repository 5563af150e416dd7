package hexalyst.record;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
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

    /// The numbers that stand on the pieces of a figure, by how many moves come before. Where each player places pieces
    /// of both colours, two moves that share a number cannot be told apart by them: Black's has `…` behind it there, as
    /// in a text.
    ///
    /// @param start the start of the game
    public IntFunction<String> onPieces(Position start) {
        Side begins = start.toMove();
        boolean tells = this == PLIES || !placesBoth(start);
        return index -> number(begins, index) + (tells || isWhites(begins, index) ? "" : "…");
    }

    /// Whether each player places pieces of both colours.
    public static boolean placesBoth(Position start) {
        return IntStream.range(0, start.grid().cells())
                .mapToObj(start::candidates)
                .filter(moves -> !moves.isEmpty())
                .findFirst()
                .filter(moves -> moves.stream()
                        .map(Move::put)
                        .filter(Objects::nonNull)
                        .flatMap(put -> put.piece().owner().stream())
                        .anyMatch(owner -> owner != start.toMove()))
                .isPresent();
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
