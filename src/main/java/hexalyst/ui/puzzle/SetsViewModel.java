package hexalyst.ui.puzzle;

import hexalyst.game.Game;
import hexalyst.notation.GameLookup;
import hexalyst.study.puzzle.Grade;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.study.puzzle.PuzzleTheme;
import hexalyst.study.training.Entry;
import hexalyst.study.training.TrainingLog;
import hexalyst.text.Texts;
import hexalyst.ui.files.FileChoice;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The sets of puzzles, the selected set and filters, and the choice of the next puzzle. JavaFX thread only.
public final class SetsViewModel {
    private static final String SETTING = "puzzle.set";

    private final SharedTraining training;
    private final FileChoice choice;
    private final FilesViewModel.Threads threads;
    private final MessageLine messages;
    private final Supplier<Game> game;
    private final Settings settings;
    private final Texts texts = Texts.of(SetsViewModel.class);
    private final SharedSets shared;
    private final ObservableList<PuzzleShelf> sets = FXCollections.observableArrayList();
    private final ObjectProperty<Optional<PuzzleShelf>> chosen = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Grade>> grade = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<PuzzleTheme>> theme = new SimpleObjectProperty<>(Optional.empty());
    private final ObservableList<Puzzle> matching = FXCollections.observableArrayList();
    /// The names of puzzles that were left unfinished. They are not shown again until all others have been.
    private final Set<String> left = new HashSet<>();

    private final List<Runnable> waiting = new ArrayList<>();
    private boolean asked;

    /// @param training the results
    /// @param choice asks for a file
    /// @param threads where files are read
    /// @param messages shows errors
    /// @param game the open game; its sets come first
    /// @param settings remember the set that was selected last
    SetsViewModel(
            SharedTraining training,
            FileChoice choice,
            FilesViewModel.Threads threads,
            MessageLine messages,
            Supplier<Game> game,
            Settings settings) {
        this.game = game;
        this.settings = settings;
        this.training = training;
        shared = training.sets();
        this.choice = choice;
        this.threads = threads;
        this.messages = messages;
        chosen.subscribe((before, now) -> {
            if (!themes().containsAll(theme.get().stream().toList())) {
                theme.set(Optional.empty());
            }
            match();
            now.ifPresent(set -> {
                shared.choose(set);
                settings.put(SETTING, sets.stream().findFirst().equals(now) ? "" : key(set));
            });
        });
        grade.subscribe((before, now) -> match());
        theme.subscribe((before, now) -> match());
    }

    /// All sets, those of the open game first: those that come with the program, then those that were opened or made.
    public ObservableList<PuzzleShelf> sets() {
        return sets;
    }

    /// The selected set.
    public ObjectProperty<Optional<PuzzleShelf>> chosenProperty() {
        return chosen;
    }

    /// Shows only puzzles of this grade; empty for all.
    public ObjectProperty<Optional<Grade>> gradeProperty() {
        return grade;
    }

    /// Shows only puzzles with this theme; empty for all.
    public ObjectProperty<Optional<PuzzleTheme>> themeProperty() {
        return theme;
    }

    /// The themes of the puzzles in the set, in order.
    List<PuzzleTheme> themes() {
        List<Puzzle> all = chosen.get().map(PuzzleShelf::puzzles).orElse(List.of());
        return Stream.of(PuzzleTheme.values())
                .filter(theme -> all.stream().anyMatch(puzzle -> puzzle.themes().contains(theme)))
                .toList();
    }

    /// The puzzles of the set that pass both filters.
    public ObservableList<Puzzle> matching() {
        return matching;
    }

    /// The title of a puzzle, or its number among those of the set that are shown.
    String name(Puzzle puzzle) {
        int index = puzzle.title().isEmpty() ? matching.indexOf(puzzle) : -1;
        return index < 0 ? puzzle.title() : Integer.toString(index + 1);
    }

    /// The same as a heading: `Puzzle 3`, or `Puzzle: 3. b3w was played`.
    String heading(Puzzle puzzle) {
        String name = name(puzzle);
        return texts.get(name.chars().anyMatch(Character::isLetter) ? "analyse.title" : "puzzle", name);
    }

    private void match() {
        matching.setAll(chosen.get().map(PuzzleShelf::puzzles).orElse(List.of()).stream()
                .filter(puzzle -> grade.get().isEmpty()
                        || puzzle.difficulty()
                                .filter(hard -> hard.grade() == grade.get().get())
                                .isPresent())
                .filter(puzzle -> theme.get().isEmpty()
                        || puzzle.themes().contains(theme.get().get()))
                .toList());
    }

    /// What tells a set from others, in every language: its file, or its first puzzle.
    private static String key(PuzzleShelf set) {
        return set.file()
                .map(Path::toString)
                .orElseGet(() -> set.puzzles().getFirst().id());
    }

    /// Reads the sets that come with the program and the results, if not done yet, selects the set that was selected
    /// last in any tab or at the end of the last run, then runs a task.
    void whenRead(Runnable then) {
        if (shared.read()) {
            refresh();
            reread();
            then.run();
            return;
        }
        waiting.add(then);
        if (!asked) {
            asked = true;
            training.whenRead(() -> threads.background().execute(this::readShipped));
        }
    }

    private void readShipped() {
        List<PuzzleShelf> others = Stream.of(readChosen(), readMistakes())
                .flatMap(Optional::stream)
                .toList();
        try {
            List<PuzzleShelf> shipped = ShippedPuzzles.read();
            threads.later().run(() -> {
                shared.ship(shipped);
                others.forEach(shared::add);
                refresh();
                waiting.forEach(Runnable::run);
                waiting.clear();
            });
        } catch (IOException missing) {
            threads.later().run(() -> messages.warn(String.valueOf(missing.getMessage())));
        }
    }

    private Optional<PuzzleShelf> readMistakes() {
        try {
            return training.mistakes().read();
        } catch (IOException unreadable) {
            threads.later().run(() -> messages.warn(String.valueOf(unreadable.getMessage())));
            return Optional.empty();
        }
    }

    /// The set from a file that was selected at the end of the last run.
    private Optional<PuzzleShelf> readChosen() {
        try {
            Path file = Path.of(settings.get(SETTING, ""));
            List<Puzzle> puzzles = Files.isRegularFile(file)
                    ? PuzzleSet.read(file, GameLookup.standard()).puzzles()
                    : List.of();
            return Optional.of(new PuzzleShelf(String.valueOf(file.getFileName()), puzzles, Optional.of(file)))
                    .filter(set -> !set.puzzles().isEmpty());
        } catch (InvalidPathException | IOException gone) {
            // Then the set is simply not there, as if it had not been opened.
            return Optional.empty();
        }
    }

    private void refresh() {
        list();
        if (chosen.get().isEmpty() || !chosen.get().equals(shared.chosen())) {
            String before = settings.get(SETTING, "");
            chosen.set(shared.chosen()
                    .or(() ->
                            sets.stream().filter(set -> key(set).equals(before)).findFirst())
                    .or(() -> sets.stream().findFirst()));
        }
    }

    /// Lists the sets again, those of the open game first.
    void list() {
        List<PuzzleShelf> sorted = shared.all().stream()
                .sorted(Comparator.comparing((PuzzleShelf set) -> !isOfTheGame(set)))
                .toList();
        if (!sorted.equals(sets)) {
            sets.setAll(sorted);
        }
    }

    /// Reads the file of the selected set again, since it may have been edited, here or by another program.
    private void reread() {
        chosen.get()
                .flatMap(PuzzleShelf::file)
                .ifPresent(file -> threads.background().execute(() -> {
                    try {
                        PuzzleSet set = PuzzleSet.read(file, GameLookup.standard());
                        threads.later().run(() -> replace(file, set));
                    } catch (IOException unreadable) {
                        threads.later().run(() -> messages.warn(String.valueOf(unreadable.getMessage())));
                    }
                }));
    }

    /// Puts what a file has now in place of its set, if they differ.
    private void replace(Path file, PuzzleSet now) {
        Optional<PuzzleShelf> before = chosen.get().filter(set -> set.file().equals(Optional.of(file)));
        if (before.isPresent()
                && !now.puzzles().isEmpty()
                && !same(now.puzzles(), before.get().puzzles())) {
            PuzzleShelf set = new PuzzleShelf(before.get().name(), now.puzzles(), Optional.of(file));
            shared.add(set);
            list();
            chosen.set(Optional.of(set));
            tell(file, now);
        }
    }

    private static boolean same(List<Puzzle> some, List<Puzzle> others) {
        return some.size() == others.size()
                && IntStream.range(0, some.size())
                        .allMatch(i -> some.get(i).game().sameAs(others.get(i).game()));
    }

    private boolean isOfTheGame(PuzzleShelf set) {
        return set.puzzles().stream().allMatch(puzzle -> puzzle.start().game().equals(game.get()));
    }

    /// Asks for a file with puzzles and selects it.
    ///
    /// @param then runs when it has been read
    void open(Runnable then) {
        choice.toOpen().ifPresent(file -> threads.background().execute(() -> read(file, then)));
    }

    private void read(Path file, Runnable then) {
        try {
            PuzzleSet set = PuzzleSet.read(file, GameLookup.standard());
            threads.later().run(() -> {
                if (set.puzzles().isEmpty()) {
                    messages.warn(texts.get("open.none", file.getFileName()));
                    return;
                }
                add(new PuzzleShelf(String.valueOf(file.getFileName()), set.puzzles(), Optional.of(file)));
                tell(file, set);
                then.run();
            });
        } catch (IOException unreadable) {
            threads.later().run(() -> messages.warn(String.valueOf(unreadable.getMessage())));
        }
    }

    private void tell(Path file, PuzzleSet set) {
        int wrong = set.problems().size();
        if (wrong == 0) {
            messages.say(texts.get("open.done", set.puzzles().size(), file.getFileName()));
        } else {
            messages.warn(texts.get(
                    "open.partly",
                    set.puzzles().size(),
                    wrong,
                    set.problems().getFirst().message()));
        }
    }

    /// Adds a set, or replaces the one from the same file, and selects it without filters. A set without a file gets a
    /// number after its name if the name is already used.
    void add(PuzzleShelf added) {
        PuzzleShelf set = added.file().isPresent() ? added : numbered(added);
        shared.add(set);
        list();
        grade.set(Optional.empty());
        theme.set(Optional.empty());
        chosen.set(Optional.of(set));
    }

    private PuzzleShelf numbered(PuzzleShelf set) {
        List<String> names = shared.all().stream().map(PuzzleShelf::name).toList();
        String name = set.name();
        for (int number = 2; names.contains(name); number++) {
            name = set.name() + " " + number;
        }
        return new PuzzleShelf(name, set.puzzles(), set.file());
    }

    /// The puzzle to solve after another one. First come failed ones that are due, then those never tried, in the order
    /// of the set from this one on and round to its start; then failed ones, the soonest due first; then the rest.
    Optional<Puzzle> next(Optional<Puzzle> after) {
        if (matching.isEmpty()) {
            return Optional.empty();
        }
        TrainingLog log = training.log();
        Instant now = training.now();
        List<Turn> turns = new ArrayList<>();
        int from = 1 + after.map(matching::indexOf).orElse(-1);
        for (int i = 0; i < matching.size(); i++) {
            Puzzle puzzle = matching.get((from + i) % matching.size());
            String id = puzzle.id();
            Optional<Entry> entry = log.entry(id);
            turns.add(new Turn(puzzle, left.contains(id), urgency(entry, now), due(entry)));
        }
        if (turns.stream().allMatch(Turn::left)) {
            left.clear();
        }
        return turns.stream()
                .filter(turn -> turns.size() == 1 || !after.equals(Optional.of(turn.puzzle)))
                .min(Turn.ORDER)
                .map(Turn::puzzle);
    }

    /// A candidate for the next puzzle. If two are equal, the first is taken.
    private record Turn(Puzzle puzzle, boolean left, int urgency, Instant due) {
        static final Comparator<Turn> ORDER =
                Comparator.comparing(Turn::left).thenComparingInt(Turn::urgency).thenComparing(Turn::due);
    }

    /// A puzzle is left unfinished.
    void leave(Puzzle puzzle) {
        left.add(puzzle.id());
    }

    private static int urgency(Optional<Entry> entry, Instant now) {
        if (entry.isEmpty()) {
            return 1;
        }
        boolean due = entry.get().memory().filter(memory -> memory.isDue(now)).isPresent();
        if (due) {
            return 0;
        }
        return entry.get().memory().isPresent() ? 2 : 3;
    }

    private static Instant due(Optional<Entry> entry) {
        return entry.flatMap(Entry::memory).map(memory -> memory.due()).orElse(Instant.MAX);
    }
}
