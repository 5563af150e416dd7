package hexalyst.export.document;

/// Something printed in one piece: a line, or a diagram with its caption.
///
/// @param height in points
/// @param gap the space above it, which is left out at the top of a column
/// @param keep true if the next unit has to be in the same column
/// @param drawing prints it
record PdfUnit(double height, double gap, boolean keep, Drawing drawing) {
    /// Prints a unit.
    interface Drawing {
        /// Prints it.
        ///
        /// @param x the column's left edge
        /// @param y the unit's upper edge, from the bottom of the page
        void on(PdfPages.Page page, double x, double y);
    }

    /// This unit, kept with the next one.
    PdfUnit kept() {
        return new PdfUnit(height, gap, true, drawing);
    }
}
