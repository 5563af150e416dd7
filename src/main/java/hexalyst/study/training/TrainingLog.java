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

/// The training history of items, by name, and in each game the streak of known answers and the solver's rating. The
/// first word of a name is the game's id. Not thread-safe.
public final class TrainingLog {
    private static final String HEADER = "hexalyst training 1";
    private static final Pattern RATING = Pattern.compile("rating (?:([a-z]\\S*) )?(.*)");
    /// In place of a game: what is about all of them.
    private static final String OF_ALL = "";
    private static final Pattern STREAK = Pattern.compile("streak (?:([a-z]\\S*) )?(\\d{1,9}) (\\d{1,9})");

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, SolverRating> ratings = new TreeMap<>();
    /// Those of all games together, which earlier files have alone, and those of each game.
    private final Map<String, Streak> streaks = new TreeMap<>(Map.of(OF_ALL, Streak.NONE));

    /// The numbers of items by their last answer, so that each counts once.
    ///
    /// @param known items that were known, or found with help
    /// @param failed failed items
    public record Count(int known, int failed) {}

    /// A streak of known answers, and the longest so far.
    private record Streak(int now, int best) {
        private static final Streak NONE = new Streak(0, 0);

        private Streak after(Answer answer) {
            int next = switch (answer) {
                case KNOWN -> now + 1;
                // Help neither ends a streak nor extends it.
                case HELPED -> now;
                case FAILED -> 0;
            };
            return new Streak(next, Math.max(best, next));
        }
    }

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
        for (String of : List.of(OF_ALL, game(name))) {
            streaks.put(of, streaks.getOrDefault(of, Streak.NONE).after(answer));
        }
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

    /// The current streak of known answers in a game.
    ///
    /// @param game the game's id
    public int streak(String game) {
        return streaks.getOrDefault(game, Streak.NONE).now();
    }

    /// The longest streak so far in a game.
    ///
    /// @param game the game's id
    public int best(String game) {
        return streaks.getOrDefault(game, Streak.NONE).best();
    }

    /// The numbers of all items of a game.
    ///
    /// @param game the game's id
    public Count count(String game) {
        return count(game, "");
    }

    /// The numbers of the items of a game with a label; of all its items if the label is empty.
    ///
    /// @param game the game's id
    public Count count(String game, String label) {
        List<Entry> all = entries.entrySet().stream()
                .filter(item -> game(item.getKey()).equals(game))
                .map(Map.Entry::getValue)
                .filter(entry ->
                        entry.tried() && (label.isEmpty() || entry.labels().contains(label)))
                .toList();
        int failed = (int)
                all.stream().filter(entry -> entry.last() == Answer.FAILED).count();
        return new Count(all.size() - failed, failed);
    }

    /// The text of the file.
    String text() {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        streaks.forEach((game, streak) -> text.append("streak ")
                .append(game.equals(OF_ALL) ? "" : game + " ")
                .append(streak.now())
                .append(' ')
                .append(streak.best())
                .append('\n'));
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
        if (!STREAK.matcher(lines.get(1)).matches()) {
            return Optional.empty();
        }
        TrainingLog log = new TrainingLog();
        for (String line : lines.subList(1, lines.size())) {
            Matcher row = STREAK.matcher(line);
            if (row.matches()) {
                log.streaks.put(
                        Objects.requireNonNullElse(row.group(1), OF_ALL),
                        new Streak(Integer.parseInt(row.group(2)), Integer.parseInt(row.group(3))));
                continue;
            }
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
        log.shareStreak();
        return Optional.of(log);
    }

    /// Gives the streak of a file that has one for all games to the game, if only one was trained: of several, nobody
    /// knows which answers it was made of.
    private void shareStreak() {
        List<String> games = entries.entrySet().stream()
                .filter(item -> item.getValue().tried())
                .map(item -> game(item.getKey()))
                .distinct()
                .toList();
        if (streaks.size() == 1 && games.size() == 1) {
            streaks.put(games.getFirst(), streaks.getOrDefault(OF_ALL, Streak.NONE));
        }
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
