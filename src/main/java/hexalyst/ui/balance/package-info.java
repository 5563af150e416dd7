/// The balance finder in the window: which restrictions (blocked cells or first moves) make the game last longest.
/// Depends on `analysis`, `record` and the parts of the window.
///
/// Read first: [BalanceViewModel] (the job, one for the whole program), then `BalanceView`.
@NullMarked
package hexalyst.ui.balance;

import org.jspecify.annotations.NullMarked;
