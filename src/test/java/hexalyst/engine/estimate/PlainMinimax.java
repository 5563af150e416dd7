package hexalyst.engine.estimate;

import hexalyst.game.SearchBoard;
import hexalyst.game.TurnResult;

/// The result that [VariationSearch] should find, by trying every legal move up to the horizon: without a window, a
/// table or pruning.
final class PlainMinimax {
    private final SearchBoard board;

    PlainMinimax(SearchBoard board) {
        this.board = board;
    }

    /// The score of a move for the player who makes it.
    int tryMove(int move, int depth, int ply) {
        TurnResult result = board.make(move);
        int score = switch (result) {
            case WIN -> ScoreCode.WIN - ply - 1;
            case LOSS -> ply + 1 - ScoreCode.WIN;
            case DRAW -> 0;
            case ONGOING -> -score(depth - 1, ply + 1);
        };
        board.unmake();
        return score;
    }

    private int score(int depth, int ply) {
        int outlook = board.outlook();
        if (outlook != 0) {
            return ScoreCode.ofOutlook(outlook, ply);
        }
        if (depth <= 0 && !board.threatened()) {
            return board.evaluate();
        }
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.moves(moves);
        int best = -ScoreCode.INFINITY;
        for (int i = 0; i < count; i++) {
            best = Math.max(best, tryMove(moves[i], Math.max(depth, 1), ply));
        }
        return best;
    }
}
