/// The one line in which all parts of the window say what happened. Depends on JavaFX's properties and `ui.fx` only.
///
/// Read first: [MessageLine].
@NullMarked
package hexalyst.ui.message;

import org.jspecify.annotations.NullMarked;
