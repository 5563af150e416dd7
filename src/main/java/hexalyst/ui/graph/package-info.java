/// The game as a whole: its analysis, a job that can be paused and cancelled, and the graph of its values.
///
/// Depends on the open game (`ui.game`), on what the engine panel has proved (`ui.engine`), on the key bindings
/// (`ui.command`) and on the jobs of `analysis`. Read first: [hexalyst.ui.graph.GameAnalysisViewModel], then
/// [hexalyst.ui.graph.ValueGraphViewModel].
@NullMarked
package hexalyst.ui.graph;

import org.jspecify.annotations.NullMarked;
