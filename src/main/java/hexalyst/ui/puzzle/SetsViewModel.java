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
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The sets of puzzles, what is chosen of them, and which puzzle is next. JavaFX thread only.
public final class SetsViewModel {
    private final SharedTraining training;
    private final FileChoice choice;
    private final FilesViewModel.Threads threads;
    private final MessageLine messages;
    private final Supplier<Game> game;
    private final Texts texts = Texts.of(SetsViewModel.class);
    private final ObservableList<PuzzleShelf> sets = FXCollections.observableArrayList();
    private final ObjectProperty<Optional<PuzzleShelf>> chosen = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Grade>> grade = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<PuzzleTheme>> theme = new SimpleObjectProperty<>(Optional.empty());
    private final ObservableList<Puzzle> matching = FXCollections.observableArrayList();
    /// The names of puzzles that were left before they were over; they wait until all others have been shown.
    private final Set<String> left = new HashSet<>();

    private final List<Runnable> waiting = new ArrayList<>();
    private boolean asked;
    private boolean read;

    /// @param training what was solved
    /// @param choice asks for a file
    /// @param threads where files are read
    /// @param messages where it says what is wrong
    /// @param game the game that is open, of which a set is chosen at first
    SetsViewModel(
            SharedTraining training,
            FileChoice choice,
            FilesViewModel.Threads threads,
            MessageLine messages,
            Supplier<Game> game) {
        this.game = game;
        this.training = training;
        this.choice = choice;
        this.threads = threads;
        this.messages = messages;
        chosen.subscribe((before, now) -> {
            if (!themes().containsAll(theme.get().stream().toList())) {
                theme.set(Optional.empty());
            }
            match();
        });
        grade.subscribe((before, now) -> match());
        theme.subscribe((before, now) -> match());
    }

    /// All sets: those that come with the program, then those that were opened or made.
    public ObservableList<PuzzleShelf> sets() {
        return sets;
    }

    /// The set that is solved.
    public ObjectProperty<Optional<PuzzleShelf>> chosenProperty() {
        return chosen;
    }

    /// Only puzzles of this grade; empty for all.
    public ObjectProperty<Optional<Grade>> gradeProperty() {
        return grade;
    }

    /// Only puzzles with this theme; empty for all.
    public ObjectProperty<Optional<PuzzleTheme>> themeProperty() {
        return theme;
    }

    /// The themes that puzzles of the set have, in their order.
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

    /// Reads the sets that come with the program and what was solved, if that has not been done, and then goes on.
    void whenRead(Runnable then) {
        if (read) {
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
        try {
            List<PuzzleShelf> shipped = ShippedPuzzles.read();
            threads.later().run(() -> {
                sets.addAll(0, shipped);
                if (chosen.get().isEmpty()) {
                    chosen.set(shipped.stream()
                            .filter(this::isOfTheGame)
                            .findFirst()
                            .or(() -> shipped.stream().findFirst()));
                }
                read = true;
                waiting.forEach(Runnable::run);
                waiting.clear();
            });
        } catch (IOException missing) {
            threads.later().run(() -> messages.warn(String.valueOf(missing.getMessage())));
        }
    }

    private boolean isOfTheGame(PuzzleShelf set) {
        return set.puzzles().stream().allMatch(puzzle -> puzzle.start().game().equals(game.get()));
    }

    /// Asks for a file with puzzles and chooses it.
    ///
    /// @param then goes on when it has been read
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

    /// Adds a set, in the place of one from the same file, and chooses it without filters. One that is in no file
    /// stands beside the others, with a number after its name if another has it.
    void add(PuzzleShelf added) {
        PuzzleShelf set = added.file().isPresent() ? added : numbered(added);
        sets.removeIf(other -> set.file().isPresent() && other.file().equals(set.file()));
        sets.add(set);
        grade.set(Optional.empty());
        theme.set(Optional.empty());
        chosen.set(Optional.of(set));
    }

    private PuzzleShelf numbered(PuzzleShelf set) {
        List<String> names = sets.stream().map(PuzzleShelf::name).toList();
        String name = set.name();
        for (int number = 2; names.contains(name); number++) {
            name = set.name() + " " + number;
        }
        return new PuzzleShelf(name, set.puzzles(), set.file());
    }

    /// The puzzle to solve after another one: what failed and is due comes first, then what was never tried, in the
    /// order of the set and going round; then what failed, the soonest due first; then the rest.
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

    /// A puzzle that may be next; of equal ones the first.
    private record Turn(Puzzle puzzle, boolean left, int urgency, Instant due) {
        static final Comparator<Turn> ORDER =
                Comparator.comparing(Turn::left).thenComparingInt(Turn::urgency).thenComparing(Turn::due);
    }

    /// A puzzle is left before it is over.
    void leave(Puzzle puzzle) {
        left.add(puzzle.id());
    }

    private static int urgency(Optional<Entry> entry, Instant now) {
        if (entry.isEmpty()) {
            return 1;
        }
        boolean due = entry.get().memory().filter(memory -> memory.isDue(now)).isPresent();
        return due ? 0 : entry.get().memory().isPresent() ? 2 : 3;
    }

    private static Instant due(Optional<Entry> entry) {
        return entry.flatMap(Entry::memory).map(memory -> memory.due()).orElse(Instant.MAX);
    }
}
