package hexalyst.engine.estimate;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Tally;
import hexalyst.game.TurnResult;
import java.util.Random;

/// A test opponent: plain alpha-beta of fixed depth over all legal moves, without what the game can tell and without a
/// table. It values a position by how many moves would end the game for each player at that player's turn: where a
/// group is about to become a quart or a quint. Among equal moves it plays a random one.
final class PlainAlphaBeta implements Player {
    private static final int WIN = 100_000;

    private final Random random;
    private final int depth;

    /// @param depth in plies, 1 or more
    PlainAlphaBeta(int depth, long seed) {
        this.depth = depth;
        random = new Random(seed);
    }

    @Override
    public Move choose(Position position) {
        SearchBoard board = position.game().searchBoard(position);
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = shuffled(board, moves);
        int best = -2 * WIN;
        int chosen = moves[0];
        for (int i = 0; i < count; i++) {
            int score = value(board, moves[i], depth, best, 2 * WIN);
            if (score > best) {
                best = score;
                chosen = moves[i];
            }
        }
        return position.game().codec(position.grid()).decode(chosen);
    }

    private int shuffled(SearchBoard board, int[] moves) {
        int count = board.moves(moves);
        for (int i = count - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int move = moves[i];
            moves[i] = moves[other];
            moves[other] = move;
        }
        return count;
    }

    /// The score of a move for the player who makes it.
    private int value(SearchBoard board, int move, int left, int alpha, int beta) {
        int own = near(board);
        TurnResult result = board.make(move);
        int score = switch (result) {
            case WIN -> WIN + left;
            case LOSS -> -WIN - left;
            case DRAW -> 0;
            case ONGOING -> -search(board, left - 1, -beta, -alpha, own);
        };
        board.unmake();
        return score;
    }

    private int search(SearchBoard board, int left, int alpha, int beta, int near) {
        if (left == 0) {
            return near(board) - near;
        }
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.moves(moves);
        int best = -2 * WIN;
        for (int i = 0; i < count && best < beta; i++) {
            best = Math.max(best, value(board, moves[i], left, Math.max(alpha, best), beta));
        }
        return best;
    }

    /// How many of the mover's next moves would end the game, wins ten times.
    private static int near(SearchBoard board) {
        Tally tally = board.tally();
        return Math.toIntExact(10 * tally.won() + tally.lost());
    }
}
