package hexalyst.analysis;

import hexalyst.engine.SearchLimits;
import java.time.Duration;
import java.util.Locale;

/// What a job may use and what it shall write.
///
/// @param each for one position: its value, and again as much for the question whether a single move wins
/// @param whole for all positions together
/// @param lines where to add best lines
/// @param language in which to say why a move has its glyph
public record JobSettings(SearchLimits each, SearchLimits whole, Lines lines, Locale language) {
    /// For one position, if nothing else is asked for.
    public static final Duration EACH = Duration.ofSeconds(1);

    /// A second for each position, without a limit for all, and without lines.
    public static JobSettings standard() {
        return new JobSettings(SearchLimits.NONE.withTime(EACH), SearchLimits.NONE, Lines.NONE, Locale.getDefault());
    }

    /// These settings with other limits for one position.
    public JobSettings withEach(SearchLimits limits) {
        return new JobSettings(limits, whole, lines, language);
    }

    /// These settings with other limits for all positions.
    public JobSettings withWhole(SearchLimits limits) {
        return new JobSettings(each, limits, lines, language);
    }

    /// These settings with lines at other places.
    public JobSettings withLines(Lines places) {
        return new JobSettings(each, whole, places, language);
    }

    /// These settings with another language.
    public JobSettings withLanguage(Locale other) {
        return new JobSettings(each, whole, lines, other);
    }
}
