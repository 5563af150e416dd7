package hexalyst.export.document;

/// Something that is printed in one piece: a line, or a diagram with its caption.
///
/// @param height in points
/// @param gap the space above it, which falls away at the head of a column
/// @param keep true if what follows has to be in the same column
/// @param drawing prints it
record PdfUnit(double height, double gap, boolean keep, Drawing drawing) {
    /// Prints a unit.
    interface Drawing {
        /// Prints it.
        ///
        /// @param x the column's left edge
        /// @param y the unit's upper edge, from the foot of the page
        void on(PdfPages.Page page, double x, double y);
    }

    /// The same, kept with what follows.
    PdfUnit kept() {
        return new PdfUnit(height, gap, true, drawing);
    }
}
