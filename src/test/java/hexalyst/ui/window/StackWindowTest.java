package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.spike.Spikes;
import hexalyst.record.GameTree;
import hexalyst.ui.game.GameState;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Stacks, and what a position has besides the board.
@SuppressWarnings("NullAway.Init")
class StackWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    private void show(FxRobot robot, String game, String position) {
        Position shown = Positions.of(Spikes.named(game), position);
        robot.interact(() -> window.models().game().show(GameState.of(GameTree.of(shown))));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static List<String> labels(FxRobot robot, String query) {
        return robot.lookup(query).lookup(".label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
    }

    @Test
    void fieldsStandBelowTheHead(FxRobot robot) throws IOException {
        robot.interact(() -> window.models().game().show(GameState.of(GameTree.of(Positions.of("2/2x/xx w 3,1")))));
        assertEquals(List.of("Pieces left", "3", "1"), labels(robot, "#board-facts"));
        show(robot, "phalanx", "bb1ww/x2w1x/x2xx1b/w3xbbb/wwxx2bwx/w2bb1xx/xb1bxbb/1bbbbb/2bb1 w taken=16,6 quiet=3");
        assertEquals(
                List.of("Territory", "0", "4", "Neutral", "16", "Prisoners", "16", "6", "Quiet turns", "3"),
                labels(robot, "#board-facts"));
        Node first = robot.lookup("#board-facts").lookup(".fact").query();
        assertEquals("Territory: Red 0, Yellow 4", first.getAccessibleText());
        window.picture("territory");
    }

    @Test
    void aStackUnderThePointerIsShownInFull(FxRobot robot) throws IOException, TimeoutException {
        show(
                robot,
                "crossfire",
                "xx1xx/xw2wx/(bw)wb4/x1w(wbwbwb)1b(wb)x/x2(bwwb)w2bx/x(wb)b2(wbb)1x/7/x3(www)x/xxwxx w reserve=3,12");
        robot.moveTo(window.at("a3")).moveTo(window.at("e4"));
        OpenWindow.await(() -> robot.lookup(".stack-tip").tryQuery().isPresent());
        assertEquals(List.of("Black man", "2 × White man", "Black man"), labels(robot, ".stack-tip"));
        assertTrue(robot.lookup(".stack-tip").query().getScene().getWindow().isShowing());
        window.picture("stacks");
        window.picture(
                "stack-tip", robot.lookup(".stack-tip").query().getScene().getRoot());
        robot.moveTo(window.at("a3"));
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup(".stack-tip").tryQuery().isEmpty(), "a single stone needs none");
    }
}
