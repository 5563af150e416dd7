package hexalyst.ui.window;

import hexalyst.ui.fx.CopiedText;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.notation.PasteViewModel;
import java.util.Optional;
import javafx.scene.input.Clipboard;

/// Puts copied moves on the system's clipboard as text, and pastes text from it into the game.
final class SystemClipboard {
    private final PasteViewModel paste;

    SystemClipboard(GameViewModel game, PasteViewModel paste) {
        this.paste = paste;
        game.clipboardProperty().subscribe((before, now) -> paste.copiedText().ifPresent(CopiedText::put));
    }

    /// Copies the board code of the current position.
    void copyCode() {
        paste.code().ifPresent(CopiedText::put);
    }

    /// Pastes the text on the clipboard.
    void paste() {
        paste.paste(
                Optional.ofNullable(Clipboard.getSystemClipboard().getString()).orElse(""));
    }
}
