package hexalyst.ui.window;

import hexalyst.ui.failure.FailureStrip;
import hexalyst.ui.failure.FailureViewModel;
import hexalyst.ui.files.WantedGame;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.guide.GuideEvent;
import hexalyst.ui.guide.GuideWindow;
import hexalyst.ui.journal.LeftoversViewModel;
import hexalyst.ui.journal.RecoveryStrip;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.rules.RulesText;
import hexalyst.ui.tour.TourView;
import hexalyst.ui.tour.TourViewModel;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import javafx.collections.ListChangeListener;
import javafx.scene.layout.VBox;

/// The window with its tabs. Each tab has a scene of its own, and the window shows one of them, so that the others are
/// neither laid out nor drawn. The tab strip moves from scene to scene.
public final class TabsView {
    private final OpenTabs openTabs;
    private final MainWindow frame;
    private final BooleanSupplier renew;
    private final LayoutViewModel layout;
    private final TabStrip strip;
    private final VBox offer;
    private final TourView tour;
    private final GuideWindow guide;
    private final Map<OpenTab, TabView> views = new HashMap<>();

    /// Completes a window.
    ///
    /// @param frame the window, in which the front of a tab is there
    /// @param leftovers what earlier runs left behind
    /// @param failures unexpected errors
    /// @param renew opens another window in its place, in the language that was chosen; returns false if that must wait
    public TabsView(
            OpenTabs openTabs,
            MainWindow frame,
            LeftoversViewModel leftovers,
            FailureViewModel failures,
            BooleanSupplier renew) {
        this.openTabs = openTabs;
        this.renew = renew;
        this.frame = frame;
        layout = frame.layout();
        TabModels.Shared shared = openTabs.current().models().shared();
        guide = new GuideWindow(
                frame.stage(),
                openTabs.current().models().settings(),
                frame::sheets,
                game -> RulesText.of(game, game.editions().getFirst()).map(text -> text));
        RecoveryStrip recovery = new RecoveryStrip(leftovers);
        FailureStrip failed = new FailureStrip(failures);
        strip = new TabStrip(openTabs);
        tour = new TourView(shared.tour(), shared.keys());
        offer = new VBox(failed, recovery, tour.card());
        offer.getStyleClass().add("desk-offer");
        Visibility.when(
                offer,
                recovery.visibleProperty()
                        .or(failed.visibleProperty())
                        .or(tour.card().visibleProperty()));
        choosePages(shared.tour());
        openTabs.tabs().addListener((ListChangeListener<OpenTab>)
                change -> views.keySet().retainAll(openTabs.tabs()));
        openTabs.currentProperty().subscribe(this::show);
        shared.theme().themeProperty().subscribe(this::dress);
        layout.pageProperty().subscribe((before, now) -> {
            openTabs.current().models().status().messages().clearWarning();
            arrange();
        });
        layout.repertoireProperty().subscribe((before, now) -> arrange());
        layout.openingGamesProperty().subscribe((before, now) -> arrange());
        layout.partProperty().subscribe((before, now) -> arrange());
        layout.allMovesProperty().subscribe((before, now) -> arrange());
        layout.textSizeProperty().subscribe((before, now) -> {
            frame.fitText();
            dress();
            arrange();
        });
    }

    /// Switches to the page of whatever has to become visible.
    private void choosePages(TourViewModel guided) {
        // The tour visits parts of that page.
        layout.pageProperty().subscribe(page -> guided.hereProperty().set(page == SidePage.ANALYSE));
        guided.hereProperty().subscribe((before, now) -> {
            if (now) {
                layout.pageProperty().set(SidePage.ANALYSE);
            }
        });
        guided.stopProperty().subscribe((before, now) -> {
            if (before.isEmpty() && now.isPresent()) {
                layout.allMovesProperty().set(false);
            }
        });
        openTabs.whenBegun(this::show);
    }

    private void show(WantedGame.Purpose purpose) {
        switch (purpose) {
            case ANALYSE, SAMPLE, SET_UP -> layout.showGame();
            case PLAY, PLAY_WEAKEST -> layout.pageProperty().set(SidePage.PLAY);
            case PUZZLES -> {
                layout.repertoireProperty().set(false);
                layout.pageProperty().set(SidePage.PUZZLES);
            }
        }
    }

    private void arrange() {
        view(openTabs.current()).arrange();
    }

    private TabView view(OpenTab tab) {
        return views.computeIfAbsent(tab, made -> {
            TabView view = new TabView(
                    frame.front(made), made.models(), openTabs, layout, new TabView.Ways(frame::quit, renew));
            view.front().scene().addEventHandler(GuideEvent.OPEN, event -> guide.open(event.place()));
            return view;
        });
    }

    private void show(OpenTab tab) {
        TabView view = view(tab);
        view.wear(strip, offer);
        TabFront front = view.front();
        front.layer().cover(tour);
        frame.show(front.scene(), tab);
        // Keys meant for the game must not be typed into a text field that was left long ago.
        front.focusBoard();
        front.catchUp();
    }

    private void dress() {
        frame.dress();
        guide.dress();
    }
}
