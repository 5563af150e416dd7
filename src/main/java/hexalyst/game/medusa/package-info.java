/// Medusa: rules, the edition and a search board. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [Medusa] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// [MedusaPosition], the plain rules, with `MedusaGroups` for reversed groups and `MedusaState` for the data besides
/// the board. `MedusaBoard` implements the same rules on arrays. Tests check that both agree with each other and with a
/// slow reference that shares no code with them.
@NullMarked
package hexalyst.game.medusa;

import org.jspecify.annotations.NullMarked;
