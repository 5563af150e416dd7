/// How the window is laid out, remembered between runs: where it stands, where its dividers are, which page the side
/// shows and how large its text is. What stands on the pages is put together in `ui.window`.
///
/// Read first: [LayoutViewModel], then [Dividers].
@NullMarked
package hexalyst.ui.layout;

import org.jspecify.annotations.NullMarked;
