package hexalyst.analysis;

import java.util.OptionalInt;

/// How hard a position is to play, as far as an engine that knew nothing of it before found out. All counts are of
/// proved values; what is not proved is counted as open and as nothing else.
///
/// @param effort what it was allowed to use for the value, and again for the moves
/// @param nodes the positions that it expanded for the proof of the value, or before it gave up
/// @param settled true if it did prove the value with these
/// @param moves the legal moves of the player to move
/// @param winning those that are proved to win
/// @param drawing those that are proved to draw
/// @param losing those that are proved to lose
/// @param replies of a losing move, the fewest winning replies that the opponent has: how hard it is to punish the best
///     try; counted are the moves of which all replies are known. -1 if there is none.
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
    /// No losing move is known with all its replies.
    static final int UNKNOWN = -1;

    /// The moves of which nothing is proved.
    public int open() {
        return moves - winning - drawing - losing;
    }

    /// The fewest winning replies to a losing move.
    public OptionalInt fewestReplies() {
        return replies == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(replies);
    }

    /// True if a search with this effort could add nothing.
    boolean covers(Effort other) {
        return effort.covers(other) || (settled && open() == 0 && repliesExact);
    }

    /// The one that knows more, with the effort of both: neither needs to be made again.
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
