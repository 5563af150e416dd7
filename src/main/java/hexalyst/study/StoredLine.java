package hexalyst.study;

import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// A main line as the library's file has it, which is replayed only where it matters.
final class StoredLine {
    private final long id;
    private final String date;
    private final StartPositions.Usual kind;
    private final @Nullable String start;
    private final byte[] moves;
    private final StartPositions starts;

    /// @param id the game's number
    /// @param date its date
    /// @param kind game, edition and board
    /// @param start its start position's line; null if it is the usual one
    /// @param moves the codes of its moves, two bytes each, the lower one first
    /// @param starts finds start positions
    StoredLine(
            long id,
            String date,
            StartPositions.Usual kind,
            @Nullable String start,
            byte[] moves,
            StartPositions starts) {
        this.id = id;
        this.date = date;
        this.kind = kind;
        this.start = start;
        this.moves = moves;
        this.starts = starts;
    }

    /// The game's number.
    long id() {
        return id;
    }

    /// The game's date.
    String date() {
        return date;
    }

    /// Game, edition and board.
    StartPositions.Usual kind() {
        return kind;
    }

    /// True if it has no start position of its own.
    boolean isUsual() {
        return start == null;
    }

    /// Where games of its kind usually start; empty if the program does not know the game any more.
    Optional<Position> usualStart() {
        return starts.of(kind, null);
    }

    /// How many moves it has.
    int plies() {
        return moves.length / 2;
    }

    /// The code of the move after so many plies.
    int code(int ply) {
        return (moves[2 * ply] & 0xFF) | (moves[2 * ply + 1] & 0xFF) << Byte.SIZE;
    }

    private Optional<Position> start() {
        return starts.of(kind, start);
    }

    /// The position after so many plies; empty if the program does not know the game any more.
    Optional<Position> position(int ply) {
        Optional<Position> start = start();
        if (start.isEmpty()) {
            return start;
        }
        Position position = start.get();
        MoveCodec codec = position.game().codec(position.grid());
        for (int i = 0; i < ply; i++) {
            position = position.play(codec.decode(code(i)));
        }
        return Optional.of(position);
    }

    /// After how many plies the board has one of these patterns for the first time; empty if it never has.
    OptionalInt firstWith(List<BoardPattern> patterns) {
        Optional<Position> start = start();
        if (start.isEmpty()) {
            return OptionalInt.empty();
        }
        Position position = start.get();
        MoveCodec codec = position.game().codec(position.grid());
        List<BoardPattern> possible = possible(patterns, codec);
        if (possible.isEmpty()) {
            return OptionalInt.empty();
        }
        for (int ply = 0; ; ply++) {
            for (BoardPattern pattern : possible) {
                if (pattern.matches(position)) {
                    return OptionalInt.of(ply);
                }
            }
            if (ply == plies()) {
                return OptionalInt.empty();
            }
            position = position.play(codec.decode(code(ply)));
        }
    }

    /// Those of the patterns whose pieces were all placed in this game, at whatever time, so that it is worth
    /// replaying: a piece that did not stand at the start was placed. All of them for a game with a start of its own,
    /// or with a swap, which changes a colour.
    private List<BoardPattern> possible(List<BoardPattern> patterns, MoveCodec codec) {
        if (start != null) {
            return patterns;
        }
        BitSet placed = new BitSet(codec.codes());
        for (int ply = 0; ply < plies(); ply++) {
            placed.set(code(ply));
        }
        if (placed.get(codec.encode(Move.swap()))) {
            return patterns;
        }
        return patterns.stream()
                .filter(pattern -> wasPlaced(pattern, placed, codec))
                .toList();
    }

    private static boolean wasPlaced(BoardPattern pattern, BitSet placed, MoveCodec codec) {
        for (Map.Entry<Integer, Content> cell : pattern.cells().entrySet()) {
            for (Side side : Side.values()) {
                if (cell.getValue().is(side) && !placed.get(codec.encode(Move.place(cell.getKey(), side)))) {
                    return false;
                }
            }
        }
        return true;
    }
}
