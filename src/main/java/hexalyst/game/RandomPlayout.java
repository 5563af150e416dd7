package hexalyst.game;

import java.util.random.RandomGenerator;

/// The playout of games that have none of their own: random moves among those that matter, to the end of the game or,
/// in games without points, until the outlook decides it ([SearchBoard#outlook]). Games that exceed a maximum length
/// count as drawn. Games with an idea of good random moves say it in a subclass.
public class RandomPlayout implements Playout {
    private static final int MOST_MOVES = 2_000;

    private final SearchBoard board;
    private final boolean scored;
    private final int[] moves;

    /// @param board where the moves are played and taken back
    /// @param scored true if the game is decided by points ([SearchBoard#plainCount])
    public RandomPlayout(SearchBoard board, boolean scored) {
        this.board = board;
        moves = new int[board.mostMoves()];
        this.scored = scored;
    }

    /// The next move, while the game goes on. The default: one of those that matter, each with the same probability.
    protected int choose(RandomGenerator random) {
        return moves[random.nextInt(board.movesThatMatter(moves))];
    }

    /// Called at the end of each game, while the board still shows it. The default does nothing.
    protected void over() {}

    @Override
    public int play(RandomGenerator random) {
        Side first = board.toMove();
        int made = 0;
        int result = 0;
        TurnResult end = board.result();
        // When the game is over, the board gives the result for the player who made the last move.
        boolean own = false;
        while (end == TurnResult.ONGOING && made < MOST_MOVES) {
            int outlook = scored ? 0 : board.outlook();
            own = board.toMove() == first;
            if (outlook != 0) {
                end = outlook > 0 ? TurnResult.WIN : TurnResult.LOSS;
            } else {
                end = board.make(choose(random));
                made++;
            }
        }
        if (end == TurnResult.WIN || end == TurnResult.LOSS) {
            result = (end == TurnResult.WIN) == own ? 1 : -1;
        }
        if (scored && end != TurnResult.ONGOING) {
            int points = board.toMove() == first ? board.plainCount() : -board.plainCount();
            // A game may also end by something that counts more than points.
            result = Integer.signum(points) == result ? points : result;
        }
        over();
        for (int i = 0; i < made; i++) {
            board.unmake();
        }
        return result;
    }

    /// Nothing is known about single cells.
    @Override
    public void addOwners(int[] sums) {}
}
