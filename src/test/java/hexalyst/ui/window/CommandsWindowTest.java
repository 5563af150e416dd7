package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardKeys;
import hexalyst.ui.board.Overlay;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandAliases;
import hexalyst.ui.theme.Theme;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.service.query.NodeQuery;
import org.testfx.util.WaitForAsyncUtils;

/// The overview of all keys, the palette, and keys that the user chooses: with real keys and clicks.
@SuppressWarnings("NullAway.Init")
class CommandsWindowTest extends InWindow {
    private static final PseudoClass IMPOSSIBLE = PseudoClass.getPseudoClass("impossible");

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    private static boolean isThere(FxRobot robot, String query) {
        return robot.lookup(query).tryQuery().isPresent();
    }

    private static String spoken(FxRobot robot, String query) {
        return robot.lookup(query).queryButton().getAccessibleText();
    }

    private boolean lens() {
        return window.models().board().look().overlayProperty().get() == Overlay.LENS;
    }

    private void openPalette(FxRobot robot, String words) {
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        robot.write(words);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Scrolls to a row of the keys.
    private static void scrollTo(Node node) {
        for (Node outer = node.getParent(); outer != null; outer = outer.getParent()) {
            if (outer instanceof ScrollPane pane) {
                Bounds place = pane.getContent().sceneToLocal(node.localToScene(node.getBoundsInLocal()));
                double room = pane.getContent().getBoundsInLocal().getHeight()
                        - pane.getViewportBounds().getHeight();
                pane.setVvalue(Math.clamp(
                        (place.getCenterY() - pane.getViewportBounds().getHeight() / 2) / Math.max(1, room), 0, 1));
            }
        }
    }

    private static void click(FxRobot robot, String query) throws TimeoutException {
        click(robot, query, MouseButton.PRIMARY);
    }

    private static void click(FxRobot robot, String query, MouseButton button) throws TimeoutException {
        OpenWindow.await(() -> robot.lookup(query)
                .tryQuery()
                .filter(node -> node.getLayoutBounds().getWidth() > 0)
                .isPresent());
        robot.interact(() -> scrollTo(robot.lookup(query).query()));
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn(query, button);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// The key that a menu shows.
    private static String shown(FxRobot robot, String id) {
        MenuBar bar = robot.lookup("#menu").query();
        Deque<MenuItem> left = new ArrayDeque<>(bar.getMenus());
        while (!left.isEmpty()) {
            MenuItem item = left.pop();
            if (id.equals(item.getId())) {
                return item.getAccelerator() == null
                        ? ""
                        : item.getAccelerator().getDisplayText();
            }
            if (item instanceof Menu menu) {
                left.addAll(menu.getItems());
            }
        }
        throw new AssertionError("no item " + id);
    }

    /// The commands in the overview of all keys, with their keys.
    private static List<String> listed(FxRobot robot) {
        return robot.lookup(".key-row").queryAll().stream()
                .map(Node::getAccessibleText)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatThePaletteAsksForHasTheKeys(boolean mouse, FxRobot robot) throws TimeoutException {
        openPalette(robot, "external engine…");
        if (mouse) {
            click(robot, "External engine…");
        } else {
            window.key(robot, KeyCode.ENTER);
        }
        OpenWindow.await(() -> isThere(robot, "#engine-command"));
        robot.write("engine --gtp");
        assertEquals(
                "engine --gtp",
                robot.lookup("#engine-command").queryTextInputControl().getText());
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(isThere(robot, "#engine-command"));
    }

    @Test
    void allKeysAreShownAndDoNotActMeanwhile(FxRobot robot) throws Exception {
        window.play(robot, "e5w");
        window.key(robot, KeyCode.CONTROL, KeyCode.F1);
        assertTrue(isThere(robot, "#keys"));
        assertEquals("Lens: the value of every move, L", spoken(robot, "#key-lens"));
        assertEquals("Redo, Ctrl+Shift+Z, Ctrl+Y", spoken(robot, "#key-redo"));
        assertEquals("All keys, Ctrl+F1, ?", spoken(robot, "#key-keys"));
        assertEquals("Collapse all variations, no key", spoken(robot, "#key-fold-all"));
        window.picture("keys-light");
        window.key(robot, KeyCode.L);
        window.key(robot, KeyCode.LEFT);
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        window.key(robot, KeyCode.TAB);
        window.key(robot, KeyCode.TAB);
        assertFalse(lens());
        assertEquals("e5w", window.here());
        robot.clickOn("#keys-words").write("all variations");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of("Collapse all variations, no key", "Expand all variations, no key"), listed(robot));
        window.picture("keys-found-light");
        click(robot, "#key-fold-all");
        window.key(robot, KeyCode.ESCAPE);
        assertEquals(2, listed(robot).size(), "only the waiting for a key ends");
        window.key(robot, KeyCode.ESCAPE);
        assertTrue(listed(robot).size() > 100, "all are there again");
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(isThere(robot, "#keys"));
        window.key(robot, KeyCode.LEFT);
        assertEquals("the start", window.here(), "the keys act again");
    }

    /// A character's key is pressed, repeats and is released.
    private void hold(String character) {
        for (EventType<KeyEvent> type : List.of(
                KeyEvent.KEY_PRESSED,
                KeyEvent.KEY_TYPED,
                KeyEvent.KEY_PRESSED,
                KeyEvent.KEY_TYPED,
                KeyEvent.KEY_PRESSED,
                KeyEvent.KEY_TYPED,
                KeyEvent.KEY_RELEASED)) {
            String typed = type.equals(KeyEvent.KEY_TYPED) ? character : KeyEvent.CHAR_UNDEFINED;
            window.stage()
                    .getScene()
                    .getFocusOwner()
                    .fireEvent(new KeyEvent(type, typed, "", KeyCode.UNDEFINED, false, false, false, false));
        }
    }

    private void right(EventType<KeyEvent> type) {
        window.stage()
                .getScene()
                .getFocusOwner()
                .fireEvent(new KeyEvent(type, KeyEvent.CHAR_UNDEFINED, "", KeyCode.RIGHT, false, false, false, false));
    }

    private int ply() {
        GameTree tree = window.models().game().moment().tree();
        return tree.mainLine().indexOf(window.models().game().moment().id());
    }

    @Test
    void aHeldKeyStepsOnceForEachFrame(FxRobot robot) throws Exception {
        open(robot, "[Game \"Manalath\"]\n\n1. e5w a1b 2. c3w b4b 3. d2w d4b *\n");
        robot.interact(() -> {
            window.models().game().toStart();
            // All before the next frame, as when the window is late.
            for (int i = 0; i < 4; i++) {
                right(KeyEvent.KEY_PRESSED);
            }
            assertEquals(1, ply());
            right(KeyEvent.KEY_RELEASED);
            right(KeyEvent.KEY_PRESSED);
            assertEquals(2, ply(), "a key that is pressed again is not held");
        });
        CountDownLatch frame = new CountDownLatch(1);
        robot.interact(() -> {
            window.stage().getScene().addPostLayoutPulseListener(frame::countDown);
            Platform.requestNextPulse();
        });
        assertTrue(frame.await(1, TimeUnit.MINUTES));
        robot.interact(() -> {
            right(KeyEvent.KEY_PRESSED);
            assertEquals(3, ply(), "the held key goes on after a frame");
            right(KeyEvent.KEY_RELEASED);
        });
    }

    @Test
    void theQuestionMarkTheMenuAndAClickBesideIt(FxRobot robot) throws Exception {
        robot.interact(() -> hold("?"));
        assertTrue(isThere(robot, "#keys"));
        robot.write("l");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(
                "l",
                robot.lookup("#keys-words").queryTextInputControl().getText(),
                "a key that is held writes nothing, the next one does");
        click(robot, "#keys-close");
        assertFalse(isThere(robot, "#keys"));
        robot.clickOn("Help").clickOn("#menu-keys").write("l");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("l", robot.lookup("#keys-words").queryTextInputControl().getText());
        Stage stage = window.stage();
        robot.clickOn(stage.getX() + 10, stage.getY() + stage.getHeight() - 10);
        assertFalse(isThere(robot, "#keys"));
        window.key(robot, KeyCode.L);
        assertTrue(lens());
    }

    @Test
    void keysThatTypeAreLeftToText(FxRobot robot) {
        window.play(robot, "e5w");
        robot.clickOn("#comment").write("l?x");
        assertEquals("l?x", robot.lookup("#comment").queryAs(TextArea.class).getText());
        assertFalse(lens());
        assertFalse(isThere(robot, "#keys"));
        window.key(robot, KeyCode.DELETE);
        assertEquals("e5w", window.here());
        window.key(robot, KeyCode.CONTROL, KeyCode.F1);
        assertTrue(isThere(robot, "#keys"), "a key that types nothing acts in text too");
        window.key(robot, KeyCode.ESCAPE);
        robot.write("y");
        assertEquals(
                "l?xy", robot.lookup("#comment").queryAs(TextArea.class).getText(), "the focus is where it was before");
    }

    @Test
    void thePaletteFindsAndRuns(FxRobot robot) throws Exception {
        openPalette(robot, "value len");
        ListView<?> list = robot.lookup("#palette-list").queryListView();
        assertEquals(1, list.getItems().size());
        window.picture("palette-light");
        window.key(robot, KeyCode.ENTER);
        assertFalse(isThere(robot, "#palette"));
        assertTrue(lens());
        window.play(robot, "e5w");
        window.play(robot, "e6b");
        openPalette(robot, "to the");
        window.key(robot, KeyCode.DOWN);
        window.key(robot, KeyCode.UP);
        window.key(robot, KeyCode.ENTER);
        assertEquals("the start", window.here());
        openPalette(robot, "no such words");
        assertEquals(0, list.getItems().size());
        window.key(robot, KeyCode.ENTER);
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(isThere(robot, "#palette"));
    }

    @Test
    void whatIsNotPossibleIsGreyAndDoesNotRun(FxRobot robot) throws Exception {
        openPalette(robot, "promote");
        NodeQuery cells = robot.lookup("#palette-list .list-cell").<ListCell<?>>match(each -> !each.isEmpty());
        OpenWindow.await(() -> cells.tryQuery().isPresent());
        ListCell<?> cell = cells.query();
        assertTrue(cell.getPseudoClassStates().contains(IMPOSSIBLE));
        assertTrue(cell.getAccessibleText().contains("not available now"));
        window.picture("palette-impossible-light");
        window.key(robot, KeyCode.ENTER);
        robot.clickOn(cell);
        assertTrue(isThere(robot, "#palette"), "it waits for something that is possible");
        window.key(robot, KeyCode.ESCAPE);
        window.play(robot, "e5w");
        window.key(robot, KeyCode.HOME);
        window.play(robot, "e6w");
        openPalette(robot, "promote");
        click(robot, "Promote variation");
        assertEquals(
                "e6w",
                window.models()
                        .game()
                        .moment()
                        .tree()
                        .text(window.models().game().moment().tree().mainLine().get(1)));
    }

    @Test
    void aCommandGetsAnotherKeyAndEverythingTellsIt(FxRobot robot) throws Exception {
        Button button = robot.lookup("#go-back").queryButton();
        assertEquals("Back one move (Left)", button.getTooltip().getText());
        assertEquals("Left", shown(robot, "menu-back"));
        window.key(robot, KeyCode.CONTROL, KeyCode.F1);
        click(robot, "#key-back");
        assertTrue(text(robot, "#keys-text").contains("“Back”"));
        window.key(robot, KeyCode.F2);
        assertEquals("Back, F2", spoken(robot, "#key-back"));
        window.picture("keys-own-light");
        window.key(robot, KeyCode.ESCAPE);
        assertEquals("Back one move (F2)", button.getTooltip().getText());
        assertEquals("F2", shown(robot, "menu-back"));
        window.play(robot, "e5w");
        window.key(robot, KeyCode.LEFT);
        assertEquals("e5w", window.here(), "the old key is gone");
        window.key(robot, KeyCode.F2);
        assertEquals("the start", window.here());
    }

    @Test
    void aKeyOfAnotherCommandIsSaidAndOnlyTakenIfConfirmed(FxRobot robot) throws Exception {
        window.key(robot, KeyCode.CONTROL, KeyCode.F1);
        click(robot, "#key-lens");
        window.key(robot, KeyCode.CONTROL, KeyCode.D);
        assertEquals(
                "Ctrl+D belongs to “Switch between light and dark”. Use it for “Lens: the value of every move” instead?",
                text(robot, "#keys-text"));
        window.picture("keys-taken-light");
        click(robot, "#keys-cancel");
        assertEquals("Lens: the value of every move, L", spoken(robot, "#key-lens"));
        click(robot, "#key-lens");
        window.key(robot, KeyCode.CONTROL, KeyCode.D);
        click(robot, "#keys-yes");
        assertEquals("Switch between light and dark, no key", spoken(robot, "#key-dark"));
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.CONTROL, KeyCode.D);
        assertTrue(lens());
        assertEquals(
                Theme.LIGHT, window.models().shared().theme().themeProperty().get());
        window.key(robot, KeyCode.CONTROL, KeyCode.F1);
        click(robot, "#keys-reset-all");
        click(robot, "#keys-yes");
        assertEquals("Switch between light and dark, Ctrl+D", spoken(robot, "#key-dark"));
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.CONTROL, KeyCode.D);
        assertEquals(
                Theme.DARK, window.models().shared().theme().themeProperty().get());
        window.key(robot, KeyCode.CONTROL, KeyCode.F1);
        window.picture("keys-dark");
    }

    @Test
    void aMovesMenuTellsTheKeysOfTheCurrentMove(FxRobot robot) throws Exception {
        window.play(robot, "e5w");
        window.play(robot, "e6b");
        // The list of moves reuses its rows after a move, so a row found before may be gone.
        window.picture("move-menu-before");
        click(robot, "e6b", MouseButton.SECONDARY);
        assertEquals(List.of("Ctrl+Up", "Delete"), menuKeys(robot));
        window.picture("move-menu-light");
        window.key(robot, KeyCode.ESCAPE);
        click(robot, "e5w", MouseButton.SECONDARY);
        assertEquals(List.of("", ""), menuKeys(robot), "those keys would act on another move");
    }

    @Test
    void anOpenMenuHasAllKeys(FxRobot robot) {
        window.play(robot, "e5w");
        window.play(robot, "e6b");
        window.key(robot, KeyCode.HOME);
        robot.clickOn("Edit");
        window.key(robot, KeyCode.RIGHT);
        window.key(robot, KeyCode.RIGHT);
        window.key(robot, KeyCode.DELETE);
        window.key(robot, KeyCode.L);
        assertEquals(GameTree.ROOT, window.models().game().moment().id(), "the menu went on, and not the game");
        assertEquals(3, window.models().game().moment().tree().size());
        MenuBar bar = robot.lookup("#menu").query();
        assertTrue(bar.getMenus().get(3).isShowing(), "two to the right of Edit");
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.RIGHT);
        assertEquals("e5w", window.here());
    }

    private static List<String> menuKeys(FxRobot robot) {
        ContextMenu menu = (ContextMenu) robot.listWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .findFirst()
                .orElseThrow();
        return menu.getItems().stream()
                .filter(item -> List.of("move-promote", "move-delete").contains(String.valueOf(item.getId())))
                .map(item -> item.getAccelerator() == null
                        ? ""
                        : item.getAccelerator().getDisplayText())
                .toList();
    }

    /// An alias of a command that is not there would find nothing.
    @Test
    void everyAliasIsOfACommand(FxRobot robot) {
        window.key(robot, KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
        ListView<Command> all = robot.lookup("#palette-list").queryListView();
        Set<String> ids = all.getItems().stream().map(Command::id).collect(Collectors.toSet());
        for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN)) {
            Set<String> aliased = new HashSet<>(
                    Texts.in(language, CommandAliases::read).words().keySet());
            aliased.removeAll(ids);
            assertEquals(Set.of(), aliased);
        }
    }

    /// Two commands with one key would silently take it from each other. The tour has its keys only while it is shown,
    /// the cursor while it is on, and a turn can be ended only where one is in progress.
    @Test
    void onlyTheCursorsKeysHaveTwoCommands(FxRobot robot) {
        Map<KeyCombination, List<String>> owners = new HashMap<>();
        robot.interact(() -> {
            SystemClipboard clipboard = new SystemClipboard(
                    window.models().game(), window.models().text().paste());
            List<Command> all = new ArrayList<>(new BoardKeys(window.models().board()).commands());
            all.addAll(new WindowCommands(window.models(), clipboard, () -> {}).all());
            all.forEach(command -> command.defaultKeys()
                    .forEach(key -> owners.computeIfAbsent(key, none -> new ArrayList<>())
                            .add(command.id())));
        });
        assertEquals(
                Set.of(
                        List.of("leave", "tour-end"),
                        List.of("place", "endTurn", "tour-next"),
                        List.of("cursorLeft", "tour-back", "back"),
                        List.of("cursorRight", "tour-next", "forward"),
                        List.of("cursorUp", "previous-variation"),
                        List.of("cursorDown", "next-variation")),
                owners.values().stream().filter(ids -> ids.size() > 1).collect(Collectors.toSet()));
    }

    @Test
    void chosenKeysSurviveARestart(FxRobot robot) throws Exception {
        window.key(robot, KeyCode.CONTROL, KeyCode.F1);
        click(robot, "#key-lens");
        window.key(robot, KeyCode.CONTROL, KeyCode.K);
        window.key(robot, KeyCode.ESCAPE);
        window.close();
        robot.interact(() -> {
            window.stage().hide();
            window = new OpenWindow(new Stage(), folder.resolve("again"), settings);
        });
        OpenWindow.await(() -> window.stage().isFocused());
        window.key(robot, KeyCode.CONTROL, KeyCode.K);
        assertTrue(lens());
        assertEquals("Ctrl+K", shown(robot, "menu-lens"));
    }
}
