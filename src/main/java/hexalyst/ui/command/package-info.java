/// The commands of the window and their keys: the list of commands, the key bindings, the overview of all keys, and the
/// palette. Menus, tooltips and the overview read the same list that handles key presses, so they cannot disagree with
/// it. Depends on `text`, `ui.fx`, `ui.guide` and `ui.theme` (settings); knows none of the commands.
///
/// Read first: [Command], then [KeyBindings].
@NullMarked
package hexalyst.ui.command;

import org.jspecify.annotations.NullMarked;
