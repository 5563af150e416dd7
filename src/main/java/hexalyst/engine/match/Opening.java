package hexalyst.engine.match;

import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.List;

/// How a game of a match begins.
///
/// @param start the position before the first move
/// @param moves the given moves, each legal after the ones before; the game is not over after them
public record Opening(Position start, List<Move> moves) {
    /// Copies the moves.
    public Opening {
        moves = List.copyOf(moves);
    }

    /// The position where the players begin.
    public Position position() {
        return start.play(moves);
    }
}
