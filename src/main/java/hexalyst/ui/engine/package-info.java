/// The engine panel: starts and stops searches, follows the current position, keeps what was proved in this session.
/// Beside it, an engine that is another program can be asked for moves. May depend on `game`, `engine`, `record`,
/// `ui.command` (keys), `ui.game`, `ui.message`, `text`, `ui.theme` and `ui.fx`.
///
/// Read first: [EngineViewModel]; what is proved stays in [ProofStore].
@NullMarked
package hexalyst.ui.engine;

import org.jspecify.annotations.NullMarked;
