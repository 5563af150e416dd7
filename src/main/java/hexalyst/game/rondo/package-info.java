/// Rondo: rules, random games and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Rondo] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `RondoBoard`, where they are said; `Circles` has the steps and chains.
@NullMarked
package hexalyst.game.rondo;

import org.jspecify.annotations.NullMarked;
