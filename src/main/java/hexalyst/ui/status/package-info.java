/// The status bar: one line of messages that all parts of the window share, and what is known of the position.
/// May depend on `game`, `notation`, `ui.game` and `ui.engine`.
///
/// Read first: [MessageLine], then [StatusViewModel].
@NullMarked
package hexalyst.ui.status;

import org.jspecify.annotations.NullMarked;
