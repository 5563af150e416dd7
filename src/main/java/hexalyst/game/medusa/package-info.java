/// Medusa: rules, the edition and a search board. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [Medusa] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// [MedusaPosition], the plain rules, with `MedusaGroups` for what is reversed and `MedusaState` for what a position
/// has besides the board. `MedusaBoard` is the same rules again on arrays. Tests hold both equal, and both equal to a
/// slow reference that shares nothing with them.
@NullMarked
package hexalyst.game.medusa;

import org.jspecify.annotations.NullMarked;
