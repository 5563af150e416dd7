package hexalyst;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.results.DataFolder;
import hexalyst.ui.theme.KeptSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.ListCell;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The program's own wiring, with clicks and keys.
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init")
@Tag("window")
class WindowMakerTest {
    private final Locale before = Locale.getDefault();

    @TempDir
    private Path folder;

    private Services services;
    private Stage first;
    private boolean complete;

    @Start
    void start(Stage stage) {
        System.setProperty(DataFolder.PROPERTY, folder.toString());
        Locale.setDefault(Locale.ENGLISH);
        services = new Services();
        first = stage;
        new WindowMaker(services, new KeptSettings()).open(stage, (openTabs, tour, leftovers) -> complete = true);
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
        // What the last key has changed is still being written.
        WaitForAsyncUtils.waitForFxEvents();
        services.close();
        System.clearProperty(DataFolder.PROPERTY);
        Locale.setDefault(before);
    }

    private static String title(FxRobot robot) {
        return robot.listWindows().stream()
                .filter(Window::isShowing)
                .map(Stage.class::cast)
                .map(Stage::getTitle)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aChosenLanguageTakesEffectAtOnceAndLosesNothing(FxRobot robot) throws TimeoutException {
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> complete);
        robot.clickOn("#board");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("Manalath • – Hexalyst", title(robot));
        robot.press(KeyCode.CONTROL).type(KeyCode.COMMA).release(KeyCode.CONTROL);
        robot.clickOn("#preferences-language-choice");
        robot.clickOn((ListCell<?> cell) -> cell.isVisible() && "Deutsch".equals(cell.getText()));
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> !first.isShowing());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("Manalath • – Hexalyst", title(robot));
        assertTrue(robot.lookup("Bearbeiten").tryQuery().isPresent());
        assertFalse(robot.lookup("Edit").tryQuery().isPresent());
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("Manalath – Hexalyst", title(robot));
    }
}
