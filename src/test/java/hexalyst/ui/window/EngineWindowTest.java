package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.board.Overlay;
import hexalyst.ui.engine.Halt;
import hexalyst.ui.engine.Verdict;
import hexalyst.ui.game.GameViewModel;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The engine's panel with real keys: start and stop with the reason, the lock, the threat.
@SuppressWarnings("NullAway.Init")
class EngineWindowTest extends InWindow {
    private static final String SMALL = "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n1. c3w a1b 2. b2w b4b *\n";

    private GameViewModel game;

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
        game = window.models().game();
    }

    @Override
    void open(FxRobot robot, String text) throws IOException {
        super.open(robot, text);
        window.key(robot, KeyCode.RIGHT);
    }

    @Test
    void itSaysWhenAndWhyItHasStopped(FxRobot robot) throws IOException, TimeoutException {
        open(robot, SMALL);
        assertEquals("engine off", text(robot, "#status-engine"));
        assertFalse(power(robot).isSelected());
        window.key(robot, KeyCode.SPACE);
        assertTrue(power(robot).isSelected());
        OpenWindow.await(() -> window.models().values().engine().state().halt() == Halt.PROVED);
        // Not while anything else is still running.
        OpenWindow.await(() -> "engine done: proved".equals(text(robot, "#status-engine")));
        assertTrue(power(robot).isSelected(), "it is on and goes on elsewhere");
        assertTrue(
                power(robot).getAccessibleText().startsWith("Turn off"),
                power(robot).getAccessibleText());
        assertTrue(robot.lookup("#engine-resources")
                .queryButton()
                .getAccessibleText()
                .startsWith(Halt.PROVED.text()));
        window.picture("engine-finished");
        window.key(robot, KeyCode.SPACE);
        assertEquals("engine off", text(robot, "#status-engine"), "nothing was left to be stopped");
        assertFalse(power(robot).isSelected());
    }

    /// The switch stays with the engine. At the end of a game it cannot be switched on, and it can stop searches that
    /// run while the engine is off.
    @Test
    void theOneSwitchTellsWhetherSomethingWorks(FxRobot robot) throws IOException, TimeoutException {
        open(robot, ENDLESS);
        robot.clickOn("#engine-toggle");
        assertTrue(power(robot).isSelected()
                && window.models().values().engine().runningProperty().get());
        robot.clickOn("#engine-toggle");
        assertFalse(power(robot).isSelected()
                || window.models().values().engine().runningProperty().get());
        robot.interact(() -> window.models().board().look().overlayProperty().set(Overlay.LENS));
        OpenWindow.await(
                () -> window.models().values().position().busyProperty().getValue());
        assertTrue(power(robot).isSelected(), "the lens works");
        robot.clickOn("#engine-toggle");
        assertFalse(power(robot).isSelected()
                || window.models().values().position().busyProperty().getValue());
        open(robot, SMALL);
        robot.interact(() -> {
            game.toStart();
            for (String name : List.of("a1w", "e3w", "a2w", "e2w", "a3w", "c3w", "b4w")) {
                game.moment().position().legalMoves().stream()
                        .filter(move -> game.moment().position().text(move).equals(name))
                        .findFirst()
                        .ifPresent(game::play);
            }
        });
        assertTrue(game.moment().position().outcome().over());
        assertTrue(power(robot).isDisabled() && !power(robot).isSelected());
    }

    private static ToggleButton power(FxRobot robot) {
        return robot.lookup("#engine-toggle").queryAs(ToggleButton.class);
    }

    @Test
    void controlLLocksItWhileTheUserGoesAbout(FxRobot robot) throws IOException, TimeoutException {
        open(robot, ENDLESS);
        window.key(robot, KeyCode.CONTROL, KeyCode.L);
        assertTrue(robot.lookup("#engine-lock-strip").query().isVisible());
        assertTrue(text(robot, "#engine-lock-text").contains("e5w"));
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(
                () -> !window.models().values().engine().state().effort().isEmpty());
        window.key(robot, KeyCode.RIGHT);
        assertEquals("b4b", window.here());
        assertTrue(robot.lookup("#engine-lock-go").query().isVisible());
        assertEquals(
                "Black to move: not proved yet", text(robot, "#engine-note"), "it keeps working where it is locked");
        window.picture("engine-locked");
        robot.clickOn("#engine-lock-go");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("e5w", window.here());
        window.key(robot, KeyCode.RIGHT);
        window.key(robot, KeyCode.CONTROL, KeyCode.L);
        assertFalse(robot.lookup("#engine-lock-strip").query().isVisible());
        assertEquals(
                game.moment().position(),
                window.models().values().engine().focus().positionProperty().get());
        window.key(robot, KeyCode.SPACE);
        assertEquals(Verdict.STOPPED, window.models().values().engine().state().verdict());
    }

    @Test
    void xAsksWhatTheOpponentThreatens(FxRobot robot) throws IOException, TimeoutException {
        open(robot, SMALL);
        window.key(robot, KeyCode.X);
        OpenWindow.await(() -> window.models()
                .values()
                .threat()
                .answerProperty()
                .get()
                .filter(answer -> answer.best().isPresent())
                .isPresent());
        OpenWindow.await(() -> robot.lookup("#threat-text")
                .queryAs(Label.class)
                .getText()
                .equals(window.models()
                        .values()
                        .threat()
                        .answerProperty()
                        .get()
                        .orElseThrow()
                        .text()));
        window.picture("engine-threat");
        window.key(robot, KeyCode.X);
        assertTrue(window.models().values().threat().answerProperty().get().isEmpty());
    }
}
