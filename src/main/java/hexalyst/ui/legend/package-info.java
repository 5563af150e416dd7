/// The legend: a card over the window with every sign of boards and lists. Each is drawn by the same code as there, in
/// the current theme and pieces.
///
/// May use `export.board`, `ui.board`, `ui.command`, `ui.game`, `ui.tree`, `ui.lines`, `game`, `board`, `engine`,
/// `text`. Read [BoardSign] first.
@NullMarked
package hexalyst.ui.legend;

import org.jspecify.annotations.NullMarked;
