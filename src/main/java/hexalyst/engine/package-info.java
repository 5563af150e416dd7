/// Search and proof, for any game, headless: knows games only through the contract in `game`.
///
/// Read first: [SearchService] (what the window uses: searches on background threads), [Solver] (what the command line
/// uses: one search, waited for), then [ProofSearch], the algorithm. [ProofWriter] writes a proof
/// down as a strategy, which the package `verify` checks.
@NullMarked
package hexalyst.engine;

import org.jspecify.annotations.NullMarked;
