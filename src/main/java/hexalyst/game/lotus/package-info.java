/// Lotus: rules, random games and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Lotus] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `LotusBoard`, and [hexalyst.game.kit.reversal] for groups that are reversed.
@NullMarked
package hexalyst.game.lotus;

import org.jspecify.annotations.NullMarked;
