package hexalyst.export.pdf;

/// How large the text of printed pages is.
public enum TextSize {
    /// For much text on few pages.
    SMALL(0.88),
    /// As in a book.
    NORMAL(1),
    /// Easy to read.
    LARGE(1.2);

    private final double scale;

    TextSize(double scale) {
        this.scale = scale;
    }

    /// The size relative to the normal one.
    double scale() {
        return scale;
    }
}
