package hexalyst.ui.files;

import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.List;
import java.util.Random;

/// A position of a game to look at: some moves into it, so that one sees pieces.
final class GameSample {
    private static final int PLIES = 14;
    /// Always the same picture.
    private static final long SEED = 7;

    private GameSample() {}

    /// The position; earlier if the game ends before.
    static Position of(Game game) {
        Random random = new Random(SEED);
        Position position = game.start(game.editions().getFirst());
        for (int ply = 0; ply < PLIES; ply++) {
            List<Move> moves = position.legalMoves();
            Position next = position.play(moves.get(random.nextInt(moves.size())));
            if (next.outcome().over()) {
                return position;
            }
            position = next;
        }
        return position;
    }
}
