/// The board: [BoardView] takes input and size, [BoardPainter] draws a [BoardPicture], [BoardGeometry] turns pixels
/// into cells and back. May depend on `board`, `game`, `record` and `ui.game`; knows no particular game.
///
/// Read first: [BoardViewModel]. All colours are in `styles/*.css`; [Ink] names them.
@NullMarked
package hexalyst.ui.board;

import org.jspecify.annotations.NullMarked;
