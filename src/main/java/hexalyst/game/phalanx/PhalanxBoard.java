package hexalyst.game.phalanx;

import hexalyst.game.Content;
import hexalyst.game.Playout;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.CellNet;
import hexalyst.game.kit.PositionHash;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The search board: a copy of the position for each ply ([PhalanxPly]), so that taking back a part needs no work.
/// Groups are found by flood fill once per position, and only those of the player to move.
///
/// A turn is made part by part. Its parts are keyed as a set: two orders of the same growths lead to the same key. No
/// order is left out of [#moves], since the value of an unfinished turn must not depend on how it began; searches that
/// make whole turns may leave some out ([#inOrder]).
final class PhalanxBoard implements SearchBoard {
    private static final int DIRECTIONS = PhalanxNet.DIRECTIONS;
    private static final int WHITE = Side.WHITE.ordinal();
    private static final int FIRST_PLIES = 8;
    private static final int KEEP = 0;
    private static final int SWAP = 1;
    private static final int END = 2;
    private static final int PASS = 3;

    private final PhalanxNet net;
    private final int cells;
    private final int[] next;
    private final int limit;
    private final long rules;
    /// The codes of the first movement and of the first word.
    private final int shifts;

    private final int chooses;
    private final TurnResult started;
    private TurnResult result;
    private PhalanxPly[] way = new PhalanxPly[FIRST_PLIES];
    private int plies;
    private PhalanxPly now;
    private final PhalanxRegions regions;
    private final PhalanxSafety safety;
    private final PhalanxEvaluation evaluation;
    private final PhalanxRights rights;
    // Room for work.
    private final long[] group;
    private final long[] around;

    PhalanxBoard(PhalanxPosition start) {
        net = new PhalanxNet(start.grid());
        cells = net.cells;
        next = net.next;
        PhalanxState state = start.state();
        limit = state.limit();
        rules = start.rulesHash(PositionHash.LOW);
        shifts = 2 * cells;
        chooses = shifts + cells * cells + cells;
        rights = new PhalanxRights(net);
        group = new long[net.words];
        around = new long[net.words];
        regions = new PhalanxRegions(net);
        safety = new PhalanxSafety(net);
        evaluation = new PhalanxEvaluation(net);
        for (int i = 0; i < way.length; i++) {
            way[i] = new PhalanxPly(net);
        }
        now = way[0];
        fill(start, state);
        started = start.outcome().over() ? judged() : TurnResult.ONGOING;
        now.over = start.outcome().over();
        result = started;
    }

    private void fill(PhalanxPosition start, PhalanxState state) {
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
                now.block(cell);
            } else if (!content.isEmpty()) {
                now.put(cell, content.is(Side.WHITE) ? WHITE : 1 - WHITE);
            }
        }
        state.put().stream().forEach(now::markPut);
        if (!state.moved().isEmpty()) {
            state.moved().stream().forEach(cell -> group[cell >> 6] |= 1L << cell);
            now.markMoved(group);
        }
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
            if (now.at[cell] == CellNet.EMPTY) {
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
        rights.find(now);
        int count = 0;
        for (int word = 0; word < net.words; word++) {
            for (long rest = now.growth[word]; rest != 0; rest &= rest - 1) {
                into[count++] = codeOfPut(word << 6 | Long.numberOfTrailingZeros(rest), now.mover);
            }
        }
        for (int from = 0; from < net.words; from++) {
            for (long rest = now.free[from]; rest != 0; rest &= rest - 1) {
                int tail = from << 6 | Long.numberOfTrailingZeros(rest);
                if (rights.reach(now, tail)) {
                    count = movements(tail, into, count);
                }
            }
        }
        return count;
    }

    private int movements(int tail, int[] into, int before) {
        int count = before;
        for (int word = 0; word < net.words; word++) {
            for (long rest = rights.targets[word]; rest != 0; rest &= rest - 1) {
                into[count++] = shifts + tail * cells + (word << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        return count;
    }

    @Override
    public boolean openTurns() {
        return true;
    }

    @Override
    public TurnResult make(int code) {
        if (plies + 1 == way.length) {
            way = Arrays.copyOf(way, 2 * way.length);
            for (int i = plies + 1; i < way.length; i++) {
                way[i] = new PhalanxPly(net);
            }
        }
        PhalanxPly before = now;
        plies++;
        now = way[plies];
        now.follow(before);
        if (code >= chooses) {
            say(code - chooses);
        } else if (code >= shifts) {
            int tail = (code - shifts) / cells;
            int target = (code - shifts) % cells;
            move(now, tail, direction(tail, target), target);
        } else {
            place(code >> 1, (code & 1) == 1 ? WHITE : 1 - WHITE);
        }
        if (now.phase == PhalanxPhase.NORMAL && now.midTurn() && !rights.canGoOn(now)) {
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
                now.swapColours();
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
        now.put(cell, side);
        switch (now.phase) {
            case CHOOSE, SWAPPED, EXTRA -> {
                now.phase = PhalanxPhase.NORMAL;
                now.turn();
            }
            case PLACE_ONE, PLACE_TWO -> {
                now.markPut(cell);
                if (now.put == now.phase.men(true) + now.phase.men(false)) {
                    now.phase = PhalanxPhase.CHOOSE;
                    now.turn();
                }
            }
            case NORMAL -> now.markPut(cell);
        }
    }

    /// Moves a row.
    ///
    /// @param ply the position, which changes
    /// @param target the cell where the head arrives
    void move(PhalanxPly ply, int tail, int direction, int target) {
        int men = 0;
        int cell = tail;
        while (ply.at[cell] == ply.mover) {
            men++;
            cell = next[DIRECTIONS * cell + direction];
        }
        int distance = 1;
        while (cell != target) {
            cell = next[DIRECTIONS * cell + direction];
            distance++;
        }
        net.gather(tail, group, ply.men[ply.mover], around);
        int from = tail;
        for (int step = 0; step < distance; step++) {
            ply.remove(from);
            from = next[DIRECTIONS * from + direction];
        }
        int back = (direction + DIRECTIONS / 2) % DIRECTIONS;
        int reached = target;
        for (int step = 0; step < men; step++) {
            if (step < distance) {
                reach(ply, reached);
            }
            group[reached >> 6] |= 1L << reached;
            reached = next[DIRECTIONS * reached + back];
        }
        // The whole group, the men that have moved, and what they touch then lose the right to move.
        for (int i = 0; i < group.length; i++) {
            group[i] &= ply.men[ply.mover][i];
        }
        net.grow(group, ply.men[ply.mover], around);
        ply.markMoved(group);
    }

    /// A row moves over a cell: places a man there, or takes the man there and blocks the cell.
    private static void reach(PhalanxPly ply, int cell) {
        if (ply.at[cell] == CellNet.EMPTY) {
            ply.put(cell, ply.mover);
        } else {
            ply.remove(cell);
            ply.block(cell);
            ply.took++;
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
        return net.smallest(frame(), now.at, now.mover, now.fresh, now.moved);
    }

    @Override
    public int pieces() {
        return now.standing;
    }

    @Override
    public int empties() {
        return now.empties;
    }

    /// 1 if ending the turn now ends the game with a win for the player to move.
    @Override
    public int outlook() {
        boolean quietest = limit > 0 && now.quiet + 1 >= limit && now.put == 0 && now.took == 0;
        boolean last = now.phase == PhalanxPhase.NORMAL && (quietest || !now.midTurn() && now.passes == 1);
        return last && regions.ahead(now, now.mover) > 0 ? 1 : 0;
    }

    /// Only in games that end after some number of turns without growth and capture.
    @Override
    public Optional<SureScore> sure() {
        return now.phase == PhalanxPhase.NORMAL && limit > 0 ? Optional.of(safety.score(now, limit)) : Optional.empty();
    }

    /// Evaluates the position as if the turn ended now.
    @Override
    public int evaluate() {
        return evaluation.evaluate(now, regions);
    }

    @Override
    public int features(int[] into) {
        return evaluation.features(now, regions, into);
    }

    /// Only the current points.
    @Override
    public int plainCount() {
        return regions.ahead(now, now.mover);
    }

    @Override
    public Playout playout() {
        return new PhalanxPlayout(net, this, limit);
    }

    /// Growths come in the order of their cells, as do the men of the opening.
    @Override
    public boolean inOrder(int before, int next) {
        return before >= shifts || next >= shifts || next > before;
    }

    /// Copies this position to another one, and finishes the opening at random if it is not over.
    void copy(PhalanxPly into, RandomGenerator random) {
        int made = 0;
        while (now.phase != PhalanxPhase.NORMAL) {
            int[] some = new int[2 * cells + 2];
            make(some[random.nextInt(moves(some))]);
            made++;
        }
        into.follow(now);
        into.over = now.over;
        for (int i = 0; i < made; i++) {
            unmake();
        }
    }
}
