package hexalyst.ui.fx;

import java.util.Map;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/// Text on the system's clipboard. JavaFX thread only.
public final class CopiedText {
    private CopiedText() {}

    /// Replaces the content of the clipboard.
    public static void put(String text) {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
    }
}
