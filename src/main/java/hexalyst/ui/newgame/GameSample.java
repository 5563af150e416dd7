package hexalyst.ui.newgame;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import hexalyst.record.GameTree;
import hexalyst.ui.files.SampleGame;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/// A sample position of a game, in its middle, so that pieces can be seen.
final class GameSample {
    /// How far a game is played, as a share of its moves.
    private static final double MIDDLE = 0.6;
    private static final int PLIES = 14;
    private static final int MOST_CELLS = 91;
    /// A fixed seed, so that the picture is always the same.
    private static final long SEED = 7;

    private GameSample() {}

    /// A position of the first game that comes with the program.
    static Position of(Game game) {
        return SampleGame.of(game).map(GameSample::middle).orElseGet(() -> random(game));
    }

    private static Position middle(GameTree tree) {
        List<Integer> line = tree.mainLine();
        return tree.position(line.get((int) (MIDDLE * (line.size() - 1))));
    }

    /// A sample position, on the game's largest board that is recognisable in a small picture. Always one where the
    /// game is not over.
    private static Position random(Game game) {
        Random random = new Random(SEED);
        Edition edition = game.editions().getFirst();
        Grid own = edition.grid();
        Grid grid = own.cells() <= MOST_CELLS
                ? own
                : game.sizes().stream()
                        .filter(board -> board.cells() <= MOST_CELLS)
                        .max(Comparator.comparingInt(Grid::cells))
                        .map(Grid.class::cast)
                        .orElse(own);
        Position position = game.start(edition, grid);
        for (int ply = 0; ply < PLIES; ply++) {
            Position next = position.play(Turns.random(position, random));
            if (next.outcome().over()) {
                return position;
            }
            position = next;
        }
        return position;
    }
}
