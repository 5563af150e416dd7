package hexalyst.ui.guide;

import hexalyst.game.Game;
import hexalyst.text.Texts;
import hexalyst.ui.layout.WindowPlace;
import hexalyst.ui.theme.Settings;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;

/// The window of the guide, which stays open beside the others so that the user can read and work. Made on first use;
/// closed with the program. JavaFX thread only.
public final class GuideWindow {
    private static final double WIDTH = 900;
    private static final double HEIGHT = 800;
    private static final double LEAST_WIDTH = 620;
    private static final double LEAST_HEIGHT = 400;

    private final Stage program;
    private final Settings settings;
    private final Supplier<List<String>> sheets;
    private final Function<Game, Optional<Region>> rules;
    private @Nullable Stage stage;
    private @Nullable GuideView view;

    /// @param program the program's window
    /// @param settings remember the guide's place
    /// @param sheets the current style sheets of windows
    /// @param rules the rules of a game with their pictures
    public GuideWindow(
            Stage program, Settings settings, Supplier<List<String>> sheets, Function<Game, Optional<Region>> rules) {
        this.program = program;
        this.settings = settings;
        this.sheets = sheets;
        this.rules = rules;
    }

    /// Shows a place, in front of the other windows.
    public void open(GuidePlace place) {
        GuideView now = view;
        Stage window = stage;
        if (now == null || window == null) {
            now = new GuideView(GuideBook.read(), rules);
            window = window(now);
            view = now;
            stage = window;
        }
        dress();
        window.show();
        window.toFront();
        now.show(place);
        now.search().requestFocus();
    }

    /// Applies a change of the style sheets.
    public void dress() {
        if (stage != null) {
            stage.getScene().getStylesheets().setAll(sheets.get());
        }
    }

    private Stage window(GuideView shown) {
        Stage made = new Stage();
        made.setTitle(Texts.of(GuideWindow.class).get("title"));
        made.getIcons().setAll(program.getIcons());
        Scene scene = new Scene(shown);
        scene.getAccelerators().put(new KeyCodeCombination(KeyCode.ESCAPE), made::hide);
        scene.getAccelerators()
                .put(new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN), shown.search()::requestFocus);
        scene.getAccelerators().put(new KeyCodeCombination(KeyCode.LEFT, KeyCombination.ALT_DOWN), shown::back);
        made.setScene(scene);
        made.setMinWidth(LEAST_WIDTH);
        made.setMinHeight(LEAST_HEIGHT);
        new WindowPlace(made, "guide", beside(), settings);
        program.addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> made.hide());
        return made;
    }

    /// At the right edge of the program's screen, so that the board remains visible.
    private Rectangle2D beside() {
        Rectangle2D screen = Screen.getScreensForRectangle(
                        program.getX(), program.getY(), program.getWidth(), program.getHeight())
                .stream()
                .findFirst()
                .orElseGet(Screen::getPrimary)
                .getVisualBounds();
        double top = Math.max(screen.getMinY(), program.getY());
        return new Rectangle2D(screen.getMaxX() - WIDTH, top, WIDTH, Math.min(HEIGHT, screen.getMaxY() - top));
    }
}
