package hexalyst.ui.window;

import hexalyst.export.board.BoardGeometry;
import hexalyst.ui.canvas.PaintBoard;
import hexalyst.ui.theme.KeptSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javafx.geometry.Point2D;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A test that uses an open window with clicks and keys.
@Timeout(300)
@ExtendWith(LaidOutExtension.class)
@SuppressWarnings("NullAway.Init")
@Tag("window")
abstract class InWindow {
    /// A game on a board of 127 cells, where the engine never runs out of work, on any machine.
    static final String ENDLESS =
            "[Game \"Manalath\"]\n[Board \"7 8 9 10 11 12 13 12 11 10 9 8 7\"]\n\n1. e5w b4b 2. e6w *\n";

    /// The settings that the window keeps for its next start.
    final KeptSettings settings = new KeptSettings();

    private final Locale before = Locale.getDefault();

    @TempDir
    Path folder;

    OpenWindow window;

    /// The user's language: the system's, unless a subclass overrides it.
    Locale language() {
        return before;
    }

    /// Opens the window. Subclasses override it with the annotation `Start`, which TestFX searches only in them.
    void start(Stage stage) {
        Locale.setDefault(language());
        window = new OpenWindow(stage, folder.resolve("journal"), settings);
    }

    @AfterEach
    void end() {
        window.close();
        Locale.setDefault(before);
    }

    /// Opens a file with this text as a user does, through the file dialog.
    void open(FxRobot robot, String text) throws IOException {
        window.chosen().add(Files.writeString(folder.resolve("game.hgn"), text));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
    }

    /// The text of a label or button.
    static String text(FxRobot robot, String query) {
        return robot.lookup(query).<Labeled>query().getText();
    }

    /// Where a cell of the set-up board is on the screen.
    Point2D at(FxRobot robot, String cell) {
        PaintBoard board = robot.lookup("#setup-board").queryAs(PaintBoard.class);
        BoardGeometry geometry = board.geometry();
        int number = geometry.grid().named(cell).orElseThrow();
        return board.localToScreen(geometry.x(number), geometry.y(number));
    }

    /// Sets up a diagram with clicks: White with the left button, Black with the right one.
    void paint(FxRobot robot, String line) {
        String[] rows = line.substring(0, line.indexOf(' ')).split("/", -1);
        for (int row = 0; row < rows.length; row++) {
            char letter = (char) ('a' + rows.length - 1 - row);
            int place = 1;
            for (char c : rows[row].toCharArray()) {
                if (Character.isDigit(c)) {
                    place += c - '0';
                } else {
                    robot.clickOn(
                            at(robot, letter + Integer.toString(place)),
                            c == 'w' ? MouseButton.PRIMARY : MouseButton.SECONDARY);
                    place++;
                }
            }
        }
        WaitForAsyncUtils.waitForFxEvents();
    }
}
