/// Games as documents that people read: printed pages (PDF), a page that can be played through (HTML), text with
/// pictures (Markdown). A [Composer] turns each game into a [Chapter] of plain data, which the writers only lay out.
///
/// May use `export.board`, `export.picture`, `record`, `game` and `text`. Read [Chapter] first, then [DocumentFormat].
@NullMarked
package hexalyst.export.document;

import org.jspecify.annotations.NullMarked;
