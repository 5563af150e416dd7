/// Asks what only the user can know about imported games: a card over the window that shows both readings.
///
/// May use `export`, `record`, `ui.export` (its preview), `ui.files`, `ui.command`, `ui.theme` and `text`. Read
/// [RowsCard] first.
@NullMarked
package hexalyst.ui.exchange;

import org.jspecify.annotations.NullMarked;
