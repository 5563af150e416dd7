/// What both the window and the command line do with the engine: analysing a position, annotating whole games in a job
/// that can be paused, resumed and cancelled, and storing the result of every position, so that nothing is computed
/// twice. Depends on `board`, `game`, `record`, `notation`, `engine`, `report` and `store`. Headless.
///
/// Read first: [Analysis], [AnnotationJob], then [Finding] (what is known about a position), [ResultStore] (where it is
/// stored), [MoveGlyphs] (what earns a `??`) and [Annotator].
@NullMarked
package hexalyst.analysis;

import org.jspecify.annotations.NullMarked;
