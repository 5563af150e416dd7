/// The rules of games as pages to read: the texts beside each game, with positions to be drawn. A page is made for
/// one edition.
///
/// May use `game`, `record`, `notation` and `text`. Read [RulesReader] first, which says how such a text is written.
@NullMarked
package hexalyst.notation.rules;

import org.jspecify.annotations.NullMarked;
