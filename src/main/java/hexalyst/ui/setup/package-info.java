/// The page for setting up positions: a board to paint on, and what is known about the position. Depends on `ui.board`,
/// `ui.game`, `ui.files`.
///
/// Read first: [SetupViewModel].
@NullMarked
package hexalyst.ui.setup;

import org.jspecify.annotations.NullMarked;
