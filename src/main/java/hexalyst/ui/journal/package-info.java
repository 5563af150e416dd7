/// What is not saved, kept in the user's data folder within two seconds, and offered again after the program ended
/// without being asked to.
///
/// Depends on `notation`, `ui.files`, `ui.game` and `ui.play`. Read first: [hexalyst.ui.journal.Journal], then
/// [hexalyst.ui.journal.JournalViewModel] and [hexalyst.ui.journal.LeftoversViewModel].
@NullMarked
package hexalyst.ui.journal;

import org.jspecify.annotations.NullMarked;
