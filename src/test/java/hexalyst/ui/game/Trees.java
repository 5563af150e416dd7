package hexalyst.ui.game;

import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import java.util.stream.Collectors;

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

    /// The moves of the main line.
    public static String line(GameTree tree) {
        return tree.mainLine().stream()
                .filter(id -> id != GameTree.ROOT)
                .map(tree::text)
                .collect(Collectors.joining(" "));
    }
}
