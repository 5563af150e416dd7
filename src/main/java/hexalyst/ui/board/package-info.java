/// The board in the window: `BoardView` (input and size) draws a picture of [hexalyst.export.board] on its canvas,
/// `BoardViewModel` says what is shown and what a click does, `BoardLookViewModel` how: overlays, rotation, colours.
///
/// For any game: it draws what stands on the cells, asks for legal moves and shows the outcome. Read [BoardViewModel]
/// first.
@NullMarked
package hexalyst.ui.board;

import org.jspecify.annotations.NullMarked;
