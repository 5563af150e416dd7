package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.puzzle.PuzzleViewModel;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import javafx.scene.control.skin.TableHeaderRow;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Everything that can be focused or clicked has a text for a screen reader.
@SuppressWarnings("NullAway.Init")
class SpokenTextsTest extends InWindow {
    private static final String GAME =
            "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n1. c3w a1b (1... b1b) 2. b2w b4b *\n";

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    private static boolean clickable(Node node) {
        return node.isFocusTraversable()
                || node.getOnMouseClicked() != null
                || node.getOnMousePressed() != null
                || node instanceof ButtonBase;
    }

    /// Containers, which a screen reader skips, and nodes that JavaFX creates and names itself.
    private static boolean holdsOthers(Node node) {
        return node instanceof ScrollPane
                || node instanceof SplitPane
                || node instanceof TabPane
                || node instanceof MenuBar
                || node instanceof TableRow<?>
                || node instanceof TableCell<?, ?>
                || node.getClass().getName().startsWith("javafx.scene.control.skin.");
    }

    /// Nodes whose inner nodes JavaFX creates and names itself.
    private static boolean whole(Node node) {
        return node instanceof Spinner<?>
                || node instanceof ComboBox<?>
                || node instanceof ScrollBar
                || node instanceof TableHeaderRow
                || node.getStyleClass().contains("control-buttons-tab");
    }

    private static boolean silent(Node node) {
        boolean named =
                node.getAccessibleText() != null && !node.getAccessibleText().isBlank();
        boolean written = node instanceof Labeled labeled
                && labeled.getText() != null
                && labeled.getText().chars().anyMatch(Character::isLetterOrDigit);
        boolean empty = node instanceof ListCell<?> cell && cell.isEmpty();
        return !named && !written && !empty;
    }

    private static void collect(Node node, List<String> found) {
        if (!node.isVisible() || node.getStyleClass().contains("veil")) {
            return;
        }
        if (clickable(node) && !holdsOthers(node) && silent(node)) {
            found.add(node.getClass().getSimpleName() + " #" + node.getId() + " " + node.getStyleClass());
        }
        if (!whole(node) && node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, found));
        }
    }

    private List<String> silent(FxRobot robot, String where) {
        List<String> found = new ArrayList<>();
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> collect(window.stage().getScene().getRoot(), found));
        return found.stream().map(name -> where + ": " + name).distinct().toList();
    }

    @Test
    void nothingThatCanBeUsedIsSilent(FxRobot robot) throws IOException, TimeoutException {
        window.chosen().add(Files.writeString(folder.resolve("small.hgn"), GAME));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
        window.key(robot, KeyCode.RIGHT);
        List<String> all = new ArrayList<>(silent(robot, "game"));
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(
                () -> !window.models().values().lines().rowsProperty().get().isEmpty());
        all.addAll(silent(robot, "lines"));
        for (KeyCode tab : List.of(KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5)) {
            window.key(robot, KeyCode.CONTROL, tab);
            all.addAll(silent(robot, "tab " + tab.getName()));
        }
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT5);
        OpenWindow.await(() -> window.part(PuzzleViewModel.class)
                .solving()
                .puzzleProperty()
                .get()
                .isPresent());
        all.addAll(silent(robot, "puzzles"));
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT1);
        window.key(robot, KeyCode.CONTROL, KeyCode.T);
        all.addAll(silent(robot, "tabs"));
        robot.interact(window.models().shared().tour()::start);
        all.addAll(silent(robot, "tour"));
        robot.interact(window.models().shared().tour()::end);
        assertEquals("", String.join("\n", all.stream().distinct().toList()));
    }

    @Test
    void theCellUnderTheCursorIsSpoken(FxRobot robot) {
        window.key(robot, KeyCode.K);
        String first = window.board().getAccessibleText();
        window.key(robot, KeyCode.LEFT);
        String second = window.board().getAccessibleText();
        assertTrue(first != null && second != null && !first.equals(second), first + " / " + second);
        assertTrue(second.contains("e4"), second);
    }
}
