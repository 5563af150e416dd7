/// The open game as the window sees it: the tree with its history, the current node, and the followed variation. No
/// scenes here: everything is tested without a window. May depend on `game`, `record` and `ui.message`.
///
/// Read first: [GameViewModel].
@NullMarked
package hexalyst.ui.game;

import org.jspecify.annotations.NullMarked;
