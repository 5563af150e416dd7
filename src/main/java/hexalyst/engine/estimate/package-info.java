/// Estimates of positions that are not proved: searches for the best lines by alpha-beta and by random games (Monte
/// Carlo), and the choice of a move from proofs and estimates together. Uses `engine` for proofs, knows games only
/// through the contract in `game`.
///
/// Read first: [MoveChooser] (what plays) and [Estimator] (what analyses); then [EstimateSearch] over
/// [VariationSearch], alpha-beta, and [MonteCarloSearch] over [Simulator] and [TreeNode].
@NullMarked
package hexalyst.engine.estimate;

import org.jspecify.annotations.NullMarked;
