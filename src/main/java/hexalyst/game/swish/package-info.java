/// Swish: rules and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Swish] (the rules in a few sentences).
@NullMarked
package hexalyst.game.swish;

import org.jspecify.annotations.NullMarked;
