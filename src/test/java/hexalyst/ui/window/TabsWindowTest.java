package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Tabs, files of many games and recent files, with real clicks and keys.
@SuppressWarnings("NullAway.Init")
class TabsWindowTest extends InWindow {
    private static final String ONE = "[Game \"Manalath\"]\n[White \"Ann\"]\n\n1. e5w g6b *\n";

    private Stage stage;

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
        stage = window.stage();
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private void open(FxRobot robot, String name, String text) throws IOException {
        window.chosen().add(file(name, text));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
    }

    private int moves() {
        return window.models().game().moment().tree().size() - 1;
    }

    private static boolean stripIsThere(FxRobot robot) {
        return robot.lookup("#desk-tabs").query().isVisible();
    }

    /// The cross of a tab.
    private static Node cross(FxRobot robot, String tab) {
        return robot.from(robot.lookup(tab)).lookup(".desk-close").query();
    }

    @Test
    void tabsAreOpenedShownAndClosedWithKeysAndClicks(FxRobot robot) throws IOException {
        assertFalse(stripIsThere(robot));
        window.play(robot, "e5w");
        window.key(robot, KeyCode.CONTROL, KeyCode.T);
        assertTrue(stripIsThere(robot));
        assertEquals(2, window.openTabs().tabs().size());
        assertEquals(0, moves());
        window.play(robot, "a1b");
        window.play(robot, "a2b");
        assertEquals(2, moves(), "the new tab's board has the mouse");
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals(1, moves());
        window.picture("tabs-light");
        window.key(robot, KeyCode.CONTROL, KeyCode.TAB);
        assertEquals("e5w", window.here());
        window.key(robot, KeyCode.LEFT);
        assertEquals("the start", window.here(), "the shown tab has the keys");
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals(0, moves(), "and the keys of the menu");
        window.key(robot, KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        assertEquals(1, moves(), "the other tab's game is as it was");
        robot.clickOn("#comment");
        window.key(robot, KeyCode.CONTROL, KeyCode.TAB);
        assertEquals(0, moves(), "from a text too");
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT3);
        robot.clickOn("#notation-text");
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.TAB);
        assertEquals(1, moves());
        robot.clickOn("#desk-tab-1");
        assertEquals(0, moves());
        robot.clickOn("#desk-new");
        assertEquals(3, window.openTabs().tabs().size());
        robot.clickOn(cross(robot, "#desk-tab-current"));
        assertEquals(2, window.openTabs().tabs().size());
        assertEquals(0, moves(), "back in the tab from which the closed one was opened");
        window.key(robot, KeyCode.CONTROL, KeyCode.TAB);
        window.key(robot, KeyCode.CONTROL, KeyCode.W);
        assertTrue(robot.lookup("Don't save").tryQuery().isPresent(), "the tab with a1b is not saved");
        escape(robot, "Don't save");
        assertFalse(robot.lookup("Don't save").tryQuery().isPresent());
        assertEquals(2, window.openTabs().tabs().size(), "Escape throws nothing away");
        window.key(robot, KeyCode.CONTROL, KeyCode.W);
        robot.clickOn("Don't save");
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(stripIsThere(robot));
        assertEquals(0, moves());
    }

    @Test
    void filesOpenInTabsAndTheStripTellsWhatIsNotSaved(FxRobot robot) throws IOException {
        open(robot, "first.hgn", ONE);
        assertEquals("first.hgn – Hexalyst", stage.getTitle());
        assertFalse(stripIsThere(robot), "the first file takes the empty tab");
        open(robot, "second_study.hgn", ONE);
        assertTrue(stripIsThere(robot));
        assertEquals("second_study.hgn – Hexalyst", stage.getTitle());
        assertEquals("second_study.hgn", stripText(robot, "#desk-tab-current"));
        window.play(robot, "i5w");
        assertEquals("second_study.hgn • – Hexalyst", stage.getTitle());
        assertTrue(robot.lookup("#desk-tab-current").query().getAccessibleText().contains("not saved, tab 2 of 2"));
        robot.interact(() -> {
            stage.setWidth(1100);
            stage.setHeight(720);
        });
        robot.clickOn("#desk-tab-1");
        assertEquals("first.hgn – Hexalyst", stage.getTitle());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(1100, stage.getScene().getWidth(), 40, "the other tab fills the window too");
        assertEquals(1100, stage.getWidth(), 1);
        robot.clickOn("#rail-theme");
        robot.clickOn("#desk-tab-2");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(1100, stage.getScene().getWidth(), 40);
        window.picture("tabs-dark");
        open(robot, "first.hgn", ONE);
        assertEquals(2, window.openTabs().tabs().size(), "a file that is open is shown");
        assertEquals("first.hgn – Hexalyst", stage.getTitle());
        robot.clickOn("#desk-tab-current", MouseButton.MIDDLE);
        assertEquals(1, window.openTabs().tabs().size());
        assertEquals("second_study.hgn • – Hexalyst", stage.getTitle());
    }

    @Test
    void tabsUseTheRoomThereIs(FxRobot robot) throws IOException {
        open(robot, "engine-game-38-analyzed.hgn", ONE);
        open(robot, "engine-game-14-analyzed.hgn", ONE);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("engine-game-14-analyzed.hgn", stripText(robot, "#desk-tab-current"));
        assertEquals("engine-game-38-analyzed.hgn", stripText(robot, "#desk-tab-1"));
    }

    private static String stripText(FxRobot robot, String tab) {
        return robot.from(robot.lookup(tab))
                .lookup(".desk-tab-name")
                .queryAs(Labeled.class)
                .getText();
    }

    @Test
    void closingTheWindowAsksOnceForAllTabs(FxRobot robot) throws IOException {
        window.play(robot, "e5w");
        window.key(robot, KeyCode.CONTROL, KeyCode.T);
        window.play(robot, "a1b");
        close();
        window.picture("unsaved-all");
        robot.clickOn("Cancel");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(stage.isShowing());
        assertEquals(2, window.openTabs().tabs().size());
        close();
        escape(robot, "Discard all");
        assertTrue(stage.isShowing(), "Escape throws nothing away");
        assertEquals(2, window.openTabs().tabs().size());
        close();
        close();
        assertEquals(1, robot.lookup("#question").queryAll().size(), "who is asked answers first");
        robot.clickOn("Discard all");
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(stage.isShowing());
    }

    @Test
    void aQuestionLiesOverTheCardThatIsOpen(FxRobot robot) throws IOException {
        window.play(robot, "e5w");
        window.key(robot, KeyCode.CONTROL, KeyCode.COMMA);
        close();
        assertTrue(robot.lookup("#preferences").query().isDisabled());
        window.picture("question-over-card");
        window.key(robot, KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(robot.lookup("#preferences").query().isDisabled(), "Escape leaves one thing at a time");
        window.key(robot, KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup("#preferences").tryQuery().isEmpty());
        assertTrue(stage.isShowing());
        assertSame(window.board(), stage.getScene().getFocusOwner());
    }

    /// In the card that asks.
    private void escape(FxRobot robot, String button) {
        robot.interact(() -> robot.lookup(button).query().requestFocus());
        window.key(robot, KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void close() {
        Platform.runLater(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void aGameOfManyIsFoundByWords(FxRobot robot) throws IOException {
        open(robot, "many.hgn", many());
        assertEquals("1 / 120 · Player 1 – Ann, 1-0", text(robot, "#games"));
        robot.clickOn("#games");
        assertEquals("120 games", text(robot, "#games-count"));
        WaitForAsyncUtils.waitForFxEvents();
        robot.write("ann 16");
        assertEquals("1 of 120 games", text(robot, "#games-count"));
        robot.interact(
                () -> robot.lookup("#games-search").queryAs(TextField.class).setText("cup"));
        TableView<?> list = robot.lookup("#games-list").queryTableView();
        assertEquals(12, list.getItems().size());
        window.key(robot, KeyCode.DOWN);
        window.key(robot, KeyCode.DOWN);
        assertEquals(2, list.getSelectionModel().getSelectedIndex());
        window.picture("games-list-light", list.getParent());
        window.key(robot, KeyCode.ENTER);
        assertFalse(robot.lookup("#games-table").query().isVisible(), "the table is put away");
        assertEquals("30 / 120 · Player 30 – Cy, 0-1", text(robot, "#games"));
        window.key(robot, KeyCode.PAGE_DOWN);
        assertEquals(30, window.models().files().selectedProperty().get());
        window.key(robot, KeyCode.PAGE_UP);
        window.key(robot, KeyCode.END);
        assertEquals("g6b", window.here(), "the board has the keys");
        robot.clickOn("#games");
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(robot.lookup("#games-table").query().isVisible());
        assertEquals(29, window.models().files().selectedProperty().get());
    }

    @Test
    void severalGamesAreMovedAndExportedTogether(FxRobot robot) throws IOException {
        open(robot, "many.hgn", many());
        robot.clickOn("#games").clickOn("Player 2 – Bert");
        window.key(robot, KeyCode.SHIFT, KeyCode.DOWN);
        window.key(robot, KeyCode.SHIFT, KeyCode.DOWN);
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DOWN);
        assertEquals(List.of("1", "5", "2", "3", "4", "6"), firstPlayers());
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup("The 3 selected games").tryQuery().isPresent());
        window.key(robot, KeyCode.ESCAPE);
        assertEquals("1 / 120 · Player 1 – Ann, 1-0", text(robot, "#games"), "the open game stays");
        TableView<?> table = robot.lookup("#games-list").queryTableView();
        assertEquals(3, table.getSelectionModel().getSelectedIndices().size(), "they stay selected");
        sortByName(robot, table);
        assertEquals(List.of("1", "5", "2", "3", "4", "6"), firstPlayers(), "sorting changes no file");
        robot.clickOn("#games-more").clickOn("#games-arrange");
        assertEquals(List.of("1", "2", "3", "4", "5", "6"), firstPlayers());
        robot.interact(() -> window.models().files().edits().undo());
        assertEquals(List.of("1", "5", "2", "3", "4", "6"), firstPlayers());
        window.picture("games-table");
    }

    /// As a click on the column's head does.
    private static <T> void sortByName(FxRobot robot, TableView<T> table) {
        robot.interact(
                () -> table.getSortOrder().setAll(List.of(table.getColumns().get(1))));
    }

    private List<String> firstPlayers() {
        return window.models().files().trees().stream()
                .limit(6)
                .map(tree -> tree.tags().get("White").orElseThrow().substring("Player ".length()))
                .toList();
    }

    private static String many() {
        StringBuilder text = new StringBuilder();
        List<String> opponents = List.of("Ann", "Bert", "Cy");
        for (int i = 1; i <= 120; i++) {
            text.append("[Game \"Manalath\"]\n[White \"Player ").append(i);
            text.append("\"]\n[Black \"").append(opponents.get((i - 1) % 3));
            text.append("\"]\n[Event \"").append(i % 10 == 0 ? "Winter cup" : "Evening");
            text.append("\"]\n[Result \"").append(i % 2 == 1 ? "1-0" : "0-1").append("\"]\n\n1. e5w g6b ");
            text.append(i % 2 == 1 ? "1-0" : "0-1").append("\n\n");
        }
        return text.toString();
    }

    @Test
    void aGameIsTakenOutOfAFile(FxRobot robot) throws IOException {
        open(robot, "two.hgn", ONE + "\n" + ONE.replace("Ann", "Bo"));
        robot.clickOn("#games").clickOn("#games-more").clickOn("#games-remove");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(1, window.models().files().countProperty().get());
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals(2, window.models().files().countProperty().get(), "it is not gone for good");
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertEquals(1, window.models().files().countProperty().get());
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(robot.lookup("#games").query().getParent().isVisible(), "there is nothing to choose from");
        assertEquals(
                "Bo", window.models().game().moment().tree().tags().get("White").orElseThrow());
        assertTrue(stage.getTitle().contains("•"));
    }

    @Test
    void aRecentFileIsOpenedFromTheMenu(FxRobot robot) throws IOException {
        open(robot, "a_b.hgn", ONE);
        open(robot, "c.hgn", ONE);
        window.key(robot, KeyCode.CONTROL, KeyCode.W);
        assertEquals("a_b.hgn – Hexalyst", stage.getTitle());
        Files.delete(folder.resolve("a_b.hgn"));
        robot.clickOn("File").clickOn("#menu-open-recent");
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn("#menu-recent-0");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("c.hgn – Hexalyst", stage.getTitle());
        window.key(robot, KeyCode.CONTROL, KeyCode.PAGE_UP);
        window.key(robot, KeyCode.CONTROL, KeyCode.W);
        robot.clickOn("File").clickOn("#menu-open-recent");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup((Labeled label) ->
                        label.getText() != null && label.getText().startsWith("a_b.hgn"))
                .tryQuery()
                .isPresent());
        robot.clickOn("#menu-recent-1");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("c.hgn – Hexalyst", stage.getTitle(), "the other file is gone");
        assertTrue(text(robot, "#status-message").contains("a_b.hgn"));
        assertEquals(1, window.openTabs().recent().files().size());
        robot.clickOn("File").clickOn("#menu-open-recent");
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn("#menu-clear-recent");
        assertEquals(List.of(), window.openTabs().recent().files());
    }

    @Test
    void droppedFilesAreOpenedEachInATab(FxRobot robot) throws IOException {
        List<File> dropped = List.of(
                file("x.hgn", ONE).toFile(), folder.toFile(), file("y.hgn", ONE).toFile());
        FileDrop drop = robot.lookup("#file-drop").queryAs(FileDrop.class);
        Node hint = robot.lookup("#drop-hint").query();
        assertFalse(hint.isVisible());
        robot.interact(() -> drop.hover(true));
        assertTrue(hint.isVisible());
        window.picture("drop-light");
        robot.interact(() -> {
            assertFalse(drop.drop(List.of(folder.toFile())));
            assertTrue(drop.drop(dropped));
        });
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(hint.isVisible());
        assertEquals(2, window.openTabs().tabs().size());
        assertEquals("y.hgn – Hexalyst", stage.getTitle());
    }

    @Test
    void whatWasLeftBehindIsRestoredWithAClick(FxRobot robot) throws IOException {
        Path journals = Files.createDirectories(folder.resolve("journal"));
        Files.writeString(journals.resolve("one.hgn"), ONE);
        Files.writeString(journals.resolve("two.hgn"), ONE);
        robot.interact(() -> window.leftovers().look());
        WaitForAsyncUtils.waitForFxEvents();
        window.picture("recovery-light");
        assertTrue(text(robot, "#recovery-text").endsWith("(2 moves) and 1 more"));
        robot.clickOn("#recovery-restore-all");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(2, window.openTabs().tabs().size());
        assertEquals(2, moves());
        assertFalse(robot.lookup("#recovery").query().isVisible());
    }

    @Test
    void whatAMenuTellsOfTabsIsThere(FxRobot robot) {
        robot.clickOn("File");
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn("#menu-new-tab");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(2, window.openTabs().tabs().size());
        OpenTab second = window.openTabs().current();
        robot.clickOn("File");
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn("#menu-previous-tab");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(window.openTabs().tabs().getFirst(), window.openTabs().current());
        robot.clickOn("File");
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn("#menu-close-tab");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of(second), window.openTabs().tabs());
    }
}
