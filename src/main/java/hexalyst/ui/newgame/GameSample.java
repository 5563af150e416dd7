package hexalyst.ui.newgame;

import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.ui.files.SampleGame;
import java.util.List;

/// A sample position of a game, in its middle, so that pieces can be seen.
final class GameSample {
    /// How far a game is played, as a share of its moves.
    private static final double MIDDLE = 0.6;

    private GameSample() {}

    /// A position of the first game that comes with the program; the start if there is none.
    static Position of(Game game) {
        return SampleGame.of(game)
                .map(GameSample::middle)
                .orElseGet(() -> game.start(game.editions().getFirst()));
    }

    private static Position middle(GameTree tree) {
        List<Integer> line = tree.mainLine();
        return tree.position(line.get((int) (MIDDLE * (line.size() - 1))));
    }
}
