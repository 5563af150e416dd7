package hexalyst.ui.puzzle;

import hexalyst.game.Game;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleDifficulty;
import hexalyst.study.puzzle.PuzzleTheme;
import hexalyst.study.training.Answer;
import hexalyst.study.training.TrainingFile;
import hexalyst.study.training.TrainingLog;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// What the trainers of all tabs share: the sets of puzzles, and the results of training, which are read once on first
/// use and written in the background after every answer. JavaFX thread only.
public final class SharedTraining {
    private final TrainingFile file;
    private final Executor background;
    private final FxThread later;
    private final InstantSource clock;
    private final Texts texts = Texts.of(SharedTraining.class);
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final List<Runnable> waiting = new ArrayList<>();
    private final SharedSets sets = new SharedSets();
    private final KeptMistakes mistakes;
    private TrainingLog log = new TrainingLog();
    /// How many answers are being written.
    private int writing;

    private boolean asked;
    private boolean kept;
    private boolean read;

    /// @param file the file of results
    /// @param background reads and writes, in order
    /// @param later returns to the JavaFX thread
    /// @param clock gives the time
    public SharedTraining(TrainingFile file, Executor background, FxThread later, InstantSource clock) {
        this.file = file;
        this.background = background;
        this.later = later;
        this.clock = clock;
        mistakes = new KeptMistakes(file.beside("mistakes.hgn"));
    }

    /// Reads the file, if not done yet, then runs a task.
    void whenRead(Runnable then) {
        if (read) {
            then.run();
            return;
        }
        waiting.add(then);
        if (!asked) {
            asked = true;
            background.execute(this::read);
        }
    }

    private void read() {
        try {
            TrainingFile.Read found = file.read();
            later.run(() -> take(found.log(), found.problem(), true));
        } catch (IOException unreadable) {
            later.run(() -> take(new TrainingLog(), texts.get("training.unreadable", message(unreadable)), false));
        }
    }

    private void take(TrainingLog found, String wrong, boolean keep) {
        log = found;
        problem.set(wrong);
        // A file that could not be read is never overwritten.
        kept = keep;
        read = true;
        changes.set(changes.get() + 1);
        List<Runnable> now = List.copyOf(waiting);
        waiting.clear();
        now.forEach(Runnable::run);
    }

    private static String message(IOException failure) {
        return String.valueOf(failure.getMessage());
    }

    /// Takes over the sets of puzzles from the window that this one replaces, and which of them is selected.
    public void takeOver(SharedTraining before) {
        sets.takeOver(before.sets);
    }

    /// The sets of all tabs.
    SharedSets sets() {
        return sets;
    }

    /// The results.
    TrainingLog log() {
        return log;
    }

    /// Passes on how far the user is with the puzzles of a game, which may take a second the first time.
    public void progress(Game game, Consumer<PuzzleProgress> then) {
        whenRead(() -> background.execute(() -> {
            Set<String> ids = ShippedPuzzles.of(game);
            later.run(() -> then.accept(new PuzzleProgress(
                    ids.size(), (int) ids.stream().filter(this::isSolved).count())));
        }));
    }

    private boolean isSolved(String id) {
        return log.entry(id).filter(entry -> entry.last() == Answer.KNOWN).isPresent();
    }

    /// What is wrong with the file, in one line; empty if nothing is.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// Changes after every answer.
    public ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    Instant now() {
        return clock.instant();
    }

    /// A puzzle was solved or failed.
    void answered(Puzzle puzzle, Answer answer) {
        Instant now = now();
        List<String> labels = labels(puzzle);
        OptionalInt rated =
                puzzle.difficulty().stream().mapToInt(PuzzleDifficulty::rating).findFirst();
        change(log -> log.answered(puzzle.id(), labels, rated, answer, now));
    }

    /// The user made puzzles: solving them is not rated.
    void made(List<Puzzle> puzzles) {
        change(log -> puzzles.forEach(puzzle -> log.made(puzzle.id())));
    }

    /// The puzzles made of the user's mistakes in this and earlier sessions.
    KeptMistakes mistakes() {
        return mistakes;
    }

    /// The same for puzzles made of the user's mistakes, which are kept for later sessions.
    void missed(List<Puzzle> puzzles) {
        made(puzzles);
        background.execute(() -> {
            try {
                mistakes.add(puzzles);
            } catch (IOException failed) {
                later.run(() -> problem.set(texts.get("mistakes.unwritten", message(failed))));
            }
        });
    }

    private void change(Consumer<TrainingLog> news) {
        if (!read) {
            waiting.add(() -> change(news));
            return;
        }
        news.accept(log);
        changes.set(changes.get() + 1);
        if (kept) {
            writing++;
            background.execute(() -> write(news));
        }
    }

    /// Writes new results into the file, and reads those that other programs wrote there.
    private void write(Consumer<TrainingLog> news) {
        try {
            TrainingFile.Read now = file.change(news);
            later.run(() -> written(now));
        } catch (IOException failed) {
            later.run(() -> {
                writing--;
                problem.set(texts.get("training.unwritten", message(failed)));
            });
        }
    }

    private void written(TrainingFile.Read now) {
        writing--;
        if (writing == 0) {
            log = now.log();
            changes.set(changes.get() + 1);
        }
        if (!now.problem().isEmpty()) {
            problem.set(now.problem());
        }
    }

    /// The groups in which a puzzle is counted: its grade and its themes.
    private static List<String> labels(Puzzle puzzle) {
        List<String> labels = new ArrayList<>();
        puzzle.difficulty().ifPresent(hard -> labels.add(hard.grade().id()));
        puzzle.themes().stream().map(PuzzleTheme::id).forEach(labels::add);
        return labels;
    }
}
