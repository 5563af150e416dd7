package hexalyst.export.picture;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The fonts of pictures for Java2D. Reading them takes a while, so keep this object for all pictures of a run.
/// Thread-safe.
final class Fonts {
    private final Map<Lettering, Font> read = new EnumMap<>(Lettering.class);
    private @Nullable List<Font> others;

    synchronized Font of(Lettering lettering) {
        return read.computeIfAbsent(lettering, Fonts::read);
    }

    /// The font for a text: this one, or the first other one that has more of its letters, of ours or of this computer.
    synchronized Font of(Lettering lettering, String text) {
        Font own = of(lettering);
        if (own.canDisplayUpTo(text) < 0) {
            return own;
        }
        Font best = own;
        for (Font other : others()) {
            best = letters(other, text) > letters(best, text) ? other : best;
        }
        return best;
    }

    private static long letters(Font font, String text) {
        return text.codePoints().filter(font::canDisplay).count();
    }

    private List<Font> others() {
        List<Font> all = others;
        if (all == null) {
            all = new ArrayList<>(List.of(of(Lettering.REGULAR)));
            SystemFonts.files().stream().flatMap(Fonts::read).forEach(all::add);
            others = all;
        }
        return all;
    }

    /// The first font of a file; none if it cannot be read.
    private static Stream<Font> read(Path file) {
        try {
            return Arrays.stream(Font.createFonts(file.toFile())).limit(1);
        } catch (IOException | FontFormatException damaged) {
            return Stream.empty();
        }
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
