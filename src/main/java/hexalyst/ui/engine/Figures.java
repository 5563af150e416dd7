package hexalyst.ui.engine;

import hexalyst.engine.SearchReport;
import java.util.Locale;

/// Writes the figures of a search for people.
final class Figures {
    private static final int THOUSAND = 1_000;
    private static final int MILLION = 1_000_000;
    private static final int MINUTE = 60;
    /// Proof numbers from here on are the search's infinity.
    private static final long INFINITE = (1L << 23) - 1;

    private Figures() {}

    /// Nodes, speed, time and table, such as `1.20 M nodes · 410 k/s · 2.9 s · table 12 %`.
    static String effort(SearchReport report) {
        return count(report.nodes()) + " nodes · " + count(report.nodesPerSecond()) + "/s · "
                + seconds(report.time().toMillis() / 1e3) + " · table "
                + Math.round(100 * report.tableUse()) + " %";
    }

    /// The proof and disproof numbers and where the search looks, such as `proof 12 · disproof 40 · looks at e5w`.
    static String numbers(SearchReport report) {
        return "proof " + number(report.proof()) + " · disproof " + number(report.disproof())
                + report.front()
                        .map(move -> " · looks at " + report.position().text(move))
                        .orElse("");
    }

    private static String number(long value) {
        return value >= INFINITE
                ? "∞"
                : String.format(Locale.ROOT, "%,d", value).replace(',', '\u2009');
    }

    static String count(long value) {
        if (value < 10L * THOUSAND) {
            return Long.toString(value);
        }
        return value < MILLION
                ? value / THOUSAND + " k"
                : String.format(Locale.ROOT, "%.2f M", value / (double) MILLION);
    }

    static String seconds(double seconds) {
        if (seconds < 1) {
            return String.format(Locale.ROOT, "%.2f s", seconds);
        }
        if (seconds < MINUTE) {
            return String.format(Locale.ROOT, "%.1f s", seconds);
        }
        long whole = (long) seconds;
        return whole / MINUTE + " min " + whole % MINUTE + " s";
    }
}
