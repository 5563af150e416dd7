package hexalyst.export.board;

import hexalyst.board.HexGrid;

/// Where the cells of a board are on a surface of pixels: hexagons with a corner at the top. Seen straight, row a is at
/// the bottom; the board can be turned by steps of 60 degrees, which keeps the corners of its cells at the top, and
/// then mirrored.
///
/// @param grid the board
/// @param turn how often it is turned clockwise by 60 degrees, 0 to 5
/// @param mirrored true to exchange left and right after the turn
/// @param radius from a cell's centre to its corners, in pixels
/// @param centreX the board's centre
/// @param centreY the board's centre
public record BoardGeometry(HexGrid grid, int turn, boolean mirrored, double radius, double centreX, double centreY) {
    /// How many turns lead back to the start.
    public static final int TURNS = 6;

    private static final double HALF_WIDTH = Math.sqrt(3) / 2;
    private static final int CORNERS = 6;
    private static final double[] CORNER_X = {1, 0, -1, -1, 0, 1};
    private static final double[] CORNER_Y = {0.5, 1, 0.5, -0.5, -1, -0.5};
    private static final double SMALLEST_RADIUS = 4;
    /// How far the letter of a row is from the row's first cell, in half widths.
    private static final double LETTER = 1.9;
    /// Half the room of a letter, in radii.
    private static final double LETTER_ROOM = 0.45;

    private static final double EDGE = 0.1;

    /// Checks the turn.
    ///
    /// @throws IllegalArgumentException if it is not 0 to 5
    public BoardGeometry {
        if (turn < 0 || turn >= TURNS) {
            throw new IllegalArgumentException("turn " + turn);
        }
    }

    /// The largest board that fits, letters included, seen straight.
    public static BoardGeometry fit(HexGrid grid, double width, double height) {
        return fit(grid, 0, false, width, height);
    }

    /// The largest board that fits, letters included.
    public static BoardGeometry fit(HexGrid grid, int turn, boolean mirrored, double width, double height) {
        Reach reach = reach(grid, turn, mirrored);
        double radius = Math.max(SMALLEST_RADIUS, Math.min(width / reach.across(), height / reach.down()) / 2);
        return new BoardGeometry(grid, turn, mirrored, radius, width / 2, height / 2);
    }

    /// The board that is as wide as this, letters included; it is twice [#centreY] high.
    public static BoardGeometry wide(HexGrid grid, int turn, boolean mirrored, double width) {
        Reach reach = reach(grid, turn, mirrored);
        double radius = width / reach.across() / 2;
        return new BoardGeometry(grid, turn, mirrored, radius, width / 2, radius * reach.down());
    }

    /// How far a board reaches from its centre, in radii.
    private record Reach(double across, double down) {}

    private static Reach reach(HexGrid grid, int turn, boolean mirrored) {
        BoardGeometry unit = new BoardGeometry(grid, turn, mirrored, 1, 0, 0);
        double across = 0;
        double down = 0;
        for (int cell = 0; cell < grid.cells(); cell++) {
            across = Math.max(across, Math.abs(unit.x(cell)) + HALF_WIDTH + EDGE);
            down = Math.max(down, Math.abs(unit.y(cell)) + 1 + EDGE);
        }
        for (int row = 0; row < grid.rows(); row++) {
            across = Math.max(across, Math.abs(unit.letterX(row)) + LETTER_ROOM);
            down = Math.max(down, Math.abs(unit.letterY(row)) + LETTER_ROOM);
        }
        return new Reach(across, down);
    }

    /// Half the width of a cell, from its centre to its left and right edges.
    public double halfWidth() {
        return HALF_WIDTH * radius;
    }

    /// The centre of a cell.
    public double x(int cell) {
        return turnedX(straightX(cell), straightY(cell));
    }

    /// The centre of a cell.
    public double y(int cell) {
        return turnedY(straightX(cell), straightY(cell));
    }

    /// Where the letter of a row is centred: before the row's first cell.
    public double letterX(int row) {
        int first = grid.cell(row, 0);
        return turnedX(straightX(first) - LETTER * HALF_WIDTH, straightY(first));
    }

    /// Where the letter of a row is centred.
    public double letterY(int row) {
        int first = grid.cell(row, 0);
        return turnedY(straightX(first) - LETTER * HALF_WIDTH, straightY(first));
    }

    /// Right of the board's centre on the straight board, in radii.
    private double straightX(int cell) {
        return grid.x(cell) * HALF_WIDTH;
    }

    /// Below the board's centre on the straight board, in radii.
    private double straightY(int cell) {
        return -1.5 * (grid.row(cell) - (grid.side() - 1));
    }

    private double turnedX(double x, double y) {
        double turned = x * cos() - y * sin();
        return centreX + radius * (mirrored ? -turned : turned);
    }

    private double turnedY(double x, double y) {
        return centreY + radius * (x * sin() + y * cos());
    }

    private double cos() {
        return switch (turn) {
            case 0 -> 1;
            case 1, 5 -> 0.5;
            case 2, 4 -> -0.5;
            default -> -1;
        };
    }

    private double sin() {
        return switch (turn) {
            case 1, 2 -> HALF_WIDTH;
            case 4, 5 -> -HALF_WIDTH;
            default -> 0;
        };
    }

    /// The corners of a hexagon about a cell's centre, scaled; first the x, then the y coordinates.
    public Corners corners(int cell, double scale) {
        double[] xs = new double[CORNERS];
        double[] ys = new double[CORNERS];
        double x = x(cell);
        double y = y(cell);
        double wide = scale * halfWidth();
        double high = scale * radius;
        for (int corner = 0; corner < CORNERS; corner++) {
            xs[corner] = x + CORNER_X[corner] * wide;
            ys[corner] = y + CORNER_Y[corner] * high;
        }
        return new Corners(xs, ys);
    }

    /// The corners of a hexagon, as drawing wants them: clockwise from the lower right one. Not a record, since arrays
    /// have no value.
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
    public int cellAt(double pointX, double pointY) {
        double turnedX = (mirrored ? -1 : 1) * (pointX - centreX) / radius;
        double turnedY = (pointY - centreY) / radius;
        double x = turnedX * cos() + turnedY * sin();
        double y = turnedY * cos() - turnedX * sin();
        int nearest = HexGrid.NONE;
        double least = Double.MAX_VALUE;
        double row = -y / 1.5 + grid.side() - 1;
        for (int candidate = (int) Math.floor(row); candidate <= Math.floor(row) + 1; candidate++) {
            int cell = nearestInRow(candidate, x);
            double distance =
                    cell == HexGrid.NONE ? Double.MAX_VALUE : Math.hypot(x - straightX(cell), y - straightY(cell));
            if (distance < least) {
                least = distance;
                nearest = cell;
            }
        }
        return nearest != HexGrid.NONE && inside(x - straightX(nearest), y - straightY(nearest))
                ? nearest
                : HexGrid.NONE;
    }

    private int nearestInRow(int row, double x) {
        if (row < 0 || row >= grid.rows()) {
            return HexGrid.NONE;
        }
        int length = grid.rowLength(row);
        long place = Math.round((x / HALF_WIDTH + length - 1) / 2);
        return place < 0 || place >= length ? HexGrid.NONE : grid.cell(row, (int) place);
    }

    private static boolean inside(double x, double y) {
        return Math.abs(x) <= HALF_WIDTH && Math.abs(x) / 2 + Math.abs(y) * HALF_WIDTH <= HALF_WIDTH;
    }
}
