package hexalyst.ui.engine;

import hexalyst.engine.MoveReport;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Formats the figures of a search for display.
final class Figures {
    private static final int THOUSAND = 1_000;
    private static final double MILLION = 1_000_000;
    private static final int MINUTE = 60;
    private static final int PERCENT = 100;
    /// The search's infinity: proof numbers from here on are shown as ∞.
    private static final long INFINITE = (1L << 23) - 1;

    private final Texts texts = Texts.of(Figures.class);

    /// Nodes, speed, time and table, such as `1.20 M nodes · 410 k/s · 2.9 s · table 12 %`.
    String effort(SearchReport report) {
        return texts.get(
                "effort",
                count(report.nodes()),
                count(report.nodesPerSecond()),
                seconds(report.time().toMillis() / 1e3),
                Math.round(PERCENT * report.tableUse()),
                report.nodes());
    }

    /// Nodes and time, such as `1.20 M nodes · 2.9 s`.
    String spent(SearchReport report) {
        return texts.get("spent", count(report.nodes()), seconds(report.time().toMillis() / 1e3), report.nodes());
    }

    /// The proof and disproof numbers and the current move, such as `proof 12 · disproof 40 · looks at e5w`.
    String numbers(SearchReport report) {
        String proof = number(report.proof());
        String disproof = number(report.disproof());
        return report.frontText()
                .map(move -> texts.get("numbers.looks", proof, disproof, move))
                .orElse(texts.get("numbers", proof, disproof));
    }

    /// What an analysis is doing.
    ///
    /// @param report the last report on its position; empty if the engine is not on
    String work(AnalysisState state, Optional<SearchReport> report) {
        Optional<Position> at = state.working();
        if (!at.equals(Optional.of(state.focus()))) {
            return texts.get(at.equals(Optional.of(state.shown())) ? "work.here" : "work.question");
        }
        return report.map(found -> switch (found.stage()) {
                    case VALUE -> texts.get("work.value");
                    case ENDING -> texts.get("work.ending", count(found.ending()));
                    case MOVES ->
                        texts.get(
                                "work.moves",
                                found.moves().size() - found.open(),
                                found.moves().size());
                    case DISTANCE ->
                        texts.get(
                                "work.distance", found.atLeast(), found.plies().orElse(0));
                    case REPLIES -> counting(found);
                })
                .orElse(texts.get("work.value"));
    }

    /// For how many of the losing moves all replies are searched.
    String counting(SearchReport report) {
        List<MoveReport> losing =
                report.moves().stream().filter(move -> move.proves(Value.LOSS)).toList();
        long counted = losing.stream().filter(move -> move.openReplies() == 0).count();
        return texts.get("work.replies", counted, losing.size());
    }

    private static String number(long value) {
        return value >= INFINITE
                ? "∞"
                : String.format(Locale.ROOT, "%,d", value).replace(',', '\u2009');
    }

    String count(long value) {
        if (value < 10L * THOUSAND) {
            return Long.toString(value);
        }
        return value < MILLION
                ? texts.get("count.thousands", Long.toString(value / THOUSAND))
                : texts.get("count.millions", value / MILLION);
    }

    String seconds(double seconds) {
        if (seconds < MINUTE) {
            return texts.get(seconds < 1 ? "time.moment" : "time.seconds", seconds);
        }
        long whole = (long) seconds;
        return texts.get("time.minutes", Long.toString(whole / MINUTE), whole % MINUTE);
    }
}
