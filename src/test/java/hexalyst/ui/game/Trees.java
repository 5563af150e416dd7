package hexalyst.ui.game;

import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;

/// Trees and positions for tests, from text.
public final class Trees {
    private Trees() {}

    /// The first game of a text in the format `.hgn`.
    public static GameTree read(String text) {
        return GameFormat.HGN.read(text, GameLookup.standard()).games().getFirst();
    }

    /// A position from its text.
    public static Position position(String text) {
        return PositionText.parse(text, Games.byDefault()).ok().orElseThrow();
    }
}
