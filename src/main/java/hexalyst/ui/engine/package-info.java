/// The one analysis of the current position that all views show, the engine panel that switches it on, and what was
/// proved in this session. Beside it, an engine that is another program can be asked for moves. May depend on `game`,
/// `engine`, `analysis`, `record`, `ui.command` (keys), `ui.game`, `ui.message`, `text`, `ui.theme` and `ui.fx`.
///
/// Read first: [AnalysisViewModel], then [EngineViewModel]; what is proved stays in [ProofStore].
@NullMarked
package hexalyst.ui.engine;

import org.jspecify.annotations.NullMarked;
