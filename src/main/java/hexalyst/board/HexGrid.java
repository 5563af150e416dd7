package hexalyst.board;

import hexalyst.board.Outline.Point;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// A hexagonal board of hexagonal cells, immutable. From row a, at the bottom, with `width` cells, each row is one cell
/// longer than the row below it until the longest, then each is one shorter. If as many rows grow as shrink, the top is
/// as long as the bottom and the other four sides have `side` cells: 5 6 7 8 9 8 7 6 5 is `hexagon(5, 5)`, and the
/// board with sides 5-5-6 is `hexagon(6, 5)`. A hexagon with other sides is a larger board with blocked cells.
///
/// ```
///  c   O O          row c, drawn at the top
///  b  O O O
///  a   O O          a1 a2: row a is drawn at the bottom, cells count from 1 at the left
/// ```
///
/// Between a row and a longer neighbouring row, cell k touches cells k and k+1 there.
public final class HexGrid extends Grid {
    /// The shortest side of a board, in cells.
    public static final int MIN_SIDE = 2;
    /// The longest side of the boards with equal halves that files of every version can hold, in cells.
    public static final int MAX_SIDE = 9;
    /// The longest side of any board, in cells.
    public static final int LONGEST_SIDE = 12;

    private static final int[] DX = {2, 1, -1, -2, -1, 1};
    private static final int[] DY = {0, 1, 1, 0, -1, -1};
    private static final double HALF_WIDTH = Math.sqrt(3) / 2;
    private static final double ROW_HEIGHT = 1.5;
    /// How far the letter of a row is from the row's first cell, in half widths.
    private static final double LETTER = 1.9;
    private static final List<Point> CORNERS = List.of(
            new Point(HALF_WIDTH, 0.5),
            new Point(0, 1),
            new Point(-HALF_WIDTH, 0.5),
            new Point(-HALF_WIDTH, -0.5),
            new Point(0, -1),
            new Point(HALF_WIDTH, -0.5));

    private final int width;
    /// How many rows are longer than the one below.
    private final int growing;
    /// How many rows are shorter than the one below.
    private final int shrinking;
    private final int[][] neighbours;

    private HexGrid(int width, int growing, int shrinking) {
        Rows rows = new Rows(IntStream.rangeClosed(0, growing + shrinking)
                .mapToObj(row -> width + Math.min(row, 2 * growing - row))
                .toList());
        int[][] next = new int[rows.cells()][DX.length];
        List<CellSet> touching = new ArrayList<>();
        List<Outline> outlines = new ArrayList<>();
        for (int cell = 0; cell < next.length; cell++) {
            CellSet near = CellSet.EMPTY;
            for (int direction = 0; direction < DX.length; direction++) {
                int other = neighbour(rows, cell, direction);
                next[cell][direction] = other;
                near = other == NONE ? near : near.with(other);
            }
            touching.add(near);
            outlines.add(new Outline(new Point(x(rows, cell) * HALF_WIDTH, y(rows, rows.row(cell))), CORNERS));
        }
        super(rows, outlines, touching, DX.length, true);
        this.width = width;
        this.growing = growing;
        this.shrinking = shrinking;
        neighbours = next;
    }

    /// The regular hexagons of these sides.
    public static List<HexGrid> hexagons(int smallest, int largest) {
        return IntStream.rangeClosed(smallest, largest)
                .mapToObj(side -> hexagon(side, side))
                .toList();
    }

    /// The hexagon whose top and bottom sides have `width` cells and whose other four have `side` cells.
    ///
    /// @throws IllegalArgumentException if a side is not 2 to 12
    public static HexGrid hexagon(int width, int side) {
        if (Math.min(width, side) < MIN_SIDE || Math.max(width, side) > LONGEST_SIDE) {
            throw new IllegalArgumentException("sides are " + MIN_SIDE + " to " + LONGEST_SIDE + " cells");
        }
        return new HexGrid(width, side - 1, side - 1);
    }

    /// The hexagons with equal halves and sides of up to [#MAX_SIDE] cells, the smallest first.
    public static List<HexGrid> sizes() {
        return Sizes.ALL;
    }

    /// Whether the rows of a board are those of a hexagon with equal sides.
    public static boolean isRegular(Grid grid) {
        List<Integer> rows = grid.rowLengths();
        int side = rows.getFirst();
        return rows.size() == 2 * side - 1
                && IntStream.range(0, rows.size())
                        .allMatch(row -> rows.get(row) == 2 * side - 1 - Math.abs(row - side + 1));
    }

    /// Created lazily.
    private static final class Sizes {
        static final List<HexGrid> ALL = IntStream.rangeClosed(MIN_SIDE, MAX_SIDE)
                .boxed()
                .flatMap(width -> IntStream.rangeClosed(MIN_SIDE, MAX_SIDE).mapToObj(side -> hexagon(width, side)))
                .sorted(Comparator.comparingInt(HexGrid::cells))
                .toList();
    }

    /// The hexagon with these row lengths, whose upper and lower halves are equal and whose sides have up to
    /// [#MAX_SIDE] cells.
    ///
    /// @throws RowsException if they are not those of such a hexagon; the exception says why and where
    public static HexGrid ofRows(List<Integer> lengths) {
        return new Shape(lengths, MAX_SIDE, true).grid();
    }

    /// The hexagon with these row lengths, the top row first, whose sides have up to [#LONGEST_SIDE] cells.
    ///
    /// @throws RowsException if they are not those of a hexagon; the exception says why and where
    public static HexGrid ofAnyRows(List<Integer> lengths) {
        return new Shape(lengths, LONGEST_SIDE, false).grid();
    }

    /// The length of the bottom row, 2 to 12.
    public int width() {
        return width;
    }

    /// The length of the two sides that rise from the bottom row, 2 to 12.
    public int side() {
        return growing + 1;
    }

    /// How far right of the board's vertical axis a cell's centre is, in half cell widths; neighbours in a row differ
    /// by 2.
    public int x(int cell) {
        return x(inRows(), cell);
    }

    /// The same board as a hexagon.
    ///
    /// @throws IllegalArgumentException if it is not a hexagon
    public static HexGrid of(Grid grid) {
        if (grid instanceof HexGrid hexagon) {
            return hexagon;
        }
        throw new IllegalArgumentException(grid + " are no hexagon");
    }

    @Override
    public int directions() {
        return DX.length;
    }

    @Override
    public int neighbour(int cell, int direction) {
        return neighbours[cell][direction];
    }

    /// The letters of the rows, each before its row's first cell.
    @Override
    public List<Caption> captions() {
        return IntStream.range(0, rows())
                .mapToObj(row ->
                        new Caption(rowName(row), x(cell(row, 0)) * HALF_WIDTH - LETTER * HALF_WIDTH, y(inRows(), row)))
                .toList();
    }

    @Override
    public long shape() {
        long halves = (long) width << 8 | side();
        return growing == shrinking ? halves : (long) shrinking << 16 | halves;
    }

    private static int x(Rows rows, int cell) {
        return 2 * rows.place(cell) - (rows.length(rows.row(cell)) - 1);
    }

    /// How far below the board's centre a row is.
    private static double y(Rows rows, int row) {
        return -ROW_HEIGHT * (row - (rows.count() - 1) / 2.0);
    }

    private static int neighbour(Rows rows, int cell, int direction) {
        int row = rows.row(cell) + DY[direction];
        if (row < 0 || row >= rows.count()) {
            return NONE;
        }
        int doubled = x(rows, cell) + DX[direction] + rows.length(row) - 1;
        return rows.find(row, doubled / 2);
    }

    /// Checks that row lengths, the top row first, are those of a hexagon: they grow by one from the first, then shrink
    /// by one.
    private static final class Shape {
        private final List<Integer> lengths;
        private final int longest;
        private final boolean halves;
        private int growing;
        private int shrinking;

        /// @param longest the longest side
        /// @param halves true if the upper and lower halves are equal
        Shape(List<Integer> lengths, int longest, boolean halves) {
            this.lengths = lengths;
            this.longest = longest;
            this.halves = halves;
        }

        HexGrid grid() {
            int first = lengths.isEmpty() ? 0 : lengths.getFirst();
            if (first < MIN_SIDE || first > longest) {
                throw wrong(0, text("to", MIN_SIDE, longest));
            }
            for (int row = 1; row < lengths.size(); row++) {
                next(row);
            }
            int last = lengths.getLast();
            if (halves && (shrinking == 0 || last != first)) {
                throw new RowsException(lengths.size(), text("rows.missing", lengths.size() + 1, first));
            }
            if (shrinking == 0 || last > longest) {
                throw new RowsException(lengths.size(), text("rows.shorter", lengths.size() + 1, last - 1));
            }
            return new HexGrid(last, /* growing= */ shrinking, /* shrinking= */ growing);
        }

        private void next(int row) {
            int before = lengths.get(row - 1);
            int length = lengths.get(row);
            boolean mayGrow = shrinking == 0 && growing < longest - 1;
            boolean mayShrink =
                    growing > 0 && shrinking < longest - 1 && before > MIN_SIDE && !(halves && shrinking == growing);
            if (!mayGrow && !mayShrink) {
                throw new RowsException(row, text("rows.many", row + 1, before));
            }
            if (length == before + 1 && mayGrow) {
                growing++;
            } else if (length == before - 1 && mayShrink) {
                shrinking++;
            } else {
                String expected = mayGrow && mayShrink
                        ? text("or", before - 1, before + 1)
                        : Integer.toString(mayGrow ? before + 1 : before - 1);
                throw wrong(row, expected);
            }
        }

        private RowsException wrong(int row, String expected) {
            int length = lengths.isEmpty() ? 0 : lengths.get(row);
            return new RowsException(row, text("rows.has", row + 1, text("cells", length), expected));
        }

        private static String text(String key, Object... values) {
            return Texts.of(HexGrid.class).get(key, values);
        }
    }
}
