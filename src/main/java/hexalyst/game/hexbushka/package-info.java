/// Hexbushka: rules and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Hexbushka] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `HexbushkaBoard`, where captures are said.
@NullMarked
package hexalyst.game.hexbushka;

import org.jspecify.annotations.NullMarked;
