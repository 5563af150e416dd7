package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.balance.Balance;
import hexalyst.game.Content;
import hexalyst.game.Position;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The balance finder on its card, with clicks and keys.
class BalanceWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    @Test
    void looksAtChoicesSortsThemAndOpensOne(FxRobot robot) throws IOException, TimeoutException {
        open(robot, "[Game \"Manalath\"]\n[Position \"3/4/3 w\"]\n\n*\n");
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        assertTrue(robot.lookup("#balance").tryQuery().isPresent());
        robot.clickOn("#balance-TWO");
        robot.clickOn("#balance-start");
        OpenWindow.await(() -> text(robot, "#balance-said").startsWith("Balance finder: "));
        assertTrue(text(robot, "#balance-said").endsWith(" proved, 0 open"), text(robot, "#balance-said"));
        TableView<Balance> table = robot.lookup("#balance-table").query();
        OpenWindow.await(() -> table.getItems().size() > 5);
        for (int i = 1; i < table.getItems().size(); i++) {
            int before = table.getItems().get(i - 1).plies();
            assertTrue(before >= table.getItems().get(i).plies(), "the longest stands first");
        }
        window.picture("balance");
        // What a click on the column header does; on the headless platform it receives no click.
        robot.interact(() -> table.getSortOrder()
                .setAll(List.of(table.getColumns().stream()
                        .filter(column -> "balance-choice".equals(column.getId()))
                        .findFirst()
                        .orElseThrow())));
        WaitForAsyncUtils.waitForFxEvents();
        List<String> choices =
                table.getItems().stream().map(row -> row.restriction().text()).toList();
        assertEquals(choices.stream().sorted().toList(), choices);
        Node first = robot.lookup("#balance-table").lookup(".table-row-cell").queryAll().stream()
                .filter(node -> node instanceof TableRow<?> row && row.getIndex() == 0)
                .findFirst()
                .orElseThrow();
        robot.moveTo(first);
        OpenWindow.doubleClick(robot);
        assertFalse(robot.lookup("#balance").tryQuery().isPresent(), "the card is away");
        assertEquals(2, window.openTabs().tabs().size());
        Position opened = window.openTabs().current().models().game().moment().position();
        for (String cell : choices.getFirst().split(" ", -1)) {
            assertEquals(Content.BLOCKED, opened.at(opened.grid().named(cell).orElseThrow()));
        }
    }

    @Test
    void escapePutsTheCardAwayWhileTheSearchGoesOn(FxRobot robot) throws TimeoutException {
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        robot.clickOn("#balance-start");
        OpenWindow.await(() -> robot.lookup("#balance-pause").query().isVisible());
        WaitForAsyncUtils.waitForFxEvents();
        // From the list too, which would otherwise consume the key.
        robot.interact(() -> robot.lookup("#balance-table").query().requestFocus());
        window.key(robot, KeyCode.ESCAPE);
        OpenWindow.await(() -> robot.lookup("#balance").tryQuery().isEmpty());
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        assertTrue(robot.lookup("#balance-pause").query().isVisible(), "it goes on");
        robot.clickOn("#balance-stop");
        OpenWindow.await(() -> robot.lookup("#balance-start").query().isVisible());
    }
}
