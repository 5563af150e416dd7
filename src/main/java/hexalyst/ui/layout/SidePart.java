package hexalyst.ui.layout;

import java.util.Locale;

/// A part of the side panel. A folded side panel shows one at a time.
public enum SidePart {
    /// The engine's panel.
    ENGINE,
    /// The tabs of the game.
    GAME,
    /// The comment of the current move.
    COMMENT;

    /// Its key in settings, texts and ids.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
