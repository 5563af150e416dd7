/// Phalanx: rules, both editions and a search board. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [Phalanx] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// [PhalanxPosition], the plain rules, with `PhalanxRow` for rows that move and `PhalanxState` for the data besides the
/// board. `PhalanxBoard` implements the same rules on arrays (`PhalanxPly`). Tests check that both agree with each
/// other and with a slow reference that shares no code with them.
@NullMarked
package hexalyst.game.phalanx;

import org.jspecify.annotations.NullMarked;
