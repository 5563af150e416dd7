package hexalyst.ui.layout;

import hexalyst.ui.theme.Settings;
import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

/// Remembers the position and size of a window and whether it is maximised.
public final class WindowPlace {
    /// Changes are remembered after this pause, because maximising changes the size and the state one after the other.
    private static final Duration SETTLED = Duration.millis(400);

    private final Stage stage;
    private final String setting;
    private final Settings settings;
    private final PauseTransition settling = new PauseTransition(SETTLED);
    private Rectangle2D free;

    /// Restores the position of a window that is not shown yet, if it is on a screen, and starts to track it.
    ///
    /// @param stage the window
    /// @param setting the name of the setting that remembers its place
    /// @param usual its place the first time, moved and made smaller to fit on the screen
    public WindowPlace(Stage stage, String setting, Rectangle2D usual, Settings settings) {
        this.stage = stage;
        this.setting = setting;
        this.settings = settings;
        free = restore(usual);
        settling.setOnFinished(event -> remember());
        watch(stage.xProperty());
        watch(stage.yProperty());
        watch(stage.widthProperty());
        watch(stage.heightProperty());
        watch(stage.maximizedProperty());
        stage.addEventHandler(WindowEvent.WINDOW_HIDING, event -> {
            settling.stop();
            remember();
        });
    }

    private void watch(ObservableValue<?> part) {
        part.subscribe((before, now) -> settling.playFromStart());
    }

    /// The place of the program's window the first time: in the middle of the screen, if that has room for it.
    public static Rectangle2D amid(double width, double height) {
        return WindowBounds.amid(
                new Rectangle2D(0, 0, width, height), Screen.getPrimary().getVisualBounds());
    }

    private Rectangle2D restore(Rectangle2D usual) {
        List<Rectangle2D> screens =
                Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
        Optional<WindowBounds> kept = WindowBounds.parse(settings.get(setting, ""));
        WindowBounds wanted = kept.orElse(new WindowBounds(usual, false));
        Rectangle2D place = wanted.isReachable(screens.stream())
                ? wanted.onto(screens).place()
                : amid(wanted.place().getWidth(), wanted.place().getHeight());
        // Set the position too: JavaFX would choose it before it knows the size of the window's frame.
        stage.setX(place.getMinX());
        stage.setY(place.getMinY());
        stage.setWidth(place.getWidth());
        stage.setHeight(place.getHeight());
        stage.setMaximized(kept.map(WindowBounds::maximised).orElse(false));
        return place;
    }

    private void remember() {
        boolean placed = !Double.isNaN(stage.getX()) && !Double.isNaN(stage.getWidth());
        if (!placed || stage.isIconified() || stage.isFullScreen()) {
            return;
        }
        if (!stage.isMaximized()) {
            free = new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        }
        settings.put(setting, new WindowBounds(free, stage.isMaximized()).text());
    }
}
