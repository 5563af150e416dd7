package hexalyst.board;

import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// A hexagonal board of hexagonal cells, immutable. Two of its opposite sides, the top and bottom rows, have `width`
/// cells; the other four have `side` cells, so that row lengths grow from `width` to `width + side - 1` and shrink
/// again: 5 6 7 8 9 8 7 6 5 is `hexagon(5, 5)`, and the board with sides 5-5-6 is `hexagon(6, 5)`. A hexagon with three
/// different sides is a larger board with blocked cells.
///
/// ```
///  c   O O          row c, drawn at the top
///  b  O O O
///  a   O O          a1 a2: row a is drawn at the bottom, cells count from 1 at the left
/// ```
///
/// Cells are numbered from 0: row a from left to right, then row b, and so on. Between a row and a longer neighbouring
/// row, cell k touches cells k and k+1 there.
public final class HexGrid {
    /// The shortest side of a board, in cells.
    public static final int MIN_SIDE = 2;
    /// The longest side of a board, in cells.
    public static final int MAX_SIDE = 9;
    /// What [#neighbour] gives beyond the edge.
    public static final int NONE = -1;

    private static final int[] DX = {2, 1, -1, -2, -1, 1};
    private static final int[] DY = {0, 1, 1, 0, -1, -1};

    private final int width;
    private final int side;
    private final int[] rowStart;
    private final int[] rowOf;
    private final int[][] neighbours;
    private final CellSet[] neighbourSets;
    private final int[][] symmetries;

    private HexGrid(int width, int side) {
        this.width = width;
        this.side = side;
        int rows = 2 * side - 1;
        rowStart = new int[rows + 1];
        for (int row = 0; row < rows; row++) {
            rowStart[row + 1] = rowStart[row] + rowLength(row);
        }
        rowOf = new int[rowStart[rows]];
        for (int row = 0; row < rows; row++) {
            Arrays.fill(rowOf, rowStart[row], rowStart[row + 1], row);
        }
        neighbours = new int[rowOf.length][DX.length];
        neighbourSets = new CellSet[rowOf.length];
        for (int cell = 0; cell < rowOf.length; cell++) {
            CellSet set = CellSet.EMPTY;
            for (int direction = 0; direction < DX.length; direction++) {
                int next = at(x(cell) + DX[direction], rowOf[cell] + DY[direction]);
                neighbours[cell][direction] = next;
                set = next == NONE ? set : set.with(next);
            }
            neighbourSets[cell] = set;
        }
        symmetries = Symmetries.of(this);
    }

    /// The hexagon whose top and bottom sides have `width` cells and whose other four have `side` cells.
    ///
    /// @throws IllegalArgumentException if a side is not 2 to 9
    public static HexGrid hexagon(int width, int side) {
        if (Math.min(width, side) < MIN_SIDE || Math.max(width, side) > MAX_SIDE) {
            throw new IllegalArgumentException("sides are " + MIN_SIDE + " to " + MAX_SIDE + " cells");
        }
        return new HexGrid(width, side);
    }

    /// The hexagon with these row lengths (in either order, as they are symmetric).
    ///
    /// @throws IllegalArgumentException if they are not those of a hexagon with sides 2 to 9; the message says why
    public static HexGrid ofRows(List<Integer> lengths) {
        if (lengths.size() % 2 == 0) {
            throw new IllegalArgumentException(Texts.of(HexGrid.class).get("rows.odd", lengths.size()));
        }
        int side = (lengths.size() + 1) / 2;
        int width = lengths.isEmpty() ? 0 : lengths.getFirst();
        if (side < MIN_SIDE || side > MAX_SIDE || width < MIN_SIDE || width > MAX_SIDE) {
            throw new IllegalArgumentException(Texts.of(HexGrid.class).get("rows.sides", MIN_SIDE, MAX_SIDE));
        }
        HexGrid grid = new HexGrid(width, side);
        for (int row = 0; row < lengths.size(); row++) {
            if (lengths.get(row) != grid.rowLength(row)) {
                throw new IllegalArgumentException(
                        Texts.of(HexGrid.class).get("rows.length", row + 1, lengths.get(row), grid.rowLength(row)));
            }
        }
        return grid;
    }

    /// How many cells the board has, 7 to 217.
    public int cells() {
        return rowOf.length;
    }

    /// How many rows the board has, 3 to 17.
    public int rows() {
        return 2 * side - 1;
    }

    /// The length of the top and bottom rows, 2 to 9.
    public int width() {
        return width;
    }

    /// The length of the four other sides, 2 to 9.
    public int side() {
        return side;
    }

    /// How many cells a row has; row 0 is row a, at the bottom.
    public int rowLength(int row) {
        return width + Math.min(row, 2 * side - 2 - row);
    }

    /// The row lengths as text, row a first, such as `5 6 7 8 9 8 7 6 5`.
    ///
    /// @param between what stands between two of them
    public String rowLengths(String between) {
        return rowLengths().stream().map(String::valueOf).collect(Collectors.joining(between));
    }

    /// The row lengths, row a first.
    public List<Integer> rowLengths() {
        List<Integer> lengths = new ArrayList<>();
        for (int row = 0; row < rows(); row++) {
            lengths.add(rowLength(row));
        }
        return List.copyOf(lengths);
    }

    /// The cell at a row (0 is row a) and a place in it (0 is the left end).
    public int cell(int row, int place) {
        if (row < 0 || row >= rows() || place < 0 || place >= rowLength(row)) {
            throw new IndexOutOfBoundsException("row " + row + ", place " + place);
        }
        return rowStart[row] + place;
    }

    /// The row of a cell, 0 for row a.
    public int row(int cell) {
        return rowOf[cell];
    }

    /// The place of a cell in its row, from 0 at the left end.
    public int place(int cell) {
        return cell - rowStart[rowOf[cell]];
    }

    /// How far right of the board's vertical axis a cell's centre is, in half cell widths; neighbours in a row differ
    /// by 2.
    public int x(int cell) {
        return 2 * place(cell) - (rowLength(rowOf[cell]) - 1);
    }

    /// The neighbour of a cell in a direction: 0 right, then counter-clockwise to 5; [#NONE] beyond the edge.
    public int neighbour(int cell, int direction) {
        return neighbours[cell][direction];
    }

    /// The cells that touch a cell.
    public CellSet neighbours(int cell) {
        return neighbourSets[cell];
    }

    /// How many symmetries the board has, itself included: 12 for a regular hexagon, else 4.
    public int symmetries() {
        return symmetries.length;
    }

    /// Where a symmetry (0 is the identity) takes a cell.
    public int image(int symmetry, int cell) {
        return symmetries[symmetry][cell];
    }

    /// The name of a cell, such as `e5`.
    public String name(int cell) {
        return (char) ('a' + row(cell)) + Integer.toString(place(cell) + 1);
    }

    /// The letter of a row, `a` for row 0.
    public String rowName(int row) {
        return Character.toString('a' + row);
    }

    /// The cell with this name; empty if the board has none.
    public OptionalInt named(String name) {
        if (name.length() < 2 || name.length() > 3 || name.charAt(1) == '0') {
            return OptionalInt.empty();
        }
        int row = name.charAt(0) - 'a';
        int number = 0;
        for (int i = 1; i < name.length(); i++) {
            int digit = name.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return OptionalInt.empty();
            }
            number = 10 * number + digit;
        }
        if (row < 0 || row >= rows() || number > rowLength(row)) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(cell(row, number - 1));
    }

    /// The cell with its centre at doubled coordinates, or [#NONE].
    private int at(int x, int row) {
        if (row < 0 || row >= rows()) {
            return NONE;
        }
        int doubled = x + rowLength(row) - 1;
        return doubled < 0 || doubled % 2 != 0 || doubled / 2 >= rowLength(row) ? NONE : rowStart[row] + doubled / 2;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexGrid grid && grid.width == width && grid.side == side;
    }

    @Override
    public int hashCode() {
        return 31 * width + side;
    }

    @Override
    public String toString() {
        return cells() + " cells (" + width + " wide, side " + side + ")";
    }

    /// The permutations of a hexagon's cells that keep neighbours neighbours.
    private static final class Symmetries {
        /// Cube coordinates (q, r, s with q + r + s = 0) about the board's centre make a rotation by 60 degrees the
        /// step (q, r, s) to (-r, -s, -q) and a reflection an exchange of two of them. The centre may lie between two
        /// cells, so all are doubled.
        static int[][] of(HexGrid grid) {
            List<int[]> found = new ArrayList<>();
            for (int turn = 0; turn < 12; turn++) {
                int[] images = images(grid, turn);
                if (images.length > 0) {
                    found.add(images);
                }
            }
            return found.toArray(int[][]::new);
        }

        private static int[] images(HexGrid grid, int turn) {
            int[] images = new int[grid.cells()];
            for (int cell = 0; cell < images.length; cell++) {
                int r = 2 * (grid.row(cell) - grid.side + 1);
                int q = grid.x(cell) - r / 2;
                int s = -q - r;
                for (int step = turn % 6; step > 0; step--) {
                    int oldQ = q;
                    q = -r;
                    r = -s;
                    s = -oldQ;
                }
                if (turn >= 6) {
                    q = s;
                }
                int image = r % 2 == 0 ? grid.at(q + r / 2, r / 2 + grid.side - 1) : NONE;
                if (image == NONE) {
                    return new int[0];
                }
                images[cell] = image;
            }
            return images;
        }
    }
}
