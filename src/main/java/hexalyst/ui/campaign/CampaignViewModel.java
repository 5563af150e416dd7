package hexalyst.ui.campaign;

import hexalyst.analysis.Campaign;
import hexalyst.analysis.JobProgress;
import hexalyst.analysis.ResultStore;
import hexalyst.game.Edition;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import hexalyst.text.Texts;
import hexalyst.ui.analysis.GameAnalysisViewModel;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.fx.LatestUpdate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Settles many positions unattended: one campaign at a time for the whole program, which goes on whatever becomes of
/// the tab that it was begun in. What it finds goes into the results at once, and what it is to settle into a file, so
/// that one that was stopped, or whose program was killed, can go on at any time. JavaFX thread only.
public final class CampaignViewModel {
    /// What the campaign does.
    public enum State {
        IDLE,
        RUNNING,
        PAUSED
    }

    /// What it needs from outside.
    ///
    /// @param jobs the results, the engine, and threads
    /// @param files keeps the plan
    /// @param kept where
    public record Outside(GameAnalysisViewModel.Outside jobs, GameStore files, Path kept) {}

    /// The map is made anew at most as often.
    private static final Duration MAP_PAUSE = Duration.ofMillis(700);

    private final Outside outside;
    private final Texts texts = Texts.of(CampaignViewModel.class);
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<CampaignPlan>> unfinished =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableList<MapRow> map = FXCollections.observableArrayList();
    private final LatestUpdate<JobProgress> updates;
    private final LatestUpdate<List<MapRow>> maps;
    private Consumer<String> say = text -> {};
    private Consumer<String> warn = text -> {};
    private @Nullable Campaign running;
    private @Nullable CampaignPlan plan;
    private boolean cancelled;
    private String told = "";

    /// @param outside what it needs
    public CampaignViewModel(Outside outside) {
        this.outside = outside;
        updates = new LatestUpdate<>(outside.jobs().later(), this::show);
        maps = new LatestUpdate<>(outside.jobs().later(), map::setAll);
    }

    /// Says who is told how a campaign ended.
    ///
    /// @param saying told when all went well
    /// @param warning told when not
    public void reportTo(Consumer<String> saying, Consumer<String> warning) {
        say = saying;
        warn = warning;
    }

    /// What the campaign does.
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// How much is settled, 0 to 1.
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// The same in words, with the time left; afterwards, how it ended.
    public ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /// A campaign that was stopped before everything was settled, in this session or another.
    public ReadOnlyObjectProperty<Optional<CampaignPlan>> unfinishedProperty() {
        return unfinished.getReadOnlyProperty();
    }

    /// What is settled and what is open, by plies.
    ObservableList<MapRow> map() {
        return map;
    }

    /// Looks, in the background, whether an earlier session left a campaign unfinished.
    public void look() {
        outside.jobs().threads().execute(() -> {
            Optional<CampaignPlan> left = read();
            outside.jobs().later().run(() -> {
                if (state.get() == State.IDLE) {
                    unfinished.set(left);
                }
            });
        });
    }

    private Optional<CampaignPlan> read() {
        try {
            return Files.exists(outside.kept())
                    ? CampaignPlan.of(outside.files().open(outside.kept()).games())
                    : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /// Begins a campaign, unless one is going on.
    public void begin(CampaignPlan wanted) {
        if (state.get() != State.IDLE) {
            return;
        }
        plan = wanted;
        cancelled = false;
        unfinished.set(Optional.empty());
        progress.set(0);
        map.clear();
        told = texts.get("begins");
        status.set(told);
        state.set(State.RUNNING);
        outside.jobs().threads().execute(() -> run(wanted));
    }

    /// Goes on with the unfinished one.
    public void goOn() {
        unfinished.get().ifPresent(this::begin);
    }

    /// Forgets the unfinished one; what it has settled stays known.
    public void forget() {
        unfinished.set(Optional.empty());
        outside.jobs().threads().execute(this::remove);
    }

    /// Pauses the campaign, or lets it go on.
    public void pauseOrResume() {
        Campaign campaign = running;
        if (campaign == null) {
            return;
        }
        if (state.get() == State.RUNNING) {
            campaign.pause();
            state.set(State.PAUSED);
            status.set(texts.get("paused", told));
        } else {
            campaign.resume();
            state.set(State.RUNNING);
            status.set(told);
        }
    }

    /// Ends the campaign; it can go on later.
    public void cancel() {
        cancelled = state.get() != State.IDLE;
        if (running != null) {
            running.cancel();
        }
    }

    /// On the campaign's thread.
    private void run(CampaignPlan wanted) {
        try {
            Path folder = outside.kept().toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            outside.files().keep(outside.kept(), wanted.kept());
            ResultStore known = outside.jobs().store().get();
            Campaign campaign = new Campaign(
                    wanted.targets(), known, outside.jobs().search().get(), wanted.eachLimit(), wanted.wholeLimit());
            outside.jobs().later().run(() -> begun(campaign));
            long[] drawn = {System.nanoTime()};
            maps.offer(MapRow.of(campaign.map()));
            boolean all = campaign.run(at -> {
                updates.offer(at);
                if (System.nanoTime() - drawn[0] > MAP_PAUSE.toNanos()) {
                    maps.offer(MapRow.of(campaign.map()));
                    drawn[0] = System.nanoTime();
                }
            });
            List<MapRow> last = MapRow.of(campaign.map());
            maps.offer(last);
            if (all) {
                remove();
            }
            Optional<String> failure =
                    known.failure().map(why -> texts.get("notKept", String.valueOf(why.getMessage())));
            outside.jobs().later().run(() -> ended(all, failure));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IOException | RuntimeException | OutOfMemoryError failure) {
            String why = texts.get("failed", String.valueOf(failure.getMessage()));
            outside.jobs().later().run(() -> ended(false, Optional.of(why)));
        }
    }

    private void remove() {
        try {
            Files.deleteIfExists(outside.kept());
        } catch (IOException stays) {
            // It is offered again at the next start, and ends at once.
            outside.jobs().later().run(() -> warn.accept(texts.get("failed", String.valueOf(stays.getMessage()))));
        }
    }

    private void begun(Campaign campaign) {
        running = campaign;
        if (cancelled) {
            campaign.cancel();
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

    private void ended(boolean all, Optional<String> failure) {
        running = null;
        state.set(State.IDLE);
        if (!all) {
            unfinished.set(Optional.ofNullable(plan));
        }
        String how = texts.get(all ? "done" : cancelled ? "cancelled" : "spent");
        status.set(failure.orElse(how));
        failure.ifPresentOrElse(warn, () -> say.accept(how));
    }

    /// The edition of the campaign that is shown.
    ///
    /// @param otherwise what it is before the first campaign
    Edition edition(Edition otherwise) {
        CampaignPlan shown = plan;
        return shown == null ? otherwise : shown.games().getFirst().edition();
    }

    /// The game that shows a position of the map: the line that leads to it, where it begins where the campaign does.
    GameTree game(Campaign.Settled settled) {
        CampaignPlan from = plan;
        if (from == null || from.plies().isEmpty()) {
            return GameTree.of(settled.target().position());
        }
        TreeBuilder tree = new TreeBuilder(from.games().getFirst().start());
        int at = GameTree.ROOT;
        for (var move : settled.target().line()) {
            at = tree.add(at, move);
        }
        return tree.build();
    }
}
