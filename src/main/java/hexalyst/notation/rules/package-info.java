/// The rules of games as pages to read: the texts that stand beside each game, with positions to be drawn. A page is
/// told for one edition.
///
/// May use `game`, `record`, `notation` and `text`. Read [RulesReader] first, which tells how such a text is written.
@NullMarked
package hexalyst.notation.rules;

import org.jspecify.annotations.NullMarked;
