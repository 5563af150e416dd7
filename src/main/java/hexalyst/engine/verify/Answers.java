package hexalyst.engine.verify;

import hexalyst.game.Move;
import java.io.IOException;
import java.util.List;

/// Where a [StrategyWalk] gets the moves of the side whose strategy it walks: a file, or a writer who chooses them.
@FunctionalInterface
public interface Answers {
    /// The move at the end of a line.
    ///
    /// @param line the moves from the root to the position that is asked about; changes after the call
    /// @throws BrokenProofException if there is none
    /// @throws IOException if the file cannot be read
    /// @throws java.util.concurrent.CancellationException if the writer was stopped
    Move next(List<Move> line) throws BrokenProofException, IOException;
}
