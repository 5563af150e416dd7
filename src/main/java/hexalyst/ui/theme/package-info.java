/// The themes: which style sheets the window uses, remembered between runs. The looks themselves are in `styles/*.css`.
/// Depends on nothing but JavaFX.
///
/// Read first: [ThemeViewModel].
@NullMarked
package hexalyst.ui.theme;

import org.jspecify.annotations.NullMarked;
