package hexalyst.analysis.annotate;

import hexalyst.game.Game;
import hexalyst.record.MachineWords;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads the sentences of [MoveWords] back. The patterns are made from the texts themselves.
final class Sentences {
    private static final String PREFIX = "says.";
    private static final String NAME = "\\p{L}+";
    private static final String PART = "(?:[a-z]\\d+(?::\\d+)?[a-z]?(?:-[a-z]\\d+)*|keep|swap)";
    private static final String MOVE = PART + "(?:\\+" + PART + ")*|pass";
    private static final String NUMBER = "\\d+";
    /// As [hexalyst.record.WinLength] says it; empty where no number is told.
    private static final String LENGTH = "(?: ?\\p{L}+ (?:\\p{L}+ )*\\d+ \\p{L}+ \\(\\d+ \\p{L}+\\))?";
    private static final Pattern COUNTED = Pattern.compile("(\\d+) \\p{L}+ \\((\\d+) ");
    private static final Pattern PLIES = Pattern.compile("\\((\\d+) ");
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)(,choice,(\\d)#([^|]*)\\|[^{]*\\{\\d})?}");
    /// A counted thing, and the words before the number where they are left out for 0.
    private static final Pattern PLURAL =
            Pattern.compile("\\{(\\d),plural,(\\|)?([^|{}]*)1 ([^|{}]*)\\|\\3\\{\\1} ([^|{}]*)}");
    /// The two forms of a counted thing, as they are marked until they are in a pattern.
    private static final Pattern MARKED = Pattern.compile("\u0001([^\u0002]*)\u0002([^\u0003]*)\u0003");
    private static final Pattern CELL = Pattern.compile("[a-z]\\d+");

    private final Map<String, Form> forms = new TreeMap<>();
    private final String two;

    /// The form of a sentence.
    ///
    /// @param places the numbers of its placeholders, in the order of the text
    private record Form(Pattern pattern, List<Integer> places) {}

    /// The content of a sentence.
    ///
    /// @param key its key among the texts
    /// @param values the values of its placeholders, by number; a number of cells as digits
    record Sentence(String key, Map<Integer, String> values) {
        /// The number at a placeholder; of a length, its plies.
        int number(int place) {
            Matcher plies = PLIES.matcher(text(place));
            return Integer.parseInt(plies.find() ? plies.group(1) : text(place));
        }

        /// True if the winner's moves of a length are what follows from its plies, for a winner who is to move.
        boolean isCountedRight(int place) {
            return text(place).startsWith((number(place) + 1) / 2 + " (");
        }

        /// The text at a placeholder.
        String text(int place) {
            return values.getOrDefault(place, "");
        }

        /// The cells that are named, in the order of their names; empty if none are.
        Set<String> cells() {
            return CELL.matcher(text(3))
                    .results()
                    .map(match -> match.group())
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    Sentences(Locale language) {
        ResourceBundle texts = ResourceBundle.getBundle(
                MachineWords.class.getPackageName() + ".Texts",
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        String and = Texts.in(language, () -> Texts.of(Game.class).get("list.and", "", ""))
                .strip();
        String cells = "(?:[a-z]\\d+)(?:, [a-z]\\d+)*(?: " + and + " [a-z]\\d+)?";
        String number = "";
        for (Enumeration<String> keys = texts.getKeys(); keys.hasMoreElements(); ) {
            String key = keys.nextElement();
            // The earlier forms are only read in files, not written any more.
            if (key.startsWith(PREFIX) && !key.endsWith(".earlier")) {
                Matcher choice = PLACE.matcher(texts.getString(key));
                number = choice.results()
                        .filter(match -> match.group(4) != null)
                        .map(match -> match.group(4))
                        .findFirst()
                        .orElse(number);
                add(key.substring(PREFIX.length()), texts.getString(key), cells);
            }
        }
        two = number;
    }

    private void add(String key, String text, String cells) {
        // A text without placeholders is not a format, but here no such text has an apostrophe or a brace.
        StringBuilder pattern = new StringBuilder();
        List<Integer> order = new ArrayList<>();
        Matcher plural = PLURAL.matcher(text);
        int from = 0;
        while (plural.find()) {
            boolean optional = plural.group(2) != null;
            read(key, text.substring(from, plural.start()), cells, pattern, order);
            pattern.append(optional ? "(?:" : "");
            String counted = plural.group(3) + '{' + plural.group(1) + "} \u0001" + plural.group(4) + '\u0002'
                    + plural.group(5) + '\u0003';
            read(key, counted, cells, pattern, order);
            pattern.append(optional ? ")?" : "");
            from = plural.end();
        }
        read(key, text.substring(from), cells, pattern, order);
        String whole = MARKED.matcher(pattern).replaceAll("\\\\E(?:$1|$2)\\\\Q");
        forms.put(key, new Form(Pattern.compile(whole), order));
    }

    private static void read(String key, String text, String cells, StringBuilder pattern, List<Integer> order) {
        Matcher place = PLACE.matcher(text);
        int from = 0;
        while (place.find()) {
            int number = Integer.parseInt(place.group(1));
            pattern.append(Pattern.quote(text.substring(from, place.start()).replace("''", "'")));
            pattern.append('(').append(form(key, number, cells)).append(')');
            order.add(number);
            from = place.end();
        }
        pattern.append(Pattern.quote(text.substring(from).replace("''", "'")));
    }

    /// The pattern of a placeholder.
    private static String form(String key, int place, String cells) {
        boolean estimate = key.startsWith("estimated");
        if (key.equals("rules")) {
            return place == 0 ? MOVE : ".+";
        }
        return switch (place) {
            case 0 -> NAME;
            case 1 -> key.equals("allows") ? LENGTH : estimate ? NUMBER : MOVE;
            case 2 -> estimate ? NUMBER : second(key);
            case 5 -> MOVE;
            case 3 -> estimate ? MOVE : cells;
            default -> key.equals("delay") ? LENGTH : NUMBER + "|\\p{L}+";
        };
    }

    private static String second(String key) {
        return key.startsWith("shot") ? MOVE : LENGTH;
    }

    /// The keys of all sentences.
    Set<String> keys() {
        return forms.keySet();
    }

    /// The sentences of a text.
    ///
    /// @throws AssertionError if part of it is not a known sentence, or is ambiguous
    List<Sentence> read(String text) {
        return Stream.of(text.split("(?<=\\.) ", -1)).map(this::one).toList();
    }

    private Sentence one(String text) {
        List<Sentence> found = new ArrayList<>();
        forms.forEach((key, form) -> match(key, form, text).ifPresent(found::add));
        if (found.size() > 1) {
            // What a move does may be said in any words, also those of other sentences.
            found.removeIf(each -> each.key().equals("rules"));
        }
        if (found.size() != 1) {
            throw new AssertionError("\"" + text + "\" is read as " + found);
        }
        return found.getFirst();
    }

    /// The numbers of a length, which are the same in all languages.
    private static String plain(String value) {
        Matcher length = COUNTED.matcher(value);
        return length.find() ? length.group(1) + " (" + length.group(2) + " )" : value;
    }

    private Optional<Sentence> match(String key, Form form, String text) {
        Matcher matcher = form.pattern.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Map<Integer, String> values = new TreeMap<>();
        for (int i = 0; i < form.places.size(); i++) {
            String value = matcher.group(i + 1);
            if (value == null) {
                continue;
            }
            if (!value.isEmpty()) {
                values.put(form.places.get(i), value.equals(two) ? "2" : plain(value));
            }
        }
        return Optional.of(new Sentence(key, values));
    }
}
