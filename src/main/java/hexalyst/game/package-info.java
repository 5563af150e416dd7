/// The contract that every game implements: [Game], its [Edition]s, immutable [Position]s, [Move]s and [Outcome]s, and
/// a [SearchBoard] for searches. Depends on `board` and `text`; only [Games] names concrete games.
///
/// Read first: [Game], then [Position]. To add a game, see [Games]. Common parts of positions are in [StonePosition],
/// and in [TurnPosition] where a turn has several parts.
@NullMarked
package hexalyst.game;

import org.jspecify.annotations.NullMarked;
