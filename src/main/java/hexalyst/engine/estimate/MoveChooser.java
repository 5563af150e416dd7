package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.engine.strategy.StrategyBook;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Step;
import hexalyst.game.SureScore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Chooses moves to play, from proofs first and from estimates where there is no proof. A proved win is played. A move
/// that is proved to lose is not played as long as another is open. In a lost position the move is a [Trap], or the
/// best by estimate if the end is too far away for that. Results are kept for the next move. Not thread-safe.
///
/// Where turns may have several parts, an unproved turn is chosen part by part, except for parts where a search has
/// already found the continuation.
///
/// As long as the value is open, everything that the limits allow is used before a move is played, since such a move
/// may throw away a win. A position that has to be won, because the previous move was proved to win, gets nearly all of
/// it for finding the proof again.
public final class MoveChooser {
    /// The fraction of the limits for proving the position's value.
    private static final double PROOF = 0.5;
    /// The same fraction for a position that was proved to be won.
    private static final double PROOF_AGAIN = 0.9;
    /// The fractions of what is left for an estimate, and for checking the move that it prefers.
    private static final double ESTIMATE = 0.4;

    private static final double CHECK = 0.5;

    /// The fractions for games estimated by random games. The random games prove by themselves what is near, so hardly
    /// anything is reserved for a proof, and nearly all of the rest goes into one search for the whole turn.
    private static final double CHANCE_PROOF = 0.05;

    private static final double CHANCE_ESTIMATE = 0.97;

    /// The nodes for choosing among moves of a lost position that short proofs do not distinguish: a second or two.
    private static final long LOOK = 2_000_000;
    /// How many random games choose the turn with the most points when the winner is already certain: about a second.
    private static final long GAMES_FOR_POINTS = 5_000;

    private final SearchService service;
    private final Function<Position, Optional<StrategyBook.Known>> strategies;
    private final Estimator estimator;
    /// The position after the last move, if that was proved to win.
    private Optional<Position> won = Optional.empty();

    /// @param service finds proofs and keeps them
    public MoveChooser(SearchService service) {
        this(service, position -> Optional.empty(), Optional.empty());
    }

    /// @param service finds proofs and keeps them
    /// @param strategies what is known before searching, such as [hexalyst.engine.strategy.Strategies#find]
    /// @param method how to estimate; if empty, the method that suits the game
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
    /// @param position a position where the game is not over
    /// @param limits what may be used; without a limit it searches until the value is proved. Each reply that a trap
    ///     examines with a proof of its own also counts as one node
    /// @throws InterruptedException if this thread is interrupted
    public Choice choose(Position position, SearchLimits limits) throws InterruptedException {
        return choose(position, limits, new StopSwitch());
    }

    /// Chooses a move.
    ///
    /// @param ending makes it choose at once from what it knows
    public Choice choose(Position position, SearchLimits limits, StopSwitch ending) throws InterruptedException {
        boolean byChance = estimator.method(position.game()) == Estimator.Method.MONTE_CARLO;
        double share;
        if (byChance) {
            share = CHANCE_PROOF;
        } else {
            share = hasToWin(position) ? PROOF_AGAIN : PROOF;
        }
        Choice choice = new Turn(position, limits, ending).choose(share);
        won = choice.score().proves(Value.WIN) ? Optional.of(position.play(choice.move())) : Optional.empty();
        return choice;
    }

    /// True if this position comes one move after a position proved to be lost for the other player, as far as that is
    /// easy to find.
    private boolean hasToWin(Position position) {
        return won.isPresent()
                && !position.game().traits().openTurns()
                && won.get().legalMoves().stream()
                        .anyMatch(reply -> won.get().play(reply).equals(position));
    }

    /// The choice of one move.
    private final class Turn {
        private final Position position;
        private final boolean openTurns;
        private final SearchBoard board;
        private final QuickProof proof;
        private final SearchLimits limits;
        /// The fraction of what is left that an estimate may use.
        private final double share;
        private final StopSwitch ending;
        private final long start = System.nanoTime();
        private final List<Step> candidates = new ArrayList<>();
        /// The most plies to the end after one of the moves known to lose, counting that move.
        private int longest;

        private long nodes;

        Turn(Position position, SearchLimits limits, StopSwitch ending) {
            this.position = position;
            this.limits = limits;
            this.ending = ending;
            openTurns = position.game().traits().openTurns();
            board = position.searchBoard();
            share = estimator.method(position.game()) == Estimator.Method.MONTE_CARLO ? CHANCE_ESTIMATE : ESTIMATE;
            proof = service.quickProof(board);
        }

        /// @param proving the fraction of the limits for the proof
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
            // The value is open, or the limits were reached before the line could be read from the proof.
            return proved.isPresent() ? proved.get() : open();
        }

        /// The move that a proof of the position gives; empty if there is none within these limits.
        private Optional<Choice> proved(SearchLimits part) throws InterruptedException {
            SearchHandle search = service.start(position, part, heard -> {});
            ending.begins(search::stop);
            SearchReport report = search.await();
            nodes += report.nodes();
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

        /// Chooses where the score already decides who wins: for the most points, as long as there are any to gain.
        private Choice decided(SureScore sure) {
            Score score = new Score.Proved(ProvedValue.of(sure, position.toMove()));
            boolean wins = score.proves(Value.WIN);
            if (sure.least() == sure.most() && keeps(Move.pass(), wins)) {
                return choice(Move.pass(), score);
            }
            Choice best = byParts(Optional.of(score), GAMES_FOR_POINTS);
            return keeps(best.move(), wins)
                    ? best
                    : Stream.concat(Stream.of(Part.PASS), position.parts().stream())
                            .map(Move::of)
                            .filter(turn -> position.allows(turn) && keeps(turn, wins))
                            .findFirst()
                            .map(turn -> choice(turn, score))
                            .orElseGet(() -> choice(best.move(), ScoreCode.read(0, false, position.game())));
        }

        /// Whether the mover still wins for certain after a turn; always true if `wins` is false.
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

        /// A step with limits of its own, which also ends with the whole choice.
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

        /// The choice of a step that is a whole turn.
        private Choice choice(Step step, Score score) {
            return choice(position.turns(List.of(step)).getFirst(), score);
        }

        /// Chooses where the value is open: estimates, then checks the preferred move by a proof of its own. If the
        /// move turns out to lose, continues without it.
        Choice open() throws InterruptedException {
            if (openTurns) {
                return byParts(Optional.empty(), Long.MAX_VALUE);
            }
            candidates.addAll(position.steps());
            for (Step step : position.steps()) {
                Optional<ProvedValue> value = proof.knownMove(position.code(step));
                if (value.isPresent() && value.get().value() == Value.WIN) {
                    return choice(step, new Score.Proved(value.get()));
                }
                consider(step, value);
            }
            return estimated();
        }

        private Choice estimated() throws InterruptedException {
            while (!candidates.isEmpty()) {
                SearchStop stop = step(left().share(share));
                EstimateLine best = best(position, List.copyOf(candidates), stop);
                if (best.score() instanceof Score.Proved proved && !best.score().proves(Value.LOSS)) {
                    return choice(best.step(), proved);
                }
                if (best.score() instanceof Score.Proved proved) {
                    consider(best.step(), Optional.of(proved.proof()));
                    if (!stop.stopped()) {
                        // A search that was not stopped has shown that no other move is better.
                        return lost(longest);
                    }
                    continue;
                }
                Optional<ProvedValue> value = proof.proveMove(position.code(best.step()), step(left().share(CHECK)));
                consider(best.step(), value);
                if (value.isPresent() && candidates.contains(best.step())) {
                    return choice(best.step(), new Score.Proved(value.get()));
                }
                if (candidates.contains(best.step())) {
                    return proved(left()).orElseGet(() -> choice(best.step(), best.score()));
                }
            }
            return lost(longest);
        }

        /// Removes a losing move from the candidates.
        private void consider(Step step, Optional<ProvedValue> value) {
            if (value.isPresent() && value.get().value() == Value.LOSS) {
                longest = Math.max(longest, value.get().plies());
                candidates.remove(step);
            }
        }

        /// Chooses the best part by estimate, again and again until the turn is complete. Its score is that of the last
        /// search, which knows all earlier parts.
        ///
        /// @param known the turn's value, if it is known
        /// @param most the most nodes of each search
        private Choice byParts(Optional<Score> known, long most) {
            Score score;
            List<Step> made = new ArrayList<>();
            Position at = position;
            do {
                EstimateLine best = best(at, at.steps(), step(share(most)));
                List<Move> turn = best.moves();
                score = known.orElse(best.score());
                for (Step step : turn.isEmpty() ? List.of(best.step()) : at.steps(turn.subList(0, 1))) {
                    made.add(step);
                    at = at.step(step);
                }
            } while (at.midTurn());
            return choice(position.turns(made).getFirst(), score);
        }

        /// Searches for the best line. One that is proved to draw is the best only if nothing better is left, or the
        /// others are likely lost. A search by random games keeps this rule itself.
        private EstimateLine best(Position at, List<Step> among, SearchStop stop) {
            EstimateReport estimate = estimator.run(at, among, 1, stop, heard -> {});
            nodes += estimate.nodes();
            EstimateLine best = estimate.best();
            boolean settled = estimator.method(at.game()) == Estimator.Method.MONTE_CARLO || !stop.stopped();
            if (!best.score().proves(Value.DRAW) || settled || among.size() == 1) {
                return best;
            }
            List<Step> others =
                    among.stream().filter(move -> !move.equals(best.step())).toList();
            EstimateLine other = best(at, others, step(left().share(share)));
            return other.score().chance() < Score.LIKELY_LOST ? best : other;
        }

        Choice lost(int plies) {
            if (openTurns) {
                return byParts(Optional.of(new Score.Proved(new ProvedValue(Value.LOSS, plies))), LOOK);
            }
            List<Integer> moves = FirstLook.ordered(position, position.steps()).stream()
                    .map(position::code)
                    .toList();
            Trap trap = new Trap(board, moves, proof, step(left()));
            Step trapping = position.decoded(trap.choose());
            List<Step> unrefuted =
                    trap.unrefuted().stream().map(position::decoded).toList();
            Step step = unrefuted.contains(trapping) ? hardest(unrefuted) : trapping;
            return choice(step, new Score.Proved(new ProvedValue(Value.LOSS, plies)));
        }

        /// Among moves that short proofs do not distinguish, the one that a search estimates best.
        private Step hardest(List<Step> among) {
            SearchLimits part = left().share(ESTIMATE);
            SearchStop stop = step(part.withNodes(Math.min(part.nodes(), LOOK)));
            return best(position, among, stop).step();
        }
    }
}
