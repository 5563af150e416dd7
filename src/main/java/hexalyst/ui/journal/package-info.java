/// Backs up unsaved games in the user's data folder within two seconds, and offers them again after a crash.
///
/// Depends on `notation`, `ui.files`, `ui.game` and `ui.play`. Read first: [hexalyst.ui.journal.Journal], then
/// [hexalyst.ui.journal.JournalViewModel] and [hexalyst.ui.journal.LeftoversViewModel].
@NullMarked
package hexalyst.ui.journal;

import org.jspecify.annotations.NullMarked;
