/// How the window is laid out, remembered between runs: where it stands, where its dividers are, which page the side
/// shows and how large its text is. `ui.window` fills the pages.
///
/// Read first: [LayoutViewModel], then [Dividers].
@NullMarked
package hexalyst.ui.layout;

import org.jspecify.annotations.NullMarked;
