package hexalyst.engine.match;

import hexalyst.engine.external.Reply;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.TurnResult;
import hexalyst.game.Turns;
import java.util.List;
import java.util.Random;

/// A yardstick: plain alpha-beta of fixed depth over all legal moves, without the game's hooks, without a table and
/// without a clock. At the full depth it uses a plain count ([SearchBoard#plainCount]). Among equal moves it plays a
/// random one.
public final class PlainPlayer implements Player {
    private static final int WIN = 1_000_000_000;

    private final String name;
    private final Random random;
    private final int depth;
    private volatile boolean stopped;

    /// @param depth in plies, 1 or more
    /// @param seed the same seed gives the same moves
    public PlainPlayer(String name, int depth, long seed) {
        if (depth < 1) {
            throw new IllegalArgumentException("a depth of " + depth);
        }
        this.name = name;
        this.depth = depth;
        random = new Random(seed);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Reply move(Position from, List<Move> played, Position now) {
        return new Reply.Plays(Turns.made(now, this::choose));
    }

    /// Chooses a step ([Position#steps]) in a position where the game is not over.
    public Step choose(Position position) {
        SearchBoard board = position.searchBoard();
        int[] moves = new int[board.mostMoves()];
        int count = shuffled(board, moves);
        int best = -2 * WIN;
        int chosen = moves[0];
        for (int i = 0; i < count && !stopped; i++) {
            int score = value(board, moves[i], depth, best, 2 * WIN);
            if (score > best) {
                best = score;
                chosen = moves[i];
            }
        }
        return position.decoded(chosen);
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
        Side mover = board.toMove();
        TurnResult result = board.make(move);
        int score = switch (result) {
            case WIN -> WIN + left;
            case LOSS -> -WIN - left;
            case DRAW -> 0;
            case ONGOING ->
                board.toMove() == mover
                        ? search(board, left - 1, alpha, beta)
                        : -search(board, left - 1, -beta, -alpha);
        };
        board.unmake();
        return score;
    }

    private int search(SearchBoard board, int left, int alpha, int beta) {
        if (left == 0) {
            return board.plainCount();
        }
        int[] moves = new int[board.mostMoves()];
        int count = board.moves(moves);
        int best = -2 * WIN;
        for (int i = 0; i < count && best < beta && !stopped; i++) {
            best = Math.max(best, value(board, moves[i], left, Math.max(alpha, best), beta));
        }
        return best;
    }

    @Override
    public void stop() {
        stopped = true;
    }

    @Override
    public void close() {
        stop();
    }
}
