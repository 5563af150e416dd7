/// Squeeze: rules and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Squeeze] (the rules in a few sentences).
@NullMarked
package hexalyst.game.squeeze;

import org.jspecify.annotations.NullMarked;
