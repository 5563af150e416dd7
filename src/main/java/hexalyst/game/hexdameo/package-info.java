/// Hexdameo: rules and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Hexdameo] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `HexdameoBoard`, where they are said.
@NullMarked
package hexalyst.game.hexdameo;

import org.jspecify.annotations.NullMarked;
