package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.board.BoardGeometry;
import hexalyst.ui.board.BoardView;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.puzzle.PuzzleViewModel;
import hexalyst.ui.puzzle.Solving;
import hexalyst.ui.repertoire.LearningViewModel;
import java.io.IOException;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// A repertoire is learned with clicks and keys.
class RepertoireWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    private LearningViewModel learning() {
        return window.part(LearningViewModel.class);
    }

    private void click(FxRobot robot, String cell) {
        BoardView board = robot.lookup("#puzzle-board").queryAs(BoardView.class);
        BoardGeometry geometry = board.geometry();
        int number = geometry.grid().named(cell).orElseThrow();
        robot.clickOn(board.localToScreen(geometry.x(number), geometry.y(number)));
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void aLineIsLearnedAskedAndKept(FxRobot robot) throws IOException, TimeoutException {
        open(robot, "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n1. c3w a1b 2. b2w *\n");
        int nodes = window.models().game().moment().tree().size();
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT6);
        OpenWindow.await(() -> text(robot, "#repertoire-said").startsWith("Add a line"));
        robot.clickOn("#repertoire-learn-tree-white");
        OpenWindow.await(() -> learning().repertoire().lessons().size() == 2);
        OpenWindow.await(() -> text(robot, "#puzzle-task").equals("White to play"));
        window.picture("repertoire-asked");
        click(robot, "c3");
        OpenWindow.await(() -> text(robot, "#repertoire-said").startsWith("c3w is right. 1. c3w. It comes back in "));
        window.key(robot, KeyCode.N);
        OpenWindow.await(() -> text(robot, "#puzzle-task").equals("White to play, after c3w a1b"));
        click(robot, "d2");
        // On this board it is proved to win too, or not; either way, the feedback says so, and the own move is asked.
        OpenWindow.await(() -> text(robot, "#repertoire-said").endsWith("Try again."));
        window.key(robot, KeyCode.S);
        window.picture("repertoire-answered");
        assertTrue(text(robot, "#repertoire-summary").startsWith("2 positions · "));
        assertEquals(nodes, window.models().game().moment().tree().size(), "the game is as it was");
        robot.clickOn("#rail-puzzles");
        OpenWindow.await(() ->
                window.part(PuzzleViewModel.class).solving().stateProperty().get() == Solving.YOURS);
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT6);
        OpenWindow.await(() -> robot.lookup("#repertoire").tryQuery().isPresent());
        robot.clickOn("#repertoire-analyse");
        OpenWindow.await(() -> window.models().game().moment().tree().size() == 4);
        GameMoment shown = window.models().game().moment();
        assertEquals(2, shown.tree().ply(shown.id()), "where the move is asked");
    }
}
