/// A second start of the program hands its files to the open window and exits. Both communicate through a socket in the
/// user's data folder; nothing goes over a network. Depends on `ui.fx` only.
///
/// Read first: [hexalyst.ui.handover.Meeting], then [hexalyst.ui.handover.FirstWindow] and
/// [hexalyst.ui.handover.SecondStart].
@NullMarked
package hexalyst.ui.handover;

import org.jspecify.annotations.NullMarked;
