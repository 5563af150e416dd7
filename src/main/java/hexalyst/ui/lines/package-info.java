/// The values of the moves in the current position: the best lines, the sortable table of all moves, why a move wins or
/// loses, and stepping through a proof.
///
/// Depends on the open game (`ui.game`), on the engine (`ui.engine`) and on the keys (`ui.command`). Read first:
/// [hexalyst.ui.lines.LinesViewModel], then [hexalyst.ui.lines.ProofViewModel].
@NullMarked
package hexalyst.ui.lines;

import org.jspecify.annotations.NullMarked;
