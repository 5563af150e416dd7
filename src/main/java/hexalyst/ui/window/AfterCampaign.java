package hexalyst.ui.window;

import hexalyst.ui.feature.TabPart;
import hexalyst.ui.job.JobViewModel;
import javafx.util.Subscription;

/// Shows in a tab what a campaign has proved as soon as it ends.
final class AfterCampaign implements TabPart {
    private final Subscription ends;

    /// @param campaign the campaign, which outlives the tab
    /// @param recall shows what is stored by now about the positions of the tab's game
    AfterCampaign(JobViewModel campaign, Runnable recall) {
        ends = campaign.stateProperty().subscribe((before, now) -> {
            if (now == JobViewModel.State.IDLE) {
                recall.run();
            }
        });
    }

    @Override
    public void hide() {}

    @Override
    public void end() {
        ends.unsubscribe();
    }
}
