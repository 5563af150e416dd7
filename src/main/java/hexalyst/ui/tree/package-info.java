/// The moves of the open game as a list and as a drawn tree, with folding, equal positions, and jumps to forks,
/// comments and mistakes; the comment and glyphs of the current move. May depend on `record`, `ui.command` (keys),
/// `ui.game`, `ui.engine`, `ui.files` (its threads), `ui.message` and `text`.
///
/// Read first: [MoveRows] (a tree as rows of text, without recursion) and [TreeLayout] (a tree as a drawing), then
/// [MoveListView] and [TreeView].
@NullMarked
package hexalyst.ui.tree;

import org.jspecify.annotations.NullMarked;
