package hexalyst.ui.tree;

import hexalyst.game.Side;
import java.util.Optional;

/// What is known of the outcome after a move.
///
/// @param winner who wins; nobody: it is a draw
/// @param noted true if only the game's file says so, false if it is proved
/// @param turns true if it is news: nothing was known of the moves before, or somebody else was to win
/// @param text the same in words
public record Badge(Optional<Side> winner, boolean noted, boolean turns, String text) {}
