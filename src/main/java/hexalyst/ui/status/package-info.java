/// The status bar: the position, what is known of it, what the engine is doing, and the last message. May depend on
/// `game`, `analysis`, `ui.game`, `ui.board`, `ui.engine`, `ui.message`, `ui.tree` and `text`.
///
/// Read first: [StatusViewModel].
@NullMarked
package hexalyst.ui.status;

import org.jspecify.annotations.NullMarked;
