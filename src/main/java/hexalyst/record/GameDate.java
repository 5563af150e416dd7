package hexalyst.record;

import hexalyst.text.Texts;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The date of a game, as far as it is known, in one spelling, so that dates that people wrote in different ways can be
/// compared.
///
/// @param text `2026`, `2026.11` or `2026.11.20`. As texts, earlier dates come first, and a year or month comes before
///     the days in it
public record GameDate(String text) {
    /// In the order in which they are tried. An unknown month or day is `?` or `??`.
    private static final List<Pattern> SPELLINGS = Stream.of(
                    "(?<y>[12]\\d{3})",
                    // 2026.11.20, 2026-11, 2026/11/20, 2026.??.??, 2026-11-20T18:30, and 2026-11-20,21 as in SGF.
                    "(?<y>[12]\\d{3})([-./])(?<m>\\d{1,2}|\\?{1,2})(?:\\2(?<d>\\d{1,2}|\\?{1,2})(?:[T ,].*)?)?",
                    // 20.11.2026, 20. 11. 2026, 11.2026, 11/2026
                    "(?<d>\\d{1,2})([-.]) ?(?<m>\\d{1,2})\\2 ?(?<y>[12]\\d{3})",
                    "(?<m>\\d{1,2})[-./](?<y>[12]\\d{3})",
                    // 20 Nov 2026, 20. November 2026, November 20, 2026, November 2026
                    "(?<d>\\d{1,2})\\.? (?<m>\\p{L}{3,9})\\.?,? (?<y>[12]\\d{3})",
                    "(?<m>\\p{L}{3,9})\\.? (?<d>\\d{1,2}),? (?<y>[12]\\d{3})",
                    "(?<m>\\p{L}{3,9})\\.?,? (?<y>[12]\\d{3})")
            .map(spelling -> Pattern.compile(spelling, Pattern.DOTALL))
            .toList();

    private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.GERMAN);

    private static final int UNKNOWN = 0;

    /// The date as people write it, in the language of [Texts#language].
    public String words() {
        String[] parts = text.split("\\.", -1);
        if (parts.length == 1) {
            return text;
        }
        YearMonth month = YearMonth.of(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
        return parts.length == 2
                ? DateTimeFormatter.ofPattern("LLLL yyyy", Texts.language()).format(month)
                : DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                        .withLocale(Texts.language())
                        .format(month.atDay(Integer.parseInt(parts[2])));
    }

    /// A known day.
    public static GameDate of(LocalDate day) {
        return new GameDate(day.toString().replace('-', '.'));
    }

    /// Reads a date in one of the spellings that people use: `2026.11.20`, `2026-11-20`, `2026/11/20`, `20.11.2026`,
    /// `20 Nov 2026`, `November 20, 2026`, `20. November 2026`, also without the day, or the year alone; unknown digits
    /// may be `?`. A time after the date is ignored. Empty for everything else, such as `10/11/2026`, which is another
    /// day in another country, and for days that do not exist.
    public static Optional<GameDate> parse(String written) {
        return SPELLINGS.stream()
                .map(spelling -> spelling.matcher(written.strip()))
                .filter(Matcher::matches)
                .findFirst()
                .flatMap(GameDate::of);
    }

    private static Optional<GameDate> of(MatchResult found) {
        int year = Integer.parseInt(found.group("y"));
        String month = part(found, "m");
        Optional<Integer> number = number(month).or(() -> named(month));
        int day = number(part(found, "d")).orElse(UNKNOWN);
        if (month.isEmpty() || number.isPresent() && number.get() == UNKNOWN && day == UNKNOWN) {
            return Optional.of(new GameDate(Integer.toString(year)));
        }
        try {
            YearMonth there = YearMonth.of(year, number.orElse(UNKNOWN));
            return Optional.of(new GameDate(
                    day == UNKNOWN
                            ? there.toString().replace('-', '.')
                            : of(there.atDay(day)).text()));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    private static String part(MatchResult found, String name) {
        String part = found.namedGroups().containsKey(name) ? found.group(name) : null;
        return part == null ? "" : part;
    }

    /// The number in a text: 0 for question marks and for no text; empty for a word.
    private static Optional<Integer> number(String text) {
        if (text.isEmpty() || text.startsWith("?")) {
            return Optional.of(UNKNOWN);
        }
        return Character.isDigit(text.charAt(0)) ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }

    /// The month of a word of at least three letters, English or German, abbreviated or not.
    private static Optional<Integer> named(String word) {
        String wanted = word.toLowerCase(Locale.ROOT);
        return Stream.of(Month.values())
                .filter(month -> LANGUAGES.stream()
                        .flatMap(language -> Stream.of(TextStyle.FULL, TextStyle.SHORT)
                                .map(style ->
                                        month.getDisplayName(style, language).toLowerCase(Locale.ROOT)))
                        .anyMatch(name -> name.startsWith(wanted)))
                .map(Month::getValue)
                .findFirst();
    }
}
