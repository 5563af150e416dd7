/// Boards as pictures: what a drawing of a board shows, as plain data ([BoardPicture]), where its cells are
/// ([BoardGeometry]), and how it is drawn on any [Surface], of the window or of a file ([BoardPainter]). Knows no file
/// format and no window.
///
/// May use `board`, `game`, `record` and the values of `engine`. Read [BoardPicture] first, then [Surface].
@NullMarked
package hexalyst.export.board;

import org.jspecify.annotations.NullMarked;
