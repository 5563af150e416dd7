package hexalyst.ui.campaign;

import hexalyst.analysis.Campaign;
import hexalyst.analysis.ResultStore;
import hexalyst.analysis.Target;
import hexalyst.game.Edition;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.job.JobViewModel;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Settles many positions unattended: one campaign at a time for the whole program, which goes on whatever becomes of
/// the tab that it was begun in. What it finds goes into the results at once, and what it is to settle into a file, so
/// that one that was stopped, or whose program was killed, can go on at any time. JavaFX thread only.
public final class CampaignViewModel {
    /// What it needs from outside.
    ///
    /// @param jobs the results, the engine, and threads
    /// @param files keeps the plan
    /// @param kept where
    /// @param sure asks whether something is to be forgotten, for that cannot be undone; told what
    /// @param messages where it says how a campaign ended
    public record Outside(Jobs jobs, GameStore files, Path kept, Predicate<String> sure, MessageLine messages) {}

    /// The map is made anew at most as often.
    private static final Duration MAP_PAUSE = Duration.ofMillis(700);

    private final Outside outside;
    private final Texts texts = Texts.of(CampaignViewModel.class);
    private final JobViewModel job;
    private final ReadOnlyObjectWrapper<Optional<CampaignPlan>> unfinished =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableList<MapRow> map = FXCollections.observableArrayList();
    private final LatestUpdate<List<MapRow>> maps;
    private final Object file = new Object();
    private @Nullable CampaignPlan plan;
    private final AtomicInteger begun = new AtomicInteger();

    /// @param outside what it needs
    public CampaignViewModel(Outside outside) {
        this.outside = outside;
        job = new JobViewModel(texts, outside.jobs().threads(), outside.jobs().later(), outside.messages());
        maps = new LatestUpdate<>(outside.jobs().later(), map::setAll);
    }

    /// How far it is; a campaign that was stopped can go on later.
    public JobViewModel job() {
        return job;
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
                if (job.isIdle()) {
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

    /// Begins a campaign, unless one is going on; it takes the place of an unfinished one.
    public void begin(CampaignPlan wanted) {
        if (job.isIdle()) {
            plan = wanted;
            begun.incrementAndGet();
            unfinished.set(Optional.empty());
            map.clear();
            job.begin(() -> run(wanted));
        }
    }

    /// Goes on with the unfinished one.
    public void goOn() {
        unfinished.get().ifPresent(this::begin);
    }

    /// Forgets the unfinished one, after asking; what it has settled stays known.
    public void forget() {
        if (!outside.sure().test(texts.get("unfinished.short"))) {
            return;
        }
        unfinished.set(Optional.empty());
        int now = begun.get();
        outside.jobs().threads().execute(() -> remove(now));
    }

    /// On the campaign's thread.
    private void run(CampaignPlan wanted) throws IOException, InterruptedException {
        int mine = begun.get();
        Optional<List<Target>> targets = wanted.targets();
        if (targets.isEmpty()) {
            outside.jobs().later().run(() -> job.failed(texts.get("tooMany")));
            return;
        }
        keep(wanted);
        ResultStore known = outside.jobs().store().get();
        Campaign campaign = new Campaign(
                targets.get(), known, outside.jobs().search().get(), wanted.eachLimit(), wanted.wholeLimit());
        job.works(campaign.control());
        long[] drawn = {System.nanoTime()};
        maps.offer(MapRow.of(campaign.map()));
        boolean all = campaign.run(at -> {
            job.offer(at);
            if (System.nanoTime() - drawn[0] > MAP_PAUSE.toNanos()) {
                maps.offer(MapRow.of(campaign.map()));
                drawn[0] = System.nanoTime();
            }
        });
        List<MapRow> last = MapRow.of(campaign.map());
        if (all) {
            remove(mine);
        }
        Optional<String> failure = known.failure().map(IOException::getMessage);
        outside.jobs().later().run(() -> ended(all, last, failure));
    }

    private void keep(CampaignPlan wanted) throws IOException {
        synchronized (file) {
            Path folder = outside.kept().toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            outside.files().keep(outside.kept(), wanted.kept());
        }
    }

    /// Removes the plan, unless another campaign has begun since and keeps its own there.
    private void remove(int which) {
        synchronized (file) {
            try {
                if (which == begun.get()) {
                    Files.deleteIfExists(outside.kept());
                }
            } catch (IOException stays) {
                // It is offered again at the next start, and ends at once.
                String why = texts.get("failed", String.valueOf(stays.getMessage()));
                outside.jobs().later().run(() -> job.failed(why));
            }
        }
    }

    private void ended(boolean all, List<MapRow> last, Optional<String> failure) {
        maps.finish(last);
        if (!all) {
            unfinished.set(Optional.ofNullable(plan));
        }
        if (failure.isPresent()) {
            job.failed(texts.get("notKept", failure.get()));
        } else {
            job.ended(texts.get(all ? "done" : job.isCancelled() ? "cancelled" : "spent"));
        }
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
        return GameTree.of(from.games().getFirst().start(), settled.target().line());
    }
}
