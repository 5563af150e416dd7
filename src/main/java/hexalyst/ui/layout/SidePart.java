package hexalyst.ui.layout;

import java.util.Locale;

/// A part of the side, of which a folded side shows one at a time.
public enum SidePart {
    /// The engine's panel.
    ENGINE,
    /// The tabs of the game.
    GAME,
    /// The comment of the current move.
    COMMENT;

    /// The name by which settings, texts and ids know it.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
