/// Exports from the window: a card over it with the options, a preview and the file to write.
///
/// May use `export`, `ui.board`, `ui.game`, `ui.files`, `ui.command`, `ui.theme`, `ui.prefs` (number fields), `text`
/// and, to recognise puzzles, `study.puzzle`.
/// Read [ExportViewModel] first.
@NullMarked
package hexalyst.ui.export;

import org.jspecify.annotations.NullMarked;
