/// The rules of the open game: a card over the window with a page of text and pictures, which are drawn as boards are,
/// in the current theme and pieces.
///
/// May use `notation.rules`, `export.board`, `ui.board`, `ui.command`, `ui.game`, `ui.fx`, `record`, `game`, `board`,
/// `text`.
/// Read [Rules] first.
@NullMarked
package hexalyst.ui.rules;

import org.jspecify.annotations.NullMarked;
