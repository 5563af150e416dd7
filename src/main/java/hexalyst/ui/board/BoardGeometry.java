package hexalyst.ui.board;

import hexalyst.board.HexGrid;

/// Where the cells of a board are on a surface of pixels: hexagons with a corner at the top, row a at the bottom.
///
/// @param grid the board
/// @param radius from a cell's centre to its corners, in pixels
/// @param centreX the board's centre
/// @param centreY the board's centre
public record BoardGeometry(HexGrid grid, double radius, double centreX, double centreY) {
    private static final double HALF_WIDTH = Math.sqrt(3) / 2;
    private static final int CORNERS = 6;
    /// Room at the left and right for the letters of the rows, in radii.
    private static final double LETTERS = 1.1;
    private static final double SMALLEST_RADIUS = 4;

    /// The largest board that fits, letters included.
    public static BoardGeometry fit(HexGrid grid, double width, double height) {
        double across = (grid.width() + grid.side() - 1) * 2 * HALF_WIDTH + 2 * LETTERS;
        double down = 1.5 * (grid.rows() - 1) + 2.2;
        double radius = Math.max(SMALLEST_RADIUS, Math.min(width / across, height / down));
        return new BoardGeometry(grid, radius, width / 2, height / 2);
    }

    /// Half the width of a cell, from its centre to its left and right edges.
    public double halfWidth() {
        return HALF_WIDTH * radius;
    }

    /// The centre of a cell.
    public double x(int cell) {
        return centreX + grid.x(cell) * halfWidth();
    }

    /// The centre of a cell.
    public double y(int cell) {
        return rowY(grid.row(cell));
    }

    /// The height of a row's centres.
    public double rowY(int row) {
        return centreY - (row - (grid.side() - 1)) * 1.5 * radius;
    }

    /// Where the letter of a row is centred.
    public double letterX(int row) {
        return centreX - (grid.rowLength(row) + 0.9) * halfWidth();
    }

    /// The corners of a hexagon about a cell's centre, scaled; first the x, then the y coordinates.
    public Corners corners(int cell, double scale) {
        double[] xs = new double[CORNERS];
        double[] ys = new double[CORNERS];
        for (int corner = 0; corner < CORNERS; corner++) {
            double angle = Math.PI / 3 * corner + Math.PI / 6;
            xs[corner] = x(cell) + scale * radius * Math.cos(angle);
            ys[corner] = y(cell) + scale * radius * Math.sin(angle);
        }
        return new Corners(xs, ys);
    }

    /// The corners of a hexagon, as drawing wants them. Not a record, since arrays have no value.
    public static final class Corners {
        private final double[] xs;
        private final double[] ys;

        private Corners(double[] xs, double[] ys) {
            this.xs = xs;
            this.ys = ys;
        }

        /// The x coordinates; the caller's own.
        public double[] xs() {
            return xs.clone();
        }

        /// The y coordinates; the caller's own.
        public double[] ys() {
            return ys.clone();
        }
    }

    /// The cell at a point, [HexGrid#NONE] outside the board.
    public int cellAt(double x, double y) {
        int nearest = HexGrid.NONE;
        double least = Double.MAX_VALUE;
        double row = (centreY - y) / (1.5 * radius) + grid.side() - 1;
        for (int candidate = (int) Math.floor(row); candidate <= Math.floor(row) + 1; candidate++) {
            int cell = nearestInRow(candidate, x);
            double distance = cell == HexGrid.NONE ? Double.MAX_VALUE : Math.hypot(x - x(cell), y - y(cell));
            if (distance < least) {
                least = distance;
                nearest = cell;
            }
        }
        return nearest != HexGrid.NONE && inside(nearest, x, y) ? nearest : HexGrid.NONE;
    }

    private int nearestInRow(int row, double x) {
        if (row < 0 || row >= grid.rows()) {
            return HexGrid.NONE;
        }
        int length = grid.rowLength(row);
        long place = Math.round(((x - centreX) / halfWidth() + length - 1) / 2);
        return place < 0 || place >= length ? HexGrid.NONE : grid.cell(row, (int) place);
    }

    private boolean inside(int cell, double x, double y) {
        double dx = Math.abs(x - x(cell));
        double dy = Math.abs(y - y(cell));
        return dx <= halfWidth() && dx / 2 + dy * HALF_WIDTH <= halfWidth();
    }
}
