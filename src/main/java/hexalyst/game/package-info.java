/// The contract that every game implements: [Game], its [Edition]s, immutable [Position]s, [Move]s and [Outcome]s, and
/// a [SearchBoard] for searches. A [Move] is a whole turn, as game trees have them; a [Step] is what a search makes,
/// perhaps only a [Part] of a turn. Depends on `board` and `text`; only [Games] names concrete games.
///
/// Read first: [Game], then [Position]. What games are made of is in `hexalyst.game.kit`, what any turn allows from
/// outside in `hexalyst.turn`.
@NullMarked
package hexalyst.game;

import org.jspecify.annotations.NullMarked;
