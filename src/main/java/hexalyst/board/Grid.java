package hexalyst.board;

import hexalyst.board.Outline.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The cells of a board in rows, which of them touch, and where each is drawn. Immutable; equal boards have the same
/// shape. The kinds are hexagons of hexagons ([HexGrid]), grids of squares ([SquareGrid]) and points in any other
/// arrangement ([PointGrid]).
///
/// Cells are numbered from 0: row a, which most boards draw at the bottom, from left to right, then row b, and so on.
public abstract class Grid {
    /// The result of [#neighbour] beyond the edge; elsewhere it means no cell.
    public static final int NONE = -1;

    private final Rows rows;
    private final List<Outline> outlines;
    private final List<CellSet> neighbours;
    /// The cells of [#neighbours] as arrays, for walks from cell to cell.
    private final int[][] adjacent;

    private final int turns;
    private final boolean rowsHaveLetters;
    /// Kept because every key of a position contains it.
    private final String rowLengths;
    /// Computed lazily; threads that compute them twice get equal results.
    private int @Nullable [][] symmetries;

    /// @param rows the cells
    /// @param outlines where each is drawn
    /// @param neighbours which cells touch each
    /// @param turns in how many orientations, by equal rotations, the board can be shown; also tried for symmetries
    /// @param rowsHaveLetters true if a cell's name has the letter of its row and the number of its place, false if it
    ///     is the other way round
    Grid(Rows rows, List<Outline> outlines, List<CellSet> neighbours, int turns, boolean rowsHaveLetters) {
        this.rows = rows;
        this.outlines = List.copyOf(outlines);
        this.neighbours = List.copyOf(neighbours);
        adjacent = neighbours.stream().map(near -> near.stream().toArray()).toArray(int[][]::new);
        this.turns = turns;
        this.rowsHaveLetters = rowsHaveLetters;
        rowLengths = rowLengths().stream().map(String::valueOf).collect(Collectors.joining(" "));
        if (outlines.size() != rows.cells() || neighbours.size() != rows.cells()) {
            throw new IllegalArgumentException(rows.cells() + " cells, " + outlines.size() + " outlines, "
                    + neighbours.size() + " neighbourhoods");
        }
    }

    /// How many cells the board has, 1 to [CellSet#ROOM].
    public final int cells() {
        return rows.cells();
    }

    /// How many rows the board has.
    public final int rows() {
        return rows.count();
    }

    /// How many cells a row has; row 0 is row a.
    public final int rowLength(int row) {
        return rows.length(row);
    }

    /// The cell at a row (0 is row a) and a place in it (0 is the left end).
    ///
    /// @throws IndexOutOfBoundsException if there is no such cell
    public final int cell(int row, int place) {
        return rows.cell(row, place);
    }

    /// The row of a cell, 0 for row a.
    public final int row(int cell) {
        return rows.row(cell);
    }

    /// The place of a cell in its row, from 0 at the left end.
    public final int place(int cell) {
        return rows.place(cell);
    }

    /// The row lengths in the order of the text of a position: row a last. Together with the game they determine the
    /// board.
    public final List<Integer> rowLengths() {
        List<Integer> lengths = new ArrayList<>();
        for (int row = rows() - 1; row >= 0; row--) {
            lengths.add(rowLength(row));
        }
        return List.copyOf(lengths);
    }

    /// The row lengths as text, such as `5 6 7 8 9 8 7 6 5`.
    ///
    /// @param between the separator
    public final String rowLengths(String between) {
        return rowLengths.replace(" ", between);
    }

    /// The cells that touch a cell.
    public final CellSet neighbours(int cell) {
        return neighbours.get(cell);
    }

    /// How many directions lead from cell to cell: 6 on hexagons, 8 on squares, 0 where there are no lines.
    public abstract int directions();

    /// The next cell in a direction: 0 right, then counter-clockwise; [#NONE] beyond the edge. On squares every second
    /// one leads over a corner. The first half of the directions lead to cells with higher numbers, the others to lower
    /// ones.
    public abstract int neighbour(int cell, int direction);

    /// How many symmetries the board has, including the identity.
    public final int symmetries() {
        return images().length - (isReversible() ? 1 : 0);
    }

    /// The image of a cell under a symmetry (0 is the identity). Where the board [#isReversible], one more number,
    /// [#symmetries], stands for that.
    public final int image(int symmetry, int cell) {
        return images()[symmetry][cell];
    }

    /// True if the order of the cells can be reversed and still the same ones touch, although that is no rotation or
    /// reflection, such as turning circles inside out. The default: no.
    public boolean isReversible() {
        return false;
    }

    /// The name of a cell, such as `e5`.
    public final String name(int cell) {
        return rowsHaveLetters
                ? Rows.name(rows.row(cell), rows.place(cell))
                : Rows.name(rows.place(cell), rows.row(cell));
    }

    /// The cell with this name; empty if the board has none.
    public final OptionalInt named(String name) {
        int cell = rows.named(name, rowsHaveLetters);
        return cell == NONE ? OptionalInt.empty() : OptionalInt.of(cell);
    }

    /// Where a cell is drawn.
    public final Outline outline(int cell) {
        return outlines.get(cell);
    }

    /// The pairs of neighbours where the board is drawn as points with lines between them; the default is empty, for
    /// boards that are drawn by their cells.
    public List<CellSet> lines() {
        return List.of();
    }

    /// The points through which the line between two neighbours is drawn. The default: straight from one to the other.
    public List<Point> course(int from, int to) {
        return List.of(outline(from).centre(), outline(to).centre());
    }

    /// Convex areas between the lines that are tinted, each by the points at its corners. The default: none.
    public List<CellSet> areas() {
        return List.of();
    }

    /// The letters and numbers beside the board.
    public abstract List<Caption> captions();

    /// The letter of a row, `a` for row 0.
    public final String rowName(int row) {
        return Character.toString('a' + row);
    }

    /// The text to write into a cell so that it can be named together with the captions; empty if the captions are
    /// enough.
    public String caption(int cell) {
        return Integer.toString(rows.place(cell) + 1);
    }

    /// In how many orientations, by equal rotations, the board can be shown, 1 or more: 6 for hexagons, whose outlines
    /// stay the same.
    public final int turns() {
        return turns;
    }

    /// A number that distinguishes the board from others with as many cells. Up to 65535 for hexagons with the same
    /// upper and lower half, whose numbers are part of position keys of earlier versions.
    public abstract long shape();

    private int[][] images() {
        int[][] known = symmetries;
        if (known == null) {
            known = Symmetries.of(outlines, neighbours, turns);
            if (isReversible()) {
                known = Arrays.copyOf(known, known.length + 1);
                known[known.length - 1] = IntStream.range(0, cells())
                        .map(cell -> cells() - 1 - cell)
                        .toArray();
            }
            symmetries = known;
        }
        return known;
    }

    /// The cells that touch a cell, in ascending order; not to be changed.
    public final int[] adjacent(int cell) {
        return adjacent[cell];
    }

    /// The rows of the cells.
    final Rows inRows() {
        return rows;
    }

    @Override
    public final boolean equals(Object other) {
        return other == this || other instanceof Grid board && board.shape() == shape() && board.rows.equals(rows);
    }

    @Override
    public final int hashCode() {
        return Long.hashCode(shape());
    }

    @Override
    public final String toString() {
        return cells() + " cells (" + rowLengths(" ") + ")";
    }
}
