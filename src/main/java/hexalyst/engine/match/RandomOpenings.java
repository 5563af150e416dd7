package hexalyst.engine.match;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Turns;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/// Openings of random moves, which lead to different positions up to symmetry as long as there are any.
public final class RandomOpenings {
    private static final int TRIES = 1000;

    private RandomOpenings() {}

    /// Draws openings.
    ///
    /// @param start where they begin; the game is not over there
    /// @param plies how many moves each has, 0 or more
    /// @param count the maximum number, 1 or more
    /// @param seed the same seed gives the same openings
    /// @return one or more; fewer than requested if a thousand draws in a row brought nothing new
    /// @throws IllegalArgumentException if the game was over in each of a thousand draws
    public static List<Opening> draw(Position start, int plies, int count, long seed) {
        Random random = new Random(seed);
        Set<PositionKey> met = new HashSet<>();
        List<Opening> openings = new ArrayList<>();
        int failed = 0;
        while (openings.size() < count && failed < TRIES) {
            List<Move> moves = new ArrayList<>();
            Position position = start;
            while (moves.size() < plies && !position.outcome().over()) {
                Move move = Turns.random(position, random);
                moves.add(move);
                position = position.play(move);
            }
            if (!position.outcome().over() && met.add(position.key())) {
                openings.add(new Opening(start, moves));
                failed = 0;
            } else {
                failed++;
            }
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("the game is always over within " + plies + " moves");
        }
        return openings;
    }
}
