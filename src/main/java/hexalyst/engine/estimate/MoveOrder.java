package hexalyst.engine.estimate;

/// The order in which a search tries the moves of a position: the table's move, the two killers of the ply (moves that
/// refuted a sibling), moves that change the balance at once ([hexalyst.game.SearchBoard#forcing]), then by history,
/// that is, how often and how deep a move refuted anything (Schaeffer, "The History Heuristic", 1983).
final class MoveOrder {
    private static final int FIRST = Integer.MAX_VALUE;
    private static final int KILLER = 1 << 30;
    private static final int FORCING = 1 << 29;
    private static final int MOST = 1 << 24;
    private static final int CODES = 8192;

    private final int[] killers;
    /// Indexed by the last bits of the move's code, which are all bits in games with few codes.
    private final int[][] history = new int[2][CODES];
    private final int[][] ranks;

    /// @param plies the most plies of a line
    MoveOrder(int plies) {
        killers = new int[2 * plies];
        ranks = new int[plies][];
    }

    /// Ranks the moves of a position at a ply.
    ///
    /// @param first a move to try first; ignored if it is not among the moves
    void rank(int[] moves, int count, int ply, int first, int side) {
        int[] rank = ranks[ply];
        if (rank == null || rank.length < count) {
            rank = new int[Math.max(count, moves.length)];
            ranks[ply] = rank;
        }
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            if (move == first) {
                rank[i] = FIRST;
            } else if (move == killers[2 * ply]) {
                rank[i] = KILLER + 1;
            } else {
                rank[i] = move == killers[2 * ply + 1] ? KILLER : history[side][move & CODES - 1];
            }
        }
    }

    /// Ranks forcing moves before all others except the first and the killers.
    ///
    /// @param forcing the forcing moves, the most promising first
    void prefer(int[] moves, int count, int ply, int[] forcing, int forces) {
        int[] rank = ranks[ply];
        for (int i = 0; i < count; i++) {
            for (int place = 0; place < forces && rank[i] < KILLER; place++) {
                if (forcing[place] == moves[i]) {
                    rank[i] = FORCING - place;
                    break;
                }
            }
        }
    }

    /// Moves the best of the moves from an index on to that index, and returns it.
    int next(int[] moves, int count, int ply, int index) {
        int[] rank = ranks[ply];
        int best = index;
        for (int i = index + 1; i < count; i++) {
            best = rank[i] > rank[best] ? i : best;
        }
        int move = moves[best];
        int value = rank[best];
        moves[best] = moves[index];
        rank[best] = rank[index];
        moves[index] = move;
        rank[index] = value;
        return move;
    }

    /// Records that a move refuted the position before it.
    void refuted(int move, int ply, int side, int depth) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        int[] counts = history[side];
        counts[move & CODES - 1] += (depth + 1) * (depth + 1);
        if (counts[move & CODES - 1] > MOST) {
            for (int i = 0; i < counts.length; i++) {
                counts[i] /= 2;
            }
        }
    }
}
