/// What the moves of the current position are worth, for the eye and the hand: the best lines, the sortable table of
/// all moves, why a move wins or loses, and the walk through a proved position.
///
/// Depends on the open game (`ui.game`) on the engine (`ui.engine`) and on the keys that it tells
/// (`ui.command`). Read first:
/// [hexalyst.ui.values.LinesViewModel], then [hexalyst.ui.values.ProofViewModel].
@NullMarked
package hexalyst.ui.values;

import org.jspecify.annotations.NullMarked;
