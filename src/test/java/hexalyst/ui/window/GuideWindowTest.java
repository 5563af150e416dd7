package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The guide, opened as a user does.
class GuideWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    private static Parent guide() {
        return Window.getWindows().stream()
                .map(window -> window.getScene().getRoot())
                .filter(root -> "guide".equals(root.getId()))
                .findFirst()
                .orElseThrow();
    }

    /// The distance of a heading from the upper edge of the visible part of the page.
    private static double top(String heading) {
        ScrollPane scroll = (ScrollPane) guide().lookup("#guide-scroll");
        Node found = scroll.getContent().lookupAll(".guide-heading-2").stream()
                .filter(node -> heading.equals(node.getAccessibleText()))
                .findFirst()
                .orElseThrow();
        Bounds page = scroll.localToScene(scroll.getLayoutBounds());
        return found.localToScene(found.getLayoutBounds()).getMinY() - page.getMinY();
    }

    @Test
    void aQuestionMarkOpensThePlaceThatExplainsThePanel(FxRobot robot) throws IOException, TimeoutException {
        // There are pictures above both places.
        robot.clickOn("#guide-board");
        OpenWindow.await(() -> Math.abs(top("The board")) < 40);
        window.picture("guide-board", guide());
        robot.interact(() -> guide().getScene().getWindow().hide());
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT5);
        robot.clickOn("#guide-puzzles");
        OpenWindow.await(() -> Math.abs(top("Solve puzzles")) < 40);
    }

    @Test
    void aPlaceStaysInSightWhenTheWindowGetsItsWidth(FxRobot robot) throws TimeoutException {
        robot.clickOn("#guide-board");
        for (double width : new double[] {560, 1200, 700}) {
            robot.interact(() -> guide().getScene().getWindow().setWidth(width));
            OpenWindow.await(() -> Math.abs(top("The board")) < 40);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "campaign, Settle many positions: a campaign, CONTROL SHIFT A",
        "balance, Find a longer game: balance, CONTROL SHIFT L",
        "preferences, Preferences, CONTROL COMMA",
        "legend, Signs, SHIFT F1",
        "keys, Keys, CONTROL F1",
        "export, Export pictures and documents, CONTROL SHIFT E"
    })
    void theQuestionMarkOfACardDoesToo(String place, String heading, String keys, FxRobot robot)
            throws TimeoutException {
        window.key(
                robot, Arrays.stream(keys.split(" ", -1)).map(KeyCode::valueOf).toArray(KeyCode[]::new));
        OpenWindow.await(() -> robot.lookup("#guide-" + place).tryQuery().isPresent());
        robot.clickOn("#guide-" + place);
        OpenWindow.await(() -> Math.abs(top(heading)) < 40);
    }

    @Test
    void theGuideIsSearchedAndClosedByKeys(FxRobot robot) throws TimeoutException {
        window.key(robot, KeyCode.F1);
        OpenWindow.await(() -> guide().lookup("#guide-search").isFocused());
        robot.targetWindow(guide().getScene().getWindow()).write("board code");
        OpenWindow.await(() -> !guide().lookupAll(".guide-entry-excerpt").isEmpty());
        window.key(robot, KeyCode.ENTER);
        OpenWindow.await(() -> !guide().lookup("#guide-back").isDisabled());
        Window shown = guide().getScene().getWindow();
        window.key(robot, KeyCode.ESCAPE);
        OpenWindow.await(() -> !shown.isShowing());
        assertFalse(shown.isShowing());
        assertTrue(window.stage().isShowing());
    }
}
