package hexalyst.study.training;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The training history of items, by name, the streak of known answers and the solver's rating in each game. The first
/// word of a name is the game's id. Not thread-safe.
public final class TrainingLog {
    private static final String HEADER = "hexalyst training 1";
    private static final Pattern RATING = Pattern.compile("rating (?:([a-z]\\S*) )?(.*)");
    /// In place of a game: the rating is from a time when there was one for all games.
    private static final String OF_ALL = "";
    private static final Pattern STREAK = Pattern.compile("streak (\\d{1,9}) (\\d{1,9})");

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, SolverRating> ratings = new TreeMap<>();
    private int streak;
    private int best;

    /// The numbers of items by their last answer, so that each counts once.
    ///
    /// @param known items that were known, or found with help
    /// @param failed failed items
    public record Count(int known, int failed) {}

    /// Records an answer to an item without a rating.
    ///
    /// @param name the permanent name of the item; one line without tabs
    /// @param labels its labels in statistics; they replace earlier ones
    public void answered(String name, List<String> labels, Answer answer, Instant now) {
        answered(name, labels, OptionalInt.empty(), answer, now);
    }

    /// Records an answer. The first answer to a rated item changes the solver's rating in its game, unless the user
    /// made it.
    ///
    /// @param name the permanent name of the item; one line without tabs
    /// @param labels its labels in statistics; they replace earlier ones
    /// @param rated the rating of the item; empty if it has none
    public void answered(String name, List<String> labels, OptionalInt rated, Answer answer, Instant now) {
        Entry before = entries.get(name);
        if (before == null && rated.isPresent()) {
            ratings.put(game(name), rating(game(name)).after(rated.getAsInt(), answer));
        }
        entries.put(name, before == null ? Entry.first(answer, labels, now) : before.after(answer, labels, now));
        streak = switch (answer) {
            case KNOWN -> streak + 1;
            // Help neither ends a streak nor extends it.
            case HELPED -> streak;
            case FAILED -> 0;
        };
        best = Math.max(best, streak);
    }

    /// Records that the user made an item, so that answers to it say nothing about how strong the user is.
    ///
    /// @param name the permanent name of the item; one line without tabs
    public void made(String name) {
        entries.putIfAbsent(name, Entry.UNTRIED);
    }

    /// The history of an item, if it was ever trained.
    public Optional<Entry> entry(String name) {
        return Optional.ofNullable(entries.get(name)).filter(Entry::tried);
    }

    /// True if the item failed once and is due again.
    public boolean isDue(String name, Instant now) {
        return entry(name).filter(entry -> entry.isDue(now)).isPresent();
    }

    private static String game(String name) {
        return name.split(" ", 2)[0];
    }

    /// How strong the solver is at a game, by the first answers to its rated items.
    ///
    /// @param game the game's id
    public SolverRating rating(String game) {
        return ratings.getOrDefault(game, SolverRating.BEGIN);
    }

    /// The current streak of known answers.
    public int streak() {
        return streak;
    }

    /// The longest streak so far.
    public int best() {
        return best;
    }

    /// The numbers of all items.
    public Count count() {
        return count("");
    }

    /// The numbers of the items with a label; of all items if the label is empty.
    public Count count(String label) {
        int known = 0;
        int failed = 0;
        for (Entry entry : entries.values()) {
            if (entry.tried() && (label.isEmpty() || entry.labels().contains(label))) {
                boolean bad = entry.last() == Answer.FAILED;
                known += bad ? 0 : 1;
                failed += bad ? 1 : 0;
            }
        }
        return new Count(known, failed);
    }

    /// The text of the file.
    String text() {
        StringBuilder text = new StringBuilder(HEADER)
                .append("\nstreak ")
                .append(streak)
                .append(' ')
                .append(best)
                .append('\n');
        ratings.forEach((game, rating) -> text.append("rating ")
                .append(game)
                .append(' ')
                .append(rating.text())
                .append('\n'));
        entries.forEach((name, entry) ->
                text.append(name).append('\t').append(entry.text()).append('\n'));
        return text.toString();
    }

    /// Reads the text of the file; empty if any line is damaged.
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
            Matcher rated = RATING.matcher(line);
            Optional<SolverRating> rating = rated.matches() ? SolverRating.parse(rated.group(2)) : Optional.empty();
            if (rating.isPresent()) {
                log.ratings.put(Objects.requireNonNullElse(rated.group(1), OF_ALL), rating.get());
                continue;
            }
            int tab = line.indexOf('\t');
            Optional<Entry> entry = tab < 1 ? Optional.empty() : Entry.parse(line.substring(tab + 1));
            if (entry.isEmpty()) {
                return Optional.empty();
            }
            log.entries.put(line.substring(0, tab), entry.get());
        }
        log.shareRating();
        return Optional.of(log);
    }

    /// Gives the rating of a file that has one for all games to every game that was trained. It is surest where most of
    /// the answers are.
    private void shareRating() {
        SolverRating ofAll = ratings.remove(OF_ALL);
        if (ofAll != null) {
            entries.entrySet().stream()
                    .filter(item -> item.getValue().tried())
                    .collect(Collectors.groupingBy(item -> game(item.getKey()), Collectors.summingInt(item -> 1)))
                    .forEach((game, answers) -> ratings.putIfAbsent(game, ofAll.restingOn(answers)));
        }
    }
}
