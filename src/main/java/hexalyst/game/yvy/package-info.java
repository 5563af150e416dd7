/// YvY: rules and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [Yvy] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `YvyBoard`, where they are said, and `YvyCount`, which counts the score.
@NullMarked
package hexalyst.game.yvy;

import org.jspecify.annotations.NullMarked;
