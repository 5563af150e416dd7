/// Endings solved whole: where few positions can be reached from one, all of them are listed and solved backwards,
/// cycles and all. Depends on `game` only.
///
/// Read first: [EndingSearch], which lists and solves; then [EndingReader], which says when a solved [SolvedEnding] may
/// be believed, since the rules count what was on the board before.
@NullMarked
package hexalyst.engine.ending;

import org.jspecify.annotations.NullMarked;
