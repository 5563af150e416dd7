package hexalyst.ui.window;

import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The keys that go from tab to tab, which come before what lists, texts and the tabs inside the window do with them.
final class DeskKeys {
    private final Desk desk;

    DeskKeys(Desk desk) {
        this.desk = desk;
    }

    void install(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            int by = step(event);
            if (by != 0 && desk.tabs().size() > 1) {
                event.consume();
                desk.step(by);
            }
        });
    }

    private static int step(KeyEvent event) {
        if (!event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
            return 0;
        }
        boolean shift = event.isShiftDown();
        KeyCode code = event.getCode();
        if (code == KeyCode.TAB) {
            return shift ? -1 : 1;
        }
        if (shift) {
            return 0;
        }
        return code == KeyCode.PAGE_DOWN ? 1 : code == KeyCode.PAGE_UP ? -1 : 0;
    }
}
