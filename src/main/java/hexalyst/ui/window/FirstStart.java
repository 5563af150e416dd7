package hexalyst.ui.window;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.SampleGame;
import hexalyst.ui.tour.TourViewModel;
import java.io.IOException;
import java.util.List;

/// What a new user sees: the guided tour of the window and, unless there are files to open, a sample game.
public final class FirstStart {
    private final OpenTabs openTabs;
    private final TourViewModel tour;
    private final FilesViewModel.Threads threads;
    private final Texts texts = Texts.of(FirstStart.class);

    /// @param openTabs where the sample is shown
    /// @param tour remembers whether it was seen
    /// @param threads where the sample is read
    public FirstStart(OpenTabs openTabs, TourViewModel tour, FilesViewModel.Threads threads) {
        this.openTabs = openTabs;
        this.tour = tour;
        this.threads = threads;
    }

    /// Starts, unless the tour was seen at an earlier start. Returns at once.
    ///
    /// @param files whether this start opens files, which the tour then mentions
    public void begin(boolean files) {
        if (!tour.isFirst()) {
            return;
        }
        if (files) {
            tour.begin();
        } else {
            threads.background().execute(() -> {
                try {
                    List<GameTree> games = SampleGame.read();
                    threads.later().run(() -> show(games));
                } catch (IOException missing) {
                    threads.later()
                            .run(() -> openTabs.warn(texts.get("noSample", String.valueOf(missing.getMessage()))));
                }
            });
        }
    }

    /// Shows the sample, unless a second start has opened a file meanwhile, which its user wants to see.
    private void show(List<GameTree> games) {
        if (openTabs.current().files().untouched()) {
            openTabs.current().files().showSample(games);
            tour.begin();
        }
    }
}
