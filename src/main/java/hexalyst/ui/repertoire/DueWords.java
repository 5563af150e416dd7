package hexalyst.ui.repertoire;

import hexalyst.text.Texts;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.temporal.ChronoUnit;

/// When a lesson comes back, in words.
///
/// @param now the time from which it is told
record DueWords(Instant now) {
    /// The time until then, such as `in 3 days`.
    String in(Instant when) {
        Texts texts = Texts.of(DueWords.class);
        Duration left = Duration.between(now, when);
        if (left.isNegative() || left.isZero()) {
            return texts.get("in.now");
        }
        long minutes = Math.ceilDiv(left.toMillis(), 60_000);
        if (minutes < 60) {
            return texts.get("in.minutes", minutes);
        }
        long hours = Math.ceilDiv(minutes, 60);
        // Days are those of the calendar, since a date may stand beside them.
        return hours < 24
                ? texts.get("in.hours", hours)
                : texts.get("in.days", Math.max(1, ChronoUnit.DAYS.between(day(now), day(when))));
    }

    /// The same with the date if it is not today.
    String dated(Instant when) {
        LocalDate day = day(when);
        return day.equals(day(now))
                ? in(when)
                : Texts.of(DueWords.class)
                        .get(
                                "in.date",
                                in(when),
                                DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                                        .localizedBy(Texts.language())
                                        .format(day));
    }

    private static LocalDate day(Instant when) {
        return LocalDate.ofInstant(when, ZoneId.systemDefault());
    }
}
