package hexalyst.export.picture;

import java.io.InputStream;
import java.util.Objects;

/// The fonts of pictures and documents: DejaVu Sans and, for continuous text, DejaVu Serif, which come with the
/// program.
public enum Lettering {
    REGULAR("DejaVuSans"),
    BOLD("DejaVuSans-Bold"),
    OBLIQUE("DejaVuSans-Oblique"),
    /// For what people write.
    SERIF("DejaVuSerif"),
    SERIF_BOLD("DejaVuSerif-Bold"),
    SERIF_ITALIC("DejaVuSerif-Italic");

    /// The font family to request where the reader's own fonts are used.
    public static final String FAMILY = "DejaVu Sans, Verdana, Segoe UI, sans-serif";
    /// The distance from the middle of a capital letter to its base line, relative to the font size.
    static final double FOOT = 0.355;

    private final String file;

    Lettering(String file) {
        this.file = file;
    }

    /// The font as a TrueType file; to be closed.
    public InputStream open() {
        return Objects.requireNonNull(
                Lettering.class.getResourceAsStream("/net/sf/jasperreports/fonts/dejavu/" + file + ".ttf"), file);
    }
}
