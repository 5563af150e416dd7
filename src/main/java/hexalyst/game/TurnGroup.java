package hexalyst.game;

import hexalyst.board.CellSet;

/// A group of the player to move that acts as a unit in a turn of several parts.
///
/// @param cells the cells of its pieces
/// @param open true if they may still do something in this turn
/// @param says what they may do, or why they can do nothing more
public record TurnGroup(CellSet cells, boolean open, Reason says) {}
