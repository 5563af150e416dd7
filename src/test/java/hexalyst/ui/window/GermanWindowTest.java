package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The window in German.
class GermanWindowTest extends InWindow {
    @Override
    Locale language() {
        return Locale.GERMANY;
    }

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    @Test
    void menusKeysAndMessagesAreGerman(FxRobot robot) throws IOException {
        MenuBar bar = robot.lookup("#menu").query();
        assertEquals(
                List.of("Datei", "Bearbeiten", "Ansicht", "Navigation", "Engine", "Training", "Hilfe"),
                bar.getMenus().stream().map(Menu::getText).toList());
        window.key(robot, KeyCode.CONTROL, KeyCode.F1);
        assertEquals(
                "Wiederholen, Strg+Umschalt+Z, Strg+Y",
                robot.lookup("#key-redo").queryButton().getAccessibleText());
        window.picture("keys-german-light");
        window.key(robot, KeyCode.ESCAPE);
        window.chosen()
                .add(Files.writeString(
                        folder.resolve("zwei.hgn"),
                        "[Game \"Manalath\"]\n\n1. e5w *\n\n[Game \"Manalath\"]\n\n1. e6w *\n"));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
        assertEquals("zwei.hgn geöffnet: 2 Partien", text(robot, "#status-message"));
        assertTrue(text(robot, "#status-edition").endsWith("61 Felder"));
        robot.moveTo(window.at("d4"));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("d4w · eigene Farbe: steht allein", text(robot, "#hint-left"));
        window.play(robot, "d4w");
        assertEquals(
                "Rückgängig: d4w spielen",
                bar.getMenus().get(1).getItems().getFirst().getText());
        window.key(robot, KeyCode.CONTROL, KeyCode.Q);
        robot.clickOn("Abbrechen");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("weiter offen, nicht gespeichert: zwei.hgn", text(robot, "#status-message"));
    }
}
