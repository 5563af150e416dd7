package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// A campaign on its card, with clicks and keys.
class CampaignWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    @Test
    void theFirstMovesAreSettledAndAPositionOpened(FxRobot robot) throws IOException, TimeoutException {
        open(robot, "[Game \"Manalath\"]\n[Position \"3/4/5/4/3 w\"]\n\n1. c3w *\n");
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
        assertTrue(robot.lookup("#campaign").tryQuery().isPresent());
        robot.clickOn("#campaign-start");
        OpenWindow.await(() -> text(robot, "#campaign-said").startsWith("Campaign: all positions"));
        window.picture("campaign");
        OpenWindow.await(() -> robot.lookup(".campaign-white").queryAll().size() > 2);
        // The legend, the first position, and the only first move that wins.
        Node won = robot.lookup("#campaign-map").lookup(".campaign-white").queryAll().stream()
                .reduce((one, next) -> next)
                .orElseThrow();
        robot.clickOn(won);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(robot.lookup("#campaign").tryQuery().isPresent(), "the card is away");
        assertEquals(2, window.openTabs().tabs().size());
        assertEquals(
                "c3w",
                window.openTabs()
                        .current()
                        .models()
                        .game()
                        .moment()
                        .tree()
                        .text(window.openTabs()
                                .current()
                                .models()
                                .game()
                                .moment()
                                .id()));
    }
}
