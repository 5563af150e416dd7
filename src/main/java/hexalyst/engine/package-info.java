/// Search and proof for any game. Headless; knows games only through the contract in `game`.
///
/// Read first: [SearchService], which starts everything, and [Solver], which finds a position's value, the values of
/// all its moves ([MoveProver]) and the shortest win ([DistanceSearch]). They all use [ProofSearch], the algorithm,
/// over one [ProofTable]. Where few positions can be reached, [EndingStage] first solves all of them, by the package
/// `ending`, and [ProofSearch] looks them up. [ProofWriter] writes a proof as a strategy, which the package `verify`
/// checks; the package `estimate` plays and estimates where nothing is proved.
@NullMarked
package hexalyst.engine;

import org.jspecify.annotations.NullMarked;
