/// The proof checker: checks whether a file really contains a complete strategy for its claim. Depends on `board` and
/// `game` only and uses nothing of the search, not even its boards: it plays every move by the plain rules of
/// [hexalyst.game.Position]. The writer in `engine` uses the same walk, so that both agree on the order of the moves.
///
/// Read first: [Verifier], then [StrategyWalk], which defines the format of the moves, and [ProofHeader], which defines
/// the lines before them.
@NullMarked
package hexalyst.engine.verify;

import org.jspecify.annotations.NullMarked;
