package hexalyst.ui.window;

import hexalyst.game.Game;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.feature.TabPart;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Place;
import hexalyst.ui.files.RecentFiles;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.util.Subscription;

/// A tab: view models that pause while another tab is shown. All tabs share the search threads, so a search in a
/// hidden tab would slow down the visible one. It therefore stops, and resumes when the tab is shown again. Only the
/// analysis of a whole game goes on, because it was started as a job. JavaFX thread only.
public final class OpenTab {
    private final TabModels models;
    private final Texts texts = Texts.of(OpenTab.class);
    private boolean searched;
    private boolean proved;
    private Subscription reading = Subscription.EMPTY;

    /// @param models the content of the tab
    OpenTab(TabModels models) {
        this.models = models;
    }

    /// The content of the tab.
    public TabModels models() {
        return models;
    }

    /// The file in the tab.
    FilesViewModel files() {
        return models.files();
    }

    /// The game of all games in it, if they are of one.
    Optional<Game> game() {
        List<Game> games =
                files().trees().stream().map(GameTree::game).distinct().toList();
        return games.size() == 1 ? Optional.of(games.getFirst()) : Optional.empty();
    }

    /// Opens what a tab of another window has open.
    void takeOver(OpenTab left) {
        left.models.game().commitComment();
        files().takeOver(left.files());
    }

    /// Its file for the next start, if it has one.
    ///
    /// @param shown whether it is the tab that is shown
    Optional<RecentFiles.Left> left(boolean shown) {
        return files().fileProperty().get().map(file -> new RecentFiles.Left(file, place(), shown));
    }

    /// Where it is in its file.
    Place place() {
        GameMoment moment = models.game().moment();
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
            GameViewModel game = models.game();
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
        return !models.values().analysis().job().isIdle()
                || files().busyProperty().get()
                || files().rows().questionProperty().get().isPresent()
                || models.setup().undoableProperty().get()
                || models.values().external().busyProperty().get()
                || models.features().parts().stream().anyMatch(TabPart::working);
    }

    /// Another tab is shown instead.
    void hide() {
        models.game().commitComment();
        searched = models.values().engine().runningProperty().get();
        models.values().position().rest(true);
        models.values().threat().close();
        models.values().why().close();
        models.play().rest();
        proved = models.values().proof().active();
        models.values().proof().setActive(false);
        models.values().analysis().setSeen(false);
        models.features().parts().forEach(TabPart::hide);
    }

    /// The tab is shown.
    ///
    /// @param before the previous tab
    void show(OpenTab before) {
        models.board().look().takeFrom(before.models.board().look());
        models.values().external().recall();
        models.values().proofs().announce();
        models.values().analysis().setSeen(true);
        models.values().position().rest(false);
        models.values().proof().setActive(proved);
        boolean thought = models.play().wake();
        if (searched || thought) {
            models.status().messages().say(texts.get("tab.rested"));
        }
        searched = false;
    }

    /// Stops everything for good. The user has already been asked about unsaved changes.
    void end() {
        models.values().engine().stop();
        models.play().stop();
        models.values().threat().close();
        models.values().why().close();
        models.values().proof().setActive(false);
        models.values().external().close();
        models.values().analysis().job().cancel();
        models.features().parts().forEach(TabPart::end);
        models.journal().end();
    }
}
