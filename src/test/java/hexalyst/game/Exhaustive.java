package hexalyst.game;

import java.util.Map;

/// The value of a position by trying everything, with a map of what was met before and nothing clever.
public final class Exhaustive {
    private Exhaustive() {}

    /// 1 if the player to move wins, 0 for a draw, -1 for a loss.
    public static int value(SearchBoard board, Map<Long, Integer> known) {
        Integer before = known.get(board.key());
        if (before != null) {
            return before;
        }
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.moves(moves);
        int best = -1;
        for (int i = 0; i < count && best < 1; i++) {
            TurnResult result = board.make(moves[i]);
            int value = result == TurnResult.ONGOING ? -value(board, known) : worth(result);
            board.unmake();
            best = Math.max(best, value);
        }
        known.put(board.key(), best);
        return best;
    }

    /// What a finished game is worth to the player who made the last move.
    public static int worth(TurnResult result) {
        return switch (result) {
            case WIN -> 1;
            case DRAW -> 0;
            case LOSS -> -1;
            case ONGOING -> throw new IllegalArgumentException("the game goes on");
        };
    }
}
