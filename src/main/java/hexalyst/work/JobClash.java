package hexalyst.work;

import hexalyst.engine.ValueBounds;
import hexalyst.game.Position;

/// Two statements about a position in a [JobTree] that contradict each other, for the player to move.
///
/// @param first what was proved first, and stays in force
/// @param plies the most plies to the end, if it is a win or a loss
/// @param second what is proved against it
/// @param secondPlies the same for the second
public record JobClash(Position position, ValueBounds first, int plies, ValueBounds second, int secondPlies) {}
