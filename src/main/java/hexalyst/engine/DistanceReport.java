package hexalyst.engine;

import hexalyst.game.Position;
import java.time.Duration;

/// What is known about how long a decided position lasts with best play by both sides: the winner's shortest win, which
/// is the loser's longest resistance.
///
/// @param position the position searched
/// @param value its proved value, a win or a loss for the player to move
/// @param atLeast how many plies the loser can hold out at least, 1 or more, as far as proved
/// @param atMost how many plies the winner needs at most
/// @param nodes positions expanded so far
/// @param time how long the search has taken so far
/// @param finished true for the last report
public record DistanceReport(
        Position position, Value value, int atLeast, int atMost, long nodes, Duration time, boolean finished) {
    /// True if the distance is proved: there is no shorter win and no longer resistance.
    public boolean exact() {
        return atLeast == atMost;
    }
}
