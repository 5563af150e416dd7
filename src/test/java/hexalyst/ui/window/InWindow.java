package hexalyst.ui.window;

import hexalyst.ui.theme.KeptSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/// A test that uses an open window with clicks and keys.
@Timeout(120)
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init")
abstract class InWindow {
    /// What the window keeps for its next start.
    final KeptSettings settings = new KeptSettings();

    @TempDir
    Path folder;

    OpenWindow window;

    /// Opens the window. Subclasses override it with the annotation `Start`, which TestFX looks for in them only.
    void start(Stage stage) {
        window = new OpenWindow(stage, folder.resolve("journal"), settings);
    }

    @AfterEach
    void end() {
        window.close();
    }

    /// Opens a file with this text as a person does, who is then asked for it.
    void open(FxRobot robot, String text) throws IOException {
        window.chosen().add(Files.writeString(folder.resolve("game.hgn"), text));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
    }

    /// What a label or button says.
    static String text(FxRobot robot, String query) {
        return robot.lookup(query).<Labeled>query().getText();
    }
}
