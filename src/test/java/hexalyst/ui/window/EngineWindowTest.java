package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.engine.Halt;
import hexalyst.ui.engine.Verdict;
import hexalyst.ui.game.GameViewModel;
import java.io.IOException;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
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
        game = window.bench().game();
    }

    @Override
    void open(FxRobot robot, String text) throws IOException {
        super.open(robot, text);
        window.key(robot, KeyCode.RIGHT);
    }

    @Test
    void itSaysWhenAndWhyItHasStopped(FxRobot robot) throws IOException, TimeoutException {
        open(robot, SMALL);
        assertEquals("", text(robot, "#engine-halt"));
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(() -> window.bench().engine().state().halt() == Halt.PROVED);
        // Not while something else works still.
        OpenWindow.await(() -> Halt.PROVED.text().equals(text(robot, "#engine-halt")));
        window.picture("engine-finished");
        window.key(robot, KeyCode.SPACE);
        assertEquals("", text(robot, "#engine-halt"), "nothing was left to be stopped");
    }

    @Test
    void controlLLocksItWhileTheUserGoesAbout(FxRobot robot) throws IOException, TimeoutException {
        open(robot, ENDLESS);
        window.key(robot, KeyCode.CONTROL, KeyCode.L);
        assertTrue(robot.lookup("#engine-lock-strip").query().isVisible());
        assertTrue(text(robot, "#engine-lock-text").contains("e5w"));
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(() -> !window.bench().engine().state().effort().isEmpty());
        window.key(robot, KeyCode.RIGHT);
        assertEquals("b4b", window.here());
        assertTrue(robot.lookup("#engine-lock-go").query().isVisible());
        assertEquals(
                "Black to move: not proved yet",
                text(robot, "#engine-headline"),
                "it keeps working where it is locked");
        window.picture("engine-locked");
        robot.clickOn("#engine-lock-go");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("e5w", window.here());
        window.key(robot, KeyCode.RIGHT);
        window.key(robot, KeyCode.CONTROL, KeyCode.L);
        assertFalse(robot.lookup("#engine-lock-strip").query().isVisible());
        assertEquals(
                game.moment().position(),
                window.bench().engine().focus().positionProperty().get());
        window.key(robot, KeyCode.SPACE);
        assertEquals(Verdict.STOPPED, window.bench().engine().state().verdict());
    }

    @Test
    void xAsksWhatTheOpponentThreatens(FxRobot robot) throws IOException, TimeoutException {
        open(robot, SMALL);
        window.key(robot, KeyCode.X);
        OpenWindow.await(() -> window.bench()
                .threat()
                .answerProperty()
                .get()
                .filter(answer -> answer.best().isPresent())
                .isPresent());
        OpenWindow.await(() -> robot.lookup("#threat-text")
                .queryAs(Label.class)
                .getText()
                .equals(window.bench()
                        .threat()
                        .answerProperty()
                        .get()
                        .orElseThrow()
                        .text()));
        window.picture("engine-threat");
        window.key(robot, KeyCode.X);
        assertTrue(window.bench().threat().answerProperty().get().isEmpty());
    }
}
