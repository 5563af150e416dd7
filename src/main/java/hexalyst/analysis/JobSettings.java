package hexalyst.analysis;

import hexalyst.engine.SearchLimits;
import java.time.Duration;

/// What a job may use and what it shall write.
///
/// @param each for one position: its value, and again as much for the question whether a single move wins
/// @param whole for all positions together
/// @param lines where to add best lines
public record JobSettings(SearchLimits each, SearchLimits whole, Lines lines) {
    /// For one position, if nothing else is asked for.
    public static final Duration EACH = Duration.ofSeconds(1);

    /// A second for each position, without a limit for all, and without lines.
    public static JobSettings standard() {
        return new JobSettings(SearchLimits.NONE.withTime(EACH), SearchLimits.NONE, Lines.NONE);
    }

    /// These settings with other limits for one position.
    public JobSettings withEach(SearchLimits limits) {
        return new JobSettings(limits, whole, lines);
    }

    /// These settings with other limits for all positions.
    public JobSettings withWhole(SearchLimits limits) {
        return new JobSettings(each, limits, lines);
    }

    /// These settings with lines at other places.
    public JobSettings withLines(Lines places) {
        return new JobSettings(each, whole, places);
    }
}
