package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.estimate.Strength;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Tags;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.PlayState;
import java.io.IOException;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// A person plays against the engine, with clicks, on the board of 19 cells.
@SuppressWarnings("NullAway.Init")
class PlayWindowTest extends InWindow {
    private GameViewModel game;

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
        game = window.models().game();
    }

    private void open(FxRobot robot) throws IOException {
        open(robot, "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n*\n");
    }

    private PlayState state() {
        return window.models().play().stateProperty().get();
    }

    private int ply() {
        return game.moment().tree().ply(game.moment().id());
    }

    @Test
    void thePlayHidesWhatIsKnownUnlessAskedFor(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(
                () -> window.models().values().engine().state().verdict().proved());
        window.key(robot, KeyCode.SPACE);
        robot.clickOn("#rail-play");
        assertTrue(text(robot, "#play-state").startsWith("Press Start: "));
        robot.clickOn("#play-toggle");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("", window.models().status().valueProperty().get());
        assertEquals("", window.models().board().valueProperty().get().text());
        assertTrue(window.models().values().graph().barsProperty().get().stream()
                .allMatch(bar -> bar.value().isEmpty()));
        window.picture("play-hidden");
        robot.clickOn("#play-values");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(window.models().board().valueProperty().get().text().startsWith("proved"));
        window.picture("play-values");
    }

    @Test
    void aGameIsPlayedWithClicks(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        robot.clickOn("#rail-play");
        robot.clickOn("#play-toggle");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(EngineSide.BLACK, window.models().play().sideProperty().get());
        ComboBox<?> strength = robot.lookup("#play-strength").queryComboBox();
        robot.clickOn(strength);
        OpenWindow.await(() -> robot.lookup("Casual player").tryQuery().isPresent());
        robot.clickOn("Casual player");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(Strength.CASUAL, window.models().play().strengthProperty().get());
        Random random = new Random(5);
        while (state() != PlayState.OVER) {
            OpenWindow.await(() -> state() == PlayState.YOUR_TURN || state() == PlayState.OVER);
            if (state() == PlayState.YOUR_TURN) {
                Position position = game.moment().position();
                Move move = position.legalMoves()
                        .get(random.nextInt(position.legalMoves().size()));
                window.play(robot, position.text(move));
                assertTrue(ply() > 0, "the click played");
                window.picture("play");
            }
        }
        assertTrue(game.moment().position().outcome().over());
        String said = robot.lookup("#play-state").queryAs(Label.class).getText();
        assertTrue(said.matches("The game is over\\. (White|Black) has won: .+"), said);
        window.picture("play-over");
    }

    @Test
    void undoGoesBackToThePersonsMove(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        robot.clickOn("#rail-play");
        robot.clickOn("#play-toggle");
        window.play(robot, "c3w");
        OpenWindow.await(() -> ply() == 2);
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        OpenWindow.await(() -> ply() == 0);
        assertEquals(PlayState.YOUR_TURN, state());
        robot.clickOn("#play-resign");
        robot.clickOn("Cancel");
        assertEquals(PlayState.YOUR_TURN, state());
        robot.clickOn("#play-resign");
        window.picture("play-resign");
        robot.clickOn(robot.from(robot.lookup("#question")).lookup("Resign").queryButton());
        assertEquals(PlayState.OFF, state());
        assertEquals(
                "White resigned: 0-1",
                robot.lookup("#play-state").queryAs(Label.class).getText());
        assertEquals(Optional.of("0-1"), game.moment().tree().tags().get(Tags.RESULT));
    }
}
