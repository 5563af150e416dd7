/// Estimates for positions that are not proved: searches for the best lines, by alpha-beta or by random games (Monte
/// Carlo), and the choice of a move from proofs and estimates together. Uses `engine` for proofs; knows games only
/// through the contract in `game`.
///
/// Read first: [MoveChooser], which chooses the moves to play, and [Estimator], which analyses; then [EstimateSearch]
/// with [VariationSearch] (alpha-beta), and [MonteCarloSearch] with [Simulator] and [TreeNode].
@NullMarked
package hexalyst.engine.estimate;

import org.jspecify.annotations.NullMarked;
