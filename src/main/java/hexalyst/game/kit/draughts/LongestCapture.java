package hexalyst.game.kit.draughts;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.kit.Ground;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/// The captures of draughts on one board that take the most men: a piece takes another one as [Manner] says, and goes
/// on from where it lands as long as it can. The cell where it came from is vacant meanwhile.
///
/// Captures are found by their results, not by their paths: a piece that stands on a cell and has taken certain men
/// goes on once, however it got there. So long round trips of kings take little time. What was taken is one number, in
/// which each enemy piece has a digit. For boards of up to 64 cells, whose sets are the bits of a number. Allocates
/// nothing once its arrays have grown. Confined to one thread.
public final class LongestCapture {
    private static final int FIRST = 64;

    /// How a piece takes another one.
    public enum Manner {
        /// It jumps over it: a man over a neighbour to the next cell, a king over the first piece that it meets, as far
        /// as it likes. What is taken stays until the end of the turn, blocks, and is jumped only once.
        JUMP,
        /// It approaches: it goes up to it, a man one step, a king one or more, and takes it without jumping. The rest
        /// is as for jumps.
        APPROACH,
        /// It jumps over a neighbour and takes its top man along, at once; it may come back for the next one, but never
        /// turns straight back.
        COLUMN
    }

    private final Manner manner;
    private final int[][][] lines;
    private final int directions;

    /// For each cell how many men can still be taken there, and how many could at the beginning.
    private final int[] left;
    private final int[] caps;
    /// For each cell the worth of its digit.
    private final long[] digits;

    private long digit;
    /// The cells that stay occupied when all was taken that can be.
    private long staying;
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

    /// The places and sets from which the present piece has gone on.
    private int visited;

    private int[] visitedPlace = new int[FIRST];
    private long[] visitedSet = new long[FIRST];

    /// @throws IllegalArgumentException if the board has more than 64 cells
    public LongestCapture(Ground ground, Manner manner) {
        Grid grid = ground.grid();
        if (grid.cells() > Long.SIZE) {
            throw new IllegalArgumentException(grid.cells() + " cells");
        }
        this.manner = manner;
        directions = grid.directions();
        left = new int[grid.cells()];
        caps = new int[grid.cells()];
        digits = new long[grid.cells()];
        lines = new int[grid.cells()][directions][];
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int direction = 0; direction < directions; direction++) {
                lines[cell][direction] = ground.rays().from(cell, direction);
            }
        }
    }

    /// Begins a search in a position.
    ///
    /// @param occupied the cells that are not vacant
    public void begin(long occupied) {
        this.occupied = occupied;
        most = 1;
        count = 0;
        staying = 0;
        digit = 1;
        Arrays.fill(left, 0);
    }

    /// Begins a search in a position where each enemy piece is taken whole, at the end of the turn.
    ///
    /// @param enemies the cells of the pieces that can be taken
    /// @param occupied the cells that are not vacant
    public void begin(long enemies, long occupied) {
        begin(occupied);
        staying = enemies;
        for (long rest = enemies; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            left[cell] = 1;
            caps[cell] = 1;
            digits[cell] = 1L << cell;
        }
    }

    /// Adds an enemy column. All men that can be taken may be at most 60.
    ///
    /// @param cap how many men can be taken from it, one by one
    /// @param stays true if something is below them
    public void column(int cell, int cap, boolean stays) {
        left[cell] = cap;
        caps[cell] = cap;
        digits[cell] = digit;
        digit *= cap + 1;
        staying |= stays ? 1L << cell : 0;
    }

    /// Adds the captures of a piece; those of earlier pieces that take less are dropped.
    ///
    /// @param flying true for a king
    public void add(int cell, boolean flying) {
        piece = cell;
        flies = flying;
        visited = 0;
        occupied ^= 1L << cell;
        go(cell, Grid.NONE, 0, 0);
        occupied ^= 1L << cell;
    }

    /// @param back the direction that is closed
    /// @param set what was taken
    /// @param men how many these are
    private void go(int cell, int back, long set, int men) {
        for (int direction = 0; direction < directions; direction++) {
            int[] line = lines[cell][direction];
            int met = direction == back ? line.length : met(line);
            if (met < line.length && left[line[met]] > 0 && reaches(met) && isWanted(line[met], set)) {
                take(line, met, (direction + directions / 2) % directions, set + digits[line[met]], men + 1);
            }
        }
    }

    private boolean reaches(int met) {
        return manner == Manner.APPROACH ? met == 1 || flies && met > 0 : met == 0 || flies;
    }

    private boolean isWanted(int over, long set) {
        return paths == null || count(set, over) < count(paths.whole, over);
    }

    private void take(int[] line, int met, int back, long set, int men) {
        int over = line[met];
        long before = occupied;
        left[over]--;
        occupied &= left[over] == 0 ? staying | ~(1L << over) : -1;
        if (manner == Manner.APPROACH) {
            land(line[met - 1], Grid.NONE, set, men);
        } else {
            int last = flies ? line.length - 1 : Math.min(met + 1, line.length - 1);
            for (int i = met + 1; i <= last && (occupied & 1L << line[i]) == 0; i++) {
                land(line[i], manner == Manner.COLUMN ? back : Grid.NONE, set, men);
            }
        }
        left[over]++;
        occupied = before;
    }

    /// The first cell of a line with a piece.
    private int met(int[] line) {
        int at = 0;
        while (at < line.length && (occupied & 1L << line[at]) == 0) {
            at++;
        }
        return at;
    }

    private void land(int cell, int back, long set, int men) {
        if (paths != null) {
            paths.land(cell, back, set, men);
        } else if (isNew(cell * (directions + 1) + back + 1, set)) {
            keep(cell, set, men);
            go(cell, back, set, men);
        }
    }

    /// Remembers that the present piece has gone on from a place with this set; false if it has before.
    private boolean isNew(int place, long set) {
        for (int i = 0; i < visited; i++) {
            if (visitedSet[i] == set && visitedPlace[i] == place) {
                return false;
            }
        }
        if (visited == visitedPlace.length) {
            visitedPlace = Arrays.copyOf(visitedPlace, 2 * visited);
            visitedSet = Arrays.copyOf(visitedSet, 2 * visited);
        }
        visitedPlace[visited] = place;
        visitedSet[visited++] = set;
        return true;
    }

    private void keep(int cell, long set, int men) {
        if (men < most || men == most && isKept(cell, set)) {
            return;
        }
        if (men > most) {
            most = men;
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

    /// Whether the present piece has reached a cell with this set already, from another direction.
    private boolean isKept(int cell, long set) {
        int at = count - 1;
        while (at >= 0 && from[at] == piece && (to[at] != cell || taken[at] != set)) {
            at--;
        }
        return at >= 0 && from[at] == piece;
    }

    /// How many different captures take the most.
    public int count() {
        return count;
    }

    /// How many men they take.
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

    /// What a capture takes: where pieces are taken whole, their cells as bits; otherwise a number for [#count]. The
    /// captures of its piece must be among those added.
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

    /// How many men are taken from the cell of an enemy piece.
    ///
    /// @param set from [#taken]
    public int count(long set, int cell) {
        return (int) Long.remainderUnsigned(Long.divideUnsigned(set, digits[cell]), caps[cell] + 1);
    }

    /// The cells from which anything is taken.
    ///
    /// @param set from [#taken]
    public long cells(long set) {
        long cells = manner == Manner.COLUMN ? 0 : set;
        for (int cell = 0; manner == Manner.COLUMN && cell < left.length; cell++) {
            cells |= left[cell] > 0 && count(set, cell) > 0 ? 1L << cell : 0;
        }
        return cells;
    }

    /// Writes the paths of all captures, as turns with their codes. A capture that can be made in more than `limit`
    /// ways has only that many.
    public void spell(PathCodec codec, int limit, ObjIntConsumer<Move> into) {
        for (int capture = 0; capture < count; capture++) {
            int code = code(codec, capture);
            flies = flew[capture];
            Paths found = new Paths(to[capture], taken[capture], limit);
            found.way.add(from[capture]);
            paths = found;
            occupied ^= 1L << from[capture];
            go(from[capture], Grid.NONE, 0, 0);
            occupied ^= 1L << from[capture];
            found.all.forEach(path -> into.accept(PathCodec.path(path), code));
        }
        paths = null;
    }

    /// All ways over which a piece takes a set of men and ends on a cell.
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

        void land(int cell, int back, long set, int men) {
            way.add(cell);
            if (set != whole && all.size() < limit) {
                go(cell, back, set, men);
            } else if (set == whole && cell == end && all.size() < limit) {
                all.add(List.copyOf(way));
            }
            way.removeLast();
        }
    }
}
