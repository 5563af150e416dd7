/// Rondo: rules, random games and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Rondo] (the rules, and how we settled what the text leaves open), `RondoBoard`, then `Circles`.
@NullMarked
package hexalyst.game.rondo;

import org.jspecify.annotations.NullMarked;
