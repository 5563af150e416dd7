package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.feature.TabPart;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Place;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import java.nio.file.Path;
import java.util.Optional;
import javafx.util.Subscription;

/// A tab: a workbench that pauses while another tab is shown. All tabs share the search threads, so a search in a
/// hidden tab would slow down the visible one. It therefore stops, and resumes when the tab is shown again. Only the
/// analysis of a whole game goes on, because it was started as a job. JavaFX thread only.
public final class DeskTab {
    private final Workbench bench;
    private final Texts texts = Texts.of(DeskTab.class);
    private boolean searched;
    private boolean proved;
    private Subscription reading = Subscription.EMPTY;

    /// @param bench the content of the tab
    DeskTab(Workbench bench) {
        this.bench = bench;
    }

    /// The content of the tab.
    public Workbench bench() {
        return bench;
    }

    /// The file in the tab.
    FilesViewModel files() {
        return bench.files();
    }

    /// Opens what a tab of another window has open.
    void takeOver(DeskTab left) {
        left.bench.game().commitComment();
        files().takeOver(left.files());
    }

    /// Where it is in its file.
    Place place() {
        GameMoment moment = bench.game().moment();
        return Place.of(files().selectedProperty().get(), moment.tree(), moment.id());
    }

    /// Goes to a place.
    ///
    /// @param anyGame false to go there only if its game is shown
    /// @return true if its game is shown
    boolean goTo(Place place, boolean anyGame) {
        if (anyGame) {
            files().select(place.game());
        }
        boolean there = files().selectedProperty().get() == place.game();
        if (there) {
            GameViewModel game = bench.game();
            game.goTo(place.in(game.moment().tree()));
        }
        return there;
    }

    /// Goes to a place once its file has been read.
    void goOnceRead(Path file, Place place) {
        reading = files().fileProperty().subscribe((before, now) -> {
            reading.unsubscribe();
            if (now.equals(Optional.of(file))) {
                goTo(place, true);
            }
        });
    }

    /// True if something is going on that would end with the tab, besides a search of the position and a game against
    /// the engine.
    boolean working() {
        return !bench.analysis().job().isIdle()
                || files().busyProperty().get()
                || files().rows().questionProperty().get().isPresent()
                || bench.setup().undoableProperty().get()
                || bench.external().busyProperty().get()
                || bench.parts().stream().anyMatch(TabPart::working);
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
    /// @param before the previous tab
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

    /// Stops everything for good. The user has already been asked about unsaved changes.
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
