/// Pentalath: rules, edition and a search board. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [Pentalath] (the rules in a few sentences, and how we settled what the published text leaves open:
/// repetition, draws, the swap), then [PentalathPosition] and `Formations`, the plain rules. `PentalathBoard`
/// implements the same rules with bit masks, for boards of up to 64 cells; larger boards use the contract's default.
/// Tests check that all of them agree with each other and with a slow reference that shares no code with them. For
/// searches the package finds forced moves (`PentalathBoard`, with `PentalathGroups` and `PentalathLines`) and
/// evaluates positions (`PentalathEvaluation`).
@NullMarked
package hexalyst.game.pentalath;

import org.jspecify.annotations.NullMarked;
