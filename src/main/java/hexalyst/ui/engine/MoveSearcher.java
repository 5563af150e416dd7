package hexalyst.ui.engine;

import hexalyst.analysis.MoveValues;
import hexalyst.game.Position;
import java.util.function.Consumer;

/// What the window needs of [hexalyst.analysis.MoveValueSearch]: to start one.
@FunctionalInterface
public interface MoveSearcher {
    /// Starts to find out about every legal move of a position in which the game goes on.
    ///
    /// @param listener hears what is known so far, on any thread
    /// @param failed hears of a failure, on any thread
    /// @return stops it
    Runnable start(Position position, Consumer<MoveValues> listener, Consumer<Throwable> failed);
}
