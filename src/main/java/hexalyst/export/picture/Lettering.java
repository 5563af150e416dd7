package hexalyst.export.picture;

import java.io.InputStream;
import java.util.Objects;

/// The fonts of pictures and documents: DejaVu Sans, which comes with the program.
public enum Lettering {
    REGULAR("DejaVuSans"),
    BOLD("DejaVuSans-Bold"),
    OBLIQUE("DejaVuSans-Oblique");

    /// How fonts are asked for where the reader's own are used.
    public static final String FAMILY = "DejaVu Sans, Verdana, Segoe UI, sans-serif";
    /// From the middle of a capital letter down to its foot, by the size of the font.
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
