package hexalyst.export.picture;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;

/// The fonts of pictures for Java2D. Reading them takes a while, so keep this object for all pictures of a run.
/// Thread-safe.
final class Fonts {
    private final Map<Lettering, Font> read = new EnumMap<>(Lettering.class);

    synchronized Font of(Lettering lettering) {
        return read.computeIfAbsent(lettering, Fonts::read);
    }

    private static Font read(Lettering lettering) {
        try (InputStream in = lettering.open()) {
            return Font.createFont(Font.TRUETYPE_FONT, in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("the font " + lettering + " is damaged", e);
        }
    }
}
