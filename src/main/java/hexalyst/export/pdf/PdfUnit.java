package hexalyst.export.pdf;

/// Something printed in one piece: a line, or a diagram with its caption.
///
/// @param height in points
/// @param gap the space above it, which is left out at the top of a column
/// @param keep true if the next unit has to be in the same column
/// @param flow whether it has to stay where it is among the others
/// @param drawing prints it
public record PdfUnit(double height, double gap, boolean keep, Flow flow, Drawing drawing) {
    /// How a unit moves among the others.
    public enum Flow {
        /// It stays in its place.
        STAYS,
        /// It may be printed in the next column, after text that follows it: a numbered figure.
        FLOATS,
        /// It stays, and what floats is printed before it: the head of a chapter, the verdict on a game.
        BEGINS
    }

    /// Prints a unit.
    public interface Drawing {
        /// Prints it.
        ///
        /// @param x the column's left edge
        /// @param y the unit's upper edge, from the bottom of the page
        void on(PdfPages.Page page, double x, double y);
    }

    /// A unit that stays in its place.
    public PdfUnit(double height, double gap, boolean keep, Drawing drawing) {
        this(height, gap, keep, Flow.STAYS, drawing);
    }

    /// This unit, kept with the next one.
    public PdfUnit kept() {
        return new PdfUnit(height, gap, true, flow, drawing);
    }
}
