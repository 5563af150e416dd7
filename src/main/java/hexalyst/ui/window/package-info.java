/// The window as a whole: [Desk] manages the tabs, [Workbench] makes the view models of one tab, [WindowView] arranges
/// its views, [DeskView] shows the current tab. May depend on every other `ui` package.
///
/// Read first: [Desk], [Workbench], then [WindowView] and [SideColumn], the side panel. [DisplayCheck] says in one line
/// why no window can open.
@NullMarked
package hexalyst.ui.window;

import org.jspecify.annotations.NullMarked;
