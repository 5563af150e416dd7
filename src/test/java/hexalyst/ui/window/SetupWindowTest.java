package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.ui.command.GridChoice;
import hexalyst.ui.game.GameState;
import hexalyst.ui.setup.SetupView;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// A user sets positions up with the mouse: the two diagrams of the designer's rules page.
class SetupWindowTest extends InWindow {
    private static final String FIRST = "w1ww1/wwb3/1w1wbb1/w1bbww2/w1ww5/3bww2/1w1w1bw/w4w/1www1 w";
    private static final String SECOND = "w1b1w/ww1b1w/3w3/ww1w2bb/w4w1ww/1wwbbb1w/3w1w1/bwbb2/bwwbw b";

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    private String line() {
        return window.models().setup().textProperty().get();
    }

    @Test
    void theFirstDiagramIsSetUpAndOpened(FxRobot robot) throws IOException {
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT4);
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn("#setup-white");
        paint(robot, FIRST);
        assertEquals(FIRST, line());
        assertTrue(text(robot, "#setup-said").contains("i1w"), text(robot, "#setup-said"));
        window.picture("setup");
        CheckBox swap = robot.lookup("#setup-offer").queryAs(CheckBox.class);
        assertFalse(swap.isSelected() || swap.isDisabled());
        assertEquals("second player may still swap", swap.getText());
        Edition before = window.models().setup().editionProperty().get();
        robot.interact(() -> window.models()
                .setup()
                .editionProperty()
                .set(Games.named("pentalath").orElseThrow().editions().getFirst()));
        assertTrue(swap.isSelected() && swap.isDisabled(), "the second player may always swap there");
        robot.interact(() -> window.models().setup().editionProperty().set(before));
        assertFalse(swap.isSelected() || swap.isDisabled());
        robot.clickOn("#setup-open");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(FIRST, PositionText.format(window.models().game().moment().position()));
        assertFalse(robot.lookup("#setup-board").query().getParent().isVisible(), "the game is shown");
    }

    private void keys(FxRobot robot, KeyCode... each) {
        for (KeyCode code : each) {
            window.key(robot, code);
            WaitForAsyncUtils.waitForFxEvents();
        }
    }

    @Test
    void aPositionIsSetUpByKeysAlone(FxRobot robot) {
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT4);
        WaitForAsyncUtils.waitForFxEvents();
        keys(robot, KeyCode.RIGHT, KeyCode.ENTER, KeyCode.LEFT, KeyCode.B, KeyCode.ENTER, KeyCode.UP);
        window.key(robot, KeyCode.SHIFT, KeyCode.ENTER);
        keys(robot, KeyCode.LEFT, KeyCode.W, KeyCode.T, KeyCode.T, KeyCode.ENTER, KeyCode.M);
        assertEquals("5/6/7/2xw4/3bw4/8/7/6/5 b", line());
        keys(robot, KeyCode.ENTER, KeyCode.ESCAPE, KeyCode.ENTER);
        assertEquals("5/6/7/3w4/3bw4/8/7/6/5 b", line(), "Escape switches the cursor off");
        window.key(robot, KeyCode.SPACE);
        assertFalse(
                window.models().values().engine().runningProperty().get(),
                "the engine would look at a game that nobody sees");
        window.key(robot, KeyCode.CONTROL, KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(
                "5/6/7/3w4/3bw4/8/7/6/5 b",
                PositionText.format(window.models().game().moment().position()));
    }

    @Test
    void whatIfChangesACopyAndOneKeyGoesBackToTheGame(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.models()
                    .game()
                    .play(window.models()
                            .game()
                            .moment()
                            .position()
                            .legalMoves()
                            .getFirst());
            window.models().setup().textProperty().set(FIRST);
        });
        TabModels game = window.models();
        GameTree tree = game.game().moment().tree();
        String played = PositionText.format(game.game().moment().position());
        window.key(robot, KeyCode.SHIFT, KeyCode.W);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(line().startsWith(played), "it begins with the game's position: " + line());
        keys(robot, KeyCode.RIGHT, KeyCode.ENTER);
        String changed = line();
        assertNotEquals(played, changed);
        window.key(robot, KeyCode.CONTROL, KeyCode.ENTER);
        OpenWindow.await(() -> window.openTabs().tabs().size() == 2);
        assertEquals(
                changed, PositionText.format(window.models().game().moment().position()));
        assertTrue(window.models().values().engine().runningProperty().get(), "the engine looks at it");
        keys(robot, KeyCode.ESCAPE);
        OpenWindow.await(() -> window.openTabs().tabs().size() == 1);
        assertEquals(game, window.models());
        assertEquals(tree, game.game().moment().tree());
        assertEquals(FIRST, line(), "what was set up before is there again");
        window.key(robot, KeyCode.SHIFT, KeyCode.W);
        keys(robot, KeyCode.RIGHT, KeyCode.ENTER, KeyCode.ESCAPE, KeyCode.ESCAPE);
        assertEquals(FIRST, line());
        assertFalse(robot.lookup("#setup-board").query().getParent().isVisible(), "the game is shown");
        assertEquals(tree, game.game().moment().tree());
    }

    @Test
    void theBoardOfATypedPositionIsNamed(FxRobot robot) {
        robot.clickOn("#rail-setup");
        for (String typed : List.of("3/4/5/4/3 w", "2/3/2 b", "5/4/3/4 w")) {
            robot.interact(() -> window.models().setup().textProperty().set(typed));
            WaitForAsyncUtils.waitForFxEvents();
            int cells = window.models().setup().setupProperty().get().grid().cells();
            // Not a cell of the list, which is inside the box too.
            String text = robot.lookup("#setup-board-size").queryAs(GridChoice.class).getChildrenUnmodifiable().stream()
                    .map(node -> node instanceof ListCell<?> cell ? String.valueOf(cell.getText()) : "")
                    .collect(Collectors.joining());
            assertTrue(text.startsWith(cells + " cells: "), typed + ": " + text);
        }
    }

    @Test
    void theSupplyIsAskedForWherePiecesRunOut(FxRobot robot) {
        robot.clickOn("#rail-setup");
        assertTrue(robot.lookup("#setup-supply").query().getParent().isVisible());
        robot.interact(() -> window.models()
                .setup()
                .editionProperty()
                .set(Games.named("macbeth").orElseThrow().editions().getFirst()));
        assertFalse(robot.lookup("#setup-supply").query().getParent().isVisible());
    }

    /// In a tab for a file the page is made when the game is open already.
    @Test
    void aPageMadeLaterShowsTheFieldsOfTheOpenGame(FxRobot robot) {
        Game hexdameo = Games.named("hexdameo").orElseThrow();
        robot.interact(() -> {
            window.models()
                    .game()
                    .show(GameState.of(
                            GameTree.of(hexdameo.start(hexdameo.editions().getFirst()))));
            SetupView later = new SetupView(
                    window.models().setup(), new SimpleBooleanProperty(), () -> {}, start -> {}, () -> {});
            assertNotNull(later.lookup("#setup-field-seen"));
            assertFalse(later.lookup("#setup-supply").getParent().isVisible());
            assertFalse(later.lookup("#setup-passes").getParent().isVisible());
        });
    }

    @Test
    void aNewGameOfBeadsIsSetUpAndAnswered(FxRobot robot) throws IOException {
        window.key(robot, KeyCode.CONTROL, KeyCode.N);
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(
                () -> robot.lookup("#game-search").queryTextInputControl().setText("mana"));
        window.key(robot, KeyCode.ENTER);
        Node setUp = robot.lookup("#new-set-up").query();
        assertFalse(setUp.isVisible(), "games begin on a start of their own");
        window.key(robot, KeyCode.ESCAPE);
        robot.interact(
                () -> robot.lookup("#game-search").queryTextInputControl().setText("squee"));
        window.key(robot, KeyCode.ENTER);
        robot.clickOn("#new-set-up");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("2b2/6/w1ooo1w/2oooo2/2ooooo2/2oooo2/b1ooo1b/6/2w2 w", line());
        assertEquals("All beads are on the board: there is no bait.", text(robot, "#setup-second"));
        robot.clickOn("#setup-nobody-1");
        robot.interact(
                () -> window.models().setup().textProperty().set("2b2/6/w1ooo1w/2oooo2/2o3o2/2oooo2/b1ooo1b/6/2w1w w"));
        Button first = robot.lookup("#setup-begin-b").queryButton();
        assertTrue(first.isDisabled(), "four white rooks");
        robot.interact(
                () -> window.models().setup().textProperty().set("2b2/6/w1ooo1w/2oooo2/2o3o2/2oooo2/b1ooo1b/6/2w2 w"));
        assertEquals("The bait is 3 beads, for the player who moves second.", text(robot, "#setup-second"));
        assertTrue(robot.lookup("#setup-field-score").queryAll().isEmpty(), "the bait is said once");
        window.picture("setup-beads");
        robot.interact(robot.lookup("#setup-begin-b").queryButton()::fire);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(
                "2b2/6/w1ooo1w/2oooo2/2o3o2/2oooo2/b1ooo1b/6/2w2 b score=3,0",
                PositionText.format(window.models().game().moment().position()));
        assertTrue(robot.lookup("#play-card").query().isVisible(), "the game is played here");
        robot.clickOn("#rail-setup");
        assertEquals("2b2/6/w1ooo1w/2oooo2/2o3o2/2oooo2/b1ooo1b/6/2w2 w", line());
    }

    @Test
    void passesAreSetUpWhereTheyMatter(FxRobot robot) {
        robot.interact(() -> window.models()
                .setup()
                .editionProperty()
                .set(Games.named("yvy").orElseThrow().editions().getFirst()));
        robot.clickOn("#rail-setup");
        WaitForAsyncUtils.waitForFxEvents();
        ComboBox<Integer> passes = robot.lookup("#setup-passes").<ComboBox<Integer>>query();
        robot.interact(() -> passes.setValue(1));
        assertTrue(line().endsWith(" w passes=1"), line());
        robot.interact(() -> window.models().setup().undo());
        assertEquals(0, passes.getValue());
        robot.interact(() -> passes.setValue(2));
        assertTrue(text(robot, "#setup-said").startsWith("The game is over here: both have passed"), line());
        robot.interact(() -> window.models().setup().clear());
        robot.interact(() -> window.models()
                .setup()
                .editionProperty()
                .set(Games.named("macbeth").orElseThrow().editions().getFirst()));
        assertFalse(passes.getParent().isVisible());
    }

    @Test
    void theSecondDiagramIsDraggedAndCorrected(FxRobot robot) throws IOException, TimeoutException {
        robot.clickOn("#rail-setup");
        robot.drag(at(robot, "a1"), MouseButton.PRIMARY)
                .moveTo(at(robot, "a2"))
                .moveTo(at(robot, "a3"))
                .moveTo(at(robot, "a4"))
                .moveTo(at(robot, "a5"))
                .moveTo(at(robot, "b5"))
                .drop();
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup("#setup-problems")
                        .<javafx.scene.layout.VBox>query()
                        .getChildren()
                        .size()
                == 1);
        window.picture("setup-problem");
        robot.clickOn("#setup-undo");
        paint(robot, SECOND);
        robot.interact(() -> window.models().setup().edit(now -> now.with(hexalyst.game.Side.BLACK)));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(SECOND, line());
        assertTrue(text(robot, "#setup-said").startsWith("Possible last moves: "), text(robot, "#setup-said"));
    }

    @Test
    void nothingMovesWithWhatIsSaidOfThePosition(FxRobot robot) {
        robot.clickOn("#rail-setup");
        WaitForAsyncUtils.waitForFxEvents();
        double open = robot.point("#setup-open").query().getY();
        double text = robot.point("#setup-text").query().getY();
        for (String typed : List.of("5/6/7/8/9/8/7/4ww/5 w", "5/6/7/8/9/8/7/wwwwww/5 w", "nonsense", FIRST)) {
            robot.interact(() -> window.models().setup().textProperty().set(typed));
            WaitForAsyncUtils.waitForFxEvents();
            assertEquals(open, robot.point("#setup-open").query().getY(), typed);
            assertEquals(text, robot.point("#setup-text").query().getY(), typed);
        }
    }

    @Test
    void shiftAndArrowsMoveEverythingAndNotTheGame(FxRobot robot) {
        robot.interact(() -> window.models()
                .game()
                .play(window.models().game().moment().position().legalMoves().getFirst()));
        int before = window.models().game().moment().id();
        robot.clickOn("#rail-setup");
        robot.clickOn(at(robot, "e5"), MouseButton.PRIMARY);
        window.key(robot, KeyCode.SHIFT, KeyCode.LEFT);
        assertEquals("5/6/7/8/3w5/8/7/6/5 w", line());
        window.key(robot, KeyCode.SHIFT, KeyCode.UP);
        window.key(robot, KeyCode.SHIFT, KeyCode.DOWN);
        assertEquals("5/6/7/8/3w5/8/7/6/5 w", line());
        assertEquals(before, window.models().game().moment().id(), "the game is as it was");
    }

    @Test
    void undoIsAboutWhatIsSetUpAndNotAboutTheGameBehindIt(FxRobot robot) {
        robot.interact(() -> window.models()
                .game()
                .play(window.models().game().moment().position().legalMoves().getFirst()));
        robot.clickOn("#rail-setup");
        robot.clickOn(at(robot, "e5"), MouseButton.PRIMARY);
        String painted = line();
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        window.key(robot, KeyCode.DELETE);
        assertNotEquals(painted, line());
        assertEquals(2, window.models().game().moment().tree().size(), "the game is as it was");
        window.key(robot, KeyCode.CONTROL, KeyCode.Y);
        assertEquals(painted, line());
        robot.clickOn("#rail-analyse");
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals(1, window.models().game().moment().tree().size(), "undo is about the game again");
    }
}
