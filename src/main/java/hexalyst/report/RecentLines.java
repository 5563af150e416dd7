package hexalyst.report;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;

/// Keeps the most recent log lines, for a report. Thread-safe.
final class RecentLines extends Handler {
    private static final int MOST = 40;

    private final Deque<String> lines = new ArrayDeque<>();

    RecentLines() {
        setFormatter(new LogLine());
    }

    @Override
    public synchronized void publish(LogRecord entry) {
        if (isLoggable(entry)) {
            lines.add(getFormatter().format(entry).strip());
            if (lines.size() > MOST) {
                lines.remove();
            }
        }
    }

    synchronized List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
