package hexalyst.engine.match;

import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.List;

/// How a game of a match begins.
///
/// @param start the position before the first move
/// @param moves the moves that are given, each legal after the ones before; the game goes on after them
public record Opening(Position start, List<Move> moves) {
    /// Copies the moves.
    public Opening {
        moves = List.copyOf(moves);
    }

    /// The position in which the players begin.
    public Position position() {
        Position position = start;
        for (Move move : moves) {
            position = position.play(move);
        }
        return position;
    }
}
