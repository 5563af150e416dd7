/// The one line in which all parts of the window say what happened. Depends on nothing but JavaFX's properties.
///
/// Read first: [MessageLine].
@NullMarked
package hexalyst.ui.message;

import org.jspecify.annotations.NullMarked;
