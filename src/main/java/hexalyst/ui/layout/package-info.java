/// The layout of the window, remembered between runs: its place, its dividers, the page in the side panel and the size
/// of its text. `ui.window` fills the pages.
///
/// Read first: [LayoutViewModel], then [Dividers].
@NullMarked
package hexalyst.ui.layout;

import org.jspecify.annotations.NullMarked;
