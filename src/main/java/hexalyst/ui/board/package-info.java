/// The board in the window. `BoardView` (input and size) draws a picture of [hexalyst.export.board] on its canvas,
/// `BoardViewModel` decides what is shown and what a click does, and `BoardLookViewModel` how it is shown: overlays,
/// rotation, colours.
///
/// Works for any game: it draws the contents of the cells, asks for legal moves and shows the outcome. Read
/// [BoardViewModel] first.
@NullMarked
package hexalyst.ui.board;

import org.jspecify.annotations.NullMarked;
