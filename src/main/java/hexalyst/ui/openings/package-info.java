/// The page of openings: what the library's games played in the current position, what is proved of it, and the games.
/// Depends on `study`, and on `ui.game`, `ui.files`, `ui.engine`, `ui.lines`.
///
/// Read first: [OpeningsViewModel].
@NullMarked
package hexalyst.ui.openings;

import org.jspecify.annotations.NullMarked;
