package hexalyst.game.kit.draughts;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.Rays;
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
    private final Rays rays;
    private final int directions;
    /// For each cell where enemies are that a man on it could take.
    private final long[] near;

    /// For each cell how many men can be taken there.
    private final int[] caps;
    /// For each cell the worth of its digit.
    private final long[] digits;

    private long digit;
    private long enemies;
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
        rays = ground.rays();
        directions = grid.directions();
        near = new long[grid.cells()];
        caps = new int[grid.cells()];
        digits = new long[grid.cells()];
        for (int cell = 0; cell < grid.cells(); cell++) {
            caps[cell] = 1;
            digits[cell] = 1L << cell;
            for (int direction = 0; direction < directions; direction++) {
                int[] line = rays.from(cell, direction);
                near[cell] |= line.length > gap() ? 1L << line[gap()] : 0;
            }
        }
    }

    /// How many cells are between a man and what it takes.
    private int gap() {
        return manner == Manner.APPROACH ? 1 : 0;
    }

    /// Begins a search in a position.
    ///
    /// @param occupied the cells that are not vacant
    public void begin(long occupied) {
        this.occupied = occupied;
        most = 1;
        count = 0;
        enemies = 0;
        staying = 0;
        digit = 1;
    }

    /// Begins a search in a position where each enemy piece is taken whole, at the end of the turn.
    ///
    /// @param enemies the cells of the pieces that can be taken
    /// @param occupied the cells that are not vacant
    public void begin(long enemies, long occupied) {
        begin(occupied);
        this.enemies = enemies;
        staying = enemies;
    }

    /// Adds an enemy column. All men that can be taken may be at most 60.
    ///
    /// @param cap how many men can be taken from it, one by one
    /// @param stays true if something is below them
    public void column(int cell, int cap, boolean stays) {
        enemies |= 1L << cell;
        caps[cell] = cap;
        digits[cell] = digit;
        digit *= cap + 1;
        staying |= stays ? 1L << cell : 0;
    }

    /// Whether enemies are where a man on a cell could take them.
    public boolean isNear(int cell) {
        return (near[cell] & enemies) != 0;
    }

    /// Adds the captures of a piece; those of earlier pieces that take less are dropped.
    ///
    /// @param flying true for a king
    public void add(int cell, boolean flying) {
        if (!flying && !isNear(cell)) {
            return;
        }
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
            int over = direction == back ? Grid.NONE : rays.end(cell, direction, ~occupied);
            if (over != Grid.NONE && reaches(cell, direction, over) && isWanted(over, set)) {
                take(over, direction, set, men);
            }
        }
    }

    /// Whether the piece can take what it meets first.
    private boolean reaches(int cell, int direction, int over) {
        boolean close = (near[cell] >> over & 1) != 0;
        boolean far = flies && (manner != Manner.APPROACH || rays.from(cell, direction)[0] != over);
        return (enemies >> over & 1) != 0 && (close || far);
    }

    private boolean isWanted(int over, long set) {
        return count(set, over) < (paths == null ? caps[over] : count(paths.whole, over));
    }

    private void take(int over, int direction, long before, int men) {
        long set = before + digits[over];
        long stood = occupied;
        int back = rays.opposite(direction);
        if (count(set, over) == caps[over]) {
            occupied &= staying | ~(1L << over);
        }
        if (manner == Manner.APPROACH) {
            land(rays.from(over, back)[0], Grid.NONE, set, men + 1);
        } else {
            int[] behind = rays.from(over, direction);
            int last = flies ? behind.length : Math.min(1, behind.length);
            for (int i = 0; i < last && (occupied & 1L << behind[i]) == 0; i++) {
                land(behind[i], manner == Manner.COLUMN ? back : Grid.NONE, set, men + 1);
            }
        }
        occupied = stood;
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
        return manner == Manner.COLUMN
                ? (int) Long.remainderUnsigned(Long.divideUnsigned(set, digits[cell]), caps[cell] + 1)
                : (int) (set >> cell & 1);
    }

    /// The cells from which anything is taken.
    ///
    /// @param set from [#taken]
    public long cells(long set) {
        long cells = 0;
        for (long rest = enemies; rest != 0; rest &= rest - 1) {
            cells |= count(set, Long.numberOfTrailingZeros(rest)) > 0 ? rest & -rest : 0;
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
