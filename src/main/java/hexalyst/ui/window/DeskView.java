package hexalyst.ui.window;

import hexalyst.ui.command.Layer;
import hexalyst.ui.failure.FailureStrip;
import hexalyst.ui.failure.FailureViewModel;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.guide.GuideEvent;
import hexalyst.ui.guide.GuideWindow;
import hexalyst.ui.journal.LeftoversViewModel;
import hexalyst.ui.journal.RecoveryStrip;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.layout.WindowPlace;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.theme.ThemeViewModel;
import hexalyst.ui.tour.TourView;
import hexalyst.ui.tour.TourViewModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// The window with its tabs. Each tab has a scene of its own, and the window shows one of them, so that the others are
/// neither laid out nor drawn. The tab strip moves from scene to scene.
public final class DeskView {
    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final double LEAST_WIDTH = 860;
    private static final double GROWTH = 0.8;
    private static final double LEAST_HEIGHT = 640;
    /// The available sizes of the window's icon, in pixels.
    private static final List<Integer> ICONS = List.of(16, 24, 32, 48, 64, 128, 256);

    private final Desk desk;
    private final ThemeViewModel theme;
    private final LayoutViewModel layout;
    private final Stage stage;
    private final TabStrip strip;
    private final VBox offer;
    private final TourView tour;
    private final GuideWindow guide;
    private final Map<DeskTab, WindowView> views = new HashMap<>();

    /// Fills a stage and updates its title. Closing it asks first for each tab with unsaved changes.
    ///
    /// @param leftovers what earlier runs left behind
    /// @param failures unexpected errors
    public DeskView(Desk desk, LeftoversViewModel leftovers, FailureViewModel failures, Stage stage) {
        this.desk = desk;
        this.stage = stage;
        theme = desk.current().bench().shared().theme();
        guide = new GuideWindow(stage, this::sheets);
        RecoveryStrip recovery = new RecoveryStrip(leftovers);
        FailureStrip failed = new FailureStrip(failures);
        offer = new VBox(failed, recovery);
        offer.getStyleClass().add("desk-offer");
        Shown.when(offer, recovery.visibleProperty().or(failed.visibleProperty()));
        strip = new TabStrip(desk);
        Workbench bench = desk.current().bench();
        tour = new TourView(bench.shared().tour(), bench.shared().keys());
        Settings settings = bench.settings();
        layout = new LayoutViewModel(settings);
        choosePages(bench.shared().tour());
        // The size is set for the window rather than for a scene, so that it stays when another scene is shown.
        new WindowPlace(stage, new Dimension2D(WIDTH, HEIGHT), settings);
        fitText();
        desk.tabs().addListener((ListChangeListener<DeskTab>)
                change -> views.keySet().retainAll(desk.tabs()));
        desk.currentProperty().subscribe(this::show);
        theme.themeProperty().subscribe(now -> dress(stage.getScene()));
        layout.pageProperty().subscribe((before, now) -> {
            desk.current().bench().status().messages().clearWarning();
            view(desk.current()).arrange();
        });
        layout.repertoireProperty()
                .subscribe((before, now) -> view(desk.current()).arrange());
        layout.partProperty().subscribe((before, now) -> view(desk.current()).arrange());
        layout.allMovesProperty()
                .subscribe((before, now) -> view(desk.current()).arrange());
        layout.textSizeProperty().subscribe((before, now) -> {
            fitText();
            dress(stage.getScene());
            view(desk.current()).arrange();
        });
        stage.setOnCloseRequest(event -> {
            event.consume();
            // An open question has to be answered first.
            if (layer(stage.getScene()).filter(Layer::isAsking).isEmpty()) {
                quit();
            }
        });
        stage.setOnShown(event -> {
            view(desk.current()).focusBoard();
            // Loaded late, because nothing visible waits for them.
            stage.getIcons().setAll(ICONS.stream().map(DeskView::icon).toList());
        });
    }

    private static Image icon(int size) {
        String file = Objects.requireNonNull(DeskView.class.getResource("/hexalyst/icon/" + size + ".png"))
                .toExternalForm();
        return new Image(file);
    }

    /// Switches to the page of whatever has to become visible.
    private void choosePages(TourViewModel guide) {
        // The tour visits parts of that page.
        guide.stopProperty().subscribe((before, now) -> {
            if (before.isEmpty() && now.isPresent()) {
                layout.pageProperty().set(SidePage.ANALYSE);
                layout.allMovesProperty().set(false);
            }
        });
        desk.whenOpened(layout::showGame);
        desk.whenResumed(() -> layout.pageProperty().set(SidePage.PLAY));
    }

    private WindowView view(DeskTab tab) {
        return views.computeIfAbsent(tab, made -> {
            WindowView view = new WindowView(made.bench(), desk, layout, inside(), this::quit);
            view.scene().addEventHandler(GuideEvent.OPEN, event -> guide.open(event.place()));
            return view;
        });
    }

    /// The inner size of the window. A new scene is given this size; otherwise it would choose its own.
    private Dimension2D inside() {
        Scene shown = stage.getScene();
        return shown == null
                ? new Dimension2D(stage.getWidth(), stage.getHeight())
                : new Dimension2D(shown.getWidth(), shown.getHeight());
    }

    private void show(DeskTab tab) {
        WindowView view = view(tab);
        Scene left = stage.getScene();
        if (left != null && !left.equals(view.scene())) {
            layer(left).ifPresent(Layer::withdraw);
        }
        view.wear(strip, offer);
        view.cover(tour);
        dress(view.scene());
        stage.setScene(view.scene());
        stage.titleProperty().bind(tab.files().titleProperty());
        // Keys meant for the game must not be typed into a text field that was left long ago.
        view.focusBoard();
    }

    /// The layer of a scene. The first scene of the stage may not be ours.
    private static Optional<Layer> layer(Scene scene) {
        return scene.getRoot() instanceof Layer layer ? Optional.of(layer) : Optional.empty();
    }

    private List<String> sheets() {
        return Stream.concat(
                        theme.sheets().stream()
                                .map(sheet -> Objects.requireNonNull(DeskView.class.getResource(sheet), sheet)
                                        .toExternalForm()),
                        Stream.of(layout.textSheet()))
                .toList();
    }

    private void dress(Scene scene) {
        List<String> sheets = sheets();
        if (!scene.getStylesheets().equals(sheets)) {
            scene.getStylesheets().setAll(sheets);
            guide.dress();
        }
    }

    /// Enlarges the window for large text, as far as the screen has room.
    private void fitText() {
        double more = Math.max(1, GROWTH * layout.textScale());
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(LEAST_WIDTH * more, screen.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT * more, screen.getHeight()));
    }

    private void quit() {
        desk.closeAll(stage::hide);
    }

    /// Brings the window to the front.
    public void toFront() {
        stage.setIconified(false);
        stage.toFront();
        stage.requestFocus();
    }
}
