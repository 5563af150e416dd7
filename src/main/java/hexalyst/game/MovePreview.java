package hexalyst.game;

import hexalyst.board.CellSet;

/// What a move would do, for showing before it is made.
///
/// @param legal false if the rules forbid it
/// @param effect what it would do, or why it is illegal
/// @param cells the cells it concerns, such as the group that it would make; the played cell at least
/// @param outcome how the game would stand after it; ongoing if the move is illegal
public record MovePreview(boolean legal, Reason effect, CellSet cells, Outcome outcome) {}
