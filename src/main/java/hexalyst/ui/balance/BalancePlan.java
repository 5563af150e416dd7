package hexalyst.ui.balance;

import hexalyst.analysis.Restriction;
import hexalyst.engine.SearchLimits;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// What the balance finder is to look at, and in which time.
///
/// @param start the start of the game that is to last
/// @param kind what is restricted
/// @param count so many choices at most, chosen by lot where there are more
/// @param each the most seconds for one value, and again for its moves
public record BalancePlan(Position start, Kind kind, int count, int each) {
    /// The same lot each time: what was looked at before is known.
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

    /// The choices that are looked at. Takes a moment for many; empty if there are too many turns to list.
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
