/// Query: rules and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [QueryGame] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `QueryBoard`, where they are said.
@NullMarked
package hexalyst.game.query;

import org.jspecify.annotations.NullMarked;
