package hexalyst.study.training;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// When an item that failed once is due again. This is SM-2 (Piotr Wozniak, 1990): after the first known answer the
/// pause is one day, after the second six days, then each time the last pause times the ease, which every answer
/// changes. We differ in two points: our three answers correspond to its grades 1, 3 and 5, and a failed item is due
/// again after ten minutes instead of the next day, so that it is repeated in the same session.
///
/// @param ease the factor for the pause, 1.3 to 4
/// @param days the pause that led to [#due], in days; 0 after a failure
/// @param known how many times in a row it was known since the last failure
/// @param due when it is due
public record Memory(double ease, int days, int known, Instant due) {
    private static final double FIRST_EASE = 2.5;
    private static final double LEAST_EASE = 1.3;
    private static final double MOST_EASE = 4;
    private static final int SECOND_PAUSE = 6;
    private static final int LONGEST_PAUSE = 3650;
    private static final Duration AGAIN = Duration.ofMinutes(10);
    private static final Pattern TEXT = Pattern.compile("(\\d{1,3}\\.\\d{2}) (\\d{1,4}) (\\d{1,4}) (\\d{1,12})");

    /// The state after the first failure, or the first answer with help.
    public static Memory begin(Instant now) {
        return new Memory(FIRST_EASE, 0, 0, now.plus(AGAIN));
    }

    /// The state after one more answer. Before the item is due, only a failure changes anything.
    public Memory after(Answer answer, Instant now) {
        if (answer != Answer.FAILED && !isDue(now)) {
            return this;
        }
        int mark = switch (answer) {
            case FAILED -> 1;
            case HELPED -> 3;
            case KNOWN -> 5;
        };
        int off = 5 - mark;
        double next = Math.clamp(ease + 0.1 - off * (0.08 + off * 0.02), LEAST_EASE, MOST_EASE);
        if (answer == Answer.FAILED) {
            return new Memory(next, 0, 0, now.plus(AGAIN));
        }
        int pause = switch (known) {
            case 0 -> 1;
            case 1 -> SECOND_PAUSE;
            default -> (int) Math.min(LONGEST_PAUSE, Math.ceil(days * next));
        };
        return new Memory(next, pause, known + 1, now.plus(Duration.ofDays(pause)));
    }

    /// True if it is due.
    public boolean isDue(Instant now) {
        return !due.isAfter(now);
    }

    /// The text in the file: ease, days, times known, seconds since 1970.
    public String text() {
        return String.format(Locale.ROOT, "%.2f %d %d %d", ease, days, known, due.getEpochSecond());
    }

    /// Reads the text in the file; empty if it is damaged.
    public static Optional<Memory> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        return Optional.of(new Memory(
                Double.parseDouble(matcher.group(1)),
                Integer.parseInt(matcher.group(2)),
                Integer.parseInt(matcher.group(3)),
                Instant.ofEpochSecond(Long.parseLong(matcher.group(4)))));
    }
}
