package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.record.GameTree;
import hexalyst.ui.game.GameViewModel;
import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The rehearsal of the window, as the build runs it.
@SuppressWarnings("NullAway.Init")
class RehearsalTest extends InWindow {

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    @Test
    void goesThroughTheGameSearchesAndClosesWithoutAChange(FxRobot robot) throws IOException, TimeoutException {
        window.chosen()
                .add(Files.writeString(
                        folder.resolve("small.hgn"),
                        "[Game \"Manalath\"]\n[Board \"5 6 7 8 9 8 7 6 5\"]\n\na1w e5b e6w *\n"));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
        GameViewModel game = window.models().game();
        AtomicBoolean wasAtEnd = new AtomicBoolean();
        AtomicBoolean searched = new AtomicBoolean();
        Platform.runLater(() -> {
            game.momentProperty()
                    .subscribe(moment ->
                            wasAtEnd.compareAndSet(false, moment.tree().ply(moment.id()) == 3));
            window.models().values().engine().runningProperty().subscribe(on -> searched.compareAndSet(false, on));
            new Rehearsal(window.models(), window.stage(), Duration.millis(40)).start();
        });
        OpenWindow.await(() -> !window.stage().isShowing());
        assertTrue(wasAtEnd.get());
        assertTrue(searched.get());
        assertFalse(window.models().values().engine().runningProperty().get());
        assertEquals(GameTree.ROOT, game.moment().id());
        assertFalse(game.moment().history().undoName().isPresent());
    }
}
