package hexalyst.ui.files;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import java.util.Comparator;
import java.util.Random;

/// A position of a game to look at: some moves into it, so that one sees pieces.
final class GameSample {
    private static final int PLIES = 14;
    private static final int MOST_CELLS = 91;
    /// Always the same picture.
    private static final long SEED = 7;

    private GameSample() {}

    /// The position, on the game's largest board that can be made out in a small picture; earlier if the game ends
    /// before.
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
