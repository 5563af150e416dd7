/// The proof checker: whether a file really holds a complete strategy for what it claims. Depends on `board` and
/// `game` only and uses nothing of the search, not even its boards: it plays every move by the plain rules of
/// [hexalyst.game.Position]. The writer in `engine` shares the walk, so that both agree on the order of the moves.
///
/// Read first: [Verifier], then [StrategyWalk], which defines the format of the moves, and [ProofHeader], the lines
/// before them.
@NullMarked
package hexalyst.engine.verify;

import org.jspecify.annotations.NullMarked;
