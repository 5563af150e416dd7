/// The single analysis of the current position that all views show, the engine panel that switches it on, and the
/// proofs of this session. Also asks an external engine for moves. May depend on `game`, `engine`, `analysis`,
/// `record`, `ui.command` (keys), `ui.game`, `ui.message`, `text`, `ui.theme` and `ui.fx`.
///
/// Read first: [MoveValuesViewModel], then [EngineViewModel]; [ProofStore] keeps the proofs.
@NullMarked
package hexalyst.ui.engine;

import org.jspecify.annotations.NullMarked;
