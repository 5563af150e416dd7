package hexalyst.ui.balance;

import hexalyst.analysis.Balance;
import hexalyst.analysis.BalanceFinder;
import hexalyst.analysis.JobProgress;
import hexalyst.analysis.Restriction;
import hexalyst.analysis.ResultStore;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import hexalyst.text.Texts;
import hexalyst.ui.analysis.GameAnalysisViewModel;
import hexalyst.ui.fx.LatestUpdate;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Looks for restrictions that make the game last: one search at a time for the whole program, which goes on whatever
/// becomes of the tab that it was begun in. What it finds goes into the results at once, so the same search begun again
/// goes on where it was. JavaFX thread only.
public final class BalanceViewModel {
    /// What the finder does.
    public enum State {
        IDLE,
        RUNNING,
        PAUSED
    }

    /// What it needs from outside.
    ///
    /// @param jobs the results and threads
    /// @param engines makes an engine that knows nothing, on a thread of the job
    public record Outside(GameAnalysisViewModel.Outside jobs, Supplier<SearchService> engines) {}

    private final Outside outside;
    private final Texts texts = Texts.of(BalanceViewModel.class);
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    private final ObservableList<Balance> rows = FXCollections.observableArrayList();
    private final LatestUpdate<JobProgress> updates;
    private final LatestUpdate<List<Balance>> tables;
    private Consumer<String> say = text -> {};
    private Consumer<String> warn = text -> {};
    private @Nullable BalanceFinder running;
    private @Nullable Position start;
    private boolean cancelled;
    private String told = "";

    /// @param outside what it needs
    public BalanceViewModel(Outside outside) {
        this.outside = outside;
        updates = new LatestUpdate<>(outside.jobs().later(), this::show);
        tables = new LatestUpdate<>(outside.jobs().later(), rows::setAll);
    }

    /// Says who is told how a search ended.
    ///
    /// @param saying told when all went well
    /// @param warning told when not
    public void reportTo(Consumer<String> saying, Consumer<String> warning) {
        say = saying;
        warn = warning;
    }

    /// What the finder does.
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// How much was looked at, 0 to 1.
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// The same in words, with the time left; afterwards, how it ended.
    public ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /// What is known of each choice.
    public ObservableList<Balance> rows() {
        return rows;
    }

    /// Begins, unless a search is going on.
    public void begin(BalancePlan plan) {
        if (state.get() != State.IDLE) {
            return;
        }
        start = plan.start();
        cancelled = false;
        progress.set(0);
        rows.clear();
        told = texts.get("begins");
        status.set(told);
        state.set(State.RUNNING);
        outside.jobs().threads().execute(() -> run(plan));
    }

    /// Pauses the search, or lets it go on.
    public void pauseOrResume() {
        BalanceFinder finder = running;
        if (finder == null) {
            return;
        }
        if (state.get() == State.RUNNING) {
            finder.pause();
            state.set(State.PAUSED);
            status.set(texts.get("paused", told));
        } else {
            finder.resume();
            state.set(State.RUNNING);
            status.set(told);
        }
    }

    /// Ends the search; begun again it goes on.
    public void cancel() {
        cancelled = state.get() != State.IDLE;
        if (running != null) {
            running.cancel();
        }
    }

    /// On the job's thread.
    private void run(BalancePlan plan) {
        try {
            ResultStore known = outside.jobs().store().get();
            BalanceFinder finder = new BalanceFinder(
                    plan.restrictions(), known, outside.engines(), plan.eachLimit(), SearchLimits.NONE);
            outside.jobs().later().run(() -> begun(finder));
            finder.run(at -> {
                tables.offer(finder.table());
                updates.offer(at);
            });
            List<Balance> last = finder.table();
            tables.offer(last);
            long open = last.stream().filter(row -> row.proof().isEmpty()).count();
            Optional<String> failure =
                    known.failure().map(why -> texts.get("notKept", String.valueOf(why.getMessage())));
            outside.jobs().later().run(() -> ended(last.size(), open, failure));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | OutOfMemoryError failure) {
            String why = texts.get("failed", String.valueOf(failure.getMessage()));
            outside.jobs().later().run(() -> ended(0, 0, Optional.of(why)));
        }
    }

    private void begun(BalanceFinder finder) {
        running = finder;
        if (cancelled) {
            finder.cancel();
        }
    }

    private void show(JobProgress at) {
        if (state.get() == State.IDLE) {
            return;
        }
        progress.set(at.total() == 0 ? 1 : (double) at.done() / at.total());
        told = at.left()
                .map(left -> texts.get("progressLeft", at.done(), at.total(), time(left)))
                .orElseGet(() -> texts.get("progress", at.done(), at.total()));
        if (state.get() == State.RUNNING) {
            status.set(told);
        }
    }

    private String time(Duration left) {
        long minutes = left.plusSeconds(59).toMinutes();
        return minutes < 60 ? texts.get("minutes", minutes) : texts.get("hours", minutes / 60, minutes % 60);
    }

    private void ended(int all, long open, Optional<String> failure) {
        running = null;
        state.set(State.IDLE);
        String how = texts.get(cancelled ? "cancelled" : "done", all, all - open, open);
        status.set(failure.orElse(how));
        failure.ifPresentOrElse(warn, () -> say.accept(how));
    }

    /// The game that begins with a choice.
    GameTree game(Restriction restriction) {
        Position from = start;
        if (from == null || restriction.first().isEmpty()) {
            return GameTree.of(restriction.position());
        }
        TreeBuilder tree = new TreeBuilder(from);
        tree.add(GameTree.ROOT, restriction.first().get());
        return tree.build();
    }
}
