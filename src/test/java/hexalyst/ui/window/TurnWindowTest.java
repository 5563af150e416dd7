package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.export.board.BoardPicture;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.spike.Spikes;
import hexalyst.record.GameTree;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.board.Overlay;
import hexalyst.ui.game.GameState;
import hexalyst.ui.play.EngineSide;
import java.io.IOException;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Turns of several parts, put together by clicks, by dragging and by keys.
@SuppressWarnings("NullAway.Init")
class TurnWindowTest extends InWindow {
    private static final String PHALANX = "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0";

    /// A row of three beside a man, and two more groups.
    private static final String ROWS = "5/1bb3/2b1b2/4w1b1/wwwbw2w1/3w2w1/2x4/1b1bb1/3b1 w taken=1,0";

    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    private void show(FxRobot robot, String game, String position) {
        Game played = Games.named(game).orElseGet(() -> Spikes.named(game));
        robot.interact(() -> window.models().game().show(GameState.of(GameTree.of(Positions.of(played, position)))));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private BegunTurn turn() {
        return window.models().board().turn().turn();
    }

    private BoardPicture picture() {
        return window.models().board().picture();
    }

    private CellSet cells(String... names) {
        return CellSet.of(Stream.of(names).mapToInt(window::cell).toArray());
    }

    private static boolean seen(FxRobot robot, String query) {
        return robot.lookup(query).queryAll().stream().anyMatch(javafx.scene.Node::isVisible);
    }

    @Test
    void aTurnGrowsByClicksUntilTheTickEndsIt(FxRobot robot) throws IOException {
        show(robot, "phalanx", PHALANX);
        assertFalse(seen(robot, "#endTurn"));
        robot.clickOn(window.at("b1"));
        assertEquals("the start", window.here());
        assertEquals("grows 1 group · turn may end", text(robot, "#turn-made"));
        window.picture("turn-begun");
        robot.clickOn(window.at("c4"));
        assertEquals("no move is possible on c4 for the rest of this turn", text(robot, "#hint-left"));
        robot.clickOn("#takePartBack");
        assertTrue(turn().isFresh());
        robot.clickOn(window.at("e2"));
        robot.clickOn("#endTurn");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("e2", window.here());
        assertTrue(turn().isFresh());
        assertFalse(seen(robot, "#endTurn"));
    }

    @Test
    void aDragAlongARowShowsWhatItMovesTakesAndWalls(FxRobot robot) throws IOException {
        show(robot, "phalanx", ROWS);
        assertEquals(8, picture().reach().lit().size(), "all three groups may do something");
        robot.moveTo(window.at("e1")).press(MouseButton.PRIMARY).moveTo(window.at("e2"));
        assertEquals("row of 3 from e1 · can move to e4", text(robot, "#hint-left"));
        assertEquals(cells("e1", "e2", "e3"), picture().reach().picked());
        robot.moveTo(window.at("e5"));
        assertEquals("e1-e5: a wall or an own man on e5 is in the way", text(robot, "#hint-left"));
        robot.moveTo(window.at("e4"));
        assertEquals(
                "e1-e4 · captures one piece · leaves a wall on e4 · the turn may continue", text(robot, "#hint-left"));
        window.picture("row-dragged");
        robot.release(MouseButton.PRIMARY);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("moves 1 row, captures 1 man · turn may end", text(robot, "#turn-made"));
        assertEquals("Red to move · Red 0 : −2 Yellow", text(robot, "#board-headline"));
        assertEquals(cells("e2", "e3"), picture().reach().dimmed());
        robot.moveTo(window.at("e2"));
        assertEquals(
                "the group on e2 has moved in this turn, or was joined by a group that moved",
                text(robot, "#hint-left"));
        window.picture("row-moved");
    }

    @Test
    void aStoneLeapsByADragAndDeadStonesAreMarkedByClicks(FxRobot robot) throws IOException {
        show(robot, "medusa", "4/1x1x1/bb4/1x1x1x1/6/1x1x1/w3 b marker=0");
        robot.moveTo(window.at("e1")).press(MouseButton.PRIMARY).moveTo(window.at("e3"));
        robot.release(MouseButton.PRIMARY);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("e1-e3", window.here());
        robot.clickOn("#pass");
        robot.clickOn("#pass");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(window.models().game().moment().position().outcome().over());
        robot.clickOn(window.at("a1"));
        assertEquals(cells("a1"), window.models().game().moment().position().dead());
        assertTrue(text(robot, "#board-headline").contains("dead groups reversed"));
        window.picture("dead-stones");
    }

    @Test
    void ownersAreOfferedWhereGamesArePlayedByChance(FxRobot robot) {
        show(robot, "phalanx", PHALANX);
        assertTrue(seen(robot, "#board-owners"));
        robot.clickOn("#board-owners");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(
                Overlay.OWNERS, window.models().board().look().overlayProperty().get());
        show(robot, "manalath", "3/4/5/4/3 w");
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(seen(robot, "#board-owners"));
        assertEquals(
                Overlay.OFF, window.models().board().look().overlayProperty().get());
    }

    @Test
    void aRightClickTakesAPartBackThatOthersCameAfter(FxRobot robot) {
        show(robot, "phalanx", ROWS);
        robot.clickOn(window.at("e6"));
        robot.clickOn(window.at("f8"));
        robot.moveTo(window.at("e6"));
        assertEquals("takes e6 back", text(robot, "#hint-right"));
        robot.rightClickOn(window.at("e6"));
        assertEquals(1, turn().parts().size());
        assertEquals(cells("f8", "e8", "d7"), picture().reach().dimmed());
        robot.clickOn(window.at("f6"));
        robot.clickOn(window.at("e1"));
        robot.clickOn(window.at("e4"));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("f6+f8+e1-e4", window.here());
    }

    @Test
    void keysGoOverTheGamePartByPart(FxRobot robot) {
        show(robot, "phalanx", ROWS);
        robot.clickOn(window.at("e6"));
        robot.clickOn(window.at("f8"));
        window.key(robot, KeyCode.ENTER);
        assertEquals("e6+f8", window.here());
        window.key(robot, KeyCode.CONTROL, KeyCode.LEFT);
        assertEquals("the start", window.here());
        assertEquals(1, turn().parts().size());
        window.key(robot, KeyCode.CONTROL, KeyCode.LEFT);
        assertTrue(turn().isFresh());
        window.key(robot, KeyCode.CONTROL, KeyCode.RIGHT);
        assertEquals(1, turn().parts().size());
        window.key(robot, KeyCode.CONTROL, KeyCode.RIGHT);
        assertEquals("e6+f8", window.here());
        assertTrue(turn().isFresh());
        assertEquals(2, window.models().game().moment().tree().size());
    }

    @Test
    void aTurnThatCannotGoOnEndsByItself(FxRobot robot) {
        show(robot, "phalanx", PHALANX);
        robot.clickOn(window.at("b1"));
        robot.clickOn(window.at("g1"));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("b1+g1", window.here());
    }

    @Test
    void keysTakePartsBackAndEndTheTurn(FxRobot robot) {
        show(robot, "phalanx", PHALANX);
        robot.clickOn(window.at("b1"));
        window.key(robot, KeyCode.BACK_SPACE);
        assertTrue(turn().isFresh());
        robot.clickOn(window.at("d3"));
        assertEquals(window.cell("d3"), turn().picked());
        window.key(robot, KeyCode.ESCAPE);
        assertEquals(Grid.NONE, turn().picked());
        robot.clickOn(window.at("d2"));
        window.key(robot, KeyCode.ENTER);
        assertEquals("d2", window.here());
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals("the start", window.here());
    }

    @Test
    void piecesArePickedByAClickAndMovedByAClickOrADrag(FxRobot robot) throws IOException {
        show(
                robot,
                "crossfire",
                "xx1xx/xbwwwx/1b1w(ww)b1/x(bb)bb1bbx/xwww1(bw)bbx/x(ww)wbw1wx/1bb1ww1/xb(bb)1wx/xx1xx w");
        robot.clickOn(window.at("e6"));
        assertEquals(window.cell("e6"), turn().picked());
        window.picture("piece-picked");
        robot.clickOn(window.at("e6"));
        assertTrue(turn().isFresh());
        robot.clickOn(window.at("e6"));
        robot.clickOn(window.at("g4"));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("e6-g4", window.here());
        robot.drag(window.at("b2"), MouseButton.PRIMARY).dropTo(window.at("c3"));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("b2-c3", window.here());
    }

    @Test
    void howManyPiecesGoIsAskedInAMenu(FxRobot robot) throws IOException {
        Position start = Positions.of(Spikes.heaps(), "3/4/2(wbw)2/4/2b w");
        robot.interact(() -> window.models().game().show(GameState.of(GameTree.of(start))));
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn(window.at("c3"));
        robot.clickOn(window.at("c4"));
        window.picture("part-choice");
        assertEquals("the start", window.here());
        robot.type(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(window.cell("c3"), turn().picked(), "the question is taken back, not the piece");
        robot.clickOn(window.at("c4"));
        robot.clickOn("c3-c4*2");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("c3-c4*2", window.here());
    }

    @Test
    void theCellCursorMakesATurnToo(FxRobot robot) {
        show(robot, "phalanx", PHALANX);
        robot.moveTo(window.at("b1"));
        window.key(robot, KeyCode.K);
        window.key(robot, KeyCode.ENTER);
        assertEquals("grows 1 group · turn may end", text(robot, "#turn-made"));
        window.key(robot, KeyCode.ENTER);
        assertEquals("b1", window.here());
    }

    @Test
    void whoMayPassIsOfferedIt(FxRobot robot) {
        show(robot, "phalanx", PHALANX);
        assertEquals("Red to move · Red 0 : −1 Yellow", text(robot, "#board-headline"));
        assertEquals("Pass (0 : −1)", robot.lookup("#pass").queryButton().getText());
        assertEquals(
                "If both pass now, Red wins by the current count: Red 0, Yellow −1, both passed (Shift+N)",
                robot.lookup("#pass").queryButton().getTooltip().getText());
        robot.clickOn("#pass");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("pass", window.here());
        window.key(robot, KeyCode.SHIFT, KeyCode.N);
        assertTrue(window.models().game().moment().position().outcome().over(), "the other player passes with the key");
    }

    @Test
    void aGameLostToTheEngineIsNotWonByMarkingItsStonesDead(FxRobot robot) {
        show(robot, "medusa", "4/1x1x1/6/bxbxbxb/2w3/1x1x1/4 b marker=w3 quiet=1 passes=1");
        robot.interact(() -> window.models().play().begin(EngineSide.WHITE));
        window.key(robot, KeyCode.SHIFT, KeyCode.N);
        assertTrue(window.models().game().moment().position().outcome().over());
        robot.clickOn(window.at("c3"));
        assertEquals(CellSet.EMPTY, window.models().game().moment().position().dead());
        String refused = "the engine does not agree that the group on c3 is dead; take back a move to play on";
        assertEquals(refused, text(robot, "#status-message"));
        robot.interact(() -> window.models().play().stop());
        robot.clickOn(window.at("c3"));
        assertEquals(CellSet.EMPTY, window.models().game().moment().position().dead(), "nor when play has ended");
        robot.clickOn(window.at("d1"));
        assertFalse(window.models().game().moment().position().dead().isEmpty(), "own stones may be given up");
    }

    @Test
    void whatIsBesideTheBoardHasItsRowsInSetUp(FxRobot robot) throws IOException {
        show(robot, "phalanx", PHALANX);
        robot.clickOn("#rail-setup");
        WaitForAsyncUtils.waitForFxEvents();
        TextField taken = robot.lookup("#setup-field-taken").queryAs(TextField.class);
        robot.interact(() -> taken.setText("3,x"));
        window.picture("set-up-fields");
        Label problem = robot.lookup("#setup-problem-taken").queryAs(Label.class);
        assertTrue(problem.isVisible() && problem.getText().startsWith("Two numbers"), problem.getText());
        robot.interact(() -> taken.setText("3,2"));
        assertFalse(problem.isVisible());
        assertTrue(
                robot.lookup("#setup-text").queryAs(TextField.class).getText().endsWith(" taken=3,2"));
    }

    @Test
    void setUpOffersEveryKindOfPiece(FxRobot robot) throws IOException {
        String start = Spikes.rows(Spikes.named("caissa"), "games.jsonl")
                .getFirst()
                .get("start")
                .asString();
        show(robot, "caissa", start);
        robot.clickOn("#rail-setup");
        robot.clickOn("#setup-load");
        robot.clickOn("#setup-white-1");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(
                1,
                window.models()
                        .setup()
                        .toolProperty()
                        .get()
                        .left()
                        .pieces()
                        .getFirst()
                        .kind());
        window.picture("set-up-kinds");
    }
}
