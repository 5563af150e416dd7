/// Medusa on the kit: rules, reasons, evaluation and random games. Depends on `board`, `game` and `game.kit`; no other
/// game knows it.
///
/// Read first: [Medusa] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `MedusaBoard`, the rules, with `MedusaLeaps` for movements and
/// [hexalyst.game.kit.reversal] for groups that live.
@NullMarked
package hexalyst.game.medusa;

import org.jspecify.annotations.NullMarked;
