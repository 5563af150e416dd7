package hexalyst.export.pdf;

import org.apache.pdfbox.pdmodel.common.PDRectangle;

/// The paper of printed pages, and the area of it that is printed on, in points.
public enum Paper {
    /// 210 × 297 mm.
    A4(595.27563f, 841.8898f),
    /// 8.5 × 11 inches, as in North America.
    LETTER(612, 792);

    /// The left and the right margin.
    public static final double MARGIN = 52;
    /// The lower edge of the print area, from the bottom of the page.
    public static final double FOOT = 58;

    private static final double HEAD = 64;

    private final float width;
    private final float height;

    Paper(float width, float height) {
        this.width = width;
        this.height = height;
    }

    PDRectangle size() {
        return new PDRectangle(width, height);
    }

    /// The width of a sheet.
    public double width() {
        return width;
    }

    /// The height of a sheet.
    public double height() {
        return height;
    }

    /// The upper edge of the print area, from the bottom of the page.
    public double top() {
        return height() - HEAD;
    }

    /// How wide the print area is.
    public double room() {
        return width() - 2 * MARGIN;
    }

    /// How high the print area is.
    public double column() {
        return top() - FOOT;
    }
}
