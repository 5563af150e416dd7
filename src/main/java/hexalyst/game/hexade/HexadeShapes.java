package hexalyst.game.hexade;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The tables of a board for searches: every six without a blocked cell, and the next three cells in each direction
/// from each cell. On 271 cells there are 528 rows, 432 triangles and 217 rings. A cell beyond the edge is represented
/// by the number of cells.
final class HexadeShapes {
    /// How many directions lead from a cell.
    static final int DIRECTIONS = 6;
    /// The distance from a new stone to the stone that captures together with it.
    static final int REACH = 3;
    /// Every direction, as bits.
    static final int ALL_DIRECTIONS = (1 << DIRECTIONS) - 1;

    private final int[][] shapes;
    /// The sixes through each cell, by their number.
    private final int[][] through;
    /// The other cells of each triangle and of each ring through a cell, five at a time.
    private final int[][] triangles;

    private final int[][] rings;
    private final int[] rays;
    /// For each cell, the set of itself and the next two cells in each direction.
    private final long[] near;

    HexadeShapes(Grid grid, CellSet blocked) {
        List<int[]> all = new ArrayList<>();
        int cells = grid.cells();
        for (Six kind : Six.values()) {
            all.addAll(shapes(grid, blocked, kind));
        }
        shapes = all.toArray(int[][]::new);
        through = room(cells, all, 1);
        int[] used = new int[cells];
        for (int shape = 0; shape < shapes.length; shape++) {
            for (int cell : shapes[shape]) {
                through[cell][used[cell]++] = shape;
            }
        }
        triangles = others(cells, shapes(grid, blocked, Six.TRIANGLE));
        rings = others(cells, shapes(grid, blocked, Six.RING));
        rays = new int[cells * DIRECTIONS * REACH];
        for (int i = 0; i < rays.length; i++) {
            int before = i % REACH == 0 ? i / (DIRECTIONS * REACH) : rays[i - 1];
            int next = before == cells ? Grid.NONE : grid.neighbour(before, i / REACH % DIRECTIONS);
            rays[i] = next == Grid.NONE ? cells : next;
        }
        int words = (cells + Long.SIZE - 1) / Long.SIZE;
        near = new long[cells * words];
        for (int i = 0; i < rays.length; i++) {
            int from = i / (DIRECTIONS * REACH);
            near[from * words + (from >> 6)] |= 1L << from;
            if (i % REACH < REACH - 1 && rays[i] < cells) {
                near[from * words + (rays[i] >> 6)] |= 1L << rays[i];
            }
        }
    }

    private static List<int[]> shapes(Grid grid, CellSet blocked, Six kind) {
        List<int[]> found = new ArrayList<>();
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int walk = 0; walk < kind.walks(); walk++) {
                int[] shape = shape(grid, blocked, kind, walk, cell);
                if (shape != null) {
                    found.add(shape);
                }
            }
        }
        return found;
    }

    private static int @Nullable [] shape(Grid grid, CellSet blocked, Six kind, int walk, int from) {
        int[] shape = new int[Six.CELLS];
        int cell = from;
        for (int step = 0; step < Six.CELLS; step++) {
            cell = step == 0 ? from : kind.next(grid, walk, step, cell);
            if (cell == Grid.NONE || blocked.contains(cell)) {
                return null;
            }
            shape[step] = cell;
        }
        return shape;
    }

    private static int[][] others(int cells, List<int[]> shapes) {
        int[][] others = room(cells, shapes, Six.CELLS - 1);
        int[] used = new int[cells];
        for (int[] shape : shapes) {
            for (int cell : shape) {
                for (int other : shape) {
                    if (other != cell) {
                        others[cell][used[cell]++] = other;
                    }
                }
            }
        }
        return others;
    }

    /// For each cell, room for some numbers for each shape through it.
    private static int[][] room(int cells, List<int[]> shapes, int each) {
        int[] sizes = new int[cells];
        for (int[] shape : shapes) {
            for (int cell : shape) {
                sizes[cell] += each;
            }
        }
        return Arrays.stream(sizes).mapToObj(int[]::new).toArray(int[][]::new);
    }

    /// How many sixes there are.
    int count() {
        return shapes.length;
    }

    /// The cells of a six; not to be changed.
    int[] cells(int shape) {
        return shapes[shape];
    }

    /// The numbers of the sixes through a cell; not to be changed.
    int[] through(int cell) {
        return through[cell];
    }

    /// For each cell and each direction, the next three cells; not to be changed.
    int[] rays() {
        return rays;
    }

    /// What is around an empty cell, as bits: the directions in which a stone of a side would capture, and above them
    /// those in which it would touch one of its own.
    ///
    /// @param at the content of each cell; a side's stone is the side's number
    int around(byte[] at, int cell, int side) {
        int around = 0;
        int other = 1 - side;
        int ray = cell * DIRECTIONS * REACH;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int first = at[rays[ray]];
            if (first == other) {
                if (at[rays[ray + 1]] == other && at[rays[ray + 2]] == side) {
                    around |= 1 << direction;
                }
            } else if (first == side) {
                around |= 1 << DIRECTIONS + direction;
            }
            ray += REACH;
        }
        return around;
    }

    /// True if a side has a six anywhere.
    ///
    /// @param stones its cells, as bits
    boolean hasSix(byte[] at, long[] stones, int side) {
        for (int word = 0; word < stones.length; word++) {
            for (long rest = stones[word]; rest != 0; rest &= rest - 1) {
                if (hasSix(at, word << 6 | Long.numberOfTrailingZeros(rest), side)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The first cell of a six with this content.
    ///
    /// @throws IllegalArgumentException if none does
    int first(byte[] at, int shape, byte content) {
        for (int cell : shapes[shape]) {
            if (at[cell] == content) {
                return cell;
            }
        }
        throw new IllegalArgumentException("no cell of the six holds " + content);
    }

    /// True if the stone of a side on a cell is part of a six.
    boolean hasSix(byte[] at, int cell, int side) {
        return hasSix(at, cell, side, around(at, cell, side) >> DIRECTIONS);
    }

    /// The same, when the neighbouring own stones are already known.
    ///
    /// @param near the directions in which the stone touches its own
    boolean hasSix(byte[] at, int cell, int side, int near) {
        if (near == 0) {
            return false;
        }
        boolean two = (near & (near >> 1 | near << 5) & ALL_DIRECTIONS) != 0;
        boolean apart = (near & (near >> 2 | near << 4) & ALL_DIRECTIONS) != 0;
        return hasRow(at, cell, side, near)
                || two && anyFull(at, triangles[cell], side)
                || apart && anyFull(at, rings[cell], side);
    }

    /// A six that a side has through a cell; -1 if there is none.
    int full(byte[] at, int cell, int side) {
        for (int shape : through[cell]) {
            if (isFull(at, shape, side)) {
                return shape;
            }
        }
        return Grid.NONE;
    }

    /// A six that a side has anywhere; -1 if there is none.
    int full(byte[] at, int side) {
        int shape = 0;
        while (shape < shapes.length && !isFull(at, shape, side)) {
            shape++;
        }
        return shape < shapes.length ? shape : Grid.NONE;
    }

    private boolean isFull(byte[] at, int shape, int side) {
        for (int cell : shapes[shape]) {
            if (at[cell] != side) {
                return false;
            }
        }
        return true;
    }

    /// Adds the cells where a side would capture a stone of a six that the other side has.
    ///
    /// @param cells a bit for each cell
    void addCaptures(byte[] at, int shape, int side, byte empty, long[] cells) {
        int other = 1 - side;
        for (int stone : shapes[shape]) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int ahead = (stone * DIRECTIONS + direction) * REACH;
                int behind = (stone * DIRECTIONS + (direction + DIRECTIONS / 2) % DIRECTIONS) * REACH;
                int next = rays[ahead];
                int last = rays[behind];
                if (at[next] == empty && at[last] == other && at[rays[behind + 1]] == side) {
                    cells[next >> 6] |= 1L << next;
                }
                next = rays[ahead + 1];
                if (at[next] == empty && at[rays[ahead]] == other && at[last] == side) {
                    cells[next >> 6] |= 1L << next;
                }
            }
        }
    }

    /// Keeps only those cells where a stone, apart from captures, can change whether a six is filled or whether its
    /// stones can be captured: the six's own cells and the next two in each direction from them.
    ///
    /// @param cells a bit for each cell
    void keepNear(int shape, long[] cells) {
        for (int word = 0; word < cells.length; word++) {
            long kept = 0;
            for (int cell : shapes[shape]) {
                kept |= near[cell * cells.length + word];
            }
            cells[word] &= kept;
        }
    }

    private int next(int cell, int direction) {
        return rays[cell * DIRECTIONS * REACH + direction * REACH];
    }

    private boolean hasRow(byte[] at, int cell, int side, int near) {
        int axes = DIRECTIONS / 2;
        for (int axis = 0; axis < axes; axis++) {
            if ((near >> axis & 1) + (near >> axis + axes & 1) > 0
                    && 1 + run(at, cell, axis, side) + run(at, cell, axis + axes, side) >= Six.CELLS) {
                return true;
            }
        }
        return false;
    }

    /// How many stones of a side are in a row, starting at a cell.
    private int run(byte[] at, int from, int direction, int side) {
        int run = 0;
        int cell = next(from, direction);
        while (at[cell] == side) {
            run++;
            cell = next(cell, direction);
        }
        return run;
    }

    /// True if a side has all five cells of some group of five.
    private static boolean anyFull(byte[] at, int[] fives, int side) {
        int width = Six.CELLS - 1;
        for (int from = 0; from < fives.length; from += width) {
            int count = 0;
            while (count < width && at[fives[from + count]] == side) {
                count++;
            }
            if (count == width) {
                return true;
            }
        }
        return false;
    }
}
