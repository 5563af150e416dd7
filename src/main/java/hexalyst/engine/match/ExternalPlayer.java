package hexalyst.engine.match;

import hexalyst.engine.external.EngineCommand;
import hexalyst.engine.external.EngineFailure;
import hexalyst.engine.external.ExternalEngine;
import hexalyst.engine.external.Reply;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/// Another program, which is restarted after a failure.
public final class ExternalPlayer implements Player {
    private final EngineCommand command;
    private final Function<Position, String> positionText;
    private final Duration time;
    private final String name;
    private volatile ExternalEngine engine;
    private volatile boolean stopped;

    /// Starts the program, so that a wrong command line is noticed before the match.
    ///
    /// @param positionText writes a position as one line
    /// @param time for each move
    /// @throws EngineFailure if it cannot be started or does not speak GTP 2
    public ExternalPlayer(EngineCommand command, Function<Position, String> positionText, Duration time)
            throws EngineFailure, InterruptedException {
        this.command = command;
        this.positionText = positionText;
        this.time = time;
        engine = ExternalEngine.start(command, positionText);
        name = engine.name();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Reply move(Position from, List<Move> played, Position now) throws EngineFailure, InterruptedException {
        if (!engine.alive() && !stopped) {
            engine = ExternalEngine.start(command, positionText);
        }
        return engine.move(from, played, now, time);
    }

    @Override
    public void stop() {
        stopped = true;
        engine.close();
    }

    @Override
    public void close() {
        stop();
    }
}
