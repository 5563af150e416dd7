/// The list of moves with its variations, and the comment and glyphs of the current move. May depend on `record`,
/// `ui.game` and `ui.engine`.
///
/// Read first: [MoveRows] (a tree as rows of text, by a loop), then [MoveListView].
@NullMarked
package hexalyst.ui.tree;

import org.jspecify.annotations.NullMarked;
