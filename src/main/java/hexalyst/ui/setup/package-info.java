/// The page that sets up positions: a board to paint on, and what can be said of what is painted. Depends on
/// `ui.board`, `ui.game`, `ui.files`.
///
/// Read first: [SetupViewModel].
@NullMarked
package hexalyst.ui.setup;

import org.jspecify.annotations.NullMarked;
