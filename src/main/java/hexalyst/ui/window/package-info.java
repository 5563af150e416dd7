/// The window as a whole: [Workbench] makes the view models, [WindowView] puts the views together. May depend on every
/// other `ui` package.
///
/// Read first: [Workbench], then [WindowView]. [DisplayCheck] says in one line why no window can open.
@NullMarked
package hexalyst.ui.window;

import org.jspecify.annotations.NullMarked;
