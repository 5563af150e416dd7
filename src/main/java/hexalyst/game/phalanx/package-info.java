/// Phalanx on the kit: rules, reasons, evaluation and random games. Depends on `board`, `game` and `game.kit`; no other
/// game knows it.
///
/// Read first: [Phalanx] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `PhalanxBoard`, the rules, with `PhalanxRights` for what a turn may still do.
@NullMarked
package hexalyst.game.phalanx;

import org.jspecify.annotations.NullMarked;
