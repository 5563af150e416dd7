package hexalyst.analysis.job;

import hexalyst.engine.SearchLimits;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Searches single positions, on the caller's thread: the engine as seen by a job.
public interface PositionSearch {
    /// The result of a search.
    ///
    /// @param finding what is known; empty if nothing is
    /// @param line the best line; empty if there is none
    /// @param nodes positions examined
    /// @param time how long it took
    record SearchResult(Optional<Finding> finding, List<Move> line, long nodes, Duration time) {
        /// Copies the line.
        public SearchResult {
            line = List.copyOf(line);
        }
    }

    /// Tries to prove the value of a position where the game is not over; finds [Finding.Proved] or nothing.
    ///
    /// @param stop ends the search
    SearchResult prove(Position position, SearchLimits limits, StopSignal stop) throws InterruptedException;

    /// Estimates a position where the game is not over, by its best move. Finds something however little time there is,
    /// unless it is stopped.
    ///
    /// @param among the steps to choose from ([Position#steps]), at least one. A value that is proved holds if no other
    ///     step is better
    /// @param effort the effort to record in the estimate
    /// @param stop ends the search
    SearchResult estimate(Position position, List<Step> among, SearchLimits limits, Effort effort, StopSignal stop)
            throws InterruptedException;
}
