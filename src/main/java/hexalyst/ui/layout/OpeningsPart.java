package hexalyst.ui.layout;

import java.util.Locale;

/// What the openings show.
public enum OpeningsPart {
    /// The moves of the position on the board.
    MOVES,
    /// The games of the library.
    GAMES,
    /// The moves that the user learns, on a board of their own.
    REPERTOIRE;

    /// Its key in texts and ids.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
