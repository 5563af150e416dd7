package hexalyst.analysis;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Which steps ([Position#steps]) of a position are equivalent by its symmetries, that is, lead to the same position. A
/// person needs to see the value of such moves only once.
public final class SameMoves {
    /// A proof counts more than an estimate, and an estimate more than nothing. Nothing else is compared: otherwise
    /// rows would keep changing places whenever one is known a little better.
    private static final Comparator<MoveValues.Row> MOST_KNOWN = Comparator.comparing(
                    (MoveValues.Row row) -> row.proof().isEmpty())
            .thenComparing(row -> row.score().isEmpty())
            .thenComparing(row -> !row.expected());

    private final Position position;
    private final Map<Move, List<Move>> classes = new HashMap<>();

    private SameMoves(Position position) {
        this.position = position;
    }

    /// Finds the equivalent steps of a position.
    public static SameMoves of(Position position) {
        Map<PositionKey, List<Move>> byKey = new LinkedHashMap<>();
        for (Move move : position.steps()) {
            byKey.computeIfAbsent(position.step(move).key(), key -> new ArrayList<>())
                    .add(move);
        }
        SameMoves same = new SameMoves(position);
        for (List<Move> moves : byKey.values()) {
            moves.forEach(move -> same.classes.put(move, moves));
        }
        return same;
    }

    public Position position() {
        return position;
    }

    /// The other moves that are equivalent to a move; empty for most moves, and for one that is not legal.
    public List<Move> others(Move move) {
        return classes.getOrDefault(move, List.of()).stream()
                .filter(other -> !other.equals(move))
                .toList();
    }

    /// One row for each set of equivalent moves: a proved one, else an estimated one; among these the expected one,
    /// else the first.
    ///
    /// @param rows rows about moves of the position
    public List<MoveValues.Row> merged(Collection<MoveValues.Row> rows) {
        Map<List<Move>, MoveValues.Row> best = new LinkedHashMap<>();
        for (MoveValues.Row row : rows) {
            best.merge(
                    classes.getOrDefault(row.move(), List.of(row.move())),
                    row,
                    (one, other) -> MOST_KNOWN.compare(one, other) <= 0 ? one : other);
        }
        return List.copyOf(best.values());
    }
}
