package hexalyst.ui.balance;

import hexalyst.analysis.balance.Restriction;
import hexalyst.engine.SearchLimits;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
        NONE(0, false),
        ONE(1, false),
        TWO(2, false),
        THREE(3, false),
        SETUP(0, true),
        BAIT_ONE(1, true),
        BAIT_TWO(2, true),
        FIRST_MOVE(0, false);

        private final int cells;
        private final boolean made;

        Kind(int cells, boolean made) {
            this.cells = cells;
            this.made = made;
        }

        /// Those that a start offers: in games whose set-up a player makes, its set-up with pieces left out of it, not
        /// blocked cells.
        static List<Kind> of(Position start) {
            boolean made = start.game().playersSetup().isPresent();
            return Stream.of(values())
                    .filter(kind -> kind.made == made || kind == FIRST_MOVE)
                    .toList();
        }
    }

    /// The restrictions to search; empty if there are too many turns to list. Slow if there are many.
    Optional<List<Restriction>> restrictions() {
        Optional<List<Restriction>> all =
                kind == Kind.FIRST_MOVE ? Restriction.firstMoves(start) : Optional.of(withCells());
        return all.map(choices -> Restriction.sample(choices, count, SEED));
    }

    private List<Restriction> withCells() {
        return kind.made ? Restriction.leavingOut(start, 1, kind.cells) : Restriction.blocked(start, kind.cells);
    }

    /// The limits for one value.
    SearchLimits eachLimit() {
        return SearchLimits.NONE.withTime(Duration.ofSeconds(each));
    }
}
