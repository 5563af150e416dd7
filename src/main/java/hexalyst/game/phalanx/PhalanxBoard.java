package hexalyst.game.phalanx;

import hexalyst.board.CellHash;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.PositionHash;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.Arrays;

/// The search board: a copy of the position for each ply ([PhalanxPly]), so that taking back a part changes nothing.
/// Groups are found by flood fill once a position, and only those of the player to move.
///
/// A turn is made part by part. Its parts are keyed as a set: two orders of the same growths lead to the same key. No
/// order is left out, as what a begun turn is worth must not depend on how it was begun.
final class PhalanxBoard implements SearchBoard {
    static final int DIRECTIONS = 6;
    private static final int WHITE = Side.WHITE.ordinal();
    private static final int FIRST_PLIES = 8;
    private static final int KINDS = 5;
    private static final int KEEP = 0;
    private static final int SWAP = 1;
    private static final int END = 2;
    private static final int PASS = 3;

    private final Grid grid;
    private final int cells;
    /// The next cell in each direction; the number of cells beyond the edge.
    private final int[] next;
    /// The neighbours of each cell as bits.
    private final long[] near;

    private final int words;
    private final int limit;
    private final long rules;
    /// For each kind of content and each cell, its hash value.
    private final long[] values;
    /// The codes of the first movement and of the first word.
    private final int shifts;

    private final int chooses;
    private final TurnResult started;
    private TurnResult result;
    private PhalanxPly[] way = new PhalanxPly[FIRST_PLIES];
    private int plies;
    private PhalanxPly now;
    private final PhalanxRegions regions;
    private final PhalanxEvaluation evaluation;
    // Room for work.
    private final int[] open;
    private final boolean[] seen;
    private final long[] closed;
    private final long[] targets;

    PhalanxBoard(PhalanxPosition start) {
        grid = start.grid();
        cells = grid.cells();
        words = (cells + Long.SIZE - 1) / Long.SIZE;
        next = new int[DIRECTIONS * (cells + 1)];
        Arrays.fill(next, cells);
        near = new long[words * cells];
        for (int cell = 0; cell < cells; cell++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int other = grid.neighbour(cell, direction);
                if (other != Grid.NONE) {
                    next[DIRECTIONS * cell + direction] = other;
                    near[words * cell + (other >> 6)] |= 1L << other;
                }
            }
        }
        PhalanxState state = start.state();
        limit = state.limit();
        rules = start.rulesHash(PositionHash.LOW);
        values = new long[KINDS * cells];
        for (int i = 0; i < values.length; i++) {
            values[i] = CellHash.value(PositionHash.LOW, i / cells, i % cells);
        }
        shifts = 2 * cells;
        chooses = shifts + cells * cells + cells;
        open = new int[cells];
        seen = new boolean[cells + 1];
        closed = new long[words];
        targets = new long[words];
        regions = new PhalanxRegions(next, cells);
        evaluation = new PhalanxEvaluation(next, cells);
        for (int i = 0; i < way.length; i++) {
            way[i] = new PhalanxPly(cells);
        }
        now = way[0];
        fill(start, state);
        started = start.outcome().over() ? judged() : TurnResult.ONGOING;
        now.over = start.outcome().over();
        result = started;
    }

    private void fill(PhalanxPosition start, PhalanxState state) {
        Arrays.fill(now.at, PhalanxPly.EMPTY);
        now.at[cells] = PhalanxPly.BLOCKED;
        now.empties = cells;
        now.mover = start.toMove().ordinal();
        now.phase = state.phase();
        for (Side side : Side.values()) {
            now.taken[side.ordinal()] = state.taken(side);
        }
        now.passes = state.passes();
        now.quiet = state.quiet();
        now.took = state.took();
        for (int cell = 0; cell < cells; cell++) {
            Content content = start.at(cell);
            if (content.isBlocked()) {
                set(cell, PhalanxPly.BLOCKED);
                now.empties--;
            } else if (!content.isEmpty()) {
                put(cell, content.is(Side.WHITE) ? WHITE : 1 - WHITE);
            }
        }
        state.put().stream().forEach(this::markPut);
        state.moved().stream().forEach(this::markMoved);
    }

    /// Changes what an empty cell holds, or makes a cell empty.
    private void set(int cell, byte content) {
        byte before = now.at[cell];
        toggle(cell, before == PhalanxPly.EMPTY ? content : before);
        now.at[cell] = content;
    }

    private void toggle(int cell, int content) {
        for (int side = 0; side < 2; side++) {
            int kind = content == PhalanxPly.BLOCKED
                    ? PositionHash.BLOCKED
                    : content == side ? PositionHash.OWN : PositionHash.OTHER;
            now.hash[side] ^= values[kind * cells + cell];
        }
    }

    private void put(int cell, int side) {
        set(cell, (byte) side);
        now.men++;
        now.empties--;
    }

    private void remove(int cell) {
        set(cell, PhalanxPly.EMPTY);
        now.men--;
        now.empties++;
    }

    private void markPut(int cell) {
        now.put++;
        now.putOwn += now.at[cell] == now.mover ? 1 : 0;
        now.marks[cell] |= PhalanxPly.PUT;
        now.marked ^= values[PositionHash.MARK * cells + cell];
    }

    private void markMoved(int cell) {
        now.hasMoved = true;
        now.marks[cell] |= PhalanxPly.MOVED;
        now.marked ^= values[(PositionHash.MARK + 1) * cells + cell];
    }

    /// Finds which men may move and where groups may grow, in a normal turn: of the groups without the men put in this
    /// turn, those that touch none of these and hold none that has lost its right.
    private void find() {
        if (now.known) {
            return;
        }
        now.known = true;
        Arrays.fill(now.free, 0);
        Arrays.fill(now.growth, 0);
        Arrays.fill(closed, 0);
        Arrays.fill(seen, false);
        for (int cell = 0; cell < cells; cell++) {
            if (now.at[cell] == now.mover && !seen[cell] && (now.marks[cell] & PhalanxPly.PUT) == 0) {
                group(cell);
            }
        }
        for (int word = 0; word < words; word++) {
            now.growth[word] = now.hasMoved ? 0 : now.growth[word] & ~closed[word];
        }
        for (int cell = 0; cell < cells; cell++) {
            if (now.at[cell] != PhalanxPly.EMPTY) {
                now.growth[cell >> 6] &= ~(1L << cell);
            }
        }
    }

    /// Goes through the group of a man and notes what it may do.
    private void group(int from) {
        boolean bound = false;
        int size = 1;
        open[0] = from;
        seen[from] = true;
        for (int read = 0; read < size; read++) {
            int man = open[read];
            bound |= (now.marks[man] & PhalanxPly.MOVED) != 0;
            for (int i = DIRECTIONS * man; i < DIRECTIONS * (man + 1); i++) {
                int other = next[i];
                if (now.at[other] == now.mover && !seen[other]) {
                    if ((now.marks[other] & PhalanxPly.PUT) != 0) {
                        bound = true;
                    } else {
                        seen[other] = true;
                        open[size++] = other;
                    }
                }
            }
        }
        for (int i = 0; i < size; i++) {
            int man = open[i];
            now.free[man >> 6] |= bound ? 0 : 1L << man;
            for (int word = 0; word < words; word++) {
                if (bound) {
                    closed[word] |= near[words * man + word];
                } else {
                    now.growth[word] |= near[words * man + word];
                }
            }
        }
    }

    /// Adds to [#targets] where the head of the row with this tail can go.
    ///
    /// @return if it can go anywhere
    private boolean reach(int tail, int direction) {
        byte[] at = now.at;
        int men = 1;
        int head = tail;
        for (int man = next[DIRECTIONS * tail + direction];
                at[man] == now.mover;
                man = next[DIRECTIONS * man + direction]) {
            head = man;
            men++;
        }
        int cell = head;
        int line = 0;
        int steps = 1;
        while (steps < men) {
            cell = next[DIRECTIONS * cell + direction];
            if (at[cell] == PhalanxPly.EMPTY) {
                line = 0;
            } else if (at[cell] != 1 - now.mover) {
                break;
            } else {
                line = line == 0 ? enemies(cell, direction) : line;
                if (line >= men) {
                    break;
                }
            }
            targets[cell >> 6] |= 1L << cell;
            steps++;
        }
        return steps > 1;
    }

    /// How many enemy men stand in an unbroken line, of which this is the first.
    private int enemies(int first, int direction) {
        int line = 0;
        for (int cell = first; now.at[cell] == 1 - now.mover; cell = next[DIRECTIONS * cell + direction]) {
            line++;
        }
        return line;
    }

    @Override
    public int moves(int[] into) {
        int count = switch (now.phase) {
            case PLACE_ONE, PLACE_TWO -> placements(into);
            case CHOOSE -> 0;
            case SWAPPED, EXTRA -> placements(into);
            case NORMAL -> normal(into);
        };
        switch (now.phase) {
            case CHOOSE -> {
                into[count++] = chooses + KEEP;
                into[count++] = chooses + SWAP;
            }
            case NORMAL -> into[count++] = chooses + (now.midTurn() ? END : PASS);
            case PLACE_ONE, PLACE_TWO, SWAPPED, EXTRA -> {}
        }
        return count;
    }

    /// The code of a man of a side on a cell: the letters of the sides are in their order.
    private static int codeOfPut(int cell, int side) {
        return 2 * cell + (side == WHITE ? 1 : 0);
    }

    private boolean mayPlace(int side) {
        return now.phase.places()
                ? (side == now.mover ? now.putOwn : now.put - now.putOwn) < now.phase.men(side == now.mover)
                : side == now.mover;
    }

    private int placements(int[] into) {
        boolean black = mayPlace(1 - WHITE);
        boolean white = mayPlace(WHITE);
        int count = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (now.at[cell] == PhalanxPly.EMPTY) {
                if (black) {
                    into[count++] = codeOfPut(cell, 1 - WHITE);
                }
                if (white) {
                    into[count++] = codeOfPut(cell, WHITE);
                }
            }
        }
        return count;
    }

    private int normal(int[] into) {
        find();
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long rest = now.growth[word]; rest != 0; rest &= rest - 1) {
                into[count++] = codeOfPut(word << 6 | Long.numberOfTrailingZeros(rest), now.mover);
            }
        }
        for (int from = 0; from < words; from++) {
            for (long rest = now.free[from]; rest != 0; rest &= rest - 1) {
                int tail = from << 6 | Long.numberOfTrailingZeros(rest);
                if (reach(tail)) {
                    count = movements(tail, into, count);
                }
            }
        }
        return count;
    }

    private int movements(int tail, int[] into, int before) {
        int count = before;
        for (int word = 0; word < words; word++) {
            for (long rest = targets[word]; rest != 0; rest &= rest - 1) {
                into[count++] = shifts + tail * cells + (word << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        return count;
    }

    /// Writes to [#targets] where the rows with this tail can go.
    private boolean reach(int tail) {
        Arrays.fill(targets, 0);
        boolean any = false;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            any |= reach(tail, direction);
        }
        return any;
    }

    /// True if a turn that has been begun can go on.
    private boolean canGoOn() {
        find();
        for (int word = 0; word < words; word++) {
            if (now.growth[word] != 0) {
                return true;
            }
            for (long rest = now.free[word]; rest != 0; rest &= rest - 1) {
                if (reach(word << 6 | Long.numberOfTrailingZeros(rest))) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public boolean severalParts() {
        return true;
    }

    @Override
    public TurnResult make(int code) {
        if (plies + 1 == way.length) {
            way = Arrays.copyOf(way, 2 * way.length);
            for (int i = plies + 1; i < way.length; i++) {
                way[i] = new PhalanxPly(cells);
            }
        }
        PhalanxPly before = now;
        plies++;
        now = way[plies];
        now.follow(before);
        if (code >= chooses) {
            say(code - chooses);
        } else if (code >= shifts) {
            move((code - shifts) / cells, (code - shifts) % cells);
        } else {
            place(code >> 1, (code & 1) == 1 ? WHITE : 1 - WHITE);
        }
        if (now.phase == PhalanxPhase.NORMAL && now.midTurn() && !canGoOn()) {
            endTurn();
        }
        result = now.over ? judged() : TurnResult.ONGOING;
        return result;
    }

    private void say(int word) {
        switch (word) {
            case KEEP -> {
                now.phase = PhalanxPhase.EXTRA;
                now.turn();
            }
            case SWAP -> {
                now.phase = PhalanxPhase.SWAPPED;
                for (int cell = 0; cell < cells; cell++) {
                    now.at[cell] = (byte) (now.at[cell] < PhalanxPly.EMPTY ? 1 - now.at[cell] : now.at[cell]);
                }
                long white = now.hash[WHITE];
                now.hash[WHITE] = now.hash[1 - WHITE];
                now.hash[1 - WHITE] = white;
            }
            default -> endTurn();
        }
    }

    private void endTurn() {
        boolean grewOrTook = now.put > 0 || now.took > 0;
        now.passes = now.midTurn() ? 0 : now.passes + 1;
        now.quiet = grewOrTook ? 0 : Math.min(now.quiet + 1, PhalanxState.MOST);
        now.taken[now.mover] += now.took;
        now.over = now.passes > 1 || limit > 0 && now.quiet >= limit;
        now.known = false;
        now.turn();
    }

    private void place(int cell, int side) {
        put(cell, side);
        switch (now.phase) {
            case CHOOSE, SWAPPED, EXTRA -> {
                now.phase = PhalanxPhase.NORMAL;
                now.turn();
            }
            case PLACE_ONE, PLACE_TWO -> {
                markPut(cell);
                if (now.put == now.phase.men(true) + now.phase.men(false)) {
                    now.phase = PhalanxPhase.CHOOSE;
                    now.turn();
                }
            }
            case NORMAL -> markPut(cell);
        }
    }

    private void move(int tail, int target) {
        int direction = direction(tail, target);
        int men = 0;
        int cell = tail;
        while (now.at[cell] == now.mover) {
            open[men++] = cell;
            cell = next[DIRECTIONS * cell + direction];
        }
        int distance = 1;
        while (cell != target) {
            cell = next[DIRECTIONS * cell + direction];
            distance++;
        }
        // The whole group, the men that will have moved, and what they touch then lose the right to move.
        Arrays.fill(seen, false);
        int size = collect(tail, 0);
        int[] group = Arrays.copyOf(open, size);
        int from = tail;
        for (int step = 0; step < distance; step++) {
            remove(from);
            from = next[DIRECTIONS * from + direction];
        }
        int reached = target;
        int back = (direction + DIRECTIONS / 2) % DIRECTIONS;
        for (int step = 0; step < distance; step++) {
            if (now.at[reached] == PhalanxPly.EMPTY) {
                put(reached, now.mover);
            } else {
                remove(reached);
                set(reached, PhalanxPly.BLOCKED);
                now.empties--;
                now.took++;
            }
            reached = next[DIRECTIONS * reached + back];
        }
        now.hasMoved = true;
        bind(group);
        cell = target;
        for (int step = 0; step < men; step++) {
            bindAround(cell);
            cell = next[DIRECTIONS * cell + back];
        }
    }

    private int direction(int from, int to) {
        int direction = 0;
        while (true) {
            int cell = next[DIRECTIONS * from + direction];
            while (cell != cells && cell != to) {
                cell = next[DIRECTIONS * cell + direction];
            }
            if (cell == to) {
                return direction;
            }
            direction++;
        }
    }

    /// Writes the group of a man to [#open], from a place on, and gives where it ends.
    private int collect(int man, int from) {
        int size = from + 1;
        open[from] = man;
        seen[man] = true;
        for (int read = from; read < size; read++) {
            for (int i = DIRECTIONS * open[read]; i < DIRECTIONS * (open[read] + 1); i++) {
                if (now.at[next[i]] == now.mover && !seen[next[i]]) {
                    seen[next[i]] = true;
                    open[size++] = next[i];
                }
            }
        }
        return size;
    }

    private void bind(int[] group) {
        for (int man : group) {
            bindAround(man);
        }
    }

    /// Takes the right to move from the group of a man, if one of the player to move stands there.
    private void bindAround(int man) {
        if (now.at[man] == now.mover && (now.marks[man] & PhalanxPly.MOVED) == 0) {
            Arrays.fill(seen, false);
            int size = collect(man, 0);
            for (int i = 0; i < size; i++) {
                if ((now.marks[open[i]] & PhalanxPly.MOVED) == 0) {
                    markMoved(open[i]);
                }
            }
        }
    }

    /// The result for the player who made the last part, by the points.
    private TurnResult judged() {
        int ahead = regions.ahead(now, 1 - now.mover);
        return ahead > 0 ? TurnResult.WIN : ahead < 0 ? TurnResult.LOSS : TurnResult.DRAW;
    }

    @Override
    public void unmake() {
        plies--;
        now = way[plies];
        result = plies == 0 ? started : TurnResult.ONGOING;
    }

    @Override
    public Side toMove() {
        return now.mover == WHITE ? Side.WHITE : Side.BLACK;
    }

    @Override
    public TurnResult result() {
        return result;
    }

    private long frame() {
        return PhalanxPosition.frame(
                rules,
                now.phase,
                now.taken[now.mover],
                now.taken[1 - now.mover],
                now.passes,
                now.quiet,
                limit,
                now.took);
    }

    @Override
    public long key() {
        return now.hash[now.mover] ^ now.marked ^ frame();
    }

    @Override
    public long canonicalKey() {
        long frame = frame();
        long smallest = -1;
        for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
            long image = frame;
            for (int cell = 0; cell < cells; cell++) {
                int content = now.at[cell];
                int there = grid.image(symmetry, cell);
                if (content != PhalanxPly.EMPTY) {
                    int kind = content == PhalanxPly.BLOCKED
                            ? PositionHash.BLOCKED
                            : content == now.mover ? PositionHash.OWN : PositionHash.OTHER;
                    image ^= values[kind * cells + there];
                }
                for (int mark = 0; mark < 2; mark++) {
                    image ^=
                            (now.marks[cell] >> mark & 1) == 0 ? 0 : values[(PositionHash.MARK + mark) * cells + there];
                }
            }
            smallest = Long.compareUnsigned(image, smallest) < 0 ? image : smallest;
        }
        return smallest;
    }

    @Override
    public int pieces() {
        return now.men;
    }

    @Override
    public int empties() {
        return now.empties;
    }

    /// As if the turn ended now.
    @Override
    public int evaluate() {
        return evaluation.evaluate(now, regions);
    }

    @Override
    public int features(int[] into) {
        return evaluation.features(now, regions, into);
    }

    /// The points alone, as they are now.
    @Override
    public int plainCount() {
        return regions.ahead(now, now.mover);
    }
}
