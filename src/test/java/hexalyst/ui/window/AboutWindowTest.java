package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.results.DataFolder;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.report.Build;
import hexalyst.report.ForeignPart;
import java.io.IOException;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The *About Hexalyst* card.
class AboutWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    private static String copied() {
        return WaitForAsyncUtils.waitForAsyncFx(
                OpenWindow.END, () -> Clipboard.getSystemClipboard().getString());
    }

    @Test
    void tellsTheProgramItsFoldersItsGamesAndTheLicencesOfItsParts(FxRobot robot) throws IOException {
        robot.clickOn("Help").clickOn("#menu-about");
        window.picture("about");
        Labeled program = robot.lookup("#about-program").queryAs(Labeled.class);
        assertEquals(Build.current().head(), program.getText());
        robot.clickOn("#about-copy");
        assertEquals(Build.current().head(), copied());
        robot.clickOn("#about-copy-log");
        assertEquals(DataFolder.ofUser().log().toString(), copied());
        assertEquals(
                DataFolder.ofUser().path().toString(),
                robot.lookup("#about-data").queryAs(TextField.class).getText());
        for (Game game : Games.all()) {
            assertTrue(
                    robot.lookup((Labeled label) ->
                                    String.valueOf(label.getText()).startsWith(game.title() + ": by "))
                            .tryQuery()
                            .isPresent(),
                    game.title());
        }
        ComboBox<ForeignPart> parts = robot.lookup("#about-parts").queryComboBox();
        TextArea licence = robot.lookup("#about-licence").queryAs(TextArea.class);
        for (ForeignPart part : ForeignPart.all()) {
            robot.interact(() -> parts.getSelectionModel().select(part));
            assertTrue(licence.getText().startsWith(part.name() + "\n" + part.home()), part.name());
            assertTrue(licence.getText().contains(part.text()), part.name());
        }
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(robot.lookup("#about").tryQuery().isPresent());
    }
}
