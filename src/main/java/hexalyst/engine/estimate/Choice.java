package hexalyst.engine.estimate;

import hexalyst.game.Move;
import java.time.Duration;

/// A move to play.
///
/// @param move the move
/// @param score what it is expected to lead to, for the player who makes it
/// @param nodes positions looked at to prove the value and to estimate; not those for checks of single moves
/// @param time how long the choice took
public record Choice(Move move, Score score, long nodes, Duration time) {}
