package hexalyst.engine;

import hexalyst.game.Position;
import java.time.Duration;

/// What is known of how long a decided position takes with the best play of both: the winner's shortest win, which is
/// the loser's longest resistance.
///
/// @param position what is searched
/// @param value its proved value, a win or a loss for the player to move
/// @param atLeast plies that the loser can hold out at least, 1 or more, as far as proved
/// @param atMost plies in which the winner wins at the latest
/// @param nodes positions expanded so far
/// @param time how long it has taken so far
/// @param finished true for the last report
public record DistanceReport(
        Position position, Value value, int atLeast, int atMost, long nodes, Duration time, boolean finished) {
    /// True if the distance is proved: no win is shorter, no resistance longer.
    public boolean exact() {
        return atLeast == atMost;
    }
}
