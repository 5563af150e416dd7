/// Asks the user about imported games what their files do not say: a card over the window shows both readings.
///
/// May use `export`, `record`, `ui.export` (its preview), `ui.files`, `ui.command`, `ui.theme` and `text`. Read
/// [RowsCard] first.
@NullMarked
package hexalyst.ui.exchange;

import org.jspecify.annotations.NullMarked;
