package hexalyst.analysis.annotate;

import hexalyst.engine.SearchLimits;
import java.time.Duration;
import java.util.Locale;

/// What a job may use and what it should write.
///
/// @param each the limits for one position: for its value, and again for the question whether only one move wins
/// @param whole the limits for all positions together
/// @param lines where to add best lines
/// @param language the language of the explanations of glyphs
public record JobSettings(SearchLimits each, SearchLimits whole, Lines lines, Locale language) {
    /// The default time for one position.
    public static final Duration EACH = Duration.ofSeconds(1);

    /// A second for each position, no overall limit, and no lines.
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

    /// These settings with lines in other places.
    public JobSettings withLines(Lines places) {
        return new JobSettings(each, whole, places, language);
    }

    /// These settings with another language.
    public JobSettings withLanguage(Locale other) {
        return new JobSettings(each, whole, lines, other);
    }
}
