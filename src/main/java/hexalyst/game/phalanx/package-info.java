/// Phalanx: rules, both editions and a search board. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [Phalanx] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// [PhalanxPosition], the plain rules, with `PhalanxRow` for rows that move and `PhalanxState` for what a position has
/// besides the board. `PhalanxBoard` is the same rules again on arrays (`PhalanxPly`). Tests hold both equal, and both
/// equal to a slow reference that shares nothing with them.
@NullMarked
package hexalyst.game.phalanx;

import org.jspecify.annotations.NullMarked;
