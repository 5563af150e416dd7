/// The status line, in which all parts of the window show messages. Depends on JavaFX's properties and `ui.fx` only.
///
/// Read first: [MessageLine].
@NullMarked
package hexalyst.ui.message;

import org.jspecify.annotations.NullMarked;
