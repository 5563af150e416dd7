package hexalyst.game.kit;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/// The captures of draughts on one board: a man takes a neighbour, or one that it steps up to, a king the first piece
/// that
/// it meets, as [Manner] says; both go on from where they land in any direction as long as they can. What is taken
/// stays until the end of the turn, blocks, and is
/// jumped only once; the cell where the piece came from is vacant. Of all captures those count that take the most
/// pieces.
///
/// Captures are found by their results, not by their paths: a piece that stands on a cell and has taken a set of pieces
/// goes on once, however it got there. So long round trips of kings take little time. For boards of up to 64 cells,
/// whose sets are the bits of a number. Allocates nothing once its arrays have grown. Confined to one thread.
public final class LongestCapture {
    private static final int FIRST = 64;

    /// How a piece takes another one.
    public enum Manner {
        /// It jumps over it: a man over a neighbour to the next cell, a king from afar and as far as it likes.
        JUMP(0),
        /// It approaches: it goes up to it, a man one step, a king one or more, and takes it without jumping.
        APPROACH(1);

        /// How many vacant cells may lie between a man and what it takes.
        private final int reach;

        Manner(int reach) {
            this.reach = reach;
        }
    }

    private final Manner manner;

    private final int[][][] lines;
    private final int directions;
    private long enemies;
    private long occupied;
    private boolean flies;
    private int piece;
    private int most;
    /// Where paths are written down instead of captures kept; null while captures are sought.
    private @Nullable Paths paths;

    private int count;
    private int[] from = new int[FIRST];
    private int[] to = new int[FIRST];
    private long[] taken = new long[FIRST];
    private boolean[] flew = new boolean[FIRST];

    /// The cells and sets from which the present piece has gone on.
    private int visited;

    private int[] visitedCell = new int[FIRST];
    private long[] visitedSet = new long[FIRST];

    /// @throws IllegalArgumentException if the board has more than 64 cells
    public LongestCapture(Grid grid, Rays rays, Manner manner) {
        this.manner = manner;
        if (grid.cells() > Long.SIZE) {
            throw new IllegalArgumentException(grid.cells() + " cells");
        }
        directions = grid.directions();
        lines = new int[grid.cells()][directions][];
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int direction = 0; direction < directions; direction++) {
                lines[cell][direction] = rays.from(cell, direction);
            }
        }
    }

    /// Begins a search in a position.
    ///
    /// @param enemies the cells of the pieces that can be taken
    /// @param occupied the cells that are not vacant
    public void begin(long enemies, long occupied) {
        this.enemies = enemies;
        this.occupied = occupied;
        most = 1;
        count = 0;
    }

    /// Adds the captures of a piece; those of earlier pieces that take less are dropped.
    ///
    /// @param flying true for a king
    public void add(int cell, boolean flying) {
        piece = cell;
        flies = flying;
        visited = 0;
        occupied ^= 1L << cell;
        go(cell, 0);
        occupied ^= 1L << cell;
    }

    private void go(int cell, long set) {
        for (int direction = 0; direction < directions; direction++) {
            int[] line = lines[cell][direction];
            int met = met(line);
            if (met < line.length && (flies || met <= manner.reach) && (enemies & ~set & 1L << line[met]) != 0) {
                take(line, met, set | 1L << line[met]);
            }
        }
    }

    private void take(int[] line, int met, long set) {
        if (manner == Manner.APPROACH) {
            if (met > 0) {
                land(line[met - 1], set);
            }
            return;
        }
        int last = flies ? line.length - 1 : Math.min(met + 1, line.length - 1);
        for (int i = met + 1; i <= last && (occupied & 1L << line[i]) == 0; i++) {
            land(line[i], set);
        }
    }

    /// The first cell of a line with a piece.
    private int met(int[] line) {
        int at = 0;
        while (at < line.length && (occupied & 1L << line[at]) == 0) {
            at++;
        }
        return at;
    }

    private void land(int cell, long set) {
        if (paths != null) {
            paths.land(cell, set);
        } else if (isNew(cell, set)) {
            keep(cell, set);
            go(cell, set);
        }
    }

    /// Remembers that the present piece has gone on from a cell with this set; false if it has before.
    private boolean isNew(int cell, long set) {
        for (int i = 0; i < visited; i++) {
            if (visitedSet[i] == set && visitedCell[i] == cell) {
                return false;
            }
        }
        if (visited == visitedCell.length) {
            visitedCell = Arrays.copyOf(visitedCell, 2 * visited);
            visitedSet = Arrays.copyOf(visitedSet, 2 * visited);
        }
        visitedCell[visited] = cell;
        visitedSet[visited++] = set;
        return true;
    }

    private void keep(int cell, long set) {
        int pieces = Long.bitCount(set);
        if (pieces < most) {
            return;
        }
        if (pieces > most) {
            most = pieces;
            count = 0;
        }
        if (count == from.length) {
            from = Arrays.copyOf(from, 2 * count);
            to = Arrays.copyOf(to, 2 * count);
            taken = Arrays.copyOf(taken, 2 * count);
            flew = Arrays.copyOf(flew, 2 * count);
        }
        from[count] = piece;
        to[count] = cell;
        flew[count] = flies;
        taken[count++] = set;
    }

    /// How many different captures take the most.
    public int count() {
        return count;
    }

    /// How many pieces they take.
    public int most() {
        return most;
    }

    /// Writes their codes to the start of the array and returns their number.
    public int turns(PathCodec codec, int[] into) {
        for (int capture = 0; capture < count; capture++) {
            into[capture] = code(codec, capture);
        }
        return count;
    }

    private int code(PathCodec codec, int capture) {
        return codec.code(from[capture], to[capture], way(capture));
    }

    /// The number of a capture, from 1, among those from its first cell to its last one.
    private int way(int capture) {
        int way = 1;
        for (int earlier = capture - 1; earlier >= 0 && from[earlier] == from[capture]; earlier--) {
            way += to[earlier] == to[capture] ? 1 : 0;
        }
        return way;
    }

    /// The cells of the pieces that a capture takes. The captures of its piece must be among those added.
    ///
    /// @throws IllegalArgumentException if there is no such capture
    public long taken(PathCodec codec, int turn) {
        int left = codec.way(turn);
        for (int capture = 0; capture < count; capture++) {
            left -= from[capture] == codec.from(turn) && to[capture] == codec.to(turn) ? 1 : 0;
            if (left == 0) {
                return taken[capture];
            }
        }
        throw new IllegalArgumentException("no such capture");
    }

    /// Writes the paths of all captures, as turns with their codes. A capture that can be made in more than `limit`
    /// ways has only that many.
    public void spell(PathCodec codec, int limit, ObjIntConsumer<Move> into) {
        long all = enemies;
        for (int capture = 0; capture < count; capture++) {
            int code = code(codec, capture);
            enemies = taken[capture];
            flies = flew[capture];
            Paths found = new Paths(to[capture], taken[capture], limit);
            found.way.add(from[capture]);
            paths = found;
            occupied ^= 1L << from[capture];
            go(from[capture], 0);
            occupied ^= 1L << from[capture];
            found.all.forEach(path -> into.accept(PathCodec.path(path), code));
        }
        paths = null;
        enemies = all;
    }

    /// All ways over which a piece takes a set of pieces and ends on a cell.
    private final class Paths {
        private final int end;
        private final long whole;
        private final int limit;
        private final List<Integer> way = new ArrayList<>();
        private final List<List<Integer>> all = new ArrayList<>();

        Paths(int end, long whole, int limit) {
            this.end = end;
            this.whole = whole;
            this.limit = limit;
        }

        void land(int cell, long set) {
            way.add(cell);
            if (set != whole && all.size() < limit) {
                go(cell, set);
            } else if (set == whole && cell == end && all.size() < limit) {
                all.add(List.copyOf(way));
            }
            way.removeLast();
        }
    }
}
