package hexalyst.ui.campaign;

import hexalyst.analysis.campaign.Campaign;
import hexalyst.analysis.campaign.Target;
import hexalyst.analysis.job.JobControl;
import hexalyst.analysis.job.JobProgress;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.SearchService;
import hexalyst.work.SharedCampaign;
import hexalyst.work.Worker;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A campaign in a store that many machines share: it is planned for all of them, and the window is one of the workers.
/// It goes on elsewhere when the window stops. Works on the campaign's thread.
final class SharedRun {
    private static final Duration PAUSE = Duration.ofMillis(700);

    private final ResultStore store;
    private final Supplier<SearchService> engine;
    private final JobControl control;
    private final Consumer<String> told;

    /// @param engine makes what the window's worker searches with
    /// @param control pauses and ends the window's part
    /// @param told receives a line when something goes wrong
    SharedRun(ResultStore store, Supplier<SearchService> engine, JobControl control, Consumer<String> told) {
        this.store = store;
        this.engine = engine;
        this.control = control;
        this.told = told;
    }

    /// What a run reports now and then.
    interface Listener {
        /// Called some times a second.
        ///
        /// @param at how far the campaign is
        /// @param busy what the machines do
        void heard(JobProgress at, List<SharedCampaign.Busy> busy);
    }

    /// Runs until the campaign is over, the time is, or the window leaves.
    ///
    /// @return true if everything is settled
    /// @throws IOException with a message for people, if the campaign cannot be planned
    boolean run(CampaignPlan plan, List<Target> targets, Listener listener) throws IOException, InterruptedException {
        SharedCampaign campaign = SharedCampaign.plan(store, plan.title(), targets, plan.eachLimit(), false);
        long end = System.nanoTime() + plan.wholeLimit().time().toNanos();
        SharedCampaign.Progress at = campaign.progress();
        while (!at.over() && System.nanoTime() - end < 0 && control.mayGoOn()) {
            try (Worker worker = new Worker(store, engine, 1, SharedCampaign.ALL_PROOFS, told)) {
                worker.start();
                while (!at.over()
                        && System.nanoTime() - end < 0
                        && !control.stop().given()) {
                    Thread.sleep(PAUSE);
                    at = heard(campaign, at, listener);
                }
            }
        }
        SharedCampaign.verify(
                store, targets, SharedCampaign.ALL_PROOFS, () -> !control.stop().given(), told);
        return Campaign.map(targets, store).stream().allMatch(Campaign.Settled::isProved);
    }

    /// A server that does not answer may come back.
    private SharedCampaign.Progress heard(SharedCampaign campaign, SharedCampaign.Progress before, Listener listener) {
        try {
            SharedCampaign.Progress now = campaign.progress();
            listener.heard(
                    new JobProgress(now.settled(), now.total(), Optional.empty()),
                    SharedCampaign.machines(store.database()));
            return now;
        } catch (IOException unreachable) {
            told.accept(String.valueOf(unreachable.getMessage()));
            return before;
        }
    }
}
