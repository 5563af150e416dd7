package hexalyst.ui.window;

import hexalyst.ui.fx.CopiedText;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.notation.PasteViewModel;
import java.util.Optional;
import javafx.scene.input.Clipboard;

/// Brings moves that were copied to the system's clipboard as text, and what others put there into the game.
final class SystemClipboard {
    private final PasteViewModel paste;

    SystemClipboard(GameViewModel game, PasteViewModel paste) {
        this.paste = paste;
        game.clipboardProperty().subscribe((before, now) -> paste.copiedText().ifPresent(CopiedText::put));
    }

    /// Puts the board code of the current position there.
    void copyCode() {
        paste.code().ifPresent(CopiedText::put);
    }

    /// Pastes whatever is there.
    void paste() {
        paste.paste(
                Optional.ofNullable(Clipboard.getSystemClipboard().getString()).orElse(""));
    }
}
