package hexalyst.engine.estimate;

import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/// Games of the engine against itself, with node limits only, so that a seed always gives the same games. A game starts
/// with random moves, has more of them later, and ends when a short proof finds its value.
final class SelfPlay implements AutoCloseable {
    private static final long PROOF_NODES = 600;
    private static final long ASIDE_NODES = 60;
    private static final long ESTIMATE_NODES = 2_000;
    private static final int OPENING = 7;
    private static final double BLUNDERS = 0.15;
    /// The same where men move: games are longer, and their middle is to be sampled too.
    private static final double MEN_BLUNDERS = 0.03;
    /// How many random moves are examined beside each one played.
    private static final int ASIDE = 4;

    private final Random random;
    private final SearchService service = new SearchService(new ProofTable(64 << 20), 1);
    private final List<LogisticFit.Sample> samples = new ArrayList<>();
    private final List<Judged> judged = new ArrayList<>();

    /// A search's estimate of an open position, and the outcome of the game.
    ///
    /// @param estimate for the player to move
    /// @param outcome that player's result: 1, one half or 0
    record Judged(int estimate, double outcome) {}

    /// An open position whose outcome is known when the game is over.
    private record Pending(List<Integer> features, int estimate, boolean white) {}

    SelfPlay(long seed) {
        random = new Random(seed);
    }

    /// Quiet positions with their outcomes.
    List<LogisticFit.Sample> samples() {
        return samples;
    }

    /// Estimates of searches with their outcomes.
    List<Judged> judged() {
        return judged;
    }

    /// Plays a game from a position.
    void play(Position start) {
        SearchBoard board = start.searchBoard();
        QuickProof proof = service.quickProof(board);
        EstimateTable table = new EstimateTable(1 << 20);
        List<Pending> pending = new ArrayList<>();
        Position position = start;
        double blunders = board.fills() ? BLUNDERS : MEN_BLUNDERS;
        int opening = random.nextInt(OPENING);
        while (!position.outcome().over()) {
            Optional<ProvedValue> value = proof.prove(SearchLimits.NONE.withNodes(PROOF_NODES));
            boolean white = board.toMove().ordinal() == 0;
            if (value.isPresent()) {
                double outcome = outcome(value.get());
                pending.forEach(before -> keep(before, before.white == white ? outcome : 1 - outcome));
                return;
            }
            SearchStop stop = SearchStop.within(SearchLimits.NONE.withNodes(ESTIMATE_NODES));
            EstimateLine best = new EstimateSearch(position, table, stop)
                    .run(1, heard -> {})
                    .best();
            int estimate = best.score() instanceof Score.Estimated estimated ? estimated.logOdds() : 0;
            Step move = best.step();
            if (opening-- > 0 || random.nextDouble() < blunders) {
                // Earlier positions do not predict the outcome after a random move.
                pending.clear();
                move = position.decoded(randomMove(board));
            } else if (!board.threatened()) {
                pending.add(new Pending(features(board), estimate, white));
            }
            lookAside(board, proof);
            board.make(position.code(move));
            position = position.step(move);
        }
    }

    private void keep(Pending pending, double outcome) {
        samples.add(new LogisticFit.Sample(pending.features, outcome));
        judged.add(new Judged(pending.estimate, outcome));
    }

    private int randomMove(SearchBoard board) {
        int[] moves = new int[board.mostMoves()];
        return moves[random.nextInt(board.movesThatMatter(moves))];
    }

    /// Collects quiet positions whose value a short proof finds, such as occur at a search's horizon.
    private void lookAside(SearchBoard board, QuickProof proof) {
        for (int i = 0; i < ASIDE; i++) {
            board.make(randomMove(board));
            if (board.outlook() == 0 && !board.threatened()) {
                proof.prove(SearchLimits.NONE.withNodes(ASIDE_NODES))
                        .ifPresent(value -> samples.add(new LogisticFit.Sample(features(board), outcome(value))));
            }
            board.unmake();
        }
    }

    private static List<Integer> features(SearchBoard board) {
        int[] into = new int[SearchBoard.MAX_FEATURES];
        int count = board.features(into);
        return IntStream.range(0, count).mapToObj(i -> into[i]).toList();
    }

    private static double outcome(ProvedValue value) {
        return switch (value.value()) {
            case WIN -> 1;
            case DRAW -> 0.5;
            case LOSS -> 0;
        };
    }

    @Override
    public void close() {
        service.close();
    }
}
