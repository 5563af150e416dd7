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

/// The window itself: its size, title, icons and looks, and in it one scene. It begins with the [front][WindowFront] of
/// a tab alone, so that the board is seen before the rest is made.
public final class DeskFrame {
    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final double LEAST_WIDTH = 860;
    private static final double GROWTH = 0.8;
    private static final double LEAST_HEIGHT = 640;
    /// The sizes of the window's icon that there are, in pixels.
    private static final List<Integer> ICONS = List.of(16, 24, 32, 48, 64, 128, 256);

    private final Desk desk;
    private final Stage stage;
    private final ThemeViewModel theme;
    private final LayoutViewModel layout;
    /// The front that the window began with, until it is completed.
    private final Map<DeskTab, WindowFront> begun = new HashMap<>();

    /// Fills a stage with the front of the tab that is shown. Closing it asks first for each tab in which something is
    /// not saved.
    public DeskFrame(Desk desk, Stage stage) {
        this.desk = desk;
        this.stage = stage;
        DeskTab tab = desk.current();
        Workbench bench = tab.bench();
        Settings settings = bench.settings();
        theme = bench.shared().theme();
        layout = new LayoutViewModel(settings);
        // The size is the window's and not a scene's, so that it stays when another scene is shown.
        new WindowPlace(stage, new Dimension2D(WIDTH, HEIGHT), settings);
        fitText();
        WindowFront front = make(tab);
        begun.put(tab, front);
        stage.setOnCloseRequest(event -> {
            event.consume();
            // Who is asked something answers first.
            if (layer(stage.getScene()).filter(Layer::isAsking).isEmpty()) {
                quit();
            }
        });
        // Not before: nothing that is seen waits for them.
        stage.setOnShown(event ->
                stage.getIcons().setAll(ICONS.stream().map(DeskFrame::icon).toList()));
        show(front.scene(), tab);
        front.focusBoard();
    }

    private static Image icon(int size) {
        String file = Objects.requireNonNull(DeskFrame.class.getResource("/hexalyst/icon/" + size + ".png"))
                .toExternalForm();
        return new Image(file);
    }

    /// Shows the window.
    ///
    /// @param then runs as soon as it has been drawn
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

    /// The front of a tab: a new one, but for the tab that the window began with.
    WindowFront front(DeskTab tab) {
        WindowFront there = begun.remove(tab);
        return there == null ? make(tab) : there;
    }

    private WindowFront make(DeskTab tab) {
        return new WindowFront(tab.bench(), desk, layout, inside());
    }

    /// How much room a scene has: a new one is given as much as the one that is shown, or it would be as large as it
    /// likes.
    private Dimension2D inside() {
        Scene shown = stage.getScene();
        return shown == null
                ? new Dimension2D(stage.getWidth(), stage.getHeight())
                : new Dimension2D(shown.getWidth(), shown.getHeight());
    }

    /// Shows the scene of a tab, and withdraws what another one asks.
    void show(Scene scene, DeskTab tab) {
        Scene left = stage.getScene();
        if (left != null && !left.equals(scene)) {
            layer(left).ifPresent(Layer::withdraw);
        }
        dress(scene);
        stage.setScene(scene);
        stage.titleProperty().bind(tab.files().titleProperty());
    }

    /// Where questions lie in a scene; the first one that the stage has may be somebody else's.
    private static Optional<Layer> layer(Scene scene) {
        return scene.getRoot() instanceof Layer layer ? Optional.of(layer) : Optional.empty();
    }

    /// The style sheets of the window, for the theme and the size of the texts.
    List<String> sheets() {
        return Stream.concat(
                        theme.sheets().stream()
                                .map(sheet -> Objects.requireNonNull(DeskFrame.class.getResource(sheet), sheet)
                                        .toExternalForm()),
                        Stream.of(layout.textSheet()))
                .toList();
    }

    /// Gives the scene that is shown the looks that are chosen.
    void dress() {
        dress(stage.getScene());
    }

    private void dress(Scene scene) {
        List<String> sheets = sheets();
        if (!scene.getStylesheets().equals(sheets)) {
            scene.getStylesheets().setAll(sheets);
        }
    }

    /// Large text needs a larger window, as far as the screen has room for it.
    void fitText() {
        double more = Math.max(1, GROWTH * layout.textScale());
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(LEAST_WIDTH * more, screen.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT * more, screen.getHeight()));
    }

    /// Ends the program, after asking for what is not saved.
    void quit() {
        desk.closeAll(stage::hide);
    }

    /// Brings the window before all others.
    public void toFront() {
        stage.setIconified(false);
        stage.toFront();
        stage.requestFocus();
    }
}
