package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.PieceSet;
import hexalyst.game.Content;
import hexalyst.game.Side;
import hexalyst.game.manalath.Manalath;
import hexalyst.record.Arrow;
import hexalyst.record.GameTree;
import hexalyst.record.Mark;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.BoardValue;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.board.Overlay;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.Trees;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The board as a user operates it: real clicks, drags and keys, on the headless platform.
@SuppressWarnings("NullAway.Init")
class BoardWindowTest extends InWindow {
    private BoardViewModel board;
    private BoardLookViewModel look;

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
        board = window.models().board();
        look = board.look();
    }

    private void show(FxRobot robot, String position) {
        robot.interact(() -> window.models().game().show(GameState.of(GameTree.of(Trees.position(position)))));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static void key(FxRobot robot, KeyCode... codes) {
        robot.push(codes);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private Content on(String cell) {
        return window.models().game().moment().position().at(number(cell));
    }

    private int number(String cell) {
        return window.models().game().moment().tree().grid().named(cell).orElseThrow();
    }

    private int nodes() {
        return window.models().game().moment().tree().size();
    }

    private List<Arrow> arrows() {
        return window.models().game().moment().annotations().arrows();
    }

    private List<Mark> marks() {
        return window.models().game().moment().annotations().marks();
    }

    private void drag(FxRobot robot, String from, String to) {
        Point2D start = window.at(from);
        robot.moveTo(start).press(MouseButton.SECONDARY);
        robot.moveTo(start.midpoint(window.at(to))).moveTo(window.at(to)).release(MouseButton.SECONDARY);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Presses a button on the first cell, drags over the others and releases it on the last while a key is held. The
    /// headless platform does not report modifier keys with mouse events, so these events are made by hand.
    private void mouse(FxRobot robot, MouseButton button, KeyCode held, String... cells) {
        Point2D first = window.at(cells[0]);
        Point2D last = window.at(cells[cells.length - 1]);
        robot.interact(() -> {
            fire(MouseEvent.MOUSE_PRESSED, first, button, held, cells.length == 1);
            for (String cell : cells) {
                fire(MouseEvent.MOUSE_DRAGGED, window.at(cell), button, held, cells.length == 1);
            }
            fire(MouseEvent.MOUSE_RELEASED, last, button, held, cells.length == 1);
            fire(MouseEvent.MOUSE_CLICKED, last, button, held, cells.length == 1);
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void fire(EventType<MouseEvent> type, Point2D at, MouseButton button, KeyCode held, boolean still) {
        Node node = window.board();
        Point2D local = node.screenToLocal(at);
        Point2D inScene = node.localToScene(local);
        PickResult pick = new PickResult(node, inScene.getX(), inScene.getY());
        boolean primary = button == MouseButton.PRIMARY;
        Event.fireEvent(
                node,
                new MouseEvent(
                        type,
                        inScene.getX(),
                        inScene.getY(),
                        at.getX(),
                        at.getY(),
                        button,
                        1,
                        held == KeyCode.SHIFT,
                        held == KeyCode.CONTROL,
                        held == KeyCode.ALT,
                        false,
                        primary,
                        false,
                        !primary,
                        false,
                        !primary,
                        still,
                        pick));
    }

    private void turnWheel(FxRobot robot, double pixels, boolean byItself) {
        robot.interact(() -> Event.fireEvent(
                window.board(),
                new ScrollEvent(
                        ScrollEvent.SCROLL,
                        0,
                        0,
                        0,
                        0,
                        false,
                        false,
                        false,
                        false,
                        false,
                        byItself,
                        0,
                        pixels,
                        0,
                        pixels,
                        ScrollEvent.HorizontalTextScrollUnits.NONE,
                        0,
                        ScrollEvent.VerticalTextScrollUnits.NONE,
                        0,
                        0,
                        null)));
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void theWheelGoesThroughTheGame(FxRobot robot) throws IOException {
        open(robot, "[Game \"Manalath\"]\n\n1. e5w a1b 2. c3w b4b *\n");
        turnWheel(robot, -40, false);
        assertEquals("e5w", window.here());
        turnWheel(robot, -80, false);
        assertEquals("c3w", window.here());
        turnWheel(robot, -400, true);
        assertEquals("c3w", window.here(), "a touchpad that runs on by itself");
        turnWheel(robot, 40, false);
        assertEquals("a1b", window.here());
    }

    @Test
    void shiftOrThePickedColourPlacesTheOther(FxRobot robot) {
        mouse(robot, MouseButton.PRIMARY, KeyCode.SHIFT, "e5");
        assertEquals(Content.BLACK, on("e5"));
        key(robot, KeyCode.W);
        assertEquals(Optional.of(Side.WHITE), board.pickedProperty().get());
        robot.moveTo(window.at("a1"));
        assertTrue(robot.lookup("#hint-left").queryAs(Label.class).getText().startsWith("a1w"));
        robot.clickOn(window.at("a1"));
        assertEquals(Content.WHITE, on("a1"));
        assertEquals(Optional.empty(), board.pickedProperty().get());
        key(robot, KeyCode.B);
        key(robot, KeyCode.ESCAPE);
        robot.clickOn(window.at("i5"));
        assertEquals(Content.WHITE, on("i5"), "Escape forgot the picked colour");
        robot.rightClickOn(window.at("i1"));
        assertEquals(Content.WHITE, on("i1"), "Black is to move: the other colour is White's");
    }

    @Test
    void theKeyboardAlonePlays(FxRobot robot) throws IOException {
        key(robot, KeyCode.K);
        assertTrue(board.cursorOnProperty().get());
        assertEquals(number("e5"), board.picture().cursor());
        key(robot, KeyCode.RIGHT);
        key(robot, KeyCode.UP);
        key(robot, KeyCode.ENTER);
        assertEquals(
                1,
                window.models()
                        .game()
                        .moment()
                        .tree()
                        .ply(window.models().game().moment().id()));
        assertEquals(Content.WHITE, on("f6"));
        key(robot, KeyCode.LEFT);
        key(robot, KeyCode.SHIFT, KeyCode.ENTER);
        assertEquals(Content.WHITE, on("f5"));
        window.picture("board-cursor");
        String spoken = robot.lookup("#board").query().getAccessibleText();
        assertTrue(spoken.startsWith("f5, White"), spoken);
        key(robot, KeyCode.ESCAPE);
        assertFalse(board.cursorOnProperty().get());
        key(robot, KeyCode.LEFT);
        assertEquals(Content.EMPTY, on("f5"), "the arrows walk the game again");
        assertEquals(Grid.NONE, board.picture().cursor());
    }

    @Test
    void theRightButtonDrawsArrowsAndWithAKeyMarks(FxRobot robot) throws IOException {
        robot.clickOn(window.at("e5"));
        drag(robot, "d4", "f6");
        assertEquals(List.of(new Arrow(number("d4"), number("f6"), Optional.of("green"))), arrows());
        mouse(robot, MouseButton.SECONDARY, KeyCode.SHIFT, "c3", "c4", "c5");
        assertEquals(new Arrow(number("c3"), number("c5"), Optional.of("blue")), arrows().getLast());
        mouse(robot, MouseButton.SECONDARY, KeyCode.CONTROL, "h2");
        assertEquals(List.of(new Mark(number("h2"), Mark.Shape.CIRCLE, Optional.of("red"))), marks());
        mouse(robot, MouseButton.MIDDLE, KeyCode.UNDEFINED, "h3");
        assertEquals(new Mark(number("h3"), Mark.Shape.CIRCLE, Optional.of("green")), marks().getLast());
        mouse(robot, MouseButton.MIDDLE, KeyCode.UNDEFINED, "h3");
        assertEquals(1, marks().size(), "the same click takes it away");
        assertEquals(2, nodes(), "drawing plays nothing");
        window.picture("board-marks");
        robot.moveTo(window.at("g2")).press(MouseButton.SECONDARY).moveTo(window.at("g4"));
        robot.moveTo(window.at("g2")).release(MouseButton.SECONDARY);
        assertEquals(2, nodes(), "an arrow that is called off plays nothing");
        assertEquals(2, arrows().size());
        drag(robot, "d4", "f6");
        assertEquals(1, arrows().size(), "the same drag takes it away");
        key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals(2, arrows().size());
        for (int i = 0; i < 4; i++) {
            key(robot, KeyCode.CONTROL, KeyCode.Z);
        }
        assertEquals(1, arrows().size());
        assertEquals(List.of(), marks());
        robot.rightClickOn(window.at("h2"));
        assertEquals(Content.WHITE, on("h2"), "without a drag or a key the right button plays");
    }

    @Test
    void shiftAndAClickOnAPieceGoToItsMove(FxRobot robot) {
        robot.clickOn(window.at("e5")).clickOn(window.at("a1")).clickOn(window.at("b2"));
        int nodes = nodes();
        mouse(robot, MouseButton.PRIMARY, KeyCode.SHIFT, "a1");
        assertEquals(Content.BLACK, on("a1"));
        assertEquals(Content.EMPTY, on("b2"), "the move after it is not made");
        mouse(robot, MouseButton.PRIMARY, KeyCode.SHIFT, "e5");
        assertEquals(Content.EMPTY, on("a1"));
        assertEquals(nodes, nodes(), "nothing was played");
        mouse(robot, MouseButton.PRIMARY, KeyCode.SHIFT, "i1");
        assertEquals(Content.WHITE, on("i1"), "on an empty cell it places the other colour");
    }

    @Test
    void aTurnedBoardSaysSoAndIsLaidStraightByAClick(FxRobot robot) throws IOException {
        Point2D before = window.at("a1");
        assertFalse(robot.lookup("#board-turned").query().isVisible());
        key(robot, KeyCode.R);
        key(robot, KeyCode.V);
        assertEquals(
                "rotated",
                robot.lookup("#board-turned").queryAs(Hyperlink.class).getText());
        window.picture("board-says-turned");
        robot.clickOn("#board-turned");
        assertEquals(before, window.at("a1"));
        assertFalse(robot.lookup("#board-turned").query().isVisible());
    }

    @Test
    void aTurnedBoardIsClickedWhereItIsSeen(FxRobot robot) throws IOException {
        Point2D before = window.at("a1");
        key(robot, KeyCode.R);
        assertNotEquals(before, window.at("a1"));
        robot.clickOn(window.at("a1"));
        assertEquals(Content.WHITE, on("a1"));
        robot.clickOn("#board-mirror").clickOn("#board-rotate");
        assertTrue(look.mirroredProperty().get());
        assertEquals(2, look.turnProperty().get());
        robot.clickOn(window.at("b5"));
        assertEquals(Content.BLACK, on("b5"));
        window.picture("board-turned");
        key(robot, KeyCode.SHIFT, KeyCode.R);
        key(robot, KeyCode.SHIFT, KeyCode.R);
        key(robot, KeyCode.V);
        assertEquals(before, window.at("a1"));
    }

    @Test
    void everyToggleHasItsKeyAndItsMenu(FxRobot robot) {
        key(robot, KeyCode.G);
        assertTrue(look.groupSizesProperty().get());
        key(robot, KeyCode.T);
        assertTrue(robot.lookup("#board-wins").queryAs(ToggleButton.class).isSelected());
        assertEquals(Overlay.THREATS, look.overlayProperty().get());
        key(robot, KeyCode.O);
        assertFalse(look.coordinatesProperty().get());
        key(robot, KeyCode.SHIFT, KeyCode.O);
        assertFalse(look.numbersProperty().get());
        key(robot, KeyCode.N);
        assertEquals(MoveNumbers.ALL, look.moveNumbersProperty().get());
        key(robot, KeyCode.P);
        assertEquals(PieceSet.WHITE_BLACK, look.piecesProperty().get());
        assertTrue(robot.lookup("#board").query().getStyleClass().contains("pieces-white-black"));
        robot.clickOn("View").clickOn("#menu-part-overlays").clickOn("#menu-wins");
        assertEquals(Overlay.OFF, look.overlayProperty().get());
        robot.clickOn("View")
                .clickOn("#menu-part-board")
                .clickOn("#menu-pieces")
                .clickOn("#menu-pieces-SHAPES");
        assertEquals(PieceSet.SHAPES, look.piecesProperty().get());
        assertEquals("White: yellow round pieces, Black: blue square pieces", text(robot, "#lens-legend"));
        robot.clickOn("#comment").write("lthg");
        assertEquals(Overlay.OFF, look.overlayProperty().get(), "letters that are typed are no keys");
        assertEquals("lthg", window.models().game().draftProperty().get());
    }

    @Test
    void theLensFillsInAndSettles(FxRobot robot) throws Exception {
        show(robot, "5/6/3w1b1/8/4w4/4w2b/2wb3/6/b4 w");
        key(robot, KeyCode.L);
        assertTrue(robot.lookup("#lens-legend").query().isVisible());
        assertFalse(board.picture().overlays().lens().isEmpty());
        OpenWindow.await(() -> board.valueProperty().get().kind() == BoardValue.Kind.WIN);
        OpenWindow.await(
                () -> !window.models().values().position().busyProperty().getValue());
        assertEquals(
                "proved: green wins, red loses", text(robot, "#lens-legend"), "what is not there is not explained");
        assertTrue(robot.lookup("#board-value").queryAs(Label.class).getText().startsWith("proved win in "));
        window.picture("lens-light");
        robot.clickOn("#rail-theme");
        key(robot, KeyCode.H);
        window.picture("best-dark");
        assertEquals(
                window.models().values().lines().rowsProperty().get().size(),
                board.picture().overlays().best().size(),
                "as many as the list has");
        robot.clickOn("#board-lens");
        window.picture("lens-dark");
        assertEquals(List.of(), board.picture().overlays().best(), "one thing at a time");
        robot.clickOn("#board-off");
        assertFalse(window.models().values().position().busyProperty().getValue());
        assertEquals(List.of(), board.picture().overlays().lens());
    }

    @Test
    void whatTheRulesSayIsDrawnAndExplained(FxRobot robot) throws IOException {
        robot.clickOn("#board-wins");
        WaitForAsyncUtils.waitForFxEvents();
        Label told = robot.lookup("#lens-status").queryAs(Label.class);
        assertTrue(told.isVisible());
        assertEquals("nobody wins at once", told.getText());
        show(robot, "ww1/3w/1ww2/4/3 w");
        assertFalse(told.isVisible(), "they are on the board");
        robot.clickOn("#board-more").clickOn("#menu-sizes");
        window.picture("signs-light");
        assertEquals(
                1,
                board.picture().overlays().signs().stream()
                        .filter(sign -> sign.cell() == number("d3"))
                        .count());
        robot.moveTo(window.at("d3"));
        WaitForAsyncUtils.waitForFxEvents();
        String why = robot.lookup("#hint-left").queryAs(Label.class).getText();
        assertTrue(why.startsWith("d3w is illegal") && why.contains("group of 6"), why);
    }

    @Test
    void theProvedLineIsShownWhileThePointerIsOnIt(FxRobot robot) throws Exception {
        show(robot, "3/4/5/4/3 w");
        robot.interact(() -> window.models().values().lines().countProperty().set(1));
        robot.clickOn("#engine-toggle");
        OpenWindow.await(
                () -> window.models().values().engine().state().verdict().proved());
        OpenWindow.await(
                () -> !window.models().values().lines().rowsProperty().get().isEmpty());
        robot.clickOn("#engine-toggle");
        window.quiet();
        List<Node> links = robot.lookup(".row-words > .line-next").queryAll().stream()
                .filter(link -> !link.getStyleClass().contains("line-cut"))
                .toList();
        robot.moveTo(links.get(1));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(3, board.picture().overlays().preview().size());
        window.picture("preview-light");
        robot.moveTo("#board-headline");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of(), board.picture().overlays().preview());
        assertEquals(1, nodes());
        // If there is not enough room, whole rows are left out until they are asked for.
        Region words = robot.lookup(".row-words").queryAs(Region.class);
        robot.interact(() -> ((Region) words.getParent()).setMaxWidth(190));
        robot.moveTo(words);
        WaitForAsyncUtils.waitForFxEvents();
        LaidOutExtension.layOut();
        Node more = robot.lookup(".line-cut").query();
        Node last = links.getLast();
        assertTrue(more.isVisible() && links.getFirst().isVisible());
        assertFalse(last.isVisible());
        robot.clickOn(more);
        WaitForAsyncUtils.waitForFxEvents();
        LaidOutExtension.layOut();
        assertTrue(last.isVisible() && !more.isVisible());
        assertEquals(1, nodes());
    }

    @Test
    void allSetsOfPiecesAreDrawn(FxRobot robot) throws IOException {
        show(robot, "3w1/ww1wb1/1bx1xb1/3w4/bw3xww1/3b4/2bbw2/1w3b/1wb2 w");
        robot.interact(() -> look.groupSizesProperty().set(true));
        for (PieceSet set : PieceSet.values()) {
            robot.interact(() -> look.piecesProperty().set(set));
            window.picture("pieces-" + set.name().toLowerCase(Locale.ROOT));
            List<String> styles = robot.lookup("#board").query().getStyleClass();
            assertTrue(Manalath.GAME.editions().stream()
                    .anyMatch(edition -> styles.contains(set.styleClass(Manalath.GAME, edition))));
        }
    }
}
