package hexalyst.engine.estimate;

import hexalyst.game.Move;
import java.time.Duration;

/// A move to play.
///
/// @param move the move
/// @param score what it is expected to lead to, for the player who makes it
/// @param nodes positions looked at, by proofs and estimates together
/// @param time how long the choice took
public record Choice(Move move, Score score, long nodes, Duration time) {}
