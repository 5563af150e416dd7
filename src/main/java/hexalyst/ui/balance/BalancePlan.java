package hexalyst.ui.balance;

import hexalyst.analysis.balance.Restriction;
import hexalyst.engine.SearchLimits;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// What the balance finder is to search, and its limits.
///
/// @param start the starting position
/// @param kind what is restricted
/// @param count the most restrictions to search; a random sample if there are more
/// @param each the time limit for one value in seconds, and again for the values of its moves
public record BalancePlan(Position start, Kind kind, int count, int each) {
    /// A fixed seed draws the same sample each time, so that earlier results can be reused.
    private static final long SEED = 1;

    /// What is restricted.
    public enum Kind {
        NONE(0),
        ONE(1),
        TWO(2),
        THREE(3),
        FIRST_MOVE(0);

        private final int cells;

        Kind(int cells) {
            this.cells = cells;
        }
    }

    /// The restrictions to search; empty if there are too many turns to list. Slow if there are many.
    Optional<List<Restriction>> restrictions() {
        Optional<List<Restriction>> all = kind == Kind.FIRST_MOVE
                ? Restriction.firstMoves(start)
                : Optional.of(Restriction.blocked(start, kind.cells));
        return all.map(choices -> Restriction.sample(choices, count, SEED));
    }

    /// The limits for one value.
    SearchLimits eachLimit() {
        return SearchLimits.NONE.withTime(Duration.ofSeconds(each));
    }
}
