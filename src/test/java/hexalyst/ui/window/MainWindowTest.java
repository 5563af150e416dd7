package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.record.GameTree;
import hexalyst.ui.layout.LayoutViewModel;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The window at its start, when only the board is there.
@SuppressWarnings("NullAway.Init")
class MainWindowTest extends InWindow {

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    @Test
    void boardKeepsItsPlaceWhenTheRestComes() throws TimeoutException {
        for (int size : List.of(90, LayoutViewModel.USUAL_TEXT, 150)) {
            settings.put("text.size", Integer.toString(size));
            Stage begun = WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, () -> new Stage());
            AtomicBoolean drawn = new AtomicBoolean();
            MainWindow frame =
                    WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, () -> new MainWindow(window.openTabs(), begun));
            WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, () -> {
                begun.setWidth(window.stage().getWidth());
                begun.setX(0);
                begun.setY(0);
                frame.open(() -> drawn.set(true));
            });
            OpenWindow.await(drawn::get);
            assertNull(begun.getScene().lookup("#menu"));
            Bounds before = board(begun.getScene());
            WaitForAsyncUtils.waitForAsyncFx(
                    OpenWindow.END,
                    () -> new TabsView(window.openTabs(), frame, window.leftovers(), window.failures(), () -> true));
            assertNotNull(begun.getScene().lookup("#menu"));
            Bounds after = board(begun.getScene());
            assertTrue(before.getWidth() > 300, () -> before + " at " + size);
            assertEquals(before, after, () -> "with text of " + size + " %");
            WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, () -> begun.hide());
        }
    }

    @Test
    void keysPressedBeforeTheRestIsThereAreHandledThen() throws IOException {
        open(new FxRobot(), "[Game \"Manalath\"]\n[Board \"5 6 7 8 9 8 7 6 5\"]\n\n1. a1w e5b 2. e6w *\n");
        Stage begun = WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, () -> new Stage());
        WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, () -> {
            MainWindow frame = new MainWindow(window.openTabs(), begun);
            frame.open(() -> {});
            for (int press = 0; press < 2; press++) {
                Event.fireEvent(begun.getScene(), key(KeyEvent.KEY_PRESSED));
                Event.fireEvent(begun.getScene(), key(KeyEvent.KEY_RELEASED));
            }
            assertEquals(GameTree.ROOT, window.models().game().moment().id());
            new TabsView(window.openTabs(), frame, window.leftovers(), window.failures(), () -> true);
        });
        assertEquals("e5b", window.here());
        WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, () -> begun.hide());
    }

    private static KeyEvent key(EventType<KeyEvent> type) {
        return new KeyEvent(type, "", "", KeyCode.RIGHT, false, false, false, false);
    }

    private static Bounds board(Scene scene) {
        WaitForAsyncUtils.waitForFxEvents();
        LaidOutExtension.layOut();
        WaitForAsyncUtils.waitForFxEvents();
        LaidOutExtension.layOut();
        Node board = scene.lookup("#board");
        return board.localToScene(board.getLayoutBounds());
    }
}
