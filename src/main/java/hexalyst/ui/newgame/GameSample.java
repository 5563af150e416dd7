package hexalyst.ui.newgame;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import java.util.Comparator;
import java.util.Random;

/// A sample position of a game, some moves after its start, so that pieces can be seen.
final class GameSample {
    private static final int PLIES = 14;
    private static final int MOST_CELLS = 91;
    /// A fixed seed, so that the picture is always the same.
    private static final long SEED = 7;

    private GameSample() {}

    /// A sample position, on the game's largest board that is recognisable in a small picture. Always one where the
    /// game is not over.
    static Position of(Game game) {
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
