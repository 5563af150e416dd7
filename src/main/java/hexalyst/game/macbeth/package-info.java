/// MacBeth: rules, both editions and evaluation. Depends on `board`, `game` and `game.kit`; no other game knows it.
///
/// Read first: [MacBeth] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// `MacBethBoard`, where they are said on the lines of `MacBethLines`.
@NullMarked
package hexalyst.game.macbeth;

import org.jspecify.annotations.NullMarked;
