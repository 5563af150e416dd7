package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.StrategyBook;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.SureScore;
import hexalyst.game.Turns;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Chooses moves to play, from proofs first and estimates where there is none. A proved win is played; a move that is
/// proved to lose is not, as long as another is open; in a lost position the move is a [Trap], or the one that is
/// estimated best where the end is too far for that. What is found is kept for the next move. Not for several threads
/// at once.
///
/// Where turns may have several parts, what is not proved is chosen part by part, but for parts that a search has
/// already found how to go on from.
///
/// Where the value stays open, everything that the limits allow is used before a move is played: such a move may throw
/// a win away. A position that has to be won, because the move before was proved to win, is given nearly all of it for
/// the proof to be found again.
public final class MoveChooser {
    /// The part of the limits that goes into proving the position's value.
    private static final double PROOF = 0.5;
    /// The same for a position that was proved to be won.
    private static final double PROOF_AGAIN = 0.9;
    /// The part of what is left that goes into an estimate, and into checking the move that it prefers.
    private static final double ESTIMATE = 0.4;

    private static final double CHECK = 0.5;
    /// What may still be used after the end.
    private static final SearchLimits GLANCE = new SearchLimits(Duration.ofMillis(30), 20_000);

    /// The parts where games are played by chance, which prove what is near by themselves: hardly anything is left to a
    /// proof, and a look at the whole turn is all there is.
    private static final double CHANCE_PROOF = 0.05;

    private static final double CHANCE_ESTIMATE = 0.97;

    /// For the choice among moves of a lost position that short proofs do not tell apart: a second or two.
    private static final long LOOK = 2_000_000;
    /// Games by chance for the choice of the turn with the most points, where it is sure who wins: about a second.
    private static final long GAMES_FOR_POINTS = 5_000;

    private final SearchService service;
    private final Function<Position, Optional<StrategyBook.Known>> strategies;
    private final Estimator estimator;
    /// The position after the last move, if that was proved to win.
    private Optional<Position> won = Optional.empty();

    /// @param service proves, and keeps the proofs
    public MoveChooser(SearchService service) {
        this(service, position -> Optional.empty(), Optional.empty());
    }

    /// @param service proves, and keeps the proofs
    /// @param strategies what is known before it searches, such as [hexalyst.engine.Strategies#find]
    /// @param method how to estimate, if not as the game's kind calls for
    public MoveChooser(
            SearchService service,
            Function<Position, Optional<StrategyBook.Known>> strategies,
            Optional<Estimator.Method> method) {
        this.service = service;
        this.strategies = strategies;
        estimator = new Estimator(service, method);
        service.prepare();
    }

    /// Chooses a move.
    ///
    /// @param position a position in which the game goes on
    /// @param limits what may be used; without a limit it takes until the value is proved. Of the nodes, one also
    ///     stands for each reply that a trap has to look at, by a proof of its own
    /// @throws InterruptedException if this thread is interrupted
    public Choice choose(Position position, SearchLimits limits) throws InterruptedException {
        return choose(position, limits, new StopSwitch());
    }

    /// Chooses a move.
    ///
    /// @param ending makes it choose at once by what it knows
    public Choice choose(Position position, SearchLimits limits, StopSwitch ending) throws InterruptedException {
        boolean byChance = estimator.method(position.game()) == Estimator.Method.MONTE_CARLO;
        double share = byChance ? CHANCE_PROOF : hasToWin(position) ? PROOF_AGAIN : PROOF;
        Choice choice = new Turn(position, limits, ending).choose(share);
        won = choice.score().proves(Value.WIN) ? Optional.of(position.play(choice.move())) : Optional.empty();
        return choice;
    }

    /// True if this comes by one move from a position that was proved to be lost for the other player, as far as that
    /// is easily found.
    private boolean hasToWin(Position position) {
        return won.isPresent()
                && !position.game().traits().severalParts()
                && won.get().legalMoves().stream()
                        .anyMatch(reply -> won.get().play(reply).equals(position));
    }

    /// The choice of one move.
    private final class Turn {
        private final Position position;
        private final MoveCodec codec;
        private final boolean severalParts;
        private final SearchBoard board;
        private final QuickProof proof;
        private final SearchLimits limits;
        /// Of what is left, for an estimate.
        private final double share;
        private final StopSwitch ending;
        private final long start = System.nanoTime();
        private final List<Move> candidates = new ArrayList<>();
        /// The most plies to the end after one of the moves known to lose, that move included.
        private int longest;

        private long nodes;
        /// The move that looked nearest to a proof.
        private Optional<Move> front = Optional.empty();

        Turn(Position position, SearchLimits limits, StopSwitch ending) {
            this.position = position;
            this.limits = limits;
            this.ending = ending;
            codec = position.game().codec(position.grid());
            severalParts = position.game().traits().severalParts();
            board = position.searchBoard();
            share = estimator.method(position.game()) == Estimator.Method.MONTE_CARLO ? CHANCE_ESTIMATE : ESTIMATE;
            proof = service.quickProof(board);
        }

        /// @param proving the part of the limits for the proof
        Choice choose(double proving) throws InterruptedException {
            Optional<StrategyBook.Known> known = strategies.apply(position);
            if (known.isPresent()) {
                ProvedValue value = known.get().value();
                return known.get()
                        .move()
                        .map(move -> choice(move, new Score.Proved(value)))
                        .orElseGet(() -> lost(value.plies()));
            }
            Optional<SureScore> sure = board.sure().filter(SureScore::decided);
            if (sure.isPresent() && !position.midTurn()) {
                return decided(sure.get());
            }
            Optional<Choice> proved = proved(limits.share(proving));
            // Open, or the limits were reached before the line could be read out of the proof.
            return proved.isPresent() ? proved.get() : open();
        }

        /// What a proof of the position tells to play; empty if it tells nothing within these limits.
        private Optional<Choice> proved(SearchLimits part) throws InterruptedException {
            SearchHandle search = service.start(position, part, heard -> {});
            ending.begins(search::stop);
            SearchReport report = search.await();
            nodes += report.nodes();
            front = report.front();
            int plies = report.plies().orElse(0);
            if (report.value().equals(Optional.of(Value.LOSS))) {
                return Optional.of(lost(plies));
            }
            return report.line().stream()
                    .findFirst()
                    .map(move -> choice(
                            move,
                            new Score.Proved(new ProvedValue(report.value().orElseThrow(), plies))));
        }

        /// Chooses where the score decides who wins for sure: for the points, as long as there are any to gain.
        private Choice decided(SureScore sure) {
            Score score = new Score.Proved(ProvedValue.of(sure, position.toMove()));
            boolean wins = score.proves(Value.WIN);
            if (sure.least() == sure.most() && keeps(Move.pass(), wins)) {
                return choice(Move.pass(), score);
            }
            Choice best = byParts(Optional.of(score), GAMES_FOR_POINTS);
            return keeps(best.move(), wins)
                    ? best
                    : Stream.concat(Stream.of(Move.pass()), position.steps().stream())
                            .filter(step -> keeps(step, wins))
                            .findFirst()
                            .map(step -> choice(step, score))
                            .orElseGet(() -> choice(best.move(), ScoreCode.read(0, false, position.game())));
        }

        /// Whether the mover still wins for sure after a turn, where that is asked.
        private boolean keeps(Move turn, boolean wins) {
            return !wins || TreeLines.keeps(position.play(turn), position.toMove());
        }

        private SearchLimits left() {
            return limits.less(time(), nodes);
        }

        private SearchLimits share(long most) {
            SearchLimits part = left().share(share);
            return part.withNodes(Math.min(part.nodes(), most));
        }

        /// A step within limits, which ends with the whole.
        private SearchStop step(SearchLimits most) {
            SearchStop stop = SearchStop.within(most);
            ending.begins(stop::stop);
            return stop;
        }

        private Duration time() {
            return Duration.ofNanos(System.nanoTime() - start);
        }

        Choice choice(Move move, Score score) {
            return new Choice(move, score, nodes, time());
        }

        /// Chooses where the value is open: estimates, checks the move in front by a proof of its own, and if that
        /// shows that it loses goes on without it.
        Choice open() throws InterruptedException {
            if (severalParts) {
                return byParts(Optional.empty(), Long.MAX_VALUE);
            }
            candidates.addAll(position.legalMoves());
            for (Move move : position.legalMoves()) {
                Optional<ProvedValue> value = proof.knownMove(codec.encode(move));
                if (value.isPresent() && value.get().value() == Value.WIN) {
                    return choice(move, new Score.Proved(value.get()));
                }
                consider(move, value);
            }
            return estimated();
        }

        private Choice estimated() throws InterruptedException {
            while (!candidates.isEmpty()) {
                SearchStop stop = step(left().share(share));
                EstimateReport estimate = estimate(position, List.copyOf(candidates), stop);
                if (estimate.lines().isEmpty()) {
                    Move likely = front.filter(candidates::contains).orElse(candidates.getFirst());
                    return choice(likely, ScoreCode.read(0, false, position.game()));
                }
                EstimateLine best = estimate.best();
                if (best.score() instanceof Score.Proved proved && !best.score().proves(Value.LOSS)) {
                    return choice(best.move(), proved);
                }
                if (best.score() instanceof Score.Proved proved) {
                    consider(best.move(), Optional.of(proved.proof()));
                    if (!stop.stopped()) {
                        // A search that was not stopped has shown that no move is better.
                        return lost(longest);
                    }
                    continue;
                }
                Optional<ProvedValue> value = proof.proveMove(codec.encode(best.move()), step(left().share(CHECK)));
                consider(best.move(), value);
                if (value.isPresent() && candidates.contains(best.move())) {
                    return choice(best.move(), new Score.Proved(value.get()));
                }
                if (candidates.contains(best.move())) {
                    return proved(left()).orElseGet(() -> choice(best.move(), best.score()));
                }
            }
            return lost(longest);
        }

        /// Takes a move that loses from the candidates.
        private void consider(Move move, Optional<ProvedValue> value) {
            if (value.isPresent() && value.get().value() == Value.LOSS) {
                longest = Math.max(longest, value.get().plies());
                candidates.remove(move);
            }
        }

        /// Chooses part by part what is estimated best, until the turn is complete. Its score is that of the last
        /// search, which knows all parts before.
        ///
        /// @param known the turn's value, if it is known
        /// @param most how many nodes each search has at most
        private Choice byParts(Optional<Score> known, long most) {
            Optional<Score> score;
            List<Move> made = new ArrayList<>();
            Position at = position;
            do {
                EstimateReport estimate = estimate(at, at.steps(), step(share(most)));
                Move first = estimate.lines().isEmpty()
                        ? at.steps().getFirst()
                        : estimate.best().move();
                List<Move> turn =
                        estimate.lines().isEmpty() ? List.of() : estimate.best().moves();
                score = known.or(() -> estimate.lines().stream().findFirst().map(EstimateLine::score));
                for (Move step : turn.isEmpty() ? List.of(first) : Turns.steps(at, turn.subList(0, 1))) {
                    made.add(step);
                    at = at.step(step);
                }
            } while (at.midTurn());
            return choice(
                    Turns.joined(position, made).getFirst(),
                    score.orElseGet(() -> ScoreCode.read(0, false, position.game())));
        }

        /// Searches for the best line. If it is stopped before anything is estimated, a glance is better than the move
        /// nearest to a proof.
        private EstimateReport estimate(Position at, List<Move> among, SearchStop stop) {
            EstimateReport estimate = estimator.run(at, among, 1, stop, heard -> {});
            nodes += estimate.nodes();
            if (estimate.lines().isEmpty()) {
                estimate = estimator.run(at, among, 1, SearchStop.within(GLANCE), heard -> {});
                nodes += estimate.nodes();
            }
            return estimate;
        }

        Choice lost(int plies) {
            if (severalParts) {
                return byParts(Optional.of(new Score.Proved(new ProvedValue(Value.LOSS, plies))), LOOK);
            }
            Trap trap = new Trap(board, proof, step(left()));
            Move trapping = codec.decode(trap.choose());
            List<Move> unrefuted = trap.unrefuted().stream().map(codec::decode).toList();
            Move move = unrefuted.contains(trapping) ? hardest(trapping, unrefuted) : trapping;
            return choice(move, new Score.Proved(new ProvedValue(Value.LOSS, plies)));
        }

        /// Of moves that short proofs do not tell apart the one that a search estimates best.
        ///
        /// @param first is taken if there is no time for that
        private Move hardest(Move first, List<Move> among) {
            SearchLimits part = left().share(ESTIMATE);
            SearchStop stop = step(part.withNodes(Math.min(part.nodes(), LOOK)));
            EstimateReport estimate = estimator.run(position, among, 1, stop, heard -> {});
            nodes += estimate.nodes();
            return estimate.lines().isEmpty() ? first : estimate.best().move();
        }
    }
}
