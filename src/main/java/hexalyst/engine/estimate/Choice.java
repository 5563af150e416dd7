package hexalyst.engine.estimate;

import hexalyst.game.Move;
import java.time.Duration;

/// A move to play.
///
/// @param move the move
/// @param score the expected result, for the player who makes the move
/// @param nodes positions examined for the proof and the estimate; those for checks of single moves do not count
/// @param time how long the choice took
public record Choice(Move move, Score score, long nodes, Duration time) {}
