package hexalyst.analysis.results;

import hexalyst.analysis.job.Effort;
import java.util.OptionalInt;

/// How hard a position is to play, as found by an engine without prior results. All counts are of proved values; what
/// is not proved only counts as open.
///
/// @param effort what it was allowed to use for the value, and again for the moves
/// @param nodes the positions expanded for the proof of the value, or before it gave up
/// @param settled true if it proved the value with these
/// @param moves the number of legal moves of the player to move
/// @param winning how many of them are proved to win
/// @param drawing how many are proved to draw
/// @param losing how many are proved to lose
/// @param replies the fewest winning replies that a losing move leaves to the opponent: how hard it is to punish the
///     best try. Only moves whose replies are all known count; -1 if there is none.
/// @param repliesExact true if no other move can leave fewer
public record Difficulty(
        Effort effort,
        long nodes,
        boolean settled,
        int moves,
        int winning,
        int drawing,
        int losing,
        int replies,
        boolean repliesExact) {
    /// No losing move has all its replies known.
    public static final int UNKNOWN = -1;

    /// How many moves are not proved.
    public int open() {
        return moves - winning - drawing - losing;
    }

    /// The fewest winning replies to a losing move.
    public OptionalInt fewestReplies() {
        return replies == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(replies);
    }

    /// True if a search with this effort could add nothing.
    public boolean covers(Effort other) {
        return effort.covers(other) || (settled && open() == 0 && repliesExact);
    }

    /// The one that knows more, with the effort of both, so that neither search is repeated.
    Difficulty better(Difficulty other) {
        boolean more = settled == other.settled
                ? other.open() < open() || (other.open() == open() && other.effort.covers(effort))
                : other.settled;
        return (more ? other : this).with(effort.and(other.effort));
    }

    private Difficulty with(Effort both) {
        return new Difficulty(both, nodes, settled, moves, winning, drawing, losing, replies, repliesExact);
    }
}
