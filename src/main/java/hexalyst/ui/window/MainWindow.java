package hexalyst.ui.window;

import hexalyst.ui.command.Layer;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.WindowPlace;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.theme.ThemeViewModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// The window itself: its size, title, icons and style sheets, and the scene that it shows. It opens with nothing but
/// the [front][TabFront] of a tab, so that the board is visible before the rest is built.
public final class MainWindow {
    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final double LEAST_WIDTH = 860;
    private static final double GROWTH = 0.8;
    private static final double LEAST_HEIGHT = 640;
    /// The available sizes of the window's icon, in pixels.
    private static final List<Integer> ICONS = List.of(16, 24, 32, 48, 64, 128, 256);

    private final OpenTabs openTabs;
    private final Stage stage;
    private final ThemeViewModel theme;
    private final LayoutViewModel layout;
    /// The front that the window opened with, until the rest of its tab is built.
    private final Map<OpenTab, TabFront> begun = new HashMap<>();

    /// Fills a stage with the front of the current tab. Closing it asks first for each tab with unsaved changes.
    public MainWindow(OpenTabs openTabs, Stage stage) {
        this.openTabs = openTabs;
        this.stage = stage;
        OpenTab tab = openTabs.current();
        TabModels models = tab.models();
        Settings settings = models.settings();
        theme = models.shared().theme();
        layout = new LayoutViewModel(settings);
        // The size is set for the window rather than for a scene, so that it stays when another scene is shown.
        new WindowPlace(stage, "window", WindowPlace.amid(WIDTH, HEIGHT), settings);
        fitText();
        TabFront front = make(tab);
        begun.put(tab, front);
        stage.setOnCloseRequest(event -> {
            event.consume();
            // An open question has to be answered first.
            if (layer(stage.getScene()).filter(Layer::isAsking).isEmpty()) {
                quit();
            }
        });
        // Loaded late, because nothing visible waits for them.
        stage.setOnShown(event ->
                stage.getIcons().setAll(ICONS.stream().map(MainWindow::icon).toList()));
        show(front.scene(), tab);
        front.focusBoard();
    }

    private static Image icon(int size) {
        String file = Objects.requireNonNull(MainWindow.class.getResource("/hexalyst/icon/" + size + ".png"))
                .toExternalForm();
        return new Image(file);
    }

    /// Shows the window.
    ///
    /// @param then runs once the first frame is laid out
    public void open(Runnable then) {
        stage.show();
        Scene scene = stage.getScene();
        Runnable drawn = new Runnable() {
            @Override
            public void run() {
                scene.removePostLayoutPulseListener(this);
                Platform.runLater(then);
            }
        };
        scene.addPostLayoutPulseListener(drawn);
    }

    /// How the window is laid out.
    LayoutViewModel layout() {
        return layout;
    }

    Stage stage() {
        return stage;
    }

    /// The front of a tab: a new one, except for the tab that the window opened with.
    TabFront front(OpenTab tab) {
        TabFront there = begun.remove(tab);
        return there == null ? make(tab) : there;
    }

    private TabFront make(OpenTab tab) {
        return new TabFront(tab.models(), openTabs, layout, inside());
    }

    /// The inner size of the window. A new scene is given this size; otherwise it would choose its own.
    private Dimension2D inside() {
        Scene shown = stage.getScene();
        return shown == null
                ? new Dimension2D(stage.getWidth(), stage.getHeight())
                : new Dimension2D(shown.getWidth(), shown.getHeight());
    }

    /// Shows the scene of a tab and withdraws open questions of the scene before it.
    void show(Scene scene, OpenTab tab) {
        Scene left = stage.getScene();
        if (left != null && !left.equals(scene)) {
            layer(left).ifPresent(Layer::withdraw);
        }
        dress(scene);
        stage.setScene(scene);
        stage.titleProperty().bind(tab.files().titleProperty());
    }

    /// The layer of a scene. The first scene of the stage may not be ours.
    private static Optional<Layer> layer(Scene scene) {
        return scene.getRoot() instanceof Layer layer ? Optional.of(layer) : Optional.empty();
    }

    /// The style sheets of the window, for the theme and the size of the texts.
    List<String> sheets() {
        return Stream.concat(
                        theme.sheets().stream()
                                .map(sheet -> Objects.requireNonNull(MainWindow.class.getResource(sheet), sheet)
                                        .toExternalForm()),
                        Stream.of(layout.textSheet()))
                .toList();
    }

    /// Gives the current scene the style sheets of the current theme and text size.
    void dress() {
        dress(stage.getScene());
    }

    private void dress(Scene scene) {
        List<String> sheets = sheets();
        if (!scene.getStylesheets().equals(sheets)) {
            scene.getStylesheets().setAll(sheets);
        }
    }

    /// Enlarges the window for large text, as far as the screen has room.
    void fitText() {
        double more = Math.max(1, GROWTH * layout.textScale());
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(LEAST_WIDTH * more, screen.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT * more, screen.getHeight()));
    }

    /// Closes the window after asking about unsaved changes.
    void quit() {
        openTabs.closeAll(stage::hide);
    }

    /// Brings the window to the front.
    public void toFront() {
        stage.setIconified(false);
        stage.toFront();
        stage.requestFocus();
    }
}
