package hexalyst.report;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/// Formats a record as one line with time, level, logger and message, followed by the failure, if there is one.
final class LogLine extends Formatter {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS", Locale.ROOT).withZone(ZoneId.systemDefault());

    @Override
    public String format(LogRecord entry) {
        String line = TIME.format(entry.getInstant()) + " " + entry.getLevel().getName() + " " + entry.getLoggerName()
                + " " + oneLine(formatMessage(entry));
        Throwable failure = entry.getThrown();
        return line + "\n" + (failure == null ? "" : StackText.of(failure) + "\n");
    }

    /// A text without its line breaks.
    static String oneLine(String text) {
        return String.join(" ", text.lines().map(String::strip).toList());
    }
}
