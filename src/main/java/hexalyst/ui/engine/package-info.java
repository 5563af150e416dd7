/// The engine panel: starts and stops searches, follows the current position, keeps what was proved in this session.
/// May depend on `game`, `engine`, `record`, `ui.game` and `ui.fx`.
///
/// Read first: [EngineViewModel]; what is proved stays in [ProofStore].
@NullMarked
package hexalyst.ui.engine;

import org.jspecify.annotations.NullMarked;
