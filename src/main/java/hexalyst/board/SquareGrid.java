package hexalyst.board;

import hexalyst.board.Outline.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// A board of squares in ranks and files, immutable. Cells are named as in chess: a1 is at the bottom left, the letter
/// is that of the file. Neighbours are the four cells that share a side; the eight directions include the diagonals.
///
/// ```
/// 3  a3 b3 c3
/// 2  a2 b2 c2
/// 1  a1 b1 c1      row a of other boards is rank 1 here
///    a  b  c
/// ```
public final class SquareGrid extends Grid {
    /// The maximum number of ranks, and of files.
    public static final int MAX_SIDE = 20;

    private static final int[] DX = {1, 1, 0, -1, -1, -1, 0, 1};
    private static final int[] DY = {0, 1, 1, 1, 0, -1, -1, -1};
    /// Half the side of a square.
    private static final double HALF = Math.sqrt(3) / 2;
    /// How far captions are from the centres of the squares beside them.
    private static final double CAPTION = 1.45;
    private static final List<Point> CORNERS =
            List.of(new Point(HALF, HALF), new Point(-HALF, HALF), new Point(-HALF, -HALF), new Point(HALF, -HALF));
    private static final long KIND = 1L << 32;

    private final int files;
    private final int ranks;

    /// The board of this size.
    ///
    /// @param files 1 to 20
    /// @param ranks 1 to 20
    /// @throws IllegalArgumentException if a number is not in its range
    public SquareGrid(int files, int ranks) {
        if (Math.min(files, ranks) < 1 || Math.max(files, ranks) > MAX_SIDE) {
            throw new IllegalArgumentException("ranks and files are 1 to " + MAX_SIDE);
        }
        Rows rows = new Rows(Collections.nCopies(ranks, files));
        super(
                rows,
                IntStream.range(0, rows.cells())
                        .mapToObj(cell -> new Outline(
                                new Point(middle(rows.place(cell), files), -middle(rows.row(cell), ranks)), CORNERS))
                        .toList(),
                IntStream.range(0, rows.cells())
                        .mapToObj(cell -> CellSet.of(
                                IntStream.iterate(0, direction -> direction < DX.length, direction -> direction + 2)
                                        .map(direction -> next(rows, cell, direction))
                                        .filter(next -> next != NONE)
                                        .toArray()))
                        .toList(),
                4,
                false);
        this.files = files;
        this.ranks = ranks;
    }

    @Override
    public int directions() {
        return DX.length;
    }

    @Override
    public int neighbour(int cell, int direction) {
        return next(inRows(), cell, direction);
    }

    /// The numbers of the ranks on the left, the letters of the files below.
    @Override
    public List<Caption> captions() {
        List<Caption> captions = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            captions.add(new Caption(Integer.toString(rank + 1), middle(0, files) - CAPTION, -middle(rank, ranks)));
        }
        for (int file = 0; file < files; file++) {
            captions.add(new Caption(Character.toString('a' + file), middle(file, files), CAPTION - middle(0, ranks)));
        }
        return captions;
    }

    @Override
    public String caption(int cell) {
        return "";
    }

    @Override
    public long shape() {
        return KIND | (long) files << 8 | ranks;
    }

    private static int next(Rows rows, int cell, int direction) {
        return rows.find(rows.row(cell) + DY[direction], rows.place(cell) + DX[direction]);
    }

    /// How far right of the centre of this many files, or above the centre of this many ranks.
    private static double middle(int place, int count) {
        return HALF * (2 * place - (count - 1));
    }
}
