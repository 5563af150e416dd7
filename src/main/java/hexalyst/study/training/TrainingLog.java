package hexalyst.study.training;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What was trained, by name, and how many things were known in a row. Not for several threads at once.
public final class TrainingLog {
    private static final String HEADER = "hexalyst training 1";
    private static final Pattern STREAK = Pattern.compile("streak (\\d{1,9}) (\\d{1,9})");

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private int streak;
    private int best;

    /// How often something went well and not.
    ///
    /// @param known answers that were known, or found with help
    /// @param failed answers that were not
    public record Count(int known, int failed) {}

    /// Something was trained.
    ///
    /// @param name names it for ever; in one line without tabs
    /// @param labels what it counts under; replaces the labels that it had
    public void answered(String name, List<String> labels, Answer answer, Instant now) {
        Entry before = entries.get(name);
        entries.put(name, before == null ? Entry.first(answer, labels, now) : before.after(answer, labels, now));
        streak = switch (answer) {
            case KNOWN -> streak + 1;
            // Help ends no row, but is no step in it.
            case HELPED -> streak;
            case FAILED -> 0;
        };
        best = Math.max(best, streak);
    }

    /// What is remembered of something, if it was ever trained.
    public Optional<Entry> entry(String name) {
        return Optional.ofNullable(entries.get(name));
    }

    /// True if it failed once and is due to come back.
    public boolean isDue(String name, Instant now) {
        return entry(name).filter(entry -> entry.isDue(now)).isPresent();
    }

    /// How many things were known in a row, up to now.
    public int streak() {
        return streak;
    }

    /// The longest row ever.
    public int best() {
        return best;
    }

    /// How often it went well and not, in all.
    public Count count() {
        return count("");
    }

    /// How often it went well and not, of what has a label; of everything if the label is empty.
    public Count count(String label) {
        int known = 0;
        int failed = 0;
        for (Entry entry : entries.values()) {
            if (label.isEmpty() || entry.labels().contains(label)) {
                known += entry.known();
                failed += entry.failed();
            }
        }
        return new Count(known, failed);
    }

    /// How the file writes it.
    String text() {
        StringBuilder text = new StringBuilder(HEADER)
                .append("\nstreak ")
                .append(streak)
                .append(' ')
                .append(best)
                .append('\n');
        entries.forEach((name, entry) ->
                text.append(name).append('\t').append(entry.text()).append('\n'));
        return text.toString();
    }

    /// What is written so; empty if any line of it is damaged.
    static Optional<TrainingLog> parse(String text) {
        List<String> lines = text.lines().toList();
        if (lines.size() < 2 || !lines.getFirst().equals(HEADER) || !text.endsWith("\n")) {
            return Optional.empty();
        }
        Matcher row = STREAK.matcher(lines.get(1));
        if (!row.matches()) {
            return Optional.empty();
        }
        TrainingLog log = new TrainingLog();
        log.streak = Integer.parseInt(row.group(1));
        log.best = Integer.parseInt(row.group(2));
        for (String line : lines.subList(2, lines.size())) {
            int tab = line.indexOf('\t');
            Optional<Entry> entry = tab < 1 ? Optional.empty() : Entry.parse(line.substring(tab + 1));
            if (entry.isEmpty()) {
                return Optional.empty();
            }
            log.entries.put(line.substring(0, tab), entry.get());
        }
        return Optional.of(log);
    }
}
