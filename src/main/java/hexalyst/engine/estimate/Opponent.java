package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.strategy.StrategyBook;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.game.Turns;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Plays against a person at a chosen strength. Memory is allocated when it is first needed. Not thread-safe.
public final class Opponent {
    private static final long FEW_BYTES = 4L << 20;

    private final SearchService service;
    private final Function<Position, Optional<StrategyBook.Known>> strategies;
    private final Optional<Estimator.Method> method;
    private final Map<Boolean, MoveChooser> choosers = new HashMap<>();

    /// @param service finds and keeps proofs, for the strengths that use them
    public Opponent(SearchService service) {
        this(service, position -> Optional.empty(), Optional.empty());
    }

    /// @param service finds and keeps proofs, for the strengths that use them
    /// @param strategies what the strongest strength knows before searching, such as
    /// [hexalyst.engine.strategy.Strategies#find]
    /// @param method how the strengths that do not err estimate; if empty, the method that suits the game
    public Opponent(
            SearchService service,
            Function<Position, Optional<StrategyBook.Known>> strategies,
            Optional<Estimator.Method> method) {
        this.service = service;
        this.method = method;
        this.strategies = strategies;
    }

    /// Chooses a step by so few random games that it is often wrong.
    private static Step byFewGames(Position position, int games, long seed, StopSwitch ending) {
        SearchStop stop = SearchStop.within(SearchLimits.NONE.withNodes(games));
        ending.begins(stop::stop);
        List<Step> steps = position.steps();
        MonteCarloSearch search =
                new MonteCarloSearch(FEW_BYTES, 31 * seed + position.key().low(), 0);
        return search.run(position, steps, 1, 1, stop, heard -> {}).best().step();
    }

    /// Whether a pass ends the game and playing on would be pointless, because the pass wins or the winner is already
    /// certain. A player who has passed should not have to wait while the engine moves back and forth.
    private static boolean ends(Position position) {
        if (!position.game().traits().openTurns()
                || position.midTurn()
                || !position.parts().contains(Part.PASS)) {
            return false;
        }
        Outcome end = position.play(Move.pass()).outcome();
        return end.over()
                && (end.wonBy().equals(Optional.of(position.toMove()))
                        || ProvedValue.sure(position.searchBoard()).isPresent());
    }

    private Estimator.Method method(Position position) {
        return method.orElseGet(() -> Estimator.Method.of(position.game()));
    }

    /// Chooses a move within the time of the strength.
    ///
    /// @param position a position where the game is not over
    /// @param seed the weaker strengths, which err, choose the same move again for the same seed
    /// @param ending makes it choose at once from what it knows
    public Move choose(Position position, Strength strength, long seed, StopSwitch ending) throws InterruptedException {
        return choose(position, strength, Strength.USUAL_PATIENCE, seed, ending);
    }

    /// Chooses a move within the time of the strength.
    ///
    /// @param patience how long the strongest may think
    public Move choose(Position position, Strength strength, Duration patience, long seed, StopSwitch ending)
            throws InterruptedException {
        return choose(position, strength, strength.limits(patience, position, method(position)), seed, ending);
    }

    /// Chooses a move like the other method, but a strength that does not err has these limits. With one thread and a
    /// limit of nodes only, every strength always chooses the same move.
    public Move choose(Position position, Strength strength, SearchLimits limits, long seed, StopSwitch ending)
            throws InterruptedException {
        if (ends(position)) {
            return Move.pass();
        }
        Optional<Strength.Weakness> erring = strength.weakness(position.game());
        if (erring.isPresent()) {
            Strength.Weakness weakness = erring.get();
            boolean byChance = weakness.games() > 0 && method(position) == Estimator.Method.MONTE_CARLO;
            return Turns.made(
                    position,
                    at -> byChance
                            ? byFewGames(at, weakness.games(), seed, ending)
                            : new PersonLikeChooser(at, weakness, seed).choose(ending));
        }
        return choosers.computeIfAbsent(
                        strength.knowsStrategies(),
                        knows -> new MoveChooser(service, knows ? strategies : at -> Optional.empty(), method))
                .choose(position, limits, ending)
                .move();
    }
}
