package hexalyst.engine.match;

import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.Opponent;
import hexalyst.engine.estimate.Strength;
import hexalyst.engine.external.Reply;
import hexalyst.engine.strategy.Strategies;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Our own engine at one of its levels, with a table of its own and the strategies that come with the program. With one
/// thread and a limit of nodes only, it always plays the same moves; so do the levels that err, for the same seed.
public final class InternalPlayer implements Player {
    private final String name;
    private final SearchService service;
    private final Opponent opponent;
    private final Strength strength;
    private final Function<Position, SearchLimits> limits;
    private final long seed;
    private final StopSwitch ending = new StopSwitch();

    /// A player of the strongest level.
    ///
    /// @param service finds proofs; closed with the player
    /// @param limits for each move
    public InternalPlayer(String name, SearchService service, SearchLimits limits) {
        this(name, service, Strength.PERFECT, Optional.empty(), position -> limits, 1);
    }

    /// @param service finds proofs; closed with the player
    /// @param method how a level that does not err estimates; if empty, the method that suits the game
    /// @param limits the limits for a move in a given position, for a level that does not err
    /// @param seed decides the moves of the levels that err
    public InternalPlayer(
            String name,
            SearchService service,
            Strength strength,
            Optional<Estimator.Method> method,
            Function<Position, SearchLimits> limits,
            long seed) {
        this.name = name;
        this.service = service;
        this.strength = strength;
        this.limits = limits;
        this.seed = seed;
        opponent = new Opponent(service, new Strategies()::find, method);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Reply move(Position from, List<Move> played, Position now) throws InterruptedException {
        return new Reply.Plays(opponent.choose(now, strength, limits.apply(now), seed, ending));
    }

    @Override
    public void stop() {
        ending.press();
    }

    @Override
    public void close() {
        service.close();
    }
}
