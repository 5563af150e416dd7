/// Winning strategies beyond one search: books of them for look-up ([StrategyBook]), and proof files joined from pieces
/// ([ProofJoiner]).
@NullMarked
package hexalyst.engine.strategy;

import org.jspecify.annotations.NullMarked;
