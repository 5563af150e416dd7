package hexalyst.ui.engine;

import hexalyst.analysis.MoveValues;
import hexalyst.game.Position;
import java.util.function.Consumer;

/// What the window needs of [hexalyst.analysis.Analysis]: to start one.
@FunctionalInterface
public interface Analyser {
    /// Starts to find out about a position in which the game goes on and about every legal move of it.
    ///
    /// @param listener hears what is known so far, on any thread
    /// @param failed hears of a failure, on any thread
    /// @return stops it
    Runnable start(Position position, Consumer<MoveValues> listener, Consumer<Throwable> failed);
}
