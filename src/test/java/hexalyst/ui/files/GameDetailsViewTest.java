package hexalyst.ui.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.ui.game.Trees;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The form for the details of a game.
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init")
@Tag("window")
class GameDetailsViewTest {
    private final GameTree game = Trees.read("[Site \"here\"]\n[White \"Eve\"]\n[Event \"Cup\"]\n\n1. e5w *\n");
    private GameDetailsView form;

    @Start
    void start(Stage stage) {
        form = new GameDetailsView(game, Set.of("Eve", "Bob"));
        stage.setScene(new Scene(form, 420, 420));
        stage.show();
    }

    @Test
    void theFieldsAreTagsAndTheOthersStay(FxRobot robot) {
        assertEquals(game.tags(), form.tags(), "nothing changes by itself");
        robot.clickOn("#details-black").write("Zoe");
        robot.clickOn("#details-date").write("2026.11.20");
        robot.clickOn("#details-annotator").write("Ann");
        robot.interact(
                () -> robot.lookup("#details-event").queryAs(TextField.class).clear());
        robot.interact(
                () -> robot.lookup("#details-result").<String>queryComboBox().setValue("0-1"));
        Tags tags = form.tags();
        assertEquals(Optional.of("here"), tags.get("Site"));
        assertEquals(Optional.of("Eve"), tags.get(Tags.WHITE));
        assertEquals(Optional.of("Zoe"), tags.get(Tags.BLACK));
        assertEquals(Optional.of("2026.11.20"), tags.get(Tags.DATE));
        assertEquals("0-1", tags.result());
        assertEquals(Optional.of("Ann"), tags.get(Tags.ANNOTATOR));
        assertEquals(Optional.empty(), tags.get(Tags.TITLE));
        assertEquals(Optional.empty(), tags.get(Tags.EVENT), "an empty field is no tag");
    }

    @Test
    void howAGameEndedOnTheBoardIsShownAndStays(FxRobot robot) {
        assertTrue(robot.lookup("#details-ending").tryQuery().isEmpty(), "this game goes on");
        GameTree over = Trees.read("1. e5w a1b 2. e4w a2b 3. e6w b1b 4. e3w *");
        robot.interact(() -> form.getScene().setRoot(new GameDetailsView(over, Set.of())));
        assertEquals(
                "White ends the turn with a quart",
                robot.lookup("#details-ending").queryLabeled().getText());
        assertEquals(
                "0-1: Black won", robot.lookup("#details-result").queryLabeled().getText());
    }

    @Test
    void howAGameEndedElsewhereCanBeWritten(FxRobot robot) {
        robot.clickOn("#details-termination").write("Resign");
        assertEquals(Optional.of("Resign"), form.tags().get(Tags.TERMINATION));
    }

    @Test
    void namesOfThisFileAreProposed(FxRobot robot) throws Exception {
        robot.clickOn("#details-black").write("Bo");
        WaitForAsyncUtils.waitFor(
                10,
                TimeUnit.SECONDS,
                () -> robot.lookup(".auto-complete-popup").tryQuery().isPresent());
        TextField black = robot.lookup("#details-black").queryAs(TextField.class);
        // The list may be open a moment before the name in it is selected.
        for (int i = 0; i < 50 && !black.getText().equals("Bob"); i++) {
            robot.push(KeyCode.ENTER);
            WaitForAsyncUtils.sleep(100, TimeUnit.MILLISECONDS);
        }
        assertEquals("Bob", black.getText());
        assertTrue(form.tags().get(Tags.BLACK).isPresent());
    }
}
