package hexalyst.ui.window;

import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.notation.PasteViewModel;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/// Brings moves that were copied to the system's clipboard as text, and what others put there into the game.
final class SystemClipboard {
    private final PasteViewModel paste;

    SystemClipboard(GameViewModel game, PasteViewModel paste) {
        this.paste = paste;
        game.clipboardProperty().subscribe((before, now) -> paste.copiedText().ifPresent(SystemClipboard::put));
    }

    private static void put(String text) {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
    }

    /// Puts the board code of the current position there.
    void copyCode() {
        paste.code().ifPresent(SystemClipboard::put);
    }

    /// Pastes whatever is there.
    void paste() {
        paste.paste(
                Optional.ofNullable(Clipboard.getSystemClipboard().getString()).orElse(""));
    }
}
