/// Hexemergo: rules and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Hexemergo] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `HexemergoBoard`, where they are said.
@NullMarked
package hexalyst.game.hexemergo;

import org.jspecify.annotations.NullMarked;
