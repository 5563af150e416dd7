/// Files of games: opening, saving, several games in a file, and unsaved changes. Reading and writing are behind
/// [GameStore], choosing a file behind [FileChoice], questions behind [Prompts], so that all of this is tested without
/// a window. May depend on `game`, `record`, `notation`, `ui.game`, `ui.play` and `ui.command`.
///
/// Read first: [FilesViewModel].
@NullMarked
package hexalyst.ui.files;

import org.jspecify.annotations.NullMarked;
