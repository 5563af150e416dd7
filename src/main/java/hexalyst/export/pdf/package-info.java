/// Typesetting on the pages of a PDF: typefaces, hyphenation, lines, columns, places and tags, without knowing games.
/// [hexalyst.export.document] fills the pages. Read [PdfPages] first, then [PdfLines].
@NullMarked
package hexalyst.export.pdf;

import org.jspecify.annotations.NullMarked;
