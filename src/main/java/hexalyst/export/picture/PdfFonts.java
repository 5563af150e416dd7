package hexalyst.export.picture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.jspecify.annotations.Nullable;

/// The fonts of one PDF document, which embeds only the letters that it uses. A letter that a font does not have is
/// taken from the plain one, which has Hebrew and Arabic, or from a font of this computer ([SystemFonts]).
public final class PdfFonts {
    private static final String NO_GLYPH = "\uFFFD";
    /// Font widths are in thousandths of the size.
    private static final double UNITS = 1000;

    private final PDDocument document;
    private final Map<Lettering, Face> faces = new EnumMap<>(Lettering.class);
    private final Set<Integer> missing = new LinkedHashSet<>();
    private @Nullable List<Face> others;

    /// A font in the document, and the letters that it has.
    private record Face(PDType0Font font, CmapLookup glyphs) {
        boolean writes(int letter) {
            return glyphs.getGlyphId(letter) != 0;
        }
    }

    /// A part of a text in one font.
    private record Part(Face face, String text) {}

    /// The fonts of a document that is being made.
    public PdfFonts(PDDocument document) {
        this.document = document;
    }

    private Face face(Lettering lettering) throws IOException {
        Face face = faces.get(lettering);
        if (face == null) {
            face = face(new TTFParser().parse(new RandomAccessReadBuffer(lettering.open())));
            faces.put(lettering, face);
        }
        return face;
    }

    private Face face(TrueTypeFont file) throws IOException {
        document.registerTrueTypeFontForClosing(file);
        return new Face(PDType0Font.load(document, file, true), file.getUnicodeCmapLookup());
    }

    /// The first font that has a letter; empty if none has.
    private Optional<Face> writing(Lettering lettering, int letter) throws IOException {
        Face own = face(lettering);
        if (own.writes(letter)) {
            return Optional.of(own);
        }
        Face plain = face(Lettering.REGULAR);
        return plain.writes(letter)
                ? Optional.of(plain)
                : others().stream().filter(face -> face.writes(letter)).findFirst();
    }

    private List<Face> others() throws IOException {
        List<Face> all = others;
        if (all == null) {
            all = new ArrayList<>();
            for (TrueTypeFont file : SystemFonts.found()) {
                all.add(face(file));
            }
            others = all;
        }
        return all;
    }

    /// A text that the fonts can print, on one line: missing letters and unprintable characters are replaced, and marks
    /// that cannot be seen are left out.
    public String printable(Lettering lettering, String text) throws IOException {
        StringBuilder out = new StringBuilder(text.length());
        for (int c : text.codePoints().toArray()) {
            int letter = c == '\n' || c == '\t' ? ' ' : c;
            boolean allowed = Xml.isAllowed(letter);
            boolean writes = allowed && writing(lettering, letter).isPresent();
            if (allowed && Character.getType(letter) == Character.FORMAT) {
                continue;
            }
            if (!writes && allowed) {
                missing.add(letter);
            }
            out.append(writes ? Character.toString(letter) : NO_GLYPH);
        }
        return out.toString();
    }

    /// The letters that were replaced because the fonts do not have them, each once.
    public String missing() {
        return missing.stream().map(Character::toString).collect(Collectors.joining());
    }

    /// The width of a [#printable] text.
    public double width(Lettering lettering, String printable, double size) throws IOException {
        double width = 0;
        for (Part part : parts(lettering, printable)) {
            width += part.face().font().getStringWidth(part.text());
        }
        return width / UNITS * size;
    }

    /// Prints a [#printable] text where the page's text is, in the order in which it is read.
    public void show(PDPageContentStream out, Lettering lettering, String printable, double size) throws IOException {
        for (Part part : parts(lettering, VisualText.of(printable, letter -> writes(lettering, letter)))) {
            out.setFont(part.face().font(), (float) size);
            out.showText(part.text());
        }
    }

    private boolean writes(Lettering lettering, int letter) {
        try {
            return writing(lettering, letter).isPresent();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Part> parts(Lettering lettering, String printable) throws IOException {
        List<Part> parts = new ArrayList<>();
        for (int letter : printable.codePoints().toArray()) {
            Face face = writing(lettering, letter).orElse(face(lettering));
            String text = Character.toString(letter);
            if (!parts.isEmpty() && parts.getLast().face().equals(face)) {
                text = parts.removeLast().text() + text;
            }
            parts.add(new Part(face, text));
        }
        return parts;
    }
}
