package hexalyst.ui.job;

import hexalyst.analysis.job.JobControl;
import hexalyst.analysis.job.JobProgress;
import hexalyst.report.Failures;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// A job that works on a thread of its own, one run at a time: its state, its progress in numbers and in words, and how
/// to pause and cancel it. JavaFX thread only, except [#works] and [#offer].
public final class JobViewModel {
    /// The state of the job.
    public enum State {
        IDLE,
        RUNNING,
        PAUSED
    }

    /// The work of a job, on the job's thread.
    @FunctionalInterface
    public interface Work {
        /// Runs to the end, or until the control passed to [JobViewModel#works] stops it, then reports the outcome in
        /// the JavaFX thread with [JobViewModel#ended].
        ///
        /// @throws IOException if a file could not be read or written; the job then ends with an error
        /// @throws InterruptedException if the thread was interrupted, when the program exits
        void run() throws IOException, InterruptedException;
    }

    private final Texts words;
    private final Executor threads;
    private final FxThread later;
    private final MessageLine messages;
    private final Texts texts = Texts.of(JobViewModel.class);
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    private final LatestUpdate<JobProgress> updates;
    private @Nullable JobControl control;
    private volatile boolean cancelled;
    private String done = "";
    private String told = "";

    /// @param words the owner's texts: `begins`, `progress` and `progressLeft` (done, total, time left), `paused` (the
    ///   progress) and `failed` (the reason)
    /// @param threads runs jobs, each on a thread of its own
    /// @param later brings news to the JavaFX thread
    /// @param messages shows how a run ended
    public JobViewModel(Texts words, Executor threads, FxThread later, MessageLine messages) {
        this.words = words;
        this.threads = threads;
        this.later = later;
        this.messages = messages;
        updates = new LatestUpdate<>(later, this::show);
    }

    /// The state of the job.
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// What the button that pauses does now: `pause` or `resume`, the key of its texts.
    public ObservableValue<String> pauseKey() {
        return state.map(now -> now == State.PAUSED ? "resume" : "pause");
    }

    /// True if no run is in progress.
    public boolean isIdle() {
        return state.get() == State.IDLE;
    }

    /// The progress of the run, 0 to 1.
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// The same in words, with the time left; after the run, how it ended.
    public ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /// True if the current or last run was cancelled.
    public boolean isCancelled() {
        return cancelled;
    }

    /// Starts a run, if none is in progress.
    public void begin(Work work) {
        if (!isIdle()) {
            return;
        }
        cancelled = false;
        progress.set(0);
        done = words.get("begins");
        told = done;
        status.set(told);
        state.set(State.RUNNING);
        threads.execute(() -> run(work));
    }

    private void run(Work work) {
        try {
            work.run();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IOException | RuntimeException | OutOfMemoryError failure) {
            Failures.tell(failure);
            later.run(() -> failed(words.get("failed", String.valueOf(failure.getMessage()))));
        }
    }

    /// Sets the control that pauses and ends the run. If the run was cancelled before, it ends at once. May be called
    /// from any thread.
    public void works(JobControl now) {
        if (cancelled) {
            now.cancel();
        }
        later.run(() -> {
            control = now;
            if (cancelled) {
                now.cancel();
            }
        });
    }

    /// Reports the progress of the run. May be called from any thread.
    public void offer(JobProgress at) {
        updates.offer(at);
    }

    private void show(JobProgress at) {
        if (isIdle()) {
            return;
        }
        progress.set(at.total() == 0 ? 1 : (double) at.done() / at.total());
        done = words.get("progress", at.done(), at.total());
        told = at.left()
                .map(left -> words.get("progressLeft", at.done(), at.total(), time(left)))
                .orElse(done);
        if (state.get() == State.RUNNING) {
            status.set(told);
        }
    }

    private String time(Duration left) {
        long seconds = left.plusMillis(999).toSeconds();
        long minutes = (seconds + 59) / 60;
        if (seconds < 60) {
            return texts.get("seconds", seconds);
        }
        return minutes < 60 ? texts.get("minutes", minutes) : texts.get("hours", minutes / 60, minutes % 60);
    }

    /// Pauses or resumes the run.
    public void pauseOrResume() {
        JobControl running = control;
        if (running == null) {
            return;
        }
        if (state.get() == State.RUNNING) {
            running.pause();
            state.set(State.PAUSED);
            // Without the time left, which stands still too.
            status.set(words.get("paused", done));
        } else {
            running.resume();
            state.set(State.RUNNING);
            status.set(told);
        }
    }

    /// Cancels the run, which ends soon.
    public void cancel() {
        cancelled = !isIdle();
        JobControl running = control;
        if (running != null) {
            running.cancel();
        }
    }

    /// The run has ended normally.
    ///
    /// @param how the outcome, shown as status and as a message
    public void ended(String how) {
        idle(how);
        messages.say(how);
    }

    /// The run has failed.
    ///
    /// @param why the reason, shown as status and as a message
    public void failed(String why) {
        idle(why);
        messages.warn(why);
    }

    /// The run has ended, and the owner reports the outcome.
    public void idle() {
        idle("");
    }

    private void idle(String how) {
        control = null;
        state.set(State.IDLE);
        status.set(how);
    }
}
