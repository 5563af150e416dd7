/// What to think of positions that are not proved: a search for the best variations by alpha-beta, and the choice of a
/// move from proofs and estimates together. Uses `engine` for proofs, knows games only through the contract in `game`.
///
/// Read first: [MoveChooser] (what plays), [EstimateSearch] (what analyses), then [VariationSearch], the algorithm.
@NullMarked
package hexalyst.engine.estimate;

import org.jspecify.annotations.NullMarked;
