package hexalyst.ui.puzzle;

import hexalyst.engine.StopSwitch;
import hexalyst.report.Failures;
import hexalyst.study.puzzle.PuzzleCheck;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.message.MessageLine;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Runs one long task at a time in the background, with progress. JavaFX thread only.
final class PuzzleJob {
    private final Executor background;
    private final FxThread later;
    private final MessageLine messages;
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
    private final LatestUpdate<Step> updates;
    private StopSwitch stop = new StopSwitch();
    private int round;

    /// The progress of a task.
    private record Step(int round, String text) {}

    /// A long task.
    @FunctionalInterface
    interface Task<T> {
        /// Does the task, on the background thread.
        ///
        /// @param stop ends the task soon when it is pressed
        /// @param steps receives how many of how many steps are done
        T run(StopSwitch stop, PuzzleCheck.Listener steps) throws InterruptedException;
    }

    PuzzleJob(SolvingViewModel.Outside outside, MessageLine messages) {
        background = outside.making();
        later = outside.later();
        this.messages = messages;
        updates = new LatestUpdate<>(later, step -> {
            if (step.round() == round && running.get()) {
                progress.set(step.text());
            }
        });
    }

    ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// The progress, in a few words.
    ReadOnlyStringProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// Runs a task unless one is running. An error is shown and ends it.
    ///
    /// @param begins the progress at first, in a few words
    /// @param words the progress after so many of so many steps
    /// @param then receives the result, and whether the task was cancelled
    <T> void run(String begins, BiFunction<Integer, Integer, String> words, Task<T> task, BiConsumer<T, Boolean> then) {
        if (running.get()) {
            return;
        }
        int now = ++round;
        StopSwitch ending = new StopSwitch();
        stop = ending;
        running.set(true);
        progress.set(begins);
        background.execute(() -> {
            try {
                T result = task.run(ending, (done, all) -> updates.offer(new Step(now, words.apply(done, all))));
                end(now, () -> then.accept(result, ending.pressed()));
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            } catch (RuntimeException | OutOfMemoryError failure) {
                Failures.tell(failure);
                end(now, () -> messages.warn(String.valueOf(failure.getMessage())));
            }
        });
    }

    private void end(int ending, Runnable then) {
        later.run(() -> {
            if (round == ending && running.get()) {
                running.set(false);
                then.run();
            }
        });
    }

    /// Cancels the task; what it found so far is its result.
    void cancel() {
        if (running.get()) {
            stop.press();
        }
    }

    /// Ends the task and drops its result.
    void drop() {
        cancel();
        running.set(false);
    }
}
