/// Games as documents that people read: printed pages (PDF), a page for playing through games (HTML), text with
/// pictures (Markdown). A [Composer] turns each game into a [Chapter] of plain data, and the writers only do the
/// layout.
///
/// May use `export.board`, `export.picture`, `record`, `game` and `text`. Read [Chapter] first, then [DocumentFormat].
@NullMarked
package hexalyst.export.document;

import org.jspecify.annotations.NullMarked;
