/// The window as a whole: [OpenTabs] manages the tabs, [TabModels] makes the view models of one tab, [TabView] arranges
/// its views, [TabsView] shows the current tab. May depend on every other `ui` package.
///
/// Read first: [OpenTabs], [TabModels], then [TabView] and [SideColumn], the side panel. [DisplayCheck] says in one
/// line why no window can open.
@NullMarked
package hexalyst.ui.window;

import org.jspecify.annotations.NullMarked;
