/// What the window and the command line both do with the engine: analysing a position, annotating whole games in a job
/// that can be paused, resumed and cancelled, and keeping the result of every position, so that nothing is computed
/// twice. Depends on `board`, `game`, `record` and `engine`. Headless.
///
/// Read first: [Analysis], [AnnotationJob], then [Finding] (what is known of a position), [ResultStore] (where it is
/// kept), [MoveGlyphs] (what makes a `??`) and [Annotator].
@NullMarked
package hexalyst.analysis;

import org.jspecify.annotations.NullMarked;
