package hexalyst.export.picture;

import java.io.IOException;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/// The fonts of one PDF document, which embeds only the letters that it uses.
public final class PdfFonts {
    private static final String NO_GLYPH = "\uFFFD";
    /// Font widths are in thousandths of the size.
    private static final double UNITS = 1000;

    private final PDDocument document;
    private final Map<Lettering, PDType0Font> fonts = new EnumMap<>(Lettering.class);
    private final Map<Lettering, CmapLookup> glyphs = new EnumMap<>(Lettering.class);
    private final Set<Integer> missing = new LinkedHashSet<>();

    /// The fonts of a document that is being made.
    public PdfFonts(PDDocument document) {
        this.document = document;
    }

    /// A font.
    public PDType0Font of(Lettering lettering) throws IOException {
        PDType0Font font = fonts.get(lettering);
        if (font == null) {
            TrueTypeFont file = new TTFParser().parse(new RandomAccessReadBuffer(lettering.open()));
            document.registerTrueTypeFontForClosing(file);
            font = PDType0Font.load(document, file, true);
            fonts.put(lettering, font);
            glyphs.put(lettering, file.getUnicodeCmapLookup());
        }
        return font;
    }

    /// A text that the font can print, on one line: missing letters and unprintable characters are replaced.
    public String printable(Lettering lettering, String text) throws IOException {
        of(lettering);
        CmapLookup known = glyphs.get(lettering);
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            int letter = c == '\n' || c == '\t' ? ' ' : c;
            boolean writes = Xml.isAllowed(letter) && known != null && known.getGlyphId(letter) != 0;
            if (!writes && Xml.isAllowed(letter)) {
                missing.add(letter);
            }
            out.append(writes ? Character.toString(letter) : NO_GLYPH);
        });
        return out.toString();
    }

    /// The letters that were replaced because the fonts do not have them, each once.
    public String missing() {
        return missing.stream().map(Character::toString).collect(Collectors.joining());
    }

    /// The width of a [#printable] text.
    public double width(Lettering lettering, String printable, double size) throws IOException {
        return of(lettering).getStringWidth(printable) / UNITS * size;
    }
}
