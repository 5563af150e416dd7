/// The contract that every game implements: [Game], its [Edition]s, immutable [Position]s, [Move]s and [Outcome]s, and
/// a [SearchBoard] for searches. Depends on `board` and `text`; only [Games] names concrete games.
///
/// Read first: [Game], then [Position]. What games are made of is in `hexalyst.game.kit`, what any turn allows from
/// outside in `hexalyst.turn`.
@NullMarked
package hexalyst.game;

import org.jspecify.annotations.NullMarked;
