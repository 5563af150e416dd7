/// The one analysis of the current position that all views show, the engine panel that turns it on, and what was
/// proved in this session. Also asks an external engine for moves. May depend on `game`, `engine`, `analysis`,
/// `record`, `ui.command` (keys), `ui.game`, `ui.message`, `text`, `ui.theme` and `ui.fx`.
///
/// Read first: [AnalysisViewModel], then [EngineViewModel]; [ProofStore] keeps what is proved.
@NullMarked
package hexalyst.ui.engine;

import org.jspecify.annotations.NullMarked;
