/// The board in the window: `BoardView` (input and size) draws a picture of [hexalyst.export.board] on its canvas,
/// `BoardViewModel` says what is seen and what a click does, `BoardLookViewModel` how the board is looked at.
///
/// For any game: it draws what stands on the cells, asks for legal moves and shows the outcome. Read [BoardViewModel]
/// first.
@NullMarked
package hexalyst.ui.board;

import org.jspecify.annotations.NullMarked;
