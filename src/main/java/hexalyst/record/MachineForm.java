package hexalyst.record;

import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The form of a sentence of [MachineWords] in one language, made from its text.
///
/// @param key the key of the sentence
/// @param pattern matches such a sentence, and perhaps a few others; a group for each placeholder
/// @param places the numbers of the placeholders, in the order of the groups
/// @param two how a count of two is written
record MachineForm(String key, Pattern pattern, List<Integer> places, String two) {
    /// Ends the key of a sentence that earlier versions wrote in other words.
    static final String EARLIER = ".earlier";

    /// Finds the plies of a length.
    static final Pattern COUNTED = Pattern.compile("\\((\\d+) \\p{L}+\\)");

    private static final Map<Locale, List<MachineForm>> FORMS = new ConcurrentHashMap<>();
    private static final String LENGTH = "[^.;()]+" + COUNTED.pattern().replace("(\\d", "(?:\\d");
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:,choice,2#([^|]*)\\|[^{]*\\{\\d})?}");
    /// The keys of the sentences, except for the one of what a turn does.
    private static final List<String> KEYS = List.of(
            "only",
            "only.wins",
            "only.double",
            "only.threat",
            "only.sure",
            "danger",
            "danger.forced",
            "delay",
            "delay.wins",
            "plan.double",
            "plan.sealed",
            "plan.double" + EARLIER,
            "plan.sealed" + EARLIER,
            "zugzwang",
            "missed.sure",
            "missed.draw",
            "missed.wins",
            "missed.double",
            "missed.threat",
            "missed.quiet",
            "allows.sure",
            "allows.far",
            "allows",
            "allows.over",
            "allows.overDraw",
            "allows.draw",
            "allows.wins",
            "allows.double",
            "allows.threat",
            "allows.quiet",
            "allows.lost",
            "estimated",
            "estimated.better",
            "estimated.after",
            "estimated.before",
            "line.double",
            "shot.takes",
            "shot.only",
            "shot.any");

    /// What a placeholder stands for.
    enum Kind {
        SIDE("[\\p{L}\\d]+(?: [\\p{L}\\d]+)*?"),
        MOVE("\\S+?"),
        /// With the space before it, or left out.
        AFTER("(?: " + MachineForm.LENGTH + ")?"),
        LENGTH(MachineForm.LENGTH),
        CELLS("\\S+(?:, \\S+)*(?: (?:and|und) \\S+)?"),
        COUNT("\\p{L}+|\\d+"),
        NUMBER("\\d+");

        private final String pattern;

        Kind(String pattern) {
            this.pattern = pattern;
        }
    }

    /// What a placeholder stands for.
    Kind kind(int place) {
        return kind(key, place);
    }

    private static Kind kind(String key, int place) {
        if (key.startsWith("estimated")) {
            return switch (place) {
                case 0 -> Kind.SIDE;
                case 1, 2 -> Kind.NUMBER;
                default -> Kind.MOVE;
            };
        }
        return switch (key + ' ' + place) {
            case "allows 1" -> Kind.AFTER;
            case "delay 2", "delay 4" -> Kind.LENGTH;
            case "zugzwang 4" -> Kind.SIDE;
            case "shot.only 2", "shot.any 2" -> Kind.MOVE;
            case "shot.takes 4", "shot.only 4", "shot.any 4", "shot.takes 6", "shot.only 6", "shot.any 6" ->
                Kind.NUMBER;
            default ->
                switch (place) {
                    case 0 -> Kind.SIDE;
                    case 2 -> Kind.AFTER;
                    case 3 -> Kind.CELLS;
                    case 4 -> Kind.COUNT;
                    default -> Kind.MOVE;
                };
        };
    }

    /// The forms of a language. Made once, since a list of moves reads sentences whenever it is drawn.
    static List<MachineForm> of(Locale language) {
        return FORMS.computeIfAbsent(language, named -> {
            Texts texts = Texts.in(named, () -> Texts.of(MachineForm.class));
            return KEYS.stream().map(key -> of(key, texts.get("says." + key))).toList();
        });
    }

    private static MachineForm of(String key, String text) {
        StringBuilder pattern = new StringBuilder();
        List<Integer> places = new ArrayList<>();
        String two = "";
        Matcher place = PLACE.matcher(text);
        int from = 0;
        while (place.find()) {
            int number = Integer.parseInt(place.group(1));
            pattern.append(quoted(text.substring(from, place.start())));
            pattern.append('(').append(kind(key, number).pattern).append(')');
            places.add(number);
            two = place.group(2) == null ? two : place.group(2);
            from = place.end();
        }
        pattern.append(quoted(text.substring(from)));
        return new MachineForm(key, Pattern.compile(pattern.toString()), List.copyOf(places), two);
    }

    private static String quoted(String text) {
        return Pattern.quote(text.replace("''", "'"));
    }
}
