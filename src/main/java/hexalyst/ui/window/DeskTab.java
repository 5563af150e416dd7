package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.feature.TabPart;
import hexalyst.ui.files.FilesViewModel;

/// A tab: a workbench that rests while another tab is shown. All tabs search with the same threads, so a hidden tab's
/// search would slow the one that is seen: it stops, and goes on when the tab is shown again. Only the analysis of a
/// whole game goes on, for that was asked for as a job of its own. JavaFX thread only.
public final class DeskTab {
    private final Workbench bench;
    private final Texts texts = Texts.of(DeskTab.class);
    private boolean searched;
    private boolean proved;

    /// @param bench what the tab shows
    DeskTab(Workbench bench) {
        this.bench = bench;
    }

    /// What the tab shows.
    public Workbench bench() {
        return bench;
    }

    /// The file in the tab.
    FilesViewModel files() {
        return bench.files();
    }

    /// Another tab is shown instead.
    void hide() {
        bench.game().commitComment();
        searched = bench.engine().runningProperty().get();
        bench.position().rest(true);
        bench.threat().close();
        bench.why().close();
        bench.play().rest();
        proved = bench.proof().active();
        bench.proof().setActive(false);
        bench.analysis().setSeen(false);
        bench.parts().forEach(TabPart::hide);
    }

    /// The tab is shown.
    ///
    /// @param before the one that was shown until now
    void show(DeskTab before) {
        bench.board().look().takeFrom(before.bench.board().look());
        bench.external().recall();
        bench.proofs().announce();
        bench.analysis().setSeen(true);
        bench.position().rest(false);
        bench.proof().setActive(proved);
        boolean thought = bench.play().wake();
        if (searched || thought) {
            bench.status().messages().say(texts.get("tab.rested"));
        }
        searched = false;
    }

    /// Stops everything for good: the user has been asked about what is not saved.
    void end() {
        bench.engine().stop();
        bench.play().stop();
        bench.threat().close();
        bench.why().close();
        bench.proof().setActive(false);
        bench.external().close();
        bench.analysis().job().cancel();
        bench.parts().forEach(TabPart::end);
        bench.journal().end();
    }
}
