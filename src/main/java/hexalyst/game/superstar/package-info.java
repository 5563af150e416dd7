/// Superstar: rules and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Superstar] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `SuperstarGround` (edge and sides) and `SuperstarCount`, which counts the points.
@NullMarked
package hexalyst.game.superstar;

import org.jspecify.annotations.NullMarked;
