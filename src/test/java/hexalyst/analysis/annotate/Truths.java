package hexalyst.analysis.annotate;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.ProofTable;
import hexalyst.engine.Proofs;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.Score;
import hexalyst.engine.verify.CheckResult;
import hexalyst.game.Exhaustive;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.notation.PositionText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// The true values of positions, found without any stored results of an analysis: by exhaustive search if few cells are
/// empty, otherwise by a certificate that the verifier has accepted. That a side wins within a number of plies is shown
/// by the certificate, or by a walk through the rules: at each turn of the winner it makes one move, which the search
/// may name, and at each turn of the other player all of them.
final class Truths implements AutoCloseable {
    /// With this many empty cells or fewer, exhaustive search is used.
    private static final int FEW = 8;
    private static final long MOST_NODES = 3_000_000;
    /// For games whose turns have several parts; their ends are near or rest on the score.
    private static final long SOME_NODES = 50_000;

    private static final long HINT_NODES = 30_000;
    private static final int MOST_GAMES = 20_000;
    private static final int CERTIFIED = 3;
    private static final int SHORT = 8;
    private static final int MOST_VISITED = 1_000_000;

    private final SearchService service = new SearchService(new ProofTable(16L << 20), 1);
    private final Map<StoreKey, Truth> known = new HashMap<>();
    private final Map<Long, Integer> tried = new HashMap<>();

    /// The value for the player to move.
    ///
    /// @param plies the most plies in which a winner wins; a very large number if not searched
    record Truth(Value value, int plies) {}

    /// The value of a position.
    Truth of(Position position) throws InterruptedException {
        Optional<Finding> end = Finding.atTheEnd(position);
        if (end.isPresent() && end.get() instanceof Finding.Proved rules) {
            return new Truth(rules.value(), 0);
        }
        StoreKey key = StoreKey.of(position);
        Truth truth = known.get(key);
        if (truth == null) {
            truth = find(position);
            known.put(key, truth);
        }
        return truth;
    }

    private Truth find(Position position) throws InterruptedException {
        SearchBoard board = position.searchBoard();
        if (board.empties() <= FEW && position.game().traits().keepsPieces() && !position.swapOffered()) {
            // A board's keys do not include its edition.
            tried.clear();
            int value = Exhaustive.value(board, tried);
            return new Truth(value > 0 ? Value.WIN : value < 0 ? Value.LOSS : Value.DRAW, Integer.MAX_VALUE);
        }
        Optional<ProvedValue> sure = ProvedValue.sure(board);
        if (sure.isPresent()) {
            return new Truth(sure.get().value(), sure.get().plies());
        }
        boolean severalParts = position.game().traits().openTurns();
        SearchLimits limits = SearchLimits.NONE.withNodes(severalParts ? SOME_NODES : MOST_NODES);
        SearchReport report = service.start(position, limits, heard -> {}).await();
        if (severalParts && report.value().isEmpty()) {
            return byTheScore(position);
        }
        Value value = report.value()
                .orElseThrow(() -> new AssertionError("not proved again: " + PositionText.format(position)));
        CheckResult verdict = Proofs.verify(Proofs.of(service, report), position);
        if (verdict instanceof CheckResult.Verified verified) {
            return new Truth(value, verified.plies());
        }
        throw new AssertionError(verdict + " for " + PositionText.format(position));
    }

    /// The value from the sure part of a score, for which there is no certificate. `SureScoreTest` tests that part.
    private static Truth byTheScore(Position position) {
        SearchStop stop = SearchStop.within(SearchLimits.NONE.withNodes(MOST_GAMES));
        Score score = new Estimator(1 << 24)
                .run(position, 1, stop, heard -> {})
                .best()
                .score();
        if (score instanceof Score.Proved proved) {
            return new Truth(proved.proof().value(), proved.proof().plies());
        }
        throw new AssertionError("not proved again: " + PositionText.format(position));
    }

    /// Whether a side wins, or, without a side, the game is a draw.
    boolean is(Position position, Optional<Side> winner) throws InterruptedException {
        Value value = of(position).value();
        return switch (value) {
            case DRAW -> winner.isEmpty();
            case WIN -> winner.equals(Optional.of(position.toMove()));
            case LOSS -> winner.equals(Optional.of(position.toMove().other()));
        };
    }

    /// Whether a side wins within this many plies. Where turns have several parts, nothing here searches by plies, so
    /// only the win itself is checked; `MonteCarloSearchTest` compares the plies with exhaustive search.
    boolean within(Position position, Side winner, int plies) throws InterruptedException {
        return is(position, Optional.of(winner))
                && (position.outcome().over()
                        || position.game().traits().openTurns()
                        || of(position).plies() <= plies
                        || within(position, winner, Math.min(plies, shortest(position)), CERTIFIED));
    }

    /// Whether the player to move can avoid losing within this many plies: against every attack it has a move, which
    /// the search names.
    boolean holdsOut(Position position, int plies) {
        SearchBoard board = position.searchBoard();
        String what = plies + " plies of " + PositionText.format(position);
        return new Walk(board, service.quickProof(board), what).escapes(plies);
    }

    /// The number of plies according to the search: a shorter claim needs a shorter walk to check.
    private int shortest(Position position) throws InterruptedException {
        SearchLimits limits = SearchLimits.NONE.withNodes(HINT_NODES);
        SearchReport report = service.start(position, limits, heard -> {}).await();
        return report.plies().isEmpty()
                ? Integer.MAX_VALUE
                : service.startDistance(report, limits, heard -> {}).await().atMost();
    }

    /// @param certified for this many plies, certificates of the following positions are tried
    private boolean within(Position position, Side winner, int plies, int certified) throws InterruptedException {
        if (!is(position, Optional.of(winner))) {
            return false;
        }
        if (position.outcome().over() || of(position).plies() <= plies) {
            return true;
        }
        if (certified == 0 || plies < SHORT) {
            SearchBoard board = position.searchBoard();
            String what = plies + " plies of " + PositionText.format(position);
            Walk walk = new Walk(board, service.quickProof(board), what);
            return winner == position.toMove() ? walk.leads(plies) : walk.follows(plies);
        }
        if (winner == position.toMove()) {
            for (Position next : likely(position, plies)) {
                if (within(next, winner, plies - 1, certified - 1)) {
                    return true;
                }
            }
            return false;
        }
        for (Move move : position.legalMoves()) {
            if (!within(position.play(move), winner, plies - 1, certified - 1)) {
                return false;
            }
        }
        return true;
    }

    /// The positions after those moves that the search says win within this many plies.
    private List<Position> likely(Position position, int plies) {
        SearchBoard board = position.searchBoard();
        QuickProof hints = service.quickProof(board);
        hints.winsWithin(plies, stop(MOST_NODES));
        List<Position> likely = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            TurnResult result = board.make(position.code(Positions.step(move)));
            if (result == TurnResult.WIN
                    || (result == TurnResult.ONGOING
                            && hints.losesWithin(plies - 1, stop(HINT_NODES)).orElse(false))) {
                likely.add(position.play(move));
            }
            board.unmake();
        }
        return likely;
    }

    private static SearchStop stop(long nodes) {
        return SearchStop.within(SearchLimits.NONE.withNodes(nodes));
    }

    /// The cells where a side would win at once if it were its turn.
    static Set<String> winningCells(Position position, Side side) {
        Set<String> cells = new TreeSet<>();
        if (position.outcome().over()
                || !(position.game()
                                .position(position.edition(), position.setup().with(side))
                        instanceof SetupResult.Valid valid)) {
            return cells;
        }
        Position turn = valid.position();
        for (Move move : turn.legalMoves()) {
            if (move.only() instanceof Part.Put place
                    && turn.play(move).outcome().wonBy().equals(Optional.of(side))) {
                cells.add(turn.grid().name(place.cell()));
            }
        }
        return cells;
    }

    @Override
    public void close() {
        service.close();
    }

    /// A walk through everything that the loser may do.
    private static final class Walk {
        private final SearchBoard board;
        private final QuickProof hints;
        private final Map<Long, Integer> won = new HashMap<>();
        private final Map<Long, Integer> lost = new HashMap<>();
        private final String what;
        private int visited;

        Walk(SearchBoard board, QuickProof hints, String what) {
            this.what = what;
            this.board = board;
            this.hints = hints;
        }

        private void count() {
            if (++visited > MOST_VISITED) {
                throw new AssertionError("too long a walk: " + what);
            }
        }

        /// True if the player to move wins within this many plies.
        boolean leads(int plies) {
            count();
            if (won.getOrDefault(board.key(), Integer.MAX_VALUE) <= plies) {
                return true;
            }
            boolean wins = plies >= 1 && (winsAtOnce() || (plies >= 2 && tryMoves(plies)));
            if (wins) {
                won.merge(board.key(), plies, Math::min);
            }
            return wins;
        }

        private boolean tryMoves(int plies) {
            hints.winsWithin(plies, stop(HINT_NODES));
            int[] moves = new int[SearchBoard.MAX_MOVES];
            int count = board.moves(moves);
            for (long nodes : new long[] {1, HINT_NODES}) {
                for (int i = 0; i < count; i++) {
                    boolean wins = board.make(moves[i]) == TurnResult.ONGOING
                            && hints.losesWithin(plies - 1, stop(nodes)).orElse(false)
                            && follows(plies - 1);
                    board.unmake();
                    if (wins) {
                        return true;
                    }
                }
            }
            return false;
        }

        /// True if the player to move can avoid losing within this many plies.
        boolean escapes(int plies) {
            count();
            int[] moves = new int[SearchBoard.MAX_MOVES];
            int count = board.moves(moves);
            boolean escapes = plies < 1;
            for (int i = 0; i < count && !escapes; i++) {
                escapes = switch (board.make(moves[i])) {
                    case WIN, DRAW -> true;
                    case LOSS -> false;
                    case ONGOING ->
                        plies == 1
                                || !hints.winsWithin(plies - 1, stop(HINT_NODES))
                                                .orElse(true)
                                        && noneWins(plies - 1);
                };
                board.unmake();
            }
            return escapes;
        }

        /// True if no move of the player to move wins within this many plies.
        private boolean noneWins(int plies) {
            int[] moves = new int[SearchBoard.MAX_MOVES];
            int count = board.moves(moves);
            boolean none = true;
            for (int i = 0; i < count && none; i++) {
                none = switch (board.make(moves[i])) {
                    case WIN -> false;
                    case LOSS, DRAW -> true;
                    case ONGOING -> escapes(plies - 1);
                };
                board.unmake();
            }
            return none;
        }

        private boolean winsAtOnce() {
            int[] moves = new int[SearchBoard.MAX_MOVES];
            int count = board.moves(moves);
            for (int i = 0; i < count; i++) {
                boolean wins = board.make(moves[i]) == TurnResult.WIN;
                board.unmake();
                if (wins) {
                    return true;
                }
            }
            return false;
        }

        /// True if the player to move loses within this many plies, whatever it does.
        boolean follows(int plies) {
            count();
            if (lost.getOrDefault(board.key(), Integer.MAX_VALUE) <= plies) {
                return true;
            }
            int[] moves = new int[SearchBoard.MAX_MOVES];
            int count = board.moves(moves);
            boolean loses = plies >= 1;
            for (int i = 0; i < count && loses; i++) {
                loses = switch (board.make(moves[i])) {
                    case LOSS -> true;
                    case WIN, DRAW -> false;
                    case ONGOING -> leads(plies - 1);
                };
                board.unmake();
            }
            if (loses) {
                lost.merge(board.key(), plies, Math::min);
            }
            return loses;
        }
    }
}
