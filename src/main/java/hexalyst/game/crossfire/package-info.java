/// Crossfire: rules and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Crossfire] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `CrossfireBoard`, where they are said.
@NullMarked
package hexalyst.game.crossfire;

import org.jspecify.annotations.NullMarked;
