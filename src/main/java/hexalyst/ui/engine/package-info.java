/// The single analysis of the current position that all views show, the engine panel that switches it on, and the
/// proofs of this session. Also asks an external engine for moves. May depend on `game`, `engine`, `analysis`,
/// `record`, `ui.command` (keys), `ui.game`, `ui.message`, `text`, `ui.theme` and `ui.fx`.
///
/// Read first: [PositionAnalysisViewModel], then [EngineViewModel]; [ProofStore] keeps the proofs, and [KnownValues]
/// says what is known of a position, from whom, and which source counts more.
@NullMarked
package hexalyst.ui.engine;

import org.jspecify.annotations.NullMarked;
