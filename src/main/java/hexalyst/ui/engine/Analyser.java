package hexalyst.ui.engine;

import hexalyst.analysis.live.MoveValues;
import hexalyst.game.Position;
import java.util.function.Consumer;

/// The part of [hexalyst.analysis.live.PositionAnalysis] that the window needs: starting one.
@FunctionalInterface
public interface Analyser {
    /// Starts to analyse a position and all its legal moves. The game must not be over there.
    ///
    /// @param listener receives results so far, on any thread
    /// @param failed receives a failure, on any thread
    /// @return stops the analysis
    Runnable start(Position position, Consumer<MoveValues> listener, Consumer<Throwable> failed);
}
