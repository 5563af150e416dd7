package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.estimate.Strength;
import hexalyst.export.board.BoardGeometry;
import hexalyst.game.Position;
import hexalyst.ui.board.BoardView;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The lesson of a game, on the card of new games.
@SuppressWarnings("NullAway.Init")
class LessonWindowTest extends InWindow {
    private static final int STEPS = 6;

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    private void openLesson(FxRobot robot) {
        window.key(robot, KeyCode.CONTROL, KeyCode.N);
        window.key(robot, KeyCode.ENTER);
        robot.clickOn("#new-lesson");
        WaitForAsyncUtils.waitForFxEvents();
        LaidOutExtension.layOut();
    }

    private static Point2D place(FxRobot robot, String cell) {
        BoardView board = robot.lookup("#lesson #puzzle-board").queryAs(BoardView.class);
        BoardGeometry geometry = board.geometry();
        int number = geometry.grid().named(cell).orElseThrow();
        return board.localToScreen(geometry.x(number), geometry.y(number));
    }

    @Test
    void aLessonIsDoneWithMouseAndKeysAndTouchesNoGame(FxRobot robot) {
        Position open = window.models().game().moment().position();
        openLesson(robot);
        assertEquals("Step 1 of 6", text(robot, "#lesson-step"));
        robot.clickOn(place(robot, "d4"));
        assertTrue(robot.lookup("#lesson-next").queryAs(Button.class).isDefaultButton());
        window.key(robot, KeyCode.ENTER);
        assertEquals("Step 2 of 6", text(robot, "#lesson-step"));
        window.key(robot, KeyCode.K);
        window.key(robot, KeyCode.ENTER);
        assertTrue(text(robot, "#lesson-said").startsWith("Two groups of two"), "the cursor begins on d4");
        window.key(robot, KeyCode.ENTER);
        assertEquals("Step 3 of 6", text(robot, "#lesson-step"));
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.ESCAPE);
        assertEquals("Lesson: 2 of 6 steps done", text(robot, "#new-lesson"));
        assertTrue(robot.lookup("#lesson").tryQuery().isEmpty());
        robot.clickOn("#new-lesson");
        assertEquals("Step 3 of 6", text(robot, "#lesson-step"));
        robot.clickOn("#lesson-leave");
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.ESCAPE);
        assertTrue(robot.lookup("#new-game").tryQuery().isEmpty());
        assertEquals(open, window.models().game().moment().position());
        assertEquals(1, window.models().game().moment().tree().size());
    }

    @Test
    void afterTheLastStepTheWeakestLevelIsPlayed(FxRobot robot) throws Exception {
        openLesson(robot);
        for (int step = 1; step <= STEPS; step++) {
            assertEquals("Step " + step + " of 6", text(robot, "#lesson-step"));
            assertFalse(
                    robot.lookup("#lesson-play").query().getParent().getParent().isVisible());
            robot.clickOn("#lesson-show");
            OpenWindow.await(() -> !text(robot, "#lesson-said").isEmpty());
            if (step < STEPS) {
                window.key(robot, KeyCode.ENTER);
            }
        }
        window.picture("lesson-over-light");
        robot.clickOn("#lesson-play");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup("#new-game").tryQuery().isEmpty());
        assertTrue(robot.lookup("#play-strength").query().isVisible());
        assertEquals(Strength.NOVICE, window.models().play().strengthProperty().get());
    }
}
