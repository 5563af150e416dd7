package hexalyst.engine.match;

import hexalyst.engine.external.Reply;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import java.util.List;
import java.util.Random;

/// The weakest yardstick: every legal move, or part of a turn, is as likely as any other.
public final class RandomPlayer implements Player {
    private final String name;
    private final Random random;

    /// @param seed the same seed gives the same moves
    public RandomPlayer(String name, long seed) {
        this.name = name;
        random = new Random(seed);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Reply move(Position from, List<Move> played, Position now) {
        return new Reply.Plays(Turns.random(now, random));
    }

    @Override
    public void stop() {}

    @Override
    public void close() {}
}
