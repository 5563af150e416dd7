package hexalyst.study;

import hexalyst.game.IllegalMoveException;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// A main line as stored in the library's file, replayed only where needed.
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
    /// @param moves the codes of its steps ([MoveCodes])
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

    /// True if it has the usual start position.
    boolean isUsual() {
        return start == null;
    }

    /// Where games of its kind usually start; empty if the program no longer knows the game.
    Optional<Position> usualStart() {
        return starts.of(kind, null);
    }

    /// How many steps it has.
    int steps(MoveCodes codes) {
        return codes.count(moves);
    }

    /// The code of the step after this many steps.
    int code(MoveCodes codes, int step) {
        return codes.code(moves, step);
    }

    private Optional<Position> start() {
        return starts.of(kind, start);
    }

    /// The position after this many plies; empty if the program no longer knows the game.
    Optional<Position> position(int ply) {
        return start().map(start -> {
            Plies plies = new Plies(start);
            for (int i = 0; i < ply; i++) {
                plies.next();
            }
            return plies.position;
        });
    }

    /// The positions after each turn, from the start on; none if the program no longer knows the game. If a later
    /// version of the rules does not allow a step, or the row is damaged, those before it.
    List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        try {
            start().ifPresent(start -> {
                Plies plies = new Plies(start);
                positions.add(start);
                while (plies.hasNext()) {
                    plies.next();
                    positions.add(plies.position);
                }
            });
        } catch (IllegalMoveException | IllegalArgumentException | IndexOutOfBoundsException notPlayed) {
            return positions;
        }
        return positions;
    }

    /// Goes through the positions after each turn.
    private final class Plies {
        private final MoveCodes codes;
        private Position position;
        private int step;

        Plies(Position start) {
            position = start;
            codes = MoveCodes.of(start.game().codec(start.grid()));
        }

        boolean hasNext() {
            return step < steps(codes);
        }

        void next() {
            do {
                position = position.step(position.decoded(code(codes, step)));
                step++;
            } while (position.midTurn());
        }
    }

    /// After how many plies the board has one of these patterns for the first time; empty if it never has.
    OptionalInt firstWith(List<BoardPattern> patterns) {
        Optional<Position> start = start();
        if (start.isEmpty()) {
            return OptionalInt.empty();
        }
        Plies plies = new Plies(start.get());
        for (int ply = 0; ; ply++) {
            for (BoardPattern pattern : patterns) {
                if (pattern.matches(plies.position)) {
                    return OptionalInt.of(ply);
                }
            }
            if (!plies.hasNext()) {
                return OptionalInt.empty();
            }
            plies.next();
        }
    }
}
