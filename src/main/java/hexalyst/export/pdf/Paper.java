package hexalyst.export.pdf;

import org.apache.pdfbox.pdmodel.common.PDRectangle;

/// The paper of printed pages, and the area of it that is printed on, in points.
public enum Paper {
    /// 210 × 297 mm.
    A4(PDRectangle.A4),
    /// 8.5 × 11 inches, as in North America.
    LETTER(PDRectangle.LETTER);

    /// The left and the right margin.
    public static final double MARGIN = 52;
    /// The lower edge of the print area, from the bottom of the page.
    public static final double FOOT = 58;

    private static final double HEAD = 64;

    private final PDRectangle size;

    Paper(PDRectangle size) {
        this.size = size;
    }

    PDRectangle size() {
        return size;
    }

    public double width() {
        return size.getWidth();
    }

    public double height() {
        return size.getHeight();
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
