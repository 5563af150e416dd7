/// The rules of games as pages to read: the texts beside each game, with positions to be drawn. Each page is for one
/// edition.
///
/// May use `game`, `record`, `notation` and `text`. Read [RulesReader] first, which describes the format of the texts.
@NullMarked
package hexalyst.notation.rules;

import org.jspecify.annotations.NullMarked;
