package hexalyst.notation;

import hexalyst.record.Tags;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Converts the tags that have an SGF property of their own ([SgfNames#TAGS]) to SGF's format and back.
///
/// - `Date` is `2026.11.21` here and `DT[2026-11-21]` there; unknown parts, `??` at the end here, are left out there.
///   Other texts are the same on both sides. A date that would not be read back unchanged, such as one with dashes or
///   question marks, is also written in full in `HXTG`. That value is used as long as `DT` is unchanged: if another
///   program changes `DT`, its date counts.
/// - `Result` and `Termination` are one property: `1-0` and `Resign` are `RE[W+Resign]`. Among the other results only
///   `RE[Void]` has a termination: it is `*` and `Void`.
final class SgfTags {
    private static final Pattern DATE = Pattern.compile("[0-9]{4}(\\.[0-9]{2}){0,2}(\\.\\?\\?){0,2}");
    private static final int LONGEST_DATE = 10;
    private static final Pattern SGF_DATE = Pattern.compile("[0-9]{4}(-[0-9]{2}){0,2}");
    private static final List<String> WON = List.of("1-0", "0-1");
    /// The results of SGF for [Tags#RESULTS].
    private static final Map<String, String> RESULTS = Map.of("1-0", "W+", "0-1", "B+", "1/2-1/2", "Draw", "*", "?");

    private SgfTags() {}

    /// The properties for tags, in the order in which they are written.
    static Map<String, String> properties(Tags tags) {
        Map<String, String> properties = new LinkedHashMap<>();
        for (String property : SgfNames.TAG_PROPERTIES) {
            String name = SgfNames.TAGS.getOrDefault(property, "");
            tags.get(name)
                    .map(value -> switch (name) {
                        case Tags.DATE -> date(value);
                        case Tags.RESULT ->
                            result(value, tags.get(Tags.TERMINATION).orElse(""));
                        default -> value;
                    })
                    .ifPresent(value -> properties.put(property, value));
        }
        return properties;
    }

    /// The tags for a property; empty for an `RE` that is not a result.
    static Map<String, String> tags(String property, String value) {
        return switch (property) {
            case "DT" -> Map.of(Tags.DATE, SGF_DATE.matcher(value).matches() ? value.replace('-', '.') : value);
            case "RE" -> ended(value);
            default -> Map.of(SgfNames.TAGS.getOrDefault(property, property), value);
        };
    }

    /// The value of `DT` for a date.
    static String date(String date) {
        return date.length() <= LONGEST_DATE && DATE.matcher(date).matches()
                ? date.replace(".??", "").replace('.', '-')
                : date;
    }

    private static String result(String result, String termination) {
        String word = RESULTS.getOrDefault(result, "?");
        if (WON.contains(result)) {
            return word + termination;
        }
        return result.equals("*") && isVoid(termination) ? termination : word;
    }

    private static Map<String, String> ended(String value) {
        String said = value.stripLeading();
        for (String winner : WON) {
            String word = RESULTS.getOrDefault(winner, "");
            if (said.startsWith(word)) {
                String rest = said.substring(word.length());
                return rest.isEmpty()
                        ? Map.of(Tags.RESULT, winner)
                        : Map.of(Tags.RESULT, winner, Tags.TERMINATION, rest);
            }
        }
        String only = value.strip();
        if (isVoid(only)) {
            return Map.of(Tags.RESULT, "*", Tags.TERMINATION, only);
        }
        return switch (only.toLowerCase(Locale.ROOT)) {
            case "0", "draw" -> Map.of(Tags.RESULT, "1/2-1/2");
            case "?", "" -> Map.of(Tags.RESULT, "*");
            default -> Map.of();
        };
    }

    private static boolean isVoid(String text) {
        return text.toLowerCase(Locale.ROOT).equals("void");
    }
}
