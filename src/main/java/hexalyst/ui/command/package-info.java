/// What a person can tell the window to do, and with which keys: the list of commands, the keys as they are bound now,
/// the view of all keys, the palette. Menus, tooltips and the overlay read the same list that the keys run from, so
/// what is shown cannot differ from what happens. Depends on `text` and `ui.theme` (settings); knows none of the
/// commands.
///
/// Read first: [Command], then [KeyBindings].
@NullMarked
package hexalyst.ui.command;

import org.jspecify.annotations.NullMarked;
