/// Turns of any game from outside: entered gesture by gesture ([BegunTurn]), listed, counted, and shown. Depends on
/// `board` and `game`.
@NullMarked
package hexalyst.turn;

import org.jspecify.annotations.NullMarked;
