/// Pictures in files: one position as SVG, PNG or PDF, a game as an animated GIF. Each draws what
/// [hexalyst.export.board] paints, in the colours of a theme ([Palette]) and with fonts that come with the program, so
/// that a picture looks the same wherever it is made.
///
/// May use `export.board` and whatever that may use, Java2D and PDFBox, without a display. Read [PixelPicture] first.
@NullMarked
package hexalyst.export.picture;

import org.jspecify.annotations.NullMarked;
