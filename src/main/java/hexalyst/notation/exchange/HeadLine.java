package hexalyst.notation.exchange;

import hexalyst.record.Tags;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// A line above a list of moves that corresponds to a tag, such as `Event: World Cup`.
///
/// @param tag the tag's name
/// @param value the text after the colon; a result as in tags
record HeadLine(String tag, String value) {
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("white", Tags.WHITE),
            Map.entry("weiß", Tags.WHITE),
            Map.entry("weiss", Tags.WHITE),
            Map.entry("black", Tags.BLACK),
            Map.entry("schwarz", Tags.BLACK),
            Map.entry("event", Tags.EVENT),
            Map.entry("ereignis", Tags.EVENT),
            Map.entry("date", Tags.DATE),
            Map.entry("datum", Tags.DATE),
            Map.entry("result", Tags.RESULT),
            Map.entry("ergebnis", Tags.RESULT),
            Map.entry("site", "Site"),
            Map.entry("ort", "Site"),
            Map.entry("round", "Round"),
            Map.entry("runde", "Round"));

    /// True if a word is the name of a tag.
    static boolean isTag(String name) {
        return NAMES.containsKey(name.toLowerCase(Locale.ROOT));
    }

    /// The line, if its name is that of a tag and its value is valid for the tag.
    static Optional<HeadLine> of(String name, String value) {
        String tag = NAMES.get(name.toLowerCase(Locale.ROOT));
        String plain = value.strip();
        if (tag == null || plain.isEmpty()) {
            return Optional.empty();
        }
        if (tag.equals(Tags.RESULT)) {
            String result = result(plain);
            return Tags.RESULTS.contains(result) ? Optional.of(new HeadLine(tag, result)) : Optional.empty();
        }
        String date = tag.equals(Tags.DATE) ? RecordReader.date(plain) : "";
        return Optional.of(new HeadLine(tag, date.isEmpty() ? plain : date));
    }

    /// A result as in tags.
    static String result(String sign) {
        return sign.replace(':', '-').replace("½", "1/2");
    }

    boolean isResult() {
        return tag.equals(Tags.RESULT);
    }
}
