/// The window as a whole: [Desk] keeps the tabs, [Workbench] makes the view models of one, [WindowView] puts its views
/// together, [DeskView] shows one of them. May depend on every other `ui` package.
///
/// Read first: [Desk], [Workbench], then [WindowView] and [SideColumn], the pages of its side. [DisplayCheck] says in
/// one line why no window can open.
@NullMarked
package hexalyst.ui.window;

import org.jspecify.annotations.NullMarked;
