package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.estimate.Strength;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.Trees;
import hexalyst.ui.job.JobViewModel.State;
import hexalyst.ui.play.EngineSide;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Commands for the engine, the analysis and play by key, menu and palette, and what the status line says about them.
/// On the board of 19 cells.
class EngineCommandsWindowTest extends InWindow {
    private static final String GAME = "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n1. c3w a1b 2. b2w b4b *\n";

    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    private TabModels models() {
        return window.models();
    }

    private void show(FxRobot robot) {
        robot.interact(() -> models().game().show(GameState.of(Trees.read(GAME))));
        robot.interact(() -> window.board().requestFocus());
    }

    private MenuItem item(String id) {
        MenuBar bar = (MenuBar) window.stage().getScene().lookup("#menu");
        List<MenuItem> all = new ArrayList<>(bar.getMenus());
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof Menu menu) {
                all.addAll(menu.getItems());
            }
        }
        return all.stream()
                .filter(item -> ("menu-" + id).equals(item.getId()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(id + " is in no menu"));
    }

    @Test
    void theAnalysisIsBegunByKeyAndInTheMenu(FxRobot robot) throws TimeoutException {
        show(robot);
        assertFalse(item("analyse-game").isDisable());
        assertTrue(item("analysis-cancel").isDisable());
        Tooltip tip = robot.lookup("#analyse-game").queryButton().getTooltip();
        assertTrue(tip.getText().endsWith("(Ctrl+Shift+G)"), tip.getText());
        window.key(robot, KeyCode.A);
        assertEquals(
                State.IDLE,
                models().values().analysis().job().stateProperty().get(),
                "a letter alone begins nothing long");
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
        OpenWindow.await(
                () -> models().values().analysis().job().stateProperty().get() == State.IDLE
                        && models().game().moment().annotations().proved().isPresent());
        assertTrue(text(robot, "#board-value").startsWith("proved "), text(robot, "#board-value"));
        OpenWindow.await(() -> !item("game-summary").isDisable());
        robot.interact(() -> item("game-summary").fire());
        OpenWindow.await(() -> robot.lookup("#summary").tryQuery().isPresent());
    }

    @Test
    void theLockSaysWhatItDoesAndNothingIsDeletedAfterTheLastMove(FxRobot robot) {
        show(robot);
        assertEquals("Lock the engine to this position", item("lock").getText());
        window.key(robot, KeyCode.CONTROL, KeyCode.L);
        assertEquals("Unlock the engine", item("lock").getText());
        assertFalse(item("delete-continuation").isDisable());
        window.key(robot, KeyCode.END);
        assertTrue(item("delete-continuation").isDisable());
    }

    @Test
    void linesAndWhyHaveKeys(FxRobot robot) throws TimeoutException {
        show(robot);
        window.key(robot, KeyCode.RIGHT);
        robot.write("..");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(6, models().values().lines().countProperty().get());
        robot.write(",");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(5, models().values().lines().countProperty().get());
        assertEquals("engine off", text(robot, "#status-engine"));
        assertTrue(item("why").isDisable());
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(() -> !models().values().lines().rowsProperty().get().isEmpty());
        assertFalse(item("why").isDisable());
        window.key(robot, KeyCode.Y);
        assertTrue(models().values().why().answerProperty().get().isPresent());
        window.key(robot, KeyCode.Y);
        assertFalse(models().values().why().answerProperty().get().isPresent());
        window.key(robot, KeyCode.SPACE);
        assertEquals("engine stopped by you", text(robot, "#status-engine"));
    }

    @Test
    void thePlayHasKeysAndItsChoicesAreCommands(FxRobot robot) {
        show(robot);
        assertTrue(item("play-pause").isDisable());
        window.key(robot, KeyCode.SHIFT, KeyCode.P);
        assertEquals(EngineSide.BLACK, models().play().sideProperty().get());
        robot.interact(() -> item("play-nobody").fire());
        assertEquals(EngineSide.NOBODY, models().play().sideProperty().get());
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        robot.write("strength casual");
        window.key(robot, KeyCode.ENTER);
        assertEquals(Strength.CASUAL, models().play().strengthProperty().get());
        assertEquals("Engine plays: White", item("play-white").getText());
    }

    @Test
    void theProofIsPlayedAgainstByKeyAndRestsWhileItIsNotSeen(FxRobot robot) throws TimeoutException {
        show(robot);
        assertTrue(item("proof-against").isDisable(), "nothing is proved yet");
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT5);
        OpenWindow.await(() -> models().values().proof().decidedProperty().get());
        window.key(robot, KeyCode.U);
        assertTrue(models().values().proof().againstProperty().get());
        OpenWindow.await(() -> models().values().proof().active());
        robot.interact(() -> window.stage().setWidth(1000));
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(models().values().proof().active());
        robot.clickOn("#fold-engine");
        OpenWindow.await(() -> !models().values().proof().active());
        robot.clickOn("#fold-tab-proof");
        OpenWindow.await(() -> models().values().proof().active());
    }
}
