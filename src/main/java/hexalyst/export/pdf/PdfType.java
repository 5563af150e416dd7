package hexalyst.export.pdf;

import hexalyst.export.picture.Lettering;
import hexalyst.export.picture.PdfFonts;
import java.awt.Color;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.util.Matrix;

/// The typesetting of one PDF document: which text its fonts can print, how wide it is, and printing it. A failure to
/// write is thrown as an [UncheckedIOException].
public final class PdfType {
    private final PdfFonts fonts;
    private final double scale;
    private final Typeface typeface;
    private final Map<Lettering, Map<Integer, Double>> widths = new EnumMap<>(Lettering.class);

    /// How a text is printed.
    ///
    /// @param size in points
    /// @param quiet true for grey
    public record Face(Lettering lettering, double size, boolean quiet) {
        /// This face in another size.
        Face sized(double other) {
            return new Face(lettering, other, quiet);
        }
    }

    /// @param style how large text is, and in which typeface
    public PdfType(PDDocument document, PageStyle style) {
        fonts = new PdfFonts(document);
        scale = style.size().scale();
        typeface = style.face();
    }

    /// A face in the size of this document.
    public Face scaled(Face face) {
        return face.sized(scale * face.size());
    }

    public PdfFonts fonts() {
        return fonts;
    }

    /// A text in printable form, on one line.
    public String printable(Face face, String text) {
        try {
            return fonts.printable(typeface.of(face.lettering()), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// How wide a letter is, in points; each letter is measured only once, since texts may be very long.
    public double width(Face face, int letter) {
        return face.size()
                * widths.computeIfAbsent(face.lettering(), lettering -> new HashMap<>())
                        .computeIfAbsent(letter, one -> measured(typeface.of(face.lettering()), one));
    }

    private double measured(Lettering lettering, int letter) {
        try {
            return fonts.width(lettering, Character.toString(letter), 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// How wide a printable text is, in points.
    public double width(Face face, String printable) {
        return printable.codePoints().mapToDouble(letter -> width(face, letter)).sum();
    }

    /// As much of a printable text as fits, with an ellipsis where something is left out.
    public String fitted(Face face, String printable, double room) {
        if (width(face, printable) <= room) {
            return printable;
        }
        double left = room - width(face, '…');
        int end = 0;
        while (end < printable.length()) {
            int letter = printable.codePointAt(end);
            left -= width(face, letter);
            if (left < 0) {
                break;
            }
            end += Character.charCount(letter);
        }
        return printable.substring(0, end).stripTrailing() + "…";
    }

    /// Prints a printable text.
    ///
    /// @param x where it begins
    /// @param y its base line, from the bottom of the page
    public void set(PDPageContentStream out, Face face, String printable, double x, double y) {
        try {
            out.beginText();
            out.setNonStrokingColor(face.quiet() ? Color.DARK_GRAY : Color.BLACK);
            out.setTextMatrix(Matrix.getTranslateInstance((float) x, (float) y));
            fonts.show(out, typeface.of(face.lettering()), printable, face.size());
            out.endText();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
