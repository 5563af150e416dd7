package hexalyst.ui.tree;

import hexalyst.game.Side;
import java.util.Optional;

/// What stands before a move whose outcome is known: who wins after it.
///
/// @param winner who wins; nobody: it is a draw
/// @param noted true if only the game's file says so, false if it is proved
/// @param text the same in words
public record Badge(Optional<Side> winner, boolean noted, String text) {}
