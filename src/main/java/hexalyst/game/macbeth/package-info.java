/// MacBeth: rules, both editions and a search board. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [MacBeth] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// [MacBethPosition] and `Turning`, the plain rules. `MacBethBoard` implements the same rules on lines of bits
/// (`MacBethLines`, `MacBethTurns`). Tests check that both agree with each other and with a slow reference that shares
/// no code with them.
@NullMarked
package hexalyst.game.macbeth;

import org.jspecify.annotations.NullMarked;
