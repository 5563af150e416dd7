package hexalyst.engine.estimate;

import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a search for the best lines knows at one moment.
///
/// @param position what is searched
/// @param depth to which depth in plies all moves were searched; 0 if the search was stopped before. Where turns may
///     have several parts, each part counts. Of games played by chance how many binary digits their number has
/// @param selectiveDepth the length of the longest line that was looked at, likewise
/// @param lines the best lines, the best first, each with another first step; fewer than were asked for only before the
///     first depth is completed
/// @param nodes positions looked at so far
/// @param time how long it has taken so far
/// @param touching where turns have several parts, by cell the turn that was tried most of those with a part there
/// @param owners whose each cell was at the end of games played by chance; empty of a search that plays none
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
    /// Of a search that plays no games by chance.
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

    /// Positions looked at a second.
    public long nodesPerSecond() {
        return time.isZero() ? 0 : Math.round(nodes / (time.toNanos() / 1e9));
    }

    /// The best line.
    public EstimateLine best() {
        return lines.getFirst();
    }
}
