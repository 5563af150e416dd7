package hexalyst.analysis.live;

import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Step;
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
    private final Map<Step, List<Step>> classes = new HashMap<>();

    private SameMoves(Position position) {
        this.position = position;
    }

    /// Finds the equivalent steps of a position.
    public static SameMoves of(Position position) {
        Map<PositionKey, List<Step>> byKey = new LinkedHashMap<>();
        for (Step step : position.steps()) {
            byKey.computeIfAbsent(position.step(step).key(), key -> new ArrayList<>())
                    .add(step);
        }
        SameMoves same = new SameMoves(position);
        for (List<Step> moves : byKey.values()) {
            moves.forEach(step -> same.classes.put(step, moves));
        }
        return same;
    }

    public Position position() {
        return position;
    }

    /// The other moves that are equivalent to a move; empty for most moves, and for one that is not legal.
    public List<Step> others(Step step) {
        return classes.getOrDefault(step, List.of()).stream()
                .filter(other -> !other.equals(step))
                .toList();
    }

    /// One row for each set of equivalent moves: a proved one, else an estimated one; among these the expected one,
    /// else the first.
    ///
    /// @param rows rows about moves of the position
    public List<MoveValues.Row> merged(Collection<MoveValues.Row> rows) {
        Map<List<Step>, MoveValues.Row> best = new LinkedHashMap<>();
        for (MoveValues.Row row : rows) {
            best.merge(
                    classes.getOrDefault(row.step(), List.of(row.step())),
                    row,
                    (one, other) -> MOST_KNOWN.compare(one, other) <= 0 ? one : other);
        }
        return List.copyOf(best.values());
    }
}
