/// Threads of the window: handing results of background work to the JavaFX thread, seldom and in order. Depends on
/// nothing but JavaFX.
///
/// Read first: [LatestUpdate].
@NullMarked
package hexalyst.ui.fx;

import org.jspecify.annotations.NullMarked;
