package hexalyst.analysis;

import hexalyst.engine.SearchLimits;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Finds out about single positions, on the thread of the caller. The engine as a job sees it.
public interface PositionSearch {
    /// What a search has found.
    ///
    /// @param finding what is known; empty if nothing is
    /// @param line the best line, empty if there is none
    /// @param nodes positions looked at
    /// @param time how long it took
    record Found(Optional<Finding> finding, List<Move> line, long nodes, Duration time) {
        /// Copies the line.
        public Found {
            line = List.copyOf(line);
        }
    }

    /// Tries to prove the value of a position in which the game goes on; finds [Finding.Proved] or nothing.
    ///
    /// @param stop ends the search
    Found prove(Position position, SearchLimits limits, StopSignal stop) throws InterruptedException;

    /// Estimates a position in which the game goes on; finds nothing if there was too little time.
    ///
    /// @param effort what the estimate shall say that it rests on
    /// @param stop ends the search
    Found estimate(Position position, SearchLimits limits, Effort effort, StopSignal stop) throws InterruptedException;
}
