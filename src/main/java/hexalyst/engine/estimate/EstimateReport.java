package hexalyst.engine.estimate;

import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a search for the best lines knows at one moment.
///
/// @param position the position searched
/// @param depth the depth in plies to which all moves were searched; 0 if the search was stopped before. Where turns
///     may have several parts, each part counts. For a search by random games, the number of binary digits of their
///     count
/// @param selectiveDepth the length of the longest line examined, counted in the same way
/// @param lines the best lines, the best first, each with a different first step, at least one; fewer than requested
///     only before the first depth is completed
/// @param nodes positions examined so far
/// @param time how long the search has taken so far
/// @param touching where turns have several parts: for each cell, the most tried turn that has a part there
/// @param owners the owners of the cells at the end of the random games; empty for a search that plays none
/// @param finished true for the last report of a search
public record EstimateReport(
        Position position,
        int depth,
        int selectiveDepth,
        List<EstimateLine> lines,
        long nodes,
        Duration time,
        Map<Integer, EstimateLine> touching,
        Optional<Ownership> owners,
        boolean finished) {
    /// The report of a search that plays no random games.
    public EstimateReport(
            Position position,
            int depth,
            int selectiveDepth,
            List<EstimateLine> lines,
            long nodes,
            Duration time,
            boolean finished) {
        this(position, depth, selectiveDepth, lines, nodes, time, Map.of(), Optional.empty(), finished);
    }

    /// Copies the lines.
    public EstimateReport {
        lines = List.copyOf(lines);
        touching = Map.copyOf(touching);
    }

    /// Positions examined per second.
    public long nodesPerSecond() {
        return time.isZero() ? 0 : Math.round(nodes / (time.toNanos() / 1e9));
    }

    /// The best line.
    public EstimateLine best() {
        return lines.getFirst();
    }
}
