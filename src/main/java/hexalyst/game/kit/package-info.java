/// What games are made of. Games that say their rules once extend [RuleBoard], whose every change is journalled, and
/// [RuleGame]; positions, set-ups and search follow from them. The first games have a plain position ([StonePosition])
/// and a search board of their own. Blocks such as [CellNet] and [Territory] are for both. No class here knows a game.
/// Depends on `board` and `game`.
///
/// Read first: [RuleBoard], then [RuleGame].
@NullMarked
package hexalyst.game.kit;

import org.jspecify.annotations.NullMarked;
