package hexalyst.engine.verify;

import hexalyst.game.Step;
import java.io.IOException;
import java.util.List;

/// The source of the moves of the side whose strategy a [StrategyWalk] walks: a file, or a writer that chooses them.
@FunctionalInterface
public interface Answers {
    /// The next move at the end of a line.
    ///
    /// @param line the moves from the root to the position in question; changes after the call
    /// @throws BrokenProofException if there is none
    /// @throws IOException if the file cannot be read
    /// @throws java.util.concurrent.CancellationException if the writer was stopped
    Step next(List<Step> line) throws BrokenProofException, IOException;
}
