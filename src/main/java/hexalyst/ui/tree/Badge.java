package hexalyst.ui.tree;

import hexalyst.game.Side;
import java.util.Optional;

/// The known outcome after a move.
///
/// @param winner the winner; empty for a draw
/// @param noted true if only the game's file says so, false if it is proved
/// @param turns true if the outcome is new: it was unknown before the move, or different
/// @param text the same in words
public record Badge(Optional<Side> winner, boolean noted, boolean turns, String text) {}
