package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.board.PieceSet;
import hexalyst.game.Side;
import hexalyst.ui.engine.ResourcesViewModel;
import hexalyst.ui.prefs.Language;
import hexalyst.ui.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The preferences with clicks and keys.
@SuppressWarnings("NullAway.Init")
class PreferencesWindowTest extends InWindow {

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    private ResourcesViewModel resources() {
        return window.models().shared().resources();
    }

    private void open(FxRobot robot) {
        window.key(robot, KeyCode.CONTROL, KeyCode.COMMA);
    }

    private static boolean isOpen(FxRobot robot) {
        return robot.lookup("#preferences").tryQuery().isPresent();
    }

    /// Replaces the text of a field by typing letter by letter.
    private void type(FxRobot robot, String field, String text) {
        robot.clickOn(field);
        window.key(robot, KeyCode.CONTROL, KeyCode.A);
        robot.write(text);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void choose(FxRobot robot, String box, String text) {
        robot.clickOn(box);
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn((ListCell<?> cell) -> cell.isVisible() && text.equals(cell.getText()));
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void generalChoicesTakeEffectAtOnceUnlessTheLanguageWouldEndWork(FxRobot robot) throws IOException {
        open(robot);
        window.picture("preferences-general");
        choose(robot, "#preferences-theme-choice", "Dark");
        assertEquals(
                Theme.DARK, window.models().shared().theme().themeProperty().get());
        choose(robot, "#preferences-pieces-choice", "Orange and purple");
        assertEquals(
                PieceSet.ORANGE_PURPLE,
                window.models().board().look().piecesProperty().get());
        choose(robot, "#preferences-textSize", "125 %");
        assertEquals("125", window.models().settings().get("text.size", ""));
        window.picture("preferences-larger");
        choose(robot, "#preferences-textSize", "100 %");
        choose(robot, "#preferences-lines", "7");
        assertEquals(7, window.models().values().lines().countProperty().get());
        assertEquals("", text(robot, "#preferences-language-note"));
        choose(robot, "#preferences-language-choice", "Deutsch");
        assertEquals("", text(robot, "#preferences-language-note"), "at once");
        assertEquals(Language.GERMAN, Language.kept(window.models().settings()));
        robot.interact(() -> window.models().setup().edit(now -> now.with(Side.BLACK)));
        choose(robot, "#preferences-language-choice", "English");
        assertTrue(text(robot, "#preferences-language-note").contains("work in progress"));
        window.picture("preferences-general-dark");
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(isOpen(robot));
        window.key(robot, KeyCode.RIGHT);
        assertTrue(window.board().isFocused(), "the keys are where they were");
    }

    @Test
    void badNumbersAreToldBesideTheFieldAndChangeNothing(FxRobot robot) throws IOException {
        robot.clickOn("#engine-resources");
        String before = resources().textProperty().get();
        assertEquals("1 thread · 32 MB", before);
        type(robot, "#preferences-threads", "many");
        assertTrue(text(robot, "#preferences-problem-threads").contains("from 1 to 2"));
        type(robot, "#preferences-memory", "65");
        assertTrue(text(robot, "#preferences-problem-memory").contains("from 16 to 64"));
        window.picture("preferences-engine-wrong");
        window.key(robot, KeyCode.ENTER);
        assertEquals(before, resources().textProperty().get());
        type(robot, "#preferences-memory", "64");
        assertEquals("", text(robot, "#preferences-problem-memory"));
        assertEquals(before, resources().textProperty().get(), "not before the typing is over");
        window.key(robot, KeyCode.ENTER);
        assertEquals("1 thread · 64 MB", resources().textProperty().get());
        type(robot, "#preferences-patience", "5");
        robot.clickOn("#preferences-close");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(Duration.ofSeconds(5), resources().patience(), "taken when the card was closed");
        assertEquals(1, resources().wanted().threads());
        robot.clickOn("#engine-resources");
        assertEquals(
                "64",
                robot.lookup("#preferences-memory").queryAs(TextField.class).getText());
    }

    @Test
    void whileTheEngineWorksAChangeWaitsForItsEnd(FxRobot robot) throws TimeoutException, IOException {
        open(robot, ENDLESS);
        window.key(robot, KeyCode.SPACE);
        assertTrue(window.models().values().engine().runningProperty().get());
        robot.clickOn("#engine-resources");
        type(robot, "#preferences-threads", "2");
        window.key(robot, KeyCode.ENTER);
        assertTrue(text(robot, "#preferences-in-use").contains("1 thread"));
        assertTrue(text(robot, "#preferences-in-use").contains("when the current search ends"));
        window.picture("preferences-engine-waiting");
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(isOpen(robot));
        window.key(robot, KeyCode.SPACE);
        assertFalse(window.models().values().engine().runningProperty().get());
        OpenWindow.await(
                () -> "2 threads · 32 MB".equals(resources().textProperty().get()));
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(
                () -> !window.models().values().engine().state().effort().isEmpty());
        window.key(robot, KeyCode.SPACE);
    }

    @Test
    void filesAreForgottenTheFolderIsCopiedAndTheKeysAreShown(FxRobot robot) throws IOException {
        window.chosen().add(Files.writeString(folder.resolve("one.hgn"), "[Game \"Manalath\"]\n\n1. e5w *\n"));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
        assertEquals(1, window.openTabs().recent().files().size());
        open(robot);
        robot.clickOn("Files");
        assertEquals("1 file", text(robot, "#preferences-recent"));
        window.picture("preferences-files");
        robot.clickOn("#preferences-clear-recent");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(0, window.openTabs().recent().files().size());
        assertEquals("No files", text(robot, "#preferences-recent"));
        robot.clickOn("#preferences-copy-data");
        Optional<String> copied = WaitForAsyncUtils.waitForAsyncFx(
                OpenWindow.END,
                () -> Optional.ofNullable(Clipboard.getSystemClipboard().getString()));
        assertEquals(robot.lookup("#preferences-data").queryAs(TextField.class).getText(), copied.orElse(""));
        robot.clickOn("Keys");
        robot.clickOn("#preferences-keys-show");
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(isOpen(robot));
        assertTrue(robot.lookup("#keys").tryQuery().isPresent());
    }

    @Test
    void theMenuShowsThemToo(FxRobot robot) {
        robot.clickOn("Edit");
        robot.clickOn("#menu-preferences");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(isOpen(robot));
        assertEquals(
                Theme.LIGHT,
                robot.lookup("#preferences-theme-choice")
                        .queryAs(ComboBox.class)
                        .getValue());
    }
}
