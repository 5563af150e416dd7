package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.ui.command.GridChoice;
import hexalyst.ui.layout.WindowPlace;
import hexalyst.ui.theme.KeptSettings;
import hexalyst.ui.theme.Theme;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// What the parts of the window have in common: the place on the screen, heads, edges, names that are not truncated,
/// and style sheets that JavaFX understands completely.
@SuppressWarnings("NullAway.Init")
class FrameWindowTest extends InWindow {
    private static final KeyCode[] PAGES = {
        KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5, KeyCode.DIGIT1
    };

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    private void resize(double width, double height) throws TimeoutException {
        OpenWindow.await(() -> {
            window.stage().setWidth(width);
            window.stage().setHeight(height);
            return Math.abs(window.stage().getScene().getWidth() - width) < 1;
        });
    }

    private Set<Node> seen(String query) {
        LaidOutExtension.layOut();
        return window.stage().getScene().getRoot().lookupAll(query).stream()
                .filter(FrameWindowTest::isSeen)
                .collect(Collectors.toSet());
    }

    private static boolean isSeen(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private Bounds place(String query) {
        Node node = seen(query).iterator().next();
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void theFirstWindowIsWhollyOnTheScreen(FxRobot robot) {
        robot.interact(() -> {
            Stage stage = new Stage();
            stage.setScene(new Scene(new Group()));
            new WindowPlace(stage, "window", WindowPlace.amid(1440, 900), new KeptSettings());
            stage.show();
            Rectangle2D screen = Screen.getPrimary().getVisualBounds();
            assertTrue(
                    screen.contains(new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight())),
                    stage.getX() + " " + stage.getY() + " on " + screen);
            stage.hide();
        });
    }

    @Test
    void aSecondTabMovesNothingOnThePage(FxRobot robot) throws IOException, TimeoutException {
        resize(1440, 900);
        for (int size : new int[] {100, 125, 150}) {
            settle(robot, size);
            Bounds board = place(".board-card");
            Bounds menu = place("#menu");
            window.key(robot, KeyCode.CONTROL, KeyCode.T);
            WaitForAsyncUtils.waitForFxEvents();
            assertTrue(seen("#desk-tabs").size() == 1);
            Bounds now = place(".board-card");
            assertEquals(board.getMinY(), now.getMinY(), "at " + size);
            assertEquals(board.getHeight(), now.getHeight(), "at " + size);
            // The divider is rounded to whole pixels again.
            assertEquals(board.getWidth(), now.getWidth(), 2, "at " + size);
            assertEquals(menu, place("#menu"), "at " + size);
            assertTrue(place("#desk-tabs").getMinX() >= menu.getMaxX());
            window.picture("frame-tabs-" + size);
            window.key(robot, KeyCode.CONTROL, KeyCode.W);
        }
    }

    private void settle(FxRobot robot, int percent) {
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT0);
        for (int step : new int[] {110, 125, 150}) {
            if (step <= percent) {
                window.key(robot, KeyCode.CONTROL, KeyCode.EQUALS);
            }
        }
        LaidOutExtension.layOut();
    }

    @Test
    void namesOfTabsAndTheCommentAreNeverCut(FxRobot robot) throws IOException, TimeoutException {
        window.play(robot, "e5w");
        for (double[] size : new double[][] {{1440, 900}, {1280, 720}, {1101, 720}}) {
            resize(size[0], size[1]);
            for (int percent : new int[] {100, 150}) {
                settle(robot, percent);
                // As narrow as the side panel can be.
                for (double divider : new double[] {0.6, 0.97}) {
                    robot.interact(() -> window.stage().getScene().getRoot().lookupAll("#split").stream()
                            .map(SplitPane.class::cast)
                            .forEach(split -> split.setDividerPosition(0, divider)));
                    String where = size[0] + " at " + percent + ", divider " + divider;
                    if (seen("#fold-row").isEmpty()) {
                        assertEquals(4, seen(".game-tabs .tab-label").size(), where);
                        assertWhole(".game-tabs .tab-label", ".moves-card", where);
                    } else {
                        assertEquals(6, seen("#fold-row .toggle-button").size(), where);
                        assertWhole("#fold-row .toggle-button", "#fold-row", where);
                    }
                    assertWhole(".comment-head .card-title", ".comment-card", where);
                    assertWhole(".comment-head .glyph", ".comment-card", where);
                }
                window.picture("frame-names-" + (int) size[0] + "-" + percent);
            }
        }
    }

    private void assertWhole(String query, String holder, String where) {
        LaidOutExtension.layOut();
        LaidOutExtension.layOut();
        for (Node node : seen(query)) {
            Labeled label = (Labeled) node;
            Text text = (Text) label.lookup(".text");
            assertEquals(label.getText(), text.getText(), where);
            Bounds bounds = label.localToScene(label.getLayoutBounds());
            Bounds room = place(holder);
            assertTrue(
                    bounds.getMaxX() <= room.getMaxX() && bounds.getMaxY() <= room.getMaxY(),
                    where + ": " + label.getText() + " " + bounds + " in " + room);
        }
    }

    /// The look of a head, in words that can be compared.
    private static String looks(Node node) {
        Region head = (Region) node;
        Paint fill = head.getBackground().getFills().getFirst().getFill();
        return fill + " at least " + head.getMinHeight();
    }

    @Test
    void everyPanelHasTheSameHead(FxRobot robot) throws IOException {
        Set<String> looks =
                seen(".card-head").stream().map(FrameWindowTest::looks).collect(Collectors.toSet());
        for (KeyCode page : PAGES) {
            window.key(robot, KeyCode.ALT, page);
            WaitForAsyncUtils.waitForFxEvents();
            assertFalse(seen("#side .card-head").isEmpty(), page + " has no head");
            seen("#side .card-head").forEach(head -> looks.add(looks(head)));
            seen("#side .card-title").stream()
                    .map(Node::getParent)
                    .forEach(head -> assertTrue(head.getStyleClass().contains("card-head"), page + ": " + head));
            window.picture("frame-page-" + page.getName());
        }
        assertEquals(1, looks.size(), looks.toString());
    }

    @Test
    void cardsAndQuestionsHaveTheSameEdges(FxRobot robot) throws IOException {
        Insets head = new Insets(6, 10, 6, 18);
        Insets body = new Insets(14, 18, 12, 18);
        window.play(robot, "e5w");
        for (KeyCode[] keys : new KeyCode[][] {
            {KeyCode.CONTROL, KeyCode.COMMA}, {KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E}, {KeyCode.SHIFT, KeyCode.F1}
        }) {
            window.key(robot, keys);
            WaitForAsyncUtils.waitForFxEvents();
            for (Node node : seen(".veil > .card .card-head")) {
                assertEquals(head, ((Region) node).getPadding(), node.toString());
            }
            assertFalse(seen(".veil > .card .card-body").isEmpty());
            for (Node node : seen(".veil > .card .card-body")) {
                assertEquals(body, ((Region) node).getPadding(), node.toString());
            }
            assertEquals(1, seen(".veil > .card > .card-head").size());
            window.key(robot, KeyCode.ESCAPE);
        }
        window.key(robot, KeyCode.CONTROL, KeyCode.W);
        WaitForAsyncUtils.waitForFxEvents();
        Region question = robot.lookup("#question").queryAs(Region.class);
        window.picture("frame-question");
        assertEquals(head, ((Region) question.lookup(".card-head")).getPadding());
        assertEquals(42, ((Region) question.lookup(".card-head")).getMinHeight());
        assertEquals(body, ((Region) question.lookup(".card-body")).getPadding());
        window.key(robot, KeyCode.ESCAPE);
    }

    @Test
    void fieldsOfThePreferencesHaveOneWidth(FxRobot robot) throws IOException {
        window.key(robot, KeyCode.CONTROL, KeyCode.COMMA);
        List<Double> widths = new ArrayList<>();
        for (String section : List.of("general", "engine", "files")) {
            Predicate<Node> field = node -> node instanceof ComboBox<?> || node instanceof TextField;
            seen("#preferences .combo-box").forEach(node -> widths.add(((Region) node).getWidth()));
            seen("#preferences .text-field").stream()
                    .filter(field)
                    .forEach(node -> widths.add(((Region) node).getWidth()));
            window.picture("frame-preferences-" + section);
            window.key(robot, KeyCode.RIGHT);
            WaitForAsyncUtils.waitForFxEvents();
        }
        assertTrue(widths.size() >= 9, "five choices, three numbers and a folder: " + widths);
        assertEquals(1, Set.copyOf(widths).size(), widths.toString());
    }

    @Test
    void whoPlaysStandsAboveTheMovesAndIsChangedThere(FxRobot robot) throws IOException, TimeoutException {
        assertTrue(seen("#game-players").isEmpty());
        robot.clickOn("File").clickOn("#menu-details");
        robot.clickOn("#details-white").write("Eve");
        robot.clickOn("#details-result").push(KeyCode.UP).push(KeyCode.ENTER);
        window.key(robot, KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("Eve – ? · 1/2-1/2", players());
        robot.clickOn("#game-players").clickOn("#details-black").write("E");
        OpenWindow.await(() -> robot.lookup(".auto-complete-popup").tryQuery().isPresent());
        robot.push(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(seen("#question").isEmpty(), "Enter has chosen a name, not left the card");
        window.picture("details");
        robot.push(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("Eve – Eve · 1/2-1/2", players());
        window.picture("players");
    }

    private String players() {
        return ((Labeled) seen("#game-players").iterator().next()).getText();
    }

    @Test
    void piecesAndBoardsAreChosenByPicture(FxRobot robot) throws IOException {
        robot.clickOn("View").clickOn("#menu-part-board").clickOn("#menu-pieces");
        WaitForAsyncUtils.waitForFxEvents();
        Set<Node> pieces = robot.lookup(".pieces-sample .piece").queryAll();
        assertEquals(8, pieces.size());
        Set<String> sets = pieces.stream()
                .flatMap(piece -> piece.getStyleClass().stream())
                .filter(name -> name.startsWith("pieces-") || name.startsWith("edition-"))
                .collect(Collectors.toSet());
        assertEquals(
                Set.of("edition-manalath-designer", "pieces-white-black", "pieces-orange-purple", "pieces-shapes"),
                sets);
        window.picture("frame-pieces", pieces.iterator().next().getScene().getRoot());
        robot.clickOn("#menu-pieces-SHAPES").clickOn("#board-headline");
        window.key(robot, KeyCode.CONTROL, KeyCode.N);
        window.key(robot, KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        // The list needs its room below the card: what is outside the screen has no pixels in a test.
        robot.interact(() -> {
            Window shown = robot.lookup("#new-board").query().getScene().getWindow();
            shown.setX(0);
            shown.setY(0);
        });
        robot.clickOn("#new-board");
        WaitForAsyncUtils.waitForFxEvents();
        List<Node> cells = robot
                .lookup((Node node) -> node instanceof ListCell<?> cell
                        && cell.isVisible()
                        && cell.getItem() instanceof Grid
                        && cell.getGraphic() != null)
                .queryAll()
                .stream()
                .toList();
        assertTrue(cells.size() > 3, cells.toString());
        window.picture("frame-boards", cells.getFirst().getScene().getRoot());
        GridChoice boards = robot.lookup("#new-board").queryAs(GridChoice.class);
        Grid chosen = boards.getValue();
        window.key(robot, KeyCode.END);
        assertNotEquals(chosen, boards.getValue());
        window.key(robot, KeyCode.ESCAPE);
        assertEquals(chosen, boards.getValue(), "Escape takes back what End has chosen");
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.ESCAPE);
    }

    @Test
    void everyStyleIsUnderstoodInEveryTheme(FxRobot robot) {
        List<String> warnings = new CopyOnWriteArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                if (record.getLevel().intValue() >= Level.WARNING.intValue()) {
                    warnings.add(record.getMessage());
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger css = Logger.getLogger("javafx.css");
        css.addHandler(handler);
        css.setLevel(Level.WARNING);
        css.setUseParentHandlers(false);
        try {
            // Checks the test itself: errors are noticed.
            robot.interact(() -> {
                Region wrong = new Region();
                new Scene(new StackPane(wrong));
                wrong.setStyle("-fx-background-color: -hx-nothing-of-this-name;");
                wrong.applyCss();
            });
            assertFalse(warnings.isEmpty(), "a wrong colour is told of");
            warnings.clear();
            window.play(robot, "e5w");
            for (Theme theme : Theme.values()) {
                robot.interact(
                        () -> window.models().shared().theme().themeProperty().set(theme));
                for (KeyCode page : PAGES) {
                    window.key(robot, KeyCode.ALT, page);
                    LaidOutExtension.layOut();
                }
                for (KeyCode tab : PAGES) {
                    window.key(robot, KeyCode.CONTROL, tab);
                    LaidOutExtension.layOut();
                }
                for (KeyCode[] keys : new KeyCode[][] {
                    {KeyCode.CONTROL, KeyCode.COMMA},
                    {KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E},
                    {KeyCode.CONTROL, KeyCode.F1},
                    {KeyCode.CONTROL, KeyCode.N}
                }) {
                    window.key(robot, keys);
                    LaidOutExtension.layOut();
                    window.key(robot, KeyCode.ESCAPE);
                }
                robot.clickOn("View").clickOn("#menu-part-board").clickOn("#menu-pieces");
                window.key(robot, KeyCode.ESCAPE);
                window.key(robot, KeyCode.ESCAPE);
            }
        } finally {
            css.setUseParentHandlers(true);
            css.setLevel(null);
            css.removeHandler(handler);
        }
        assertEquals(List.of(), List.copyOf(Set.copyOf(warnings)));
    }
}
