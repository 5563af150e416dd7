package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.Trees;
import hexalyst.ui.notation.NotationViewModel.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.ScrollEvent;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The list of moves, the drawn tree and the text of a game as a user operates them: real clicks and keys.
@SuppressWarnings("NullAway.Init")
class TreeAndNotationTest extends InWindow {
    private static final String STUDY = """
            [Game "Manalath"]

            1. e5w g6b { Far. } (1... a1b? 2. g6b (2. i5w a5b) 2... i1b) 2. a1b c3w?! { so } d5w 3. c4b??
            (3. e4w h3b) *
            """;

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    private static final int LARGE = 50_000;

    private GameTree tree() {
        return window.models().game().moment().tree();
    }

    private void show(FxRobot robot, GameTree tree) {
        robot.interact(() -> window.models().files().begin(tree, ""));
    }

    private void study(FxRobot robot) {
        show(robot, Trees.read(STUDY));
    }

    private int node(String... line) {
        int at = GameTree.ROOT;
        for (String move : line) {
            at = tree().node(at).children().stream()
                    .filter(child -> tree().text(child).equals(move))
                    .findFirst()
                    .orElseThrow();
        }
        return at;
    }

    private static CodeArea area(FxRobot robot) {
        return robot.lookup("#notation-text").queryAs(CodeArea.class);
    }

    private static String status(FxRobot robot) {
        return robot.lookup("#notation-status").queryAs(Label.class).getText();
    }

    private void openText(FxRobot robot) {
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT3);
        assertTrue(area(robot).isFocused());
    }

    private void caretAfter(FxRobot robot, String text) {
        CodeArea area = area(robot);
        robot.interact(() -> area.moveTo(area.getText().indexOf(text) + text.length()));
    }

    private void clipboard(FxRobot robot, String text) {
        robot.interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
    }

    private void awaitState(State state) throws Exception {
        OpenWindow.await(() -> window.models().text().notation().stateProperty().get() == state);
    }

    @Test
    void whoGoesOnWritingAtTheEndWritesBeforeTheResult(FxRobot robot) throws Exception {
        study(robot);
        openText(robot);
        window.key(robot, KeyCode.CONTROL, KeyCode.END);
        CodeArea area = area(robot);
        OpenWindow.await(() -> area.getCaretPosition() == area.getText().lastIndexOf('*'));
        robot.write("4. ");
        robot.write("a2b", 0);
        window.key(robot, KeyCode.ESCAPE);
        awaitState(State.SAME);
        assertEquals("a2b", tree().text(tree().mainLine().getLast()), area.getText());
    }

    @Test
    void tabsStayWhereTheyAre(FxRobot robot) {
        study(robot);
        List<Node> labels = List.copyOf(robot.lookup("#game-tabs .tab-label").queryAll());
        List<Double> before = labels.stream().map(TreeAndNotationTest::left).toList();
        assertEquals(4, before.size());
        for (KeyCode key : List.of(KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT5, KeyCode.DIGIT1)) {
            window.key(robot, KeyCode.CONTROL, key);
            LaidOutExtension.layOut();
            assertEquals(before, labels.stream().map(TreeAndNotationTest::left).toList(), key.toString());
        }
    }

    private static double left(Node node) {
        return node.localToScene(0, 0).getX();
    }

    @Test
    void theMenuOfAMoveHasTheTypeOfMenus(FxRobot robot) throws Exception {
        study(robot);
        robot.rightClickOn(label(robot, "c3w"));
        Label promote = robot.lookup("#move-promote .label").query();
        assertEquals(Font.getDefault().getFamily(), promote.getFont().getFamily());
        window.picture("move-menu-study");
        window.key(robot, KeyCode.ESCAPE);
    }

    @Test
    void aMovesMenuBeginsAGameAndMakesTheMainLine(FxRobot robot) {
        study(robot);
        int i5w = node("e5w", "a1b", "i5w");
        robot.rightClickOn(label(robot, "i5w"));
        assertEquals(
                "Make this the main line after a1b",
                robot.lookup("#move-promote .label").queryLabeled().getText());
        robot.clickOn("#move-promote");
        assertEquals(i5w, tree().node(node("e5w", "a1b")).children().getFirst());
        Position wanted = tree().position(i5w);
        robot.rightClickOn(label(robot, "i5w")).clickOn("#move-new-game");
        assertEquals(2, window.openTabs().tabs().size());
        assertEquals(
                wanted,
                window.openTabs().current().models().game().moment().tree().start());
    }

    @Test
    void aDashedLineLeadsToTheSamePosition(FxRobot robot) throws Exception {
        study(robot);
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT2);
        int main = node("e5w", "g6b", "a1b");
        int other = node("e5w", "a1b", "g6b");
        robot.interact(() -> window.models().game().goTo(main));
        OpenWindow.await(() -> robot.lookup(".tree-link-hit").tryQuery().isPresent());
        LaidOutExtension.layOut();
        Node arc = robot.lookup(".tree-link-hit").query();
        Point2D lowest = arc.localToScreen(
                arc.getBoundsInLocal().getCenterX(), arc.getBoundsInLocal().getMaxY() - 4);
        robot.clickOn(lowest);
        assertEquals(other, window.models().game().moment().id());
        robot.rightClickOn("#tree-" + other).clickOn("#move-same-" + main);
        assertEquals(main, window.models().game().moment().id());
        window.picture("tree-links-light");
    }

    /// A line that the program broke does not wrap again on the screen.
    @Test
    void linesFitBesideTheirNumbers(FxRobot robot) throws Exception {
        study(robot);
        openText(robot);
        CodeArea area = area(robot);
        OpenWindow.await(() -> IntStream.range(0, area.getParagraphs().size())
                .filter(line -> area.getParagraphLength(line) > 0)
                .allMatch(line -> area.getParagraphLinesCount(line) == 1));
        assertEquals("1", robot.lookup("#notation-text .lineno").queryLabeled().getText());
        assertTrue(area.getText().lines().anyMatch(line -> line.length() > 30), "and the width is used");
    }

    @Test
    void textBecomesTheTreeAndTheTreeText(FxRobot robot) throws Exception {
        study(robot);
        openText(robot);
        window.picture("notation-light");
        caretAfter(robot, "d5w");
        assertEquals("d5w", window.here());
        robot.write(" i2");
        ListView<?> offered = robot.lookup("#completions").queryListView();
        assertTrue(offered.isVisible());
        assertEquals(2, offered.getItems().size());
        window.picture("notation-completion-light");
        window.key(robot, KeyCode.DOWN);
        window.key(robot, KeyCode.ENTER);
        assertFalse(offered.isVisible());
        awaitState(State.SAME);
        assertTrue(area(robot).getText().contains("d5w i2w"));
        assertEquals("i2w", window.here());
        assertTrue(tree().contains(node("e5w", "g6b", "a1b", "c3w", "d5w", "i2w")));
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertFalse(area(robot).getText().contains("i2w"));
        assertEquals("d5w", window.here());
        window.key(robot, KeyCode.CONTROL, KeyCode.Y);
        assertEquals("i2w", window.here());
        window.play(robot, "h5b");
        assertTrue(area(robot).getText().contains("h5b"));
        assertEquals(
                area(robot).getText().indexOf("h5b") + 3,
                area(robot).getCaretPosition(),
                "the caret follows the board");
    }

    @Test
    void wrongTextIsUnderlinedExplainedAndKept(FxRobot robot) throws Exception {
        study(robot);
        openText(robot);
        caretAfter(robot, "h3b");
        robot.write(" h3w");
        awaitState(State.WRONG);
        assertTrue(status(robot).startsWith("Line "), status(robot));
        assertTrue(status(robot).contains("h3w is illegal"), status(robot));
        CodeArea area = area(robot);
        int wrong = area.getText().indexOf("h3w");
        assertTrue(area.getStyleOfChar(wrong + 1).contains("hgn-wrong"));
        assertTrue(area.getStyleOfChar(wrong - 2).contains("hgn-move"));
        window.picture("notation-error-light");
        robot.interact(window.models().shared().theme()::toggle);
        window.picture("notation-error-dark");
        String typed = area.getText();
        window.play(robot, "a2w");
        assertEquals(typed, area.getText());
        assertEquals("a2w", window.here());
        openText(robot);
        // Deleted at once: after a pause between two keys, the text would be read and laid out anew.
        int illegal = area.getText().indexOf(" h3w");
        robot.interact(() -> area.selectRange(illegal, illegal + " h3w".length()));
        window.key(robot, KeyCode.BACK_SPACE);
        awaitState(State.SAME);
        assertTrue(area.getText().contains("a2w"), "what was played meanwhile is there");
        robot.write(" h3w q");
        awaitState(State.WRONG);
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertTrue(area.getText().contains("h3w ") && !area.getText().contains("h3w q"), "undo goes word by word");
        assertTrue(area.getText().contains("a2w"), area.getText());
        awaitState(State.WRONG);
        robot.clickOn("#notation-discard");
        assertFalse(area.getText().contains("h3w"));
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertTrue(area.getText().contains("h3w"), "discarding is taken back");
        awaitState(State.WRONG);
        robot.clickOn("#notation-discard");
        assertFalse(area.getText().contains("h3w"));
        window.key(robot, KeyCode.CONTROL, KeyCode.SPACE);
        assertFalse(robot.lookup("#completions").queryListView().getItems().isEmpty());
        window.key(robot, KeyCode.ESCAPE);
        assertTrue(area.isFocused(), "the first Escape puts the offered moves away");
        window.key(robot, KeyCode.ESCAPE);
        robot.write("zz");
        assertTrue(area.isFocused(), "what is typed after another Escape is text still");
        assertTrue(area.getText().contains("zz"), area.getText());
    }

    @Test
    void whoLeavesTheTextByKeyIsAtTheBoard(FxRobot robot) {
        study(robot);
        openText(robot);
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT1);
        assertTrue(window.board().isFocused());
        robot.write("l");
        assertEquals("", window.models().game().draftProperty().get());
        robot.clickOn("#comment");
        window.key(robot, KeyCode.CONTROL, KeyCode.T);
        openText(robot);
        window.key(robot, KeyCode.CONTROL, KeyCode.W);
        assertEquals(1, window.openTabs().tabs().size());
        assertTrue(window.board().isFocused());
    }

    @Test
    void theDrawnTreeIsClickedFoldedAndScrolled(FxRobot robot) throws Exception {
        study(robot);
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT2);
        assertEquals("tree", window.models().settings().get("tab", ""));
        int i1b = node("e5w", "a1b", "g6b", "i1b");
        robot.clickOn("#tree-" + i1b);
        assertEquals("i1b", window.here());
        window.picture("tree-light");
        window.key(robot, KeyCode.MINUS);
        assertEquals("a1b", window.here());
        assertTrue(robot.lookup("#tree-" + i1b).queryAll().stream().noneMatch(Node::isVisible));
        robot.clickOn("#unfold-" + node("e5w", "a1b"));
        robot.rightClickOn("#tree-" + i1b).clickOn("#move-promote");
        assertEquals("a1b", tree().text(tree().mainLine().get(2)));
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals("g6b", tree().text(tree().mainLine().get(2)));
        robot.interact(window.models().shared().theme()::toggle);
        window.picture("tree-dark");
    }

    @Test
    void theCurrentMoveIsWhollySeen(FxRobot robot) throws Exception {
        Position at = Trees.position("5/6/7/8/9/8/7/6/5 w");
        List<Move> line = new ArrayList<>();
        for (int i = 0; i < 40 && !at.outcome().over(); i++) {
            Move move = at.legalMoves().get(i * 13 % at.legalMoves().size());
            line.add(move);
            at = at.play(move);
        }
        show(robot, GameTree.of(Trees.position("5/6/7/8/9/8/7/6/5 w"), line));
        robot.interact(() -> window.models().game().toStart());
        for (int i = 0; i < line.size(); i++) {
            robot.interact(() -> window.models().game().step(1));
            WaitForAsyncUtils.waitForFxEvents();
            Label current = robot.lookup("#moves .move")
                    .<Label>match(label -> label.isVisible()
                            && label.getPseudoClassStates().contains(PseudoClass.getPseudoClass("current")))
                    .query();
            Bounds room = inScene(robot.lookup("#moves .clipped-container").query());
            assertTrue(
                    room.contains(inScene(current)), "move " + (i + 1) + ": " + inScene(current) + " within " + room);
        }
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /// Rows are reused, also for moves of another kind, and while they are in a hidden tab.
    @Test
    void aMoveThatIsPlayedBehindAnotherTabStandsInTheList(FxRobot robot) throws Exception {
        study(robot);
        robot.interact(() -> window.models().game().toStart());
        window.key(robot, KeyCode.RIGHT);
        for (String move : List.of("b2b", "b3b", "b4b")) {
            window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT5);
            window.play(robot, move);
            window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT1);
            WaitForAsyncUtils.waitForFxEvents();
            assertFalse(hasBlankRow(robot), "a row without a word after " + move);
            robot.clickOn(label(robot, move));
            assertEquals(move, window.here());
            window.key(robot, KeyCode.LEFT);
        }
    }

    private static Label label(FxRobot robot, String text) {
        return robot.lookup("#moves .move")
                .<Label>match(label -> label.isVisible() && label.getText().startsWith(text) && label.getHeight() > 0)
                .query();
    }

    private static boolean hasBlankRow(FxRobot robot) {
        return robot.lookup("#moves .move-row").<ListCell<?>>queryAll().stream()
                .filter(row -> row.isVisible() && !row.isEmpty())
                .anyMatch(row -> row.lookupAll(".label").stream()
                        .noneMatch(label -> label.isVisible()
                                && label.getBoundsInLocal().getHeight() > 0
                                && label.getBoundsInLocal().getWidth() > 0));
    }

    @Test
    void keysGoToForksCommentsMistakesAndEqualPositions(FxRobot robot) throws Exception {
        study(robot);
        List<KeyCode[]> keys = List.of(
                new KeyCode[] {KeyCode.F},
                new KeyCode[] {KeyCode.F},
                new KeyCode[] {KeyCode.SHIFT, KeyCode.F},
                new KeyCode[] {KeyCode.C},
                new KeyCode[] {KeyCode.C},
                new KeyCode[] {KeyCode.SHIFT, KeyCode.C},
                new KeyCode[] {KeyCode.M},
                new KeyCode[] {KeyCode.M},
                new KeyCode[] {KeyCode.M},
                new KeyCode[] {KeyCode.SHIFT, KeyCode.M},
                new KeyCode[] {KeyCode.SHIFT, KeyCode.LEFT},
                new KeyCode[] {KeyCode.SHIFT, KeyCode.RIGHT});
        StringBuilder seen = new StringBuilder();
        for (KeyCode[] key : keys) {
            window.key(robot, key);
            seen.append(window.here()).append(' ');
        }
        assertEquals("e5w d5w e5w g6b c3w g6b c3w c4b a1b c4b the start c4b ", seen.toString());
        int main = node("e5w", "g6b", "a1b");
        robot.interact(() -> window.models().game().goTo(main));
        OpenWindow.await(() -> robot.lookup("a1b ≡").tryQuery().isPresent());
        window.key(robot, KeyCode.E);
        assertEquals(node("e5w", "a1b", "g6b"), window.models().game().moment().id());
        window.picture("moves-equal-light");
        window.key(robot, KeyCode.J);
        assertEquals("e5w", window.here());
        window.key(robot, KeyCode.MINUS);
        robot.clickOn("… 4 more moves");
        window.key(robot, KeyCode.MINUS);
        window.picture("moves-folded-light");
        window.key(robot, KeyCode.SHIFT, KeyCode.EQUALS);
        assertTrue(window.models().text().moves().folds().folded().isEmpty());
    }

    @Test
    void variationsMoveAndSubtreesAreCutAndPastedByKeys(FxRobot robot) {
        study(robot);
        int e4w = node("e5w", "g6b", "a1b", "c3w", "d5w", "e4w");
        robot.interact(() -> window.models().game().goTo(e4w));
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.UP);
        assertTrue(tree().mainLine().contains(e4w));
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DOWN);
        assertFalse(tree().mainLine().contains(e4w));
        window.key(robot, KeyCode.CONTROL, KeyCode.UP);
        assertTrue(tree().mainLine().contains(e4w));
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
        assertTrue(tree().mainLine().contains(e4w));
        window.key(robot, KeyCode.CONTROL, KeyCode.X);
        assertFalse(tree().contains(e4w));
        assertEquals("d5w", window.here());
        robot.interact(() -> window.models().game().goTo(node("e5w", "a1b", "g6b", "i1b")));
        window.key(robot, KeyCode.CONTROL, KeyCode.V);
        assertEquals("e4w", window.here());
        window.key(robot, KeyCode.CONTROL, KeyCode.C);
        window.key(robot, KeyCode.DELETE);
        assertEquals("i1b", window.here());
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
        assertEquals("e4w", window.here());
        assertEquals(
                "h3b",
                tree().text(tree().node(window.models().game().moment().id())
                        .children()
                        .getFirst()));
        for (int i = 0; i < 5; i++) {
            window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        }
        assertTrue(tree().sameAs(Trees.read(STUDY)), "everything can be taken back");
    }

    @Test
    void editsOfTreeTextAndCommentAreOneHistory(FxRobot robot) throws Exception {
        study(robot);
        GameTree first = tree();
        window.play(robot, "d4w");
        robot.clickOn("#comment").write("why");
        robot.clickOn("#glyph-1");
        openText(robot);
        caretAfter(robot, "h3b");
        robot.write(" f3w");
        window.key(robot, KeyCode.ESCAPE);
        awaitState(State.SAME);
        robot.interact(() -> robot.lookup("#board").query().requestFocus());
        String names = "";
        while (window.models().game().moment().history().undoName().isPresent()) {
            names += window.models().game().moment().history().undoName().get() + "; ";
            window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        }
        assertEquals("edit the text; change the glyphs of d4w; comment on d4w; play d4w; ", names);
        assertEquals(first, tree());
        for (int i = 0; i < 4; i++) {
            window.key(robot, KeyCode.CONTROL, KeyCode.Y);
        }
        assertEquals("f3w", window.here());
        assertEquals("why", tree().node(node("d4w")).annotations().comment());
    }

    @Test
    void aClickThatEndsACommentGoesToItsMove(FxRobot robot) {
        window.play(robot, "e5w");
        window.play(robot, "a1b");
        window.key(robot, KeyCode.LEFT);
        robot.clickOn("#comment").write("In the middle");
        Label later = label(robot, "a1b");
        robot.moveTo(later).press(MouseButton.PRIMARY);
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> window.stage().getScene().getRoot().layout());
        robot.release(MouseButton.PRIMARY);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("a1b", window.here(), "although the comment has moved the rows");
        assertEquals("In the middle", tree().node(node("e5w")).annotations().comment());
    }

    @Test
    void anythingIsPastedAnywhere(FxRobot robot) {
        clipboard(robot, "1. e5w g6b 2. f5w");
        window.key(robot, KeyCode.CONTROL, KeyCode.V);
        assertEquals(4, tree().size());
        clipboard(robot, "nothing-of-the-kind-".repeat(12));
        window.key(robot, KeyCode.CONTROL, KeyCode.V);
        Label said = robot.lookup("#status-message").queryAs(Label.class);
        assertTrue(said.getText().startsWith("the clipboard contains no position"));
        assertTrue(said.getWidth() >= said.prefWidth(-1), "a warning takes the room that it needs");
        assertEquals(said.getText(), said.getTooltip().getText());
        Button position = robot.lookup("#status-position").queryButton();
        assertTrue(position.getWidth() > 12 * position.getFont().getSize(), "what it leaves: " + position.getWidth());
        window.key(robot, KeyCode.CONTROL, KeyCode.S);
        clipboard(robot, "3/4/2w2/4/3 b");
        window.key(robot, KeyCode.CONTROL, KeyCode.V);
        assertEquals(2, window.openTabs().tabs().size(), "what is not saved stays");
        assertEquals(19, tree().grid().cells());
        assertEquals("Position", window.models().files().nameProperty().get());
        // It is in no file, so closing it asks.
        window.key(robot, KeyCode.CONTROL, KeyCode.W);
        robot.clickOn("Don't save");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(4, tree().size());
        clipboard(robot, STUDY);
        window.key(robot, KeyCode.CONTROL, KeyCode.V);
        assertTrue(tree().sameAs(Trees.read(STUDY)));
        robot.clickOn("#comment");
        clipboard(robot, "a1w");
        window.key(robot, KeyCode.CONTROL, KeyCode.V);
        assertEquals("a1w", window.models().game().draftProperty().get(), "text goes into text");
    }

    private static long builtNodes(FxRobot robot) {
        return robot.lookup(".tree-node").queryAll().stream()
                .filter(Node::isVisible)
                .count();
    }

    /// A tree with lines of 10 to 40 moves that branch off each other everywhere.
    private static GameTree large() {
        Position start = Trees.position("5/6/7/8/9/8/7/6/5 w");
        TreeBuilder builder = new TreeBuilder(start);
        Deque<Integer> ids = new ArrayDeque<>(List.of(GameTree.ROOT));
        Deque<Position> positions = new ArrayDeque<>(List.of(start));
        for (int line = 0; builder.size() < LARGE; line++) {
            int at = ids.removeFirst();
            Position position = positions.removeFirst();
            for (int i = 0; i < 12 && !position.outcome().over() && builder.size() < LARGE; i++) {
                var moves = position.legalMoves();
                ids.addLast(at);
                positions.addLast(position);
                var move = moves.get((line * 7 + i * 13) % moves.size());
                at = builder.add(at, move);
                position = position.play(move);
            }
        }
        return builder.build();
    }

    @Test
    void aTreeOfFiftyThousandNodesOpensScrollsAndSteps(FxRobot robot) throws Exception {
        GameTree tree = large();
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT2);
        long opened = System.nanoTime();
        show(robot, tree);
        WaitForAsyncUtils.waitForFxEvents();
        report("open 50,000 nodes with the tree seen", opened, 1);
        Node view = robot.lookup("#tree").query();
        ScrollBar down = robot.lookup("#tree-down").queryAs(ScrollBar.class);
        ScrollBar across = robot.lookup("#tree-across").queryAs(ScrollBar.class);
        Point2D middle = view.localToScreen(200, 200);
        long scrolled = System.nanoTime();
        robot.interact(() -> {
            for (int i = 0; i < 100; i++) {
                view.fireEvent(wheel(middle));
                view.getScene().getRoot().applyCss();
                view.getScene().getRoot().layout();
            }
        });
        report("one turn of the wheel", scrolled, 100);
        assertTrue(down.getValue() + across.getValue() > 0);
        window.key(robot, KeyCode.HOME);
        // Only a move to another node scrolls to the current one; it may not be visible where the wheel has scrolled.
        window.key(robot, KeyCode.RIGHT);
        window.key(robot, KeyCode.LEFT);
        OpenWindow.await(() -> builtNodes(robot) > 0);
        long shown = builtNodes(robot);
        assertTrue(shown < 600, "only what is seen is built, not " + shown);
        long stepped = System.nanoTime();
        step(robot, window.models().game()::forward);
        report("one step with the tree seen", stepped, 10);
        assertTrue(robot.lookup("#tree-" + window.models().game().moment().id())
                .query()
                .isVisible());
        window.picture("tree-large-light");
        long text = System.nanoTime();
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT3);
        report("first show of the text", text, 1);
        stepped = System.nanoTime();
        step(robot, window.models().game()::back);
        report("one step with the text seen", stepped, 10);
        assertEquals(GameTree.ROOT, window.models().game().moment().id());
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT1);
        stepped = System.nanoTime();
        step(robot, window.models().game()::forward);
        report("one step with the list seen", stepped, 10);
        OpenWindow.await(() -> !window.models().text().moves().rows().isEmpty());
        robot.interact(() -> window.models().game().show(GameState.of(Trees.read(STUDY))));
        assertEquals("the start", window.here());
    }

    /// Ten steps, each with all that the window does before it is drawn.
    private void step(FxRobot robot, Runnable command) {
        robot.interact(() -> {
            for (int i = 0; i < 10; i++) {
                command.run();
                window.stage().getScene().getRoot().applyCss();
                window.stage().getScene().getRoot().layout();
            }
        });
    }

    private static ScrollEvent wheel(Point2D at) {
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                at.getX(),
                at.getY(),
                at.getX(),
                at.getY(),
                false,
                false,
                false,
                false,
                false,
                false,
                -40,
                -40,
                -40,
                -40,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
    }

    private static void report(String what, long since, int times) {
        System.out.printf("%s: %.1f ms%n", what, (System.nanoTime() - since) / 1e6 / times);
    }
}
