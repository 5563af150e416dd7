/// Blocks of games in which groups without a liberty change sides, unless they fill a ring of cells: groups and what
/// reverses them, whose the cells are, what a side keeps for certain, what evaluations count, and where random games
/// place stones. Depends on `board`, `game` and `game.kit`; knows no game.
///
/// Read first: [ReversibleStones].
@NullMarked
package hexalyst.game.kit.reversal;

import org.jspecify.annotations.NullMarked;
