/// MacBeth: rules, both editions and a search board. Depends on `board` and `game`; no other game knows it.
///
/// Read first: [MacBeth] (the rules in a few sentences, and how we settled what the published text leaves open), then
/// [MacBethPosition] and `Turning`, the plain rules. `MacBethBoard` is the same rules again on lines of bits
/// (`MacBethLines`, `MacBethTurns`). Tests hold both equal, and both equal to a slow reference that shares nothing with
/// them.
@NullMarked
package hexalyst.game.macbeth;

import org.jspecify.annotations.NullMarked;
