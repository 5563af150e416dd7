package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.PositionText;
import hexalyst.ui.game.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Games of other programs and board codes in the window, with clicks and keys.
class ExchangeWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    private void openList(FxRobot robot) throws IOException {
        window.chosen().add(Files.writeString(folder.resolve("list.txt"), "By hand\nA1 w, B2 b, E5 w"));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
        assertTrue(robot.lookup("#rows").tryQuery().isPresent());
    }

    private String moves() {
        return Trees.line(window.models().game().moment().tree());
    }

    @Test
    void rowAIsAskedForWithBothPositionsAndEnterTakesTheFirst(FxRobot robot) throws IOException, TimeoutException {
        openList(robot);
        for (String id : new String[] {"#rows-bottom", "#rows-top"}) {
            StackPane ground =
                    (StackPane) robot.lookup(id).queryAs(Button.class).getGraphic();
            ImageView picture = (ImageView) ground.getChildren().getFirst();
            OpenWindow.await(() -> picture.getImage() != null);
        }
        window.picture("rows-light");
        window.key(robot, KeyCode.ENTER);
        assertEquals("a1w b2b e5w", moves());
        assertFalse(robot.lookup("#rows").tryQuery().isPresent());
        assertEquals("About the import", text(robot, "#problems .card-title"));
    }

    @Test
    void theTopIsTakenByTabAndEnterOrAClick(FxRobot robot) throws IOException {
        openList(robot);
        window.key(robot, KeyCode.TAB);
        window.key(robot, KeyCode.ENTER);
        assertEquals("i1w h2b e5w", moves());
    }

    @Test
    void escapeOpensNothing(FxRobot robot) throws IOException {
        openList(robot);
        window.key(robot, KeyCode.ESCAPE);
        assertEquals("", moves());
        assertTrue(window.models().files().rows().questionProperty().get().isEmpty());
        openList(robot);
        robot.clickOn("#rows-top");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("i1w h2b e5w", moves());
    }

    @Test
    void aTrialOfLudiiIsOpenedAndSaysWhatIsLeftOut(FxRobot robot) {
        window.chosen().add(Path.of("src/test/resources/hexalyst/notation/exchange/RandomTrial_1.trl"));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
        assertTrue(moves().startsWith("a2w f6w"), moves());
        assertEquals("About the import", text(robot, "#problems .card-title"));
        assertTrue(window.models().files().dirtyProperty().get());
    }

    @Test
    void aBoardCodeIsCopiedByItsKeyAndPasted(FxRobot robot) {
        window.play(robot, "e5w");
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
        String[] code = new String[1];
        robot.interact(() -> code[0] = Clipboard.getSystemClipboard().getString());
        assertTrue(code[0].startsWith("hx1:"), code[0]);
        window.key(robot, KeyCode.LEFT);
        robot.interact(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(code[0]);
            Clipboard.getSystemClipboard().setContent(content);
        });
        window.key(robot, KeyCode.CONTROL, KeyCode.V);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(
                "5/6/7/8/4w4/8/7/6/5 b",
                PositionText.format(window.models().game().moment().position()));
    }
}
