package hexalyst.ui.analysis;

import hexalyst.analysis.AnnotationJob;
import hexalyst.analysis.Finding;
import hexalyst.analysis.JobProgress;
import hexalyst.analysis.JobResult;
import hexalyst.analysis.JobSettings;
import hexalyst.analysis.Lines;
import hexalyst.analysis.PositionSearch;
import hexalyst.analysis.Result;
import hexalyst.analysis.ResultStore;
import hexalyst.game.Position;
import hexalyst.record.EditResult;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.fx.Later;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.game.GameIdentity;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/// Analyses the open game as a whole, as a job beside everything else: every position of it and its variations is
/// proved or estimated, and at the end values, glyphs and better lines are written into the game, as one edit. What is
/// found is kept in the user's store, so that a job that was cancelled, or whose program was killed, goes on where it
/// was. JavaFX thread only.
public final class GameAnalysisViewModel {
    /// What the job does.
    public enum State {
        IDLE,
        RUNNING,
        PAUSED
    }

    /// What it needs from outside.
    ///
    /// @param store opens what is known of positions, for all tabs; called once, on a thread of the job
    /// @param search makes what finds out more; called once, on a thread of the job
    /// @param threads runs jobs, each on a thread of its own
    /// @param later brings news to the JavaFX thread
    public record Outside(
            Supplier<ResultStore> store, Supplier<PositionSearch> search, Executor threads, Later later) {}

    private static final Lines LINES = Lines.AT_MISTAKES;

    private final GameViewModel game;
    private final MessageLine messages;
    private final Outside outside;
    private final Texts texts = Texts.of(GameAnalysisViewModel.class);
    private final LatestUpdate<JobProgress> updates;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();
    private volatile @Nullable ResultStore store;
    private @Nullable PositionSearch search;
    private @Nullable AnnotationJob job;
    private String progressText = "";
    private String done = "";
    private boolean cancelled;
    private boolean seen = true;

    /// @param game the game to analyse
    /// @param messages where it says what it did
    public GameAnalysisViewModel(GameViewModel game, MessageLine messages, Outside outside) {
        this.game = game;
        this.messages = messages;
        this.outside = outside;
        updates = new LatestUpdate<>(outside.later(), this::show);
    }

    /// What the job does.
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// How far the job is, 0 to 1.
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// The same in words, with the time left; empty while there is no job.
    public ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /// Changes when there is more to [#find].
    public ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    /// What the store knows of a position; nothing before the first job has opened it.
    public Optional<Finding> find(Position position) {
        ResultStore open = store;
        return open == null ? Optional.empty() : open.atHand(position).map(Result::finding);
    }

    /// Starts the analysis of the game that is shown, unless one runs.
    public void start() {
        if (state.get() != State.IDLE) {
            return;
        }
        game.commitComment();
        cancelled = false;
        progress.set(0);
        progressText = texts.get("begins");
        done = progressText;
        state.set(State.RUNNING);
        status.set(progressText);
        GameTree tree = game.moment().tree();
        GameIdentity identity = game.identity();
        outside.threads().execute(() -> run(tree, identity));
    }

    /// Pauses the job, or lets it go on.
    public void pauseOrResume() {
        AnnotationJob running = job;
        if (running == null) {
            return;
        }
        if (state.get() == State.RUNNING) {
            running.pause();
            state.set(State.PAUSED);
            // Without the time left, which stands still too.
            status.set(texts.get("paused", done));
        } else {
            running.resume();
            state.set(State.RUNNING);
            status.set(progressText);
        }
    }

    /// Ends the job. What was found is kept for the next one; nothing is written into the game.
    public void cancel() {
        cancelled = state.get() != State.IDLE;
        AnnotationJob running = job;
        if (running != null) {
            running.cancel();
        }
    }

    /// On the job's thread.
    private void run(GameTree tree, GameIdentity identity) {
        try {
            ResultStore known = opened();
            AnnotationJob work = new AnnotationJob(
                    List.of(tree), known, search(), JobSettings.standard().withLines(LINES));
            outside.later().run(() -> begun(work));
            JobResult result = work.run(updates::offer);
            GameTree annotated = result.games().getFirst().tree();
            outside.later().run(() -> ended(tree, annotated, identity, result));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | OutOfMemoryError failure) {
            outside.later().run(() -> {
                idle();
                messages.warn(texts.get("failed", String.valueOf(failure.getMessage())));
            });
        }
    }

    private synchronized ResultStore opened() {
        ResultStore open = store;
        if (open == null) {
            open = outside.store().get();
            store = open;
        }
        return open;
    }

    private synchronized PositionSearch search() {
        PositionSearch made = search;
        if (made == null) {
            made = outside.search().get();
            search = made;
        }
        return made;
    }

    private void begun(AnnotationJob work) {
        job = work;
        if (cancelled) {
            work.cancel();
        }
    }

    /// Says whether anybody looks. Nobody does: the job goes on, and its progress is not told.
    public void setSeen(boolean now) {
        seen = now;
        if (seen) {
            revision.set(revision.get() + 1);
        }
    }

    private void show(JobProgress now) {
        if (state.get() == State.IDLE || !seen) {
            return;
        }
        progress.set(now.total() == 0 ? 1 : (double) now.done() / now.total());
        done = texts.get("progress", now.done(), now.total());
        progressText = now.left().isPresent()
                ? texts.get(
                        "progressLeft", now.done(), now.total(), time(now.left().get()))
                : done;
        if (state.get() == State.RUNNING) {
            status.set(progressText);
        }
        revision.set(revision.get() + 1);
    }

    private String time(Duration left) {
        long seconds = left.plusMillis(999).toSeconds();
        return seconds < 60 ? texts.get("seconds", seconds) : texts.get("minutes", seconds / 60, seconds % 60);
    }

    private void ended(GameTree of, GameTree annotated, GameIdentity identity, JobResult result) {
        idle();
        revision.set(revision.get() + 1);
        opened().failure().ifPresent(why -> messages.warn(texts.get("notKept", String.valueOf(why.getMessage()))));
        if (cancelled) {
            messages.say(texts.get("cancelled"));
        } else if (!identity.equals(game.identity())) {
            messages.say(texts.get("left"));
        } else {
            write(of, annotated, identity);
            if (!result.complete()) {
                messages.warn(texts.get("incomplete", result.left()));
            }
        }
    }

    /// Writes the values into the game; if it was edited meanwhile, into what it is by now.
    private void write(GameTree of, GameTree annotated, GameIdentity identity) {
        int here = game.moment().id();
        while (!annotated.contains(here)) {
            here = game.moment().tree().node(here).parent();
        }
        if (game.apply(new EditResult(of, annotated, texts.get("edit"), here, here, List.of()))) {
            messages.say(texts.get("written"));
        } else if (identity.equals(game.identity())) {
            GameTree now = game.moment().tree();
            outside.threads().execute(() -> {
                GameTree again = AnnotationJob.annotate(now, opened(), LINES);
                outside.later().run(() -> write(now, again, identity));
            });
        }
    }

    private void idle() {
        job = null;
        state.set(State.IDLE);
        status.set("");
    }
}
