/// Threads of the window, and small parts of it. Hands results of background work to the JavaFX thread, in order and
/// not too often. Depends on nothing but JavaFX.
///
/// Read first: [LatestUpdate].
@NullMarked
package hexalyst.ui.fx;

import org.jspecify.annotations.NullMarked;
