package hexalyst.ui.repertoire;

import hexalyst.text.Texts;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

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
        long minutes = left.plusSeconds(59).toMinutes();
        if (minutes < 60) {
            return texts.get("in.minutes", minutes);
        }
        long hours = (minutes + 59) / 60;
        return hours < 24 ? texts.get("in.hours", hours) : texts.get("in.days", (hours + 23) / 24);
    }

    /// The same with the date if it is not today.
    String dated(Instant when) {
        LocalDate day = LocalDate.ofInstant(when, ZoneId.systemDefault());
        return day.equals(LocalDate.ofInstant(now, ZoneId.systemDefault()))
                ? in(when)
                : Texts.of(DueWords.class)
                        .get(
                                "in.date",
                                in(when),
                                DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                                        .localizedBy(Texts.language())
                                        .format(day));
    }
}
