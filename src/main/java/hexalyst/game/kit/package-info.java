/// What games are made of that say their rules once: a [RuleBoard] whose every change is journalled, and the positions
/// and set-ups that follow from it. Depends on `board` and `game`; no class here knows a game.
///
/// Read first: [RuleBoard], then [RuleGame]. A game extends both and says how its pieces look in a [RuleEdition].
@NullMarked
package hexalyst.game.kit;

import org.jspecify.annotations.NullMarked;
