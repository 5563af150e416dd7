package hexalyst.ui.engine;

import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchListener;
import hexalyst.game.Position;

/// What the window needs of [hexalyst.engine.SearchService]: `service::start`.
@FunctionalInterface
public interface Searcher {
    /// Starts to prove the value of a position in which the game goes on.
    SearchHandle start(Position position, SearchLimits limits, SearchListener listener);
}
