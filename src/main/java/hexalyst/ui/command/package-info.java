/// The commands of the window and their keys: the list of commands, the keys bound to them, the view of all keys, the
/// palette. Menus, tooltips and the overlay read the same list that the keys use, so that
/// what is shown cannot differ from what happens. Depends on `text` and `ui.theme` (settings); knows none of the
/// commands.
///
/// Read first: [Command], then [KeyBindings].
@NullMarked
package hexalyst.ui.command;

import org.jspecify.annotations.NullMarked;
