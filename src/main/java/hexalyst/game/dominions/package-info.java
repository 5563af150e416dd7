/// Dominions: rules and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Dominions] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `DominionsBoard` (which tiles fit, and which groups are reversed).
@NullMarked
package hexalyst.game.dominions;

import org.jspecify.annotations.NullMarked;
