/// Annotates whole games: [GameAnalysisJob] asks about every position, [Annotator] writes what came out into the game,
/// [MoveGlyphs] says what earns a `??`, and [MoveWords] says it in words. [NotedValueProver] proves what a file claims.
@NullMarked
package hexalyst.analysis.annotate;

import org.jspecify.annotations.NullMarked;
