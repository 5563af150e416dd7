package hexalyst.ui.notation;

/// Where a list opens beside a line of text: below it or above it, never over it.
///
/// @param top its upper edge
/// @param rows how many rows are visible, at least 1
record ListPlace(double top, int rows) {
    private static final double GAP = 2;

    /// The line being typed.
    ///
    /// @param top its upper edge
    /// @param bottom its lower edge
    record Line(double top, double bottom) {}

    /// Below the line if all rows fit there, otherwise on the side where more of them fit.
    ///
    /// @param height of the area that the list may cover, from 0 downwards
    /// @param row the height of a row
    /// @param edges the height of the list without its rows
    /// @param wish how many rows there are to show, 1 or more
    static ListPlace beside(Line line, double height, double row, double edges, int wish) {
        int below = rows(height - line.bottom(), row, edges);
        int above = rows(line.top(), row, edges);
        if (below >= wish || below >= above) {
            return new ListPlace(line.bottom() + GAP, Math.clamp(below, 1, wish));
        }
        int rows = Math.min(above, wish);
        return new ListPlace(line.top() - GAP - rows * row - edges, rows);
    }

    private static int rows(double room, double row, double edges) {
        return (int) Math.max(0, Math.floor((room - GAP - edges) / row));
    }
}
