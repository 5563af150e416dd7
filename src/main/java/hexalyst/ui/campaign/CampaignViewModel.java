package hexalyst.ui.campaign;

import hexalyst.analysis.campaign.Campaign;
import hexalyst.analysis.campaign.Target;
import hexalyst.analysis.job.JobControl;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.SearchService;
import hexalyst.files.OwnFiles;
import hexalyst.game.Edition;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.job.JobViewModel;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.message.MessageLine;
import hexalyst.work.SharedCampaign;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Settles many positions unattended. One campaign runs at a time for the whole program, and it goes on even if the tab
/// where it was started is closed. Results are stored at once, and the plan is kept in a file, so that a campaign that
/// was stopped, or whose program was killed, can resume at any time. JavaFX thread only.
public final class CampaignViewModel {
    /// What campaigns need from outside.
    ///
    /// @param jobs the results, the engine, and threads
    /// @param files stores the plan
    /// @param kept the file of the plan
    /// @param sure asks the given question before something is discarded for good
    /// @param messages shows how a campaign ended
    /// @param engine makes what the window searches with as one of the workers of a shared store
    /// @param instead why results are not where the user wants them; empty if they are
    public record Outside(
            Jobs jobs,
            GameStore files,
            Path kept,
            Predicate<String> sure,
            MessageLine messages,
            Supplier<SearchService> engine,
            Supplier<String> instead) {}

    /// The shortest time between two updates of the map.
    private static final Duration MAP_PAUSE = Duration.ofMillis(700);
    /// A map is drawn again after so many times as long as it took to ask for it.
    private static final int MAP_SHARE = 20;

    private final Outside outside;
    private final Texts texts = Texts.of(CampaignViewModel.class);
    private final JobViewModel job;
    private final ReadOnlyObjectWrapper<Optional<CampaignPlan>> unfinished =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableList<MapRow> map = FXCollections.observableArrayList();
    private final LatestUpdate<List<MapRow>> maps;
    private final ReadOnlyStringWrapper machines = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper tasks = new ReadOnlyStringWrapper("");
    private final LatestUpdate<List<SharedCampaign.Busy>> machinesHeard;
    private final Object file = new Object();
    private @Nullable CampaignPlan plan;
    /// True if other machines may be at work on it.
    private volatile boolean shared;
    private final AtomicInteger begun = new AtomicInteger();

    /// @param outside what it needs from outside
    public CampaignViewModel(Outside outside) {
        this.outside = outside;
        job = new JobViewModel(texts, outside.jobs().threads(), outside.jobs().later(), outside.messages());
        maps = new LatestUpdate<>(outside.jobs().later(), map::setAll);
        machinesHeard = new LatestUpdate<>(outside.jobs().later(), this::show);
    }

    private void show(List<SharedCampaign.Busy> busy) {
        machines.set(job.isIdle() ? "" : text(busy));
        tasks.set(busy.stream()
                .map(each -> texts.get("machine.task", each.worker(), each.position()))
                .collect(Collectors.joining("\n")));
    }

    /// What each machine does, a line for each position.
    ReadOnlyStringProperty tasksProperty() {
        return tasks.getReadOnlyProperty();
    }

    /// The machines at work on a shared store and how many positions each is searching, or why the store that the user
    /// wants to share is not used; empty where nothing is shared.
    ReadOnlyStringProperty machinesProperty() {
        return machines.getReadOnlyProperty();
    }

    /// The progress of the job. A stopped campaign can resume later.
    public JobViewModel job() {
        return job;
    }

    /// A campaign that was stopped before everything was settled, in this session or an earlier one.
    public ReadOnlyObjectProperty<Optional<CampaignPlan>> unfinishedProperty() {
        return unfinished.getReadOnlyProperty();
    }

    /// The settled and open positions, by ply.
    ObservableList<MapRow> map() {
        return map;
    }

    /// Checks in the background whether an earlier session left a campaign unfinished.
    public void look() {
        outside.jobs().threads().execute(() -> {
            Optional<CampaignPlan> left = read();
            shared = left.isPresent() && outside.jobs().store().get().database().shared();
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
                    ? CampaignPlan.of(
                            outside.files().open(outside.kept()).usual().games())
                    : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /// Starts a campaign, unless one is running. It replaces an unfinished one.
    public void begin(CampaignPlan wanted) {
        if (job.isIdle()) {
            plan = wanted;
            begun.incrementAndGet();
            unfinished.set(Optional.empty());
            map.clear();
            job.begin(() -> run(wanted));
        }
    }

    /// Resumes the unfinished campaign.
    public void goOn() {
        unfinished.get().ifPresent(this::begin);
    }

    /// Discards the unfinished campaign, after asking. Its results are kept.
    public void forget() {
        if (!outside.sure().test(texts.get(shared ? "unfinished.shared" : "unfinished.short"))) {
            return;
        }
        Optional<CampaignPlan> left = unfinished.get();
        unfinished.set(Optional.empty());
        // The last word was that it can go on.
        job.idle();
        int now = begun.get();
        outside.jobs().threads().execute(() -> {
            if (shared) {
                left.flatMap(CampaignPlan::targets).ifPresent(this::giveUp);
            }
            remove(now);
        });
    }

    private void giveUp(List<Target> targets) {
        try {
            SharedCampaign.giveUp(outside.jobs().store().get().database(), targets);
        } catch (IOException e) {
            outside.jobs().later().run(() -> outside.messages().warn(String.valueOf(e.getMessage())));
        }
    }

    /// Runs on the campaign's thread.
    private void run(CampaignPlan wanted) throws IOException, InterruptedException {
        int mine = begun.get();
        Optional<List<Target>> targets = wanted.targets();
        if (targets.isEmpty()) {
            outside.jobs().later().run(() -> job.failed(texts.get("tooMany")));
            return;
        }
        keep(wanted);
        ResultStore known = outside.jobs().store().get();
        outside.jobs().later().run(() -> machines.set(outside.instead().get()));
        maps.offer(MapRow.of(Campaign.map(targets.get(), known)));
        shared = known.database().shared();
        boolean all = shared ? runShared(wanted, targets.get(), known) : runHere(wanted, targets.get(), known);
        List<MapRow> last = MapRow.of(Campaign.map(targets.get(), known));
        if (all) {
            remove(mine);
        }
        Optional<String> failure = known.failure().map(IOException::getMessage);
        outside.jobs().later().run(() -> ended(all, last, failure));
    }

    private boolean runHere(CampaignPlan wanted, List<Target> targets, ResultStore known) throws InterruptedException {
        Campaign campaign =
                new Campaign(targets, known, outside.jobs().search().get(), wanted.eachLimit(), wanted.wholeLimit());
        job.works(campaign.control());
        long[] drawn = {System.nanoTime()};
        return campaign.run(at -> {
            job.offer(at);
            if (System.nanoTime() - drawn[0] > MAP_PAUSE.toNanos()) {
                maps.offer(MapRow.of(campaign.map()));
                drawn[0] = System.nanoTime();
            }
        });
    }

    private boolean runShared(CampaignPlan wanted, List<Target> targets, ResultStore known)
            throws IOException, InterruptedException {
        JobControl control = new JobControl();
        job.works(control);
        SharedRun run = new SharedRun(
                known,
                outside.engine(),
                control,
                line -> outside.jobs().later().run(() -> outside.messages().warn(line)));
        long[] drawn = {System.nanoTime(), MAP_PAUSE.toNanos()};
        return run.run(wanted, targets, (at, busy) -> {
            job.offer(at);
            machinesHeard.offer(busy);
            long begun = System.nanoTime();
            if (begun - drawn[0] > drawn[1]) {
                maps.offer(MapRow.of(Campaign.map(targets, known)));
                // To ask a server for very many positions takes long.
                drawn[0] = System.nanoTime();
                drawn[1] = Math.max(MAP_PAUSE.toNanos(), MAP_SHARE * (drawn[0] - begun));
            }
        });
    }

    private String text(List<SharedCampaign.Busy> busy) {
        Map<String, Long> counts = SharedCampaign.positions(busy);
        return counts.isEmpty()
                ? texts.get("machines.none")
                : texts.get(
                        "machines",
                        counts.size(),
                        counts.entrySet().stream()
                                .map(each -> texts.get("machine", each.getKey(), each.getValue()))
                                .collect(Collectors.joining(", ")));
    }

    private void keep(CampaignPlan wanted) throws IOException {
        synchronized (file) {
            OwnFiles.makeFolderOf(outside.kept());
            outside.files().keep(outside.kept(), wanted.kept());
        }
    }

    /// Deletes the stored plan, unless another campaign has started since and stored its own.
    private void remove(int which) {
        synchronized (file) {
            try {
                if (which == begun.get()) {
                    Files.deleteIfExists(outside.kept());
                }
            } catch (IOException stays) {
                // The next start will offer the finished campaign again; it then ends at once.
                String why = texts.get("failed", String.valueOf(stays.getMessage()));
                outside.jobs().later().run(() -> job.failed(why));
            }
        }
    }

    private void ended(boolean all, List<MapRow> last, Optional<String> failure) {
        maps.finish(last);
        machinesHeard.finish(List.of());
        machines.set(outside.instead().get());
        if (!all) {
            unfinished.set(Optional.ofNullable(plan));
        }
        if (failure.isPresent()) {
            job.failed(texts.get("notKept", failure.get()));
        } else {
            boolean nothing = last.stream().noneMatch(MapRow::settlesAny);
            String cancelled = shared ? "cancelled.shared" : "cancelled";
            String spent = nothing ? "spent.nothing" : "spent";
            String early = job.isCancelled() ? cancelled : spent;
            job.ended(texts.get(all ? "done" : early));
        }
    }

    /// The edition of the campaign that is shown.
    ///
    /// @param otherwise the edition before the first campaign
    Edition edition(Edition otherwise) {
        CampaignPlan shown = plan;
        return shown == null ? otherwise : shown.games().getFirst().edition();
    }

    /// A game that shows a position of the map: the line from the campaign's first position, or the position alone if
    /// the campaign settles games.
    GameTree game(Campaign.Settled settled) {
        CampaignPlan from = plan;
        if (from == null || from.plies().isEmpty()) {
            return GameTree.of(settled.target().position());
        }
        return GameTree.of(from.games().getFirst().start(), settled.target().line());
    }
}
