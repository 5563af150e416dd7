/// Tells the user about an internal error and offers a report of it. Depends on `report`, `text` and `ui.fx`.
///
/// Read first: [FailureViewModel].
@NullMarked
package hexalyst.ui.failure;

import org.jspecify.annotations.NullMarked;
