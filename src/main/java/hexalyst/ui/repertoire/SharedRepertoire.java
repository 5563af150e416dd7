package hexalyst.ui.repertoire;

import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.study.repertoire.Lesson;
import hexalyst.study.repertoire.Repertoire;
import hexalyst.study.training.Answer;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The lessons of the repertoire, the same for all tabs: read on first use; every change is written to the file in the
/// background, where changes of other windows are kept. A file that cannot be read is never overwritten. JavaFX thread
/// only.
public final class SharedRepertoire {
    private final Path file;
    private final Executor background;
    private final FxThread later;
    private final InstantSource clock;
    private final Texts texts = Texts.of(SharedRepertoire.class);
    private final ObservableList<Lesson> lessons = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private boolean asked;

    /// @param file the file of lessons
    /// @param background reads and writes, in order
    /// @param later returns to the JavaFX thread
    /// @param clock gives the time
    public SharedRepertoire(Path file, Executor background, FxThread later, InstantSource clock) {
        this.file = file;
        this.background = background;
        this.later = later;
        this.clock = clock;
    }

    /// All lessons, in the order in which they were added.
    public ObservableList<Lesson> lessons() {
        return lessons;
    }

    /// What is wrong with the file, in one line; empty if nothing is.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    Instant now() {
        return clock.instant();
    }

    /// Reads the file, if not done yet, then runs a task.
    public void whenRead(Runnable then) {
        if (asked) {
            // After the file has been read, if that is still going on.
            background.execute(() -> later.run(then));
            return;
        }
        asked = true;
        background.execute(() -> {
            try {
                Repertoire read = Repertoire.read(file);
                later.run(() -> take(read));
            } catch (IOException unreadable) {
                String why = texts.get("unreadable", file.toString(), String.valueOf(unreadable.getMessage()));
                later.run(() -> problem.set(why));
            }
            later.run(then);
        });
    }

    private void take(Repertoire now) {
        problem.set("");
        lessons.setAll(now.all());
    }

    /// Adds the line to a node of a game, for a side.
    ///
    /// @param told receives the number of new lessons
    void learnLine(GameTree tree, int node, Side side, Consumer<Integer> told) {
        Instant now = now();
        change(repertoire -> repertoire.learn(tree, node, side, now), told);
    }

    /// Adds all lines of a game, for a side.
    ///
    /// @param told receives the number of new lessons
    void learnTree(GameTree tree, Side side, Consumer<Integer> told) {
        Instant now = now();
        change(repertoire -> repertoire.learn(tree, side, now), told);
    }

    /// A lesson was answered.
    ///
    /// @param then runs when the answer is recorded
    void answered(Lesson lesson, Answer answer, Runnable then) {
        Instant now = now();
        change(
                repertoire -> {
                    repertoire.answered(lesson, answer, now);
                    return 0;
                },
                none -> then.run());
    }

    /// Removes a lesson.
    ///
    /// @param then runs when that is recorded
    void forget(Lesson lesson, Runnable then) {
        change(
                repertoire -> {
                    repertoire.forget(lesson);
                    return 0;
                },
                none -> then.run());
    }

    private void change(ToIntFunction<Repertoire> change, Consumer<Integer> told) {
        asked = true;
        background.execute(() -> {
            try {
                int[] result = {0};
                Repertoire now = Repertoire.change(file, repertoire -> result[0] = change.applyAsInt(repertoire));
                later.run(() -> {
                    take(now);
                    told.accept(result[0]);
                });
            } catch (IOException failed) {
                String why = texts.get("unwritten", file.toString(), String.valueOf(failed.getMessage()));
                later.run(() -> problem.set(why));
            }
        });
    }
}
