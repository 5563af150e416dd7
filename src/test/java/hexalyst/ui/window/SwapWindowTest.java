package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.estimate.Strength;
import hexalyst.game.Content;
import hexalyst.game.Position;
import hexalyst.ui.play.EngineSide;
import java.io.IOException;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The second player takes over the first move, by a click, by a key and as the engine's choice.
@SuppressWarnings("NullAway.Init")
class SwapWindowTest extends InWindow {
    private static final String GAME =
            "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n[Position \"3/4/5/4/3 w swap\"]\n\n*\n";

    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    private static boolean shown(FxRobot robot) {
        return robot.lookup("#swap").queryAll().stream().anyMatch(Node::isVisible);
    }

    private Position position() {
        return window.models().game().moment().position();
    }

    @Test
    void aClickSwapsAndTheButtonGoes(FxRobot robot) throws IOException {
        open(robot, GAME);
        assertFalse(shown(robot));
        window.play(robot, "c3w");
        assertTrue(shown(robot));
        assertEquals("Black to move or swap", text(robot, "#board-headline"));
        Button swap = robot.lookup("#swap").queryAs(Button.class);
        assertEquals(
                "Take over the first player's move: the piece changes its colour (Shift+Q)", swap.getAccessibleText());
        window.picture("swap-offered");
        robot.clickOn("#swap");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("swap", window.here());
        assertEquals(Content.BLACK, position().at(position().grid().named("c3").orElseThrow()));
        assertFalse(shown(robot));
        window.picture("swapped");
    }

    @Test
    void theKeySwapsOnlyWhereItIsLegal(FxRobot robot) throws IOException {
        open(robot, GAME);
        window.key(robot, KeyCode.SHIFT, KeyCode.Q);
        assertEquals("the start", window.here());
        window.play(robot, "a1w");
        window.key(robot, KeyCode.SHIFT, KeyCode.Q);
        assertEquals("swap", window.here());
        window.key(robot, KeyCode.SHIFT, KeyCode.Q);
        assertEquals("swap", window.here());
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals("a1w", window.here());
        assertTrue(shown(robot));
    }

    /// On 19 cells the centre wins, so the second player takes it over.
    @Test
    void theEngineTakesOverWhatWins(FxRobot robot) throws IOException, TimeoutException {
        open(robot, GAME);
        robot.interact(() -> window.models().play().strengthProperty().set(Strength.PERFECT));
        robot.interact(() -> window.models().play().begin(EngineSide.BLACK));
        window.play(robot, "c3w");
        OpenWindow.await(() -> window.here().equals("swap"));
        assertEquals("The engine swaps: it takes over the first move. Your turn", text(robot, "#play-state"));
    }
}
