package hexalyst.engine.match;

import hexalyst.engine.external.EngineFailure;
import hexalyst.engine.external.Reply;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.List;

/// One of the two players of a match.
public interface Player extends AutoCloseable {
    /// The name used in results and game records.
    String name();

    /// Chooses a move.
    ///
    /// @param from where the game began
    /// @param played the moves since then
    /// @param now the position after them, where the game is not over
    /// @throws EngineFailure if the player fails, which loses the game; it can be used again in the next one
    Reply move(Position from, List<Move> played, Position now) throws EngineFailure, InterruptedException;

    /// Makes a running choice end soon, with any result. May be called from any thread.
    void stop();

    @Override
    void close();
}
