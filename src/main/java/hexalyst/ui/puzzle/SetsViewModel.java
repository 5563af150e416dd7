package hexalyst.ui.puzzle;

import hexalyst.game.Game;
import hexalyst.game.Games;
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
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The sets of puzzles, the selected set and filters, and the choice of the next puzzle. JavaFX thread only.
public final class SetsViewModel {
    private static final String SETTING = "puzzle.set";
    private static final String EVERY_GAME = "puzzle.everyGame";

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
    /// True while a set of another game is selected.
    private boolean selecting;
    private final BooleanProperty everyGame;
    private final ReadOnlyStringWrapper nothing = new ReadOnlyStringWrapper("");
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
    /// @param game the open game, whose puzzles are shown
    /// @param settings remember the set that was selected last for each game
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
        everyGame = new SimpleBooleanProperty(Boolean.parseBoolean(settings.get(EVERY_GAME, "")));
        everyGame.subscribe((before, now) -> {
            if (!selecting) {
                settings.put(EVERY_GAME, Boolean.toString(now));
            }
            follow();
        });
        chosen.subscribe((before, now) -> {
            if (!themes().containsAll(theme.get().stream().toList())) {
                theme.set(Optional.empty());
            }
            match();
            now.ifPresent(set -> {
                shared.choose(set);
                settings.put(setting(), sets.stream().findFirst().equals(now) ? "" : key(set));
            });
        });
        grade.subscribe((before, now) -> match());
        theme.subscribe((before, now) -> match());
    }

    /// The sets with puzzles of the open game, or of every game, then those of the open game first: those that come
    /// with the program, then those that were opened or made.
    public ObservableList<PuzzleShelf> sets() {
        return sets;
    }

    /// The selected set.
    public ObjectProperty<Optional<PuzzleShelf>> chosenProperty() {
        return chosen;
    }

    /// Whether puzzles of every game are shown, not only those of the open one.
    public BooleanProperty everyGameProperty() {
        return everyGame;
    }

    /// What there is instead where the open game has no puzzles; empty where it has some, and before they are read.
    ReadOnlyStringProperty nothingProperty() {
        return nothing.getReadOnlyProperty();
    }

    /// Whether a puzzle is of a game that is shown.
    boolean fits(Puzzle puzzle) {
        return everyGame.get() || puzzle.start().game().equals(game.get());
    }

    /// The puzzles of a set that are shown if no filter is chosen.
    List<Puzzle> shown(PuzzleShelf set) {
        return set.puzzles().stream().filter(this::fits).toList();
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
        List<Puzzle> all = chosen.get().map(this::shown).orElse(List.of());
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
        matching.setAll(chosen.get().map(this::shown).orElse(List.of()).stream()
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
        List<PuzzleShelf> others =
                Stream.concat(readChosen(), readMistakes().stream()).toList();
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

    /// The sets from files that were selected last for some game.
    private Stream<PuzzleShelf> readChosen() {
        return Stream.concat(Stream.of(SETTING), Games.all().stream().map(SetsViewModel::setting))
                .map(name -> settings.get(name, ""))
                .distinct()
                .flatMap(name -> readChosen(name).stream());
    }

    private static Optional<PuzzleShelf> readChosen(String name) {
        try {
            Path file = Path.of(name);
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

    private static String setting(Game game) {
        return SETTING + "." + game.id();
    }

    /// The setting for what is shown. Earlier versions remembered one set for all games.
    private String setting() {
        return everyGame.get() ? SETTING : setting(game.get());
    }

    /// Lists the sets, and selects the one that was selected last in any tab or at the end of the last run.
    private void refresh() {
        list();
        shared.chosen().filter(sets::contains).ifPresent(set -> chosen.set(Optional.of(set)));
    }

    /// Lists the sets again, and selects another one if the selected one is not among them.
    void list() {
        List<PuzzleShelf> sorted = shared.all().stream()
                .filter(set -> set.puzzles().stream().anyMatch(this::fits))
                .sorted(Comparator.comparing((PuzzleShelf set) -> !isOfTheGame(set)))
                .toList();
        if (!sorted.equals(sets)) {
            sets.setAll(sorted);
        }
        boolean none = shared.read() && sorted.isEmpty();
        nothing.set(none ? texts.get("none.game", game.get().title()) : "");
        if (shared.read() && chosen.get().filter(sets::contains).isEmpty()) {
            String before = settings.get(setting(), settings.get(SETTING, ""));
            chosen.set(shared.chosen()
                    .filter(sets::contains)
                    .or(() ->
                            sets.stream().filter(set -> key(set).equals(before)).findFirst())
                    .or(() -> sets.stream().findFirst()));
        }
    }

    /// Follows the open game.
    void follow() {
        list();
        match();
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
            select(set);
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

    /// Adds a set, or replaces the one from the same file, and selects it without filters, so that all of it is shown.
    /// A set without a file gets a number after its name if the name is already used.
    void add(PuzzleShelf added) {
        PuzzleShelf set = added.file().isPresent() ? added : numbered(added);
        grade.set(Optional.empty());
        theme.set(Optional.empty());
        select(set);
    }

    private void select(PuzzleShelf set) {
        shared.add(set);
        if (!isOfTheGame(set)) {
            // To be seen now; for later sets the user decides.
            selecting = true;
            everyGame.set(true);
            selecting = false;
        }
        list();
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
