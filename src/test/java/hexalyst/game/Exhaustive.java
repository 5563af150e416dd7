package hexalyst.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/// The value of a position by exhaustive search, with a map of the positions seen before and nothing clever.
public final class Exhaustive {
    private static final int UNKNOWN = 2;

    private Exhaustive() {}

    /// 1 if the player to move wins, 0 for a draw, -1 for a loss.
    public static int value(SearchBoard board, Map<Long, Integer> known) {
        return value(board, known, Integer.MAX_VALUE, new ArrayList<>(), 0);
    }

    /// The same; empty if there are more positions than this.
    public static OptionalInt valueWithin(SearchBoard board, Map<Long, Integer> known, int most) {
        int value = value(board, known, most, new ArrayList<>(), 0);
        return value == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(value);
    }

    /// @param moves buffers for the moves of each depth; allocating 2 KB at every position would be slow
    private static int value(SearchBoard board, Map<Long, Integer> known, int most, List<int[]> moves, int depth) {
        if (known.size() >= most) {
            return UNKNOWN;
        }
        Long key = board.key();
        Integer before = known.get(key);
        if (before != null) {
            return before;
        }
        // Counted from now on; no position is repeated below itself.
        known.put(key, UNKNOWN);
        if (moves.size() == depth) {
            moves.add(new int[SearchBoard.MAX_MOVES]);
        }
        int[] here = moves.get(depth);
        int count = board.moves(here);
        int best = -1;
        Side mover = board.toMove();
        for (int i = 0; i < count && best < 1; i++) {
            TurnResult result = board.make(here[i]);
            boolean again = board.toMove() == mover;
            int value = result == TurnResult.ONGOING ? value(board, known, most, moves, depth + 1) : -worth(result);
            board.unmake();
            if (value == UNKNOWN) {
                return UNKNOWN;
            }
            best = Math.max(best, again && result == TurnResult.ONGOING ? value : -value);
        }
        known.put(key, best);
        return best;
    }

    /// The value of a finished game to the player who made the last move.
    public static int worth(TurnResult result) {
        return switch (result) {
            case WIN -> 1;
            case DRAW -> 0;
            case LOSS -> -1;
            case ONGOING -> throw new IllegalArgumentException("the game goes on");
        };
    }

    /// Whether the player to move can force (or cannot avoid) the end within some plies.
    public static boolean endsWithin(SearchBoard board, int plies, boolean win) {
        if (plies == 0) {
            return false;
        }
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.moves(moves);
        for (int i = 0; i < count; i++) {
            TurnResult result = board.make(moves[i]);
            boolean reached = result == TurnResult.ONGOING
                    ? endsWithin(board, plies - 1, !win)
                    : result == (win ? TurnResult.WIN : TurnResult.LOSS);
            board.unmake();
            if (reached == win) {
                return win;
            }
        }
        return !win;
    }
}
