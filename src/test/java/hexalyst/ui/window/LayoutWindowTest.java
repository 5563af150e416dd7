package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.board.Overlay;
import hexalyst.ui.layout.Divider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The window's dividers, its place, its folded side panel, the pages and the text size, with real clicks.
@SuppressWarnings("NullAway.Init")
class LayoutWindowTest extends InWindow {

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    /// The next start of the program, with the settings of this one.
    private void restart(FxRobot robot) {
        robot.interact(() -> {
            window.stage().hide();
            window.close();
            window = new OpenWindow(new Stage(), folder.resolve("journal"), settings);
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void resize(FxRobot robot, double width, double height) {
        robot.interact(() -> {
            window.stage().setWidth(width);
            window.stage().setHeight(height);
        });
        // The window system reports the new size to the scene asynchronously.
        try {
            OpenWindow.await(() -> Math.abs(window.stage().getScene().getWidth() - width) < 1);
        } catch (TimeoutException late) {
            throw new AssertionError("the window is not " + width + " wide", late);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    private Node find(String query) {
        return seen(query).orElseThrow(() -> new AssertionError(query + " is not there"));
    }

    private Optional<Node> seen(String query) {
        LaidOutExtension.layOut();
        return Optional.ofNullable(window.stage().getScene().lookup(query));
    }

    private double position(String pane, int number) {
        return ((SplitPane) find(pane)).getDividers().get(number).getPosition();
    }

    /// The divider itself: one of this pane, not of a pane inside it.
    private Node line(String pane, int number) {
        SplitPane split = (SplitPane) find(pane);
        return split.lookupAll(".split-pane-divider").stream()
                .filter(line -> split.equals(line.getParent()))
                .sorted(Comparator.comparingDouble(line -> line.getLayoutX() + line.getLayoutY()))
                .toList()
                .get(number);
    }

    private void drag(FxRobot robot, String pane, int number, double x, double y) {
        robot.drag(line(pane, number)).moveBy(x, y).drop();
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void dividersAreRememberedForNewTabsAndTheNextStart(FxRobot robot) {
        assertEquals(Divider.BOARD.usual(), position("#split", 0), 0.02);
        drag(robot, "#split", 0, -120, 0);
        drag(robot, "#side-split", 1, 0, -70);
        double board = position("#split", 0);
        double comment = position("#side-split", 1);
        assertTrue(board < Divider.BOARD.usual() - 0.05, "dragged to " + board);
        assertTrue(comment < Divider.COMMENT.usual() - 0.05, "dragged to " + comment);
        window.key(robot, KeyCode.CONTROL, KeyCode.T);
        assertEquals(board, position("#split", 0), 0.01);
        drag(robot, "#split", 0, 60, 0);
        double further = position("#split", 0);
        assertTrue(further > board + 0.02);
        window.key(robot, KeyCode.CONTROL, KeyCode.TAB);
        assertEquals(further, position("#split", 0), 0.01, "the first tab follows");
        restart(robot);
        resize(robot, 1280, 860);
        assertEquals(further, position("#split", 0), 0.01);
        assertEquals(comment, position("#side-split", 1), 0.01);
        robot.moveTo(line("#split", 0));
        OpenWindow.doubleClick(robot);
        assertEquals(Divider.BOARD.usual(), position("#split", 0), 0.01);
        restart(robot);
        resize(robot, 1280, 860);
        assertEquals(Divider.BOARD.usual(), position("#split", 0), 0.01, "and is forgotten");
        assertEquals(comment, position("#side-split", 1), 0.01, "but not the others");
    }

    @Test
    void aSmallWindowPushesDividersOnlyForAsLongAsItIsSmall(FxRobot robot) {
        drag(robot, "#split", 0, 200, 0);
        double wide = position("#split", 0);
        resize(robot, 870, 620);
        resize(robot, 1400, 860);
        assertEquals(wide, position("#split", 0), 0.02);
    }

    @Test
    void theWindowComesBackWhereItWas(FxRobot robot) {
        robot.interact(() -> {
            window.stage().setX(10);
            window.stage().setY(30);
        });
        resize(robot, 990, 680);
        restart(robot);
        assertEquals(10, window.stage().getX());
        assertEquals(30, window.stage().getY());
        assertEquals(990, window.stage().getWidth());
        assertEquals(680, window.stage().getHeight());
        robot.interact(() -> window.stage().setMaximized(true));
        restart(robot);
        assertTrue(window.stage().isMaximized());
        // JavaFX's headless window fails if a picture of the large window arrives when it is small again.
        robot.interact(() -> window.stage().getScene().snapshot(null));
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> window.stage().setMaximized(false));
        restart(robot);
        assertFalse(window.stage().isMaximized());
        settings.put("window", "9000 9000 990 680 free");
        robot.interact(() -> window = new OpenWindow(new Stage(), folder.resolve("journal"), settings));
        assertTrue(window.stage().getX() < 5000, "a place on no screen is not taken");
        assertEquals(990, window.stage().getWidth());
    }

    @Test
    void aNarrowWindowFoldsItsSideAndAWideOneHasItBack(FxRobot robot) throws IOException {
        window.play(robot, "e5w");
        robot.clickOn("#comment").write("good");
        TextArea comment = (TextArea) find("#comment");
        robot.interact(() -> comment.selectRange(1, 3));
        assertTrue(seen("#fold-row").isEmpty());
        resize(robot, 1000, 700);
        assertTrue(((ToggleButton) find("#fold-comment")).isSelected(), "what has the keys is shown");
        assertSame(comment, window.stage().getScene().getFocusOwner());
        assertEquals("oo", comment.getSelectedText());
        assertTrue(seen(".engine-card").isEmpty());
        robot.clickOn("#fold-tab-tree");
        assertTrue(find("#tree").isVisible());
        assertTrue(seen("#comment").isEmpty());
        assertReadable();
        window.picture("folded-tree-light");
        robot.clickOn("#fold-engine");
        assertTrue(seen(".engine-card").isPresent());
        assertReadable();
        robot.clickOn("#fold-comment");
        assertReadable();
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT4);
        assertTrue(((ToggleButton) find("#fold-engine")).isSelected(), "the key brings all moves");
        assertTrue(seen("#move-table").isPresent());
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT5);
        assertTrue(((ToggleButton) find("#fold-tab-proof")).isSelected(), "the key brings the tabs");
        assertFalse(((ToggleButton) find("#fold-comment")).isSelected());
        resize(robot, 1300, 800);
        assertTrue(seen("#fold-row").isEmpty());
        assertTrue(seen(".engine-card").isPresent());
        assertTrue(seen("#comment").isPresent());
        assertEquals("good", ((TextArea) find("#comment")).getText());
    }

    @Test
    void everyTextCanBeReadInTheLeastWindow(FxRobot robot) throws IOException, TimeoutException {
        window.play(robot, "e5w");
        robot.clickOn("#engine-toggle");
        OpenWindow.await(
                () -> !window.models().values().lines().rowsProperty().get().isEmpty());
        robot.clickOn("#engine-toggle");
        window.quiet();
        for (double[] size : new double[][] {{1000, 700}, {860, 640}}) {
            resize(robot, size[0], size[1]);
            for (String part :
                    List.of("engine", "all-moves", "tab-moves", "tab-tree", "tab-notation", "tab-proof", "comment")) {
                robot.clickOn(part.equals("all-moves") ? "#moves-all" : "#fold-" + part);
                WaitForAsyncUtils.waitForFxEvents();
                if (part.equals("all-moves")) {
                    countUntilMirrorImages(robot);
                }
                window.picture("folded-" + part + "-" + (int) size[0]);
                assertReadable();
            }
        }
    }

    @Test
    void theRailChoosesBetweenAnalysisAndPlay(FxRobot robot) throws IOException {
        ToggleButton analyse = (ToggleButton) find("#rail-analyse");
        assertTrue(analyse.isSelected());
        robot.clickOn("#rail-play");
        assertTrue(seen("#play-card").isPresent());
        assertTrue(seen(".engine-card").isEmpty());
        assertFalse(analyse.isSelected());
        assertTrue(seen("#moves").isPresent(), "the game is there on both pages");
        window.picture("side-play-light");
        robot.clickOn("#rail-play");
        assertTrue(((ToggleButton) find("#rail-play")).isSelected(), "a second click changes nothing");
        restart(robot);
        assertTrue(seen("#play-card").isPresent());
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT1);
        assertTrue(seen(".engine-card").isPresent());
        assertFalse(find("#play-strip").isVisible());
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT2);
        assertTrue(seen(".engine-card").isEmpty());
        robot.clickOn("#play-toggle");
        window.key(robot, KeyCode.CONTROL, KeyCode.T);
        assertTrue(seen("#play-card").isPresent(), "all tabs show the same page");
        window.key(robot, KeyCode.CONTROL, KeyCode.TAB);
        robot.clickOn("#rail-analyse");
        assertTrue(find("#play-strip").isVisible(), "a play that goes on is told of");
        robot.clickOn("#play-show");
        assertTrue(seen("#play-card").isPresent());
    }

    @Test
    void textHasSizes(FxRobot robot) throws IOException {
        double before = size("#menu .label");
        double engine = size(".engine-card .card-title");
        window.key(robot, KeyCode.CONTROL, KeyCode.EQUALS);
        assertEquals(before * 1.1, size("#menu .label"), 0.01);
        robot.clickOn("View").clickOn("#menu-text-size").clickOn("#menu-text-150");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(before * 1.5, size("#menu .label"), 0.01);
        assertEquals(13 * 1.5, size("#status-edition") * 13 / 12, 0.1);
        assertTrue(seen("#fold-row").isPresent(), "so large a text has no room for all parts");
        robot.clickOn("#fold-engine");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(engine * 1.5, size(".engine-card .card-title"), 0.01);
        assertReadable();
        window.picture("text-150-light");
        restart(robot);
        resize(robot, 1280, 860);
        assertEquals(before * 1.5, size("#menu .label"), 0.01);
        window.key(robot, KeyCode.CONTROL, KeyCode.MINUS);
        assertEquals(before * 1.25, size("#menu .label"), 0.01);
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT0);
        assertEquals(before, size("#menu .label"), 0.01);
        assertTrue(seen("#fold-row").isEmpty());
    }

    /// In small and usual windows, each time with the full height, and back to the former places.
    @Test
    void allMovesTakeTheSideAndGiveItBack(FxRobot robot) {
        for (double[] size : new double[][] {{1440, 900}, {1280, 720}}) {
            resize(robot, size[0], size[1]);
            double before = find(".engine-card").getLayoutBounds().getHeight();
            window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT4);
            double side = find("#side").getLayoutBounds().getHeight();
            assertTrue(find("#move-table").getLayoutBounds().getHeight() > 0.65 * side, "the table has room");
            assertTrue(seen("#game-tabs").isEmpty() && seen("#comment").isEmpty());
            assertTrue(seen("#go-forward").isPresent(), "one can go on in the game");
            assertReadable();
            robot.clickOn("#moves-all");
            assertTrue(seen("#move-table").isEmpty());
            assertFalse(find("#moves-all").isVisible(), "there is nothing to unfold while nothing is known");
            assertEquals(before, find(".engine-card").getLayoutBounds().getHeight(), 2);
            window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT4);
            robot.clickOn("#move-table");
            window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT4);
            assertSame(window.board(), window.stage().getScene().getFocusOwner(), "the keys go back to the board");
            window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT4);
            window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT2);
            assertTrue(seen("#tree").isPresent() && seen("#move-table").isEmpty(), "a tab takes its room back");
        }
    }

    @Test
    void whoWritesInTheEditorChoosesAPageByItsKey(FxRobot robot) {
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT3);
        WaitForAsyncUtils.waitForFxEvents();
        String text =
                window.models().text().notation().textProperty().getValue().text();
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT2);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(find("#play-split").isVisible());
        assertEquals(
                text,
                window.models().text().notation().textProperty().getValue().text());
    }

    @Test
    void theBoardIsTheLargestThingOnThePage(FxRobot robot) {
        for (int[] size : new int[][] {{1440, 900, 660}, {1280, 720, 520}}) {
            resize(robot, size[0], size[1]);
            LaidOutExtension.layOut();
            double cell = window.at("e2").getX() - window.at("e1").getX();
            double width = window.at("e9").getX() - window.at("e1").getX() + cell;
            assertTrue(width >= size[2], size[0] + "x" + size[1] + ": " + width);
        }
    }

    @Test
    void aLargeTextLeavesMenuRailAndBoardInTheWindow(FxRobot robot) throws IOException {
        window.play(robot, "e5w");
        for (double[] size : new double[][] {{1000, 700}, {860, 640}}) {
            window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT0);
            resize(robot, size[0], size[1]);
            for (int i = 0; i < 4; i++) {
                window.key(robot, KeyCode.CONTROL, KeyCode.EQUALS);
            }
            LaidOutExtension.layOut();
            window.picture("text-large-" + (int) size[0]);
            for (String part : List.of(
                    "#menu", ".rail", ".status-bar", "#board", "#value-graph", "#go-to-start", "#go-next-variation")) {
                Bounds bounds = find(part).localToScene(find(part).getLayoutBounds());
                assertTrue(
                        bounds.getMinX() >= 0
                                && bounds.getMaxX() <= window.stage().getScene().getWidth()
                                && bounds.getMaxY() <= window.stage().getScene().getHeight(),
                        part + " " + bounds);
            }
            Bounds card = find(".board-card").localToScene(find(".board-card").getLayoutBounds());
            Bounds rail = find(".rail").localToScene(find(".rail").getLayoutBounds());
            assertTrue(card.getMinX() >= rail.getMaxX(), card + " " + rail);
            robot.clickOn("#fold-engine");
            assertReadable();
            assertFalse(find("#board-best").isVisible(), "the board has the room of the buttons above it");
            Bounds board = find("#board").localToScene(find("#board").getLayoutBounds());
            assertTrue(card.getMaxY() - board.getMaxY() < 50, "no empty band below the board: " + board);
        }
        robot.clickOn("#board-more").clickOn("#menu-best");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(bestMoves(), "the menu has what the buttons had");
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT0);
        resize(robot, 1280, 860);
        assertTrue(find("#board-best").isVisible());
    }

    /// Waits until the table has a row for a move and its eleven mirror images, the longest text of its column.
    private void countUntilMirrorImages(FxRobot robot) throws TimeoutException {
        robot.clickOn("#engine-toggle");
        OpenWindow.await(() -> robot.lookup(".table-move").queryAll().stream()
                .anyMatch(move -> ((Label) move).getText().endsWith(" +11")));
        robot.clickOn("#engine-toggle");
        window.quiet();
    }

    /// At 1280 pixels, where the text about the points of a game takes two lines beside the menu of the board.
    @Test
    void aLongHeadlineIsWhole(FxRobot robot) throws IOException {
        open(robot, Files.readString(Path.of("sample-games/superstar-01.hgn")));
        window.key(robot, KeyCode.END);
        Labeled headline = robot.lookup("#board-headline").queryLabeled();
        assertTrue(headline.getText().contains("superstars"), headline.getText());
        assertEquals(
                headline.getText().replace(" ", ""),
                ((Text) headline.lookup(".text")).getText().replaceAll("\\s", ""));
        assertTrue(headline.getHeight() > 1.5 * headline.getFont().getSize() * 1.2, "two lines");
        window.picture("headline-long");
    }

    private boolean bestMoves() {
        return window.models().board().look().overlayProperty().get() == Overlay.BEST;
    }

    private double size(String query) {
        return ((Label) find(query)).getFont().getSize();
    }

    /// Every button and label in the side panel is inside the window, and has room for its text. The moves of an
    /// engine's line, which nobody reads to the end, may be truncated, and the menus are not checked.
    private void assertReadable() {
        WaitForAsyncUtils.waitForFxEvents();
        // Layout and check are one task: on a busy machine a stopped search may still send its last report, and a new
        // text has no place before the next layout.
        List<String> cut = WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, () -> {
            LaidOutExtension.layOut();
            return unreadable();
        });
        assertEquals(List.of(), cut);
    }

    /// On the JavaFX thread.
    private List<String> unreadable() {
        List<String> cut = new ArrayList<>();
        Deque<Node> open = new ArrayDeque<>(List.of(find("#side"), find(".rail")));
        double width = window.stage().getScene().getWidth();
        while (!open.isEmpty()) {
            Node node = open.pop();
            if (!node.isVisible() || node.getStyleClass().contains("tab-header-area")) {
                continue;
            }
            if (node instanceof Labeled labeled
                    && labeled.getText() != null
                    && !labeled.getText().isEmpty()) {
                boolean line = labeled.getStyleClass().contains("line-moves");
                Text shown = (Text) labeled.lookup(".text");
                Bounds bounds = labeled.localToScene(labeled.getLayoutBounds());
                if (!line
                        && shown != null
                        && shown.isVisible()
                        && !shown.getText()
                                .replace("\n", "")
                                .equals(labeled.getText().replace("\n", ""))) {
                    cut.add(labeled + " shows " + shown.getText());
                }
                if (bounds.getMaxX() > width + 1) {
                    cut.add(labeled + " ends at " + bounds.getMaxX());
                }
            }
            if (node instanceof Parent parent) {
                parent.getChildrenUnmodifiable().forEach(open::push);
            }
        }
        return cut;
    }
}
