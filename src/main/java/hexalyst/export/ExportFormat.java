package hexalyst.export;

import java.util.Arrays;
import java.util.List;

/// The export formats.
public enum ExportFormat {
    /// One position as PNG.
    PNG("png", true),
    /// One position as SVG.
    SVG("svg", true),
    /// The moves of a game up to a position as an animated GIF.
    GIF("gif", true),
    /// Games as printed pages.
    PDF_DOCUMENT("pdf", false),
    /// Games as a page for playing through.
    HTML("html", false),
    /// Games as text with diagrams beside it.
    MARKDOWN("md", false),
    /// One position as PDF.
    PDF_PICTURE("pdf", true);

    private final String suffix;
    private final boolean picture;

    ExportFormat(String suffix, boolean picture) {
        this.suffix = suffix;
        this.picture = picture;
    }

    /// The suffix of a file's name, without the dot.
    public String suffix() {
        return suffix;
    }

    /// True for pictures, false for documents.
    public boolean isPicture() {
        return picture;
    }

    /// The formats with a suffix, the usual one first. Empty if there is none.
    public static List<ExportFormat> of(String suffix) {
        return Arrays.stream(values())
                .filter(format -> format.suffix.equalsIgnoreCase(suffix))
                .toList();
    }
}
