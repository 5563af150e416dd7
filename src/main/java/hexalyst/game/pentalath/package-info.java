/// Pentalath: rules, edition and a search board. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [Pentalath] (the rules in a few sentences, and how we settled what the published text leaves open:
/// repetition, draws, the swap), then [PentalathPosition] and `Formations`, the plain rules. `PentalathBoard` is the
/// same rules again as bit masks, for boards of up to 64 cells; larger boards use the contract's default. Tests hold
/// all of them equal, and equal to a slow reference that shares nothing with them. For searches it says which moves
/// are forced (`PentalathBoard`, with `PentalathGroups` and `PentalathLines`) and evaluates positions
/// (`PentalathEvaluation`).
@NullMarked
package hexalyst.game.pentalath;

import org.jspecify.annotations.NullMarked;
