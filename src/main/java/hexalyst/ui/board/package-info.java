/// The board: [BoardView] takes input and size, [BoardPainter] draws a [BoardPicture], [BoardGeometry] turns pixels
/// into cells and back. May depend on `board`, `game`, `record`, `engine`, `analysis`, `ui.game`,
/// `ui.engine` (what is proved), `ui.command`, `ui.message`, `text` and `ui.theme`; knows no particular game.
///
/// Read first: [BoardViewModel], [BoardLookViewModel] for what can be switched, [PictureComposer] for what is
/// shown. All colours are in `styles/*.css`; [Ink] names them.
@NullMarked
package hexalyst.ui.board;

import org.jspecify.annotations.NullMarked;
