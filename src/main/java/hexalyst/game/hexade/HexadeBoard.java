package hexalyst.game.hexade;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.PositionHash;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Stones;
import hexalyst.game.Tally;
import hexalyst.game.TurnResult;
import java.util.Arrays;

/// The search board: what each cell holds, and for each six of the board how many stones of both sides are in it.
/// Making a move looks only around its cell; the sixes are counted when somebody asks for an estimate.
final class HexadeBoard implements SearchBoard {
    /// How many features each player has: the open sixes with one to five stones, then the pairs to capture.
    static final int PER_PLAYER = 6;

    private static final int FEATURES = 2 * PER_PLAYER + 1;

    private static final int WHITE = Side.WHITE.ordinal();
    /// What a cell holds besides the stones of a side.
    private static final byte EMPTY = 2;

    private static final byte BLOCKED = 3;
    /// How hard a position looks to lose that nothing makes easier, and with a five to answer.
    private static final int QUIET = 40;

    private static final int PRESSED = 8;

    /// 1000 times log-odds for each unit of a feature: the player to move, the other, the turn itself. Rounded from two
    /// logistic regressions to about 1100 games of the board with itself on 6, 8 and 10 cells a side, each move the one
    /// that looks best after it; not yet fitted to games of the search.
    private static final int[] WEIGHTS = {
        0, 10, 60, 260, 460, 140, //
        0, -15, -25, -140, -650, -40, //
        120
    };
    /// What a plain count gives for open sixes with one to five stones.
    private static final int[] COUNTS = {1, 10, 100, 1000, 10_000};
    /// A turn on the stack: its cell, and behind it the directions of its captures, its side, and if it made a six.
    private static final int CELL_BITS = 9;

    private static final int SIDE_BIT = CELL_BITS + HexadeShapes.DIRECTIONS;
    private static final int SIX_BIT = SIDE_BIT + 1;
    private static final int PER_CELL = HexadeShapes.DIRECTIONS * HexadeShapes.REACH;

    private final Grid grid;
    private final int cells;
    private final HexadeShapes shapes;
    private final int[] rays;
    private final long rules;
    /// What each cell holds, and a blocked one for what is beyond the edge.
    private final byte[] at;
    /// The cells of each side and the empty ones, as bits.
    private final long[][] sets;

    private int empties;
    private final int[] left = new int[2];
    /// The exclusive or of the hash values of what stands, seen by each side.
    private final long[] hash = new long[2];
    /// The hash values of a stone on each cell, seen by its own side and by the other.
    private final long[] ownHash;

    private final long[] otherHash;
    private int mover;
    private final TurnResult started;
    private TurnResult result;
    /// True if the other player has a six, which the player to move has to break.
    private boolean pending;

    private final boolean pendingAtStart;
    private int plies;
    private int[] made = new int[Long.SIZE];
    /// The stones in each six after [#counted] plies.
    private final HexadeCounts sixes;

    private int counted;
    private final int[] trial = new int[MAX_MOVES];
    private final int[] counts = new int[MAX_FEATURES];

    HexadeBoard(HexadePosition start) {
        grid = start.grid();
        cells = grid.cells();
        Stones stones = start.stones();
        shapes = new HexadeShapes(grid, stones.blocked());
        rays = shapes.rays();
        rules = HexadeHash.rules(PositionHash.LOW, start.rules(), grid);
        at = new byte[cells + 1];
        Arrays.fill(at, EMPTY);
        at[cells] = BLOCKED;
        stones.blocked().stream().forEach(cell -> at[cell] = BLOCKED);
        sets = new long[EMPTY + 1][(cells + Long.SIZE - 1) / Long.SIZE];
        sixes = new HexadeCounts(shapes);
        ownHash = new long[cells];
        otherHash = new long[cells];
        for (int cell = 0; cell < cells; cell++) {
            ownHash[cell] = CellHash.value(PositionHash.LOW, PositionHash.OWN, cell);
            otherHash[cell] = CellHash.value(PositionHash.LOW, PositionHash.OTHER, cell);
            if (at[cell] == EMPTY) {
                sets[EMPTY][cell >> 6] |= 1L << cell;
                empties++;
            }
        }
        Arrays.fill(hash, image(0, BLOCKED, PositionHash.BLOCKED));
        for (Side side : Side.values()) {
            left[side.ordinal()] = start.supply().left(side);
            stones.of(side).stream().forEach(cell -> {
                put(cell, side.ordinal());
                sixes.add(cell, side.ordinal());
            });
        }
        mover = start.toMove().ordinal();
        pendingAtStart = hasSix(1 - mover);
        pending = pendingAtStart;
        started = hasSix(mover) ? TurnResult.LOSS : judged();
        result = started;
    }

    private void put(int cell, int side) {
        at[cell] = (byte) side;
        toggle(cell, side);
        empties--;
    }

    private void remove(int cell, int side) {
        at[cell] = EMPTY;
        toggle(cell, side);
        empties++;
    }

    private void toggle(int cell, int side) {
        long bit = 1L << cell;
        sets[side][cell >> 6] ^= bit;
        sets[EMPTY][cell >> 6] ^= bit;
        hash[side] ^= ownHash[cell];
        hash[1 - side] ^= otherHash[cell];
    }

    /// True if a side has a six anywhere.
    private boolean hasSix(int side) {
        for (int word = 0; word < sets[side].length; word++) {
            for (long rest = sets[side][word]; rest != 0; rest &= rest - 1) {
                if (shapes.hasSix(at, word << 6 | Long.numberOfTrailingZeros(rest), side)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The result for the player who made the last move, if the player to move has no six.
    private TurnResult judged() {
        return empties > 0 && left[mover] > 0 ? TurnResult.ONGOING : pending ? TurnResult.WIN : TurnResult.DRAW;
    }

    /// Writes the cells where the player to move may place a stone, and gives their number.
    private int placeable(int[] into) {
        CellSet near = tooNear();
        int count = 0;
        long[] empty = sets[EMPTY];
        for (int word = 0; word < empty.length; word++) {
            for (long rest = empty[word] & ~near.word(word); rest != 0; rest &= rest - 1) {
                into[count++] = word << 6 | Long.numberOfTrailingZeros(rest);
            }
        }
        return count;
    }

    /// Where White may not place the second stone; no cell for every other move.
    private CellSet tooNear() {
        if (mover != WHITE || left[WHITE] != cells - 1 || size(WHITE) != 1) {
            return CellSet.EMPTY;
        }
        int first = 0;
        while (at[first] != WHITE) {
            first++;
        }
        CellSet near = Formations.near(grid, first);
        for (int word = 0; word < sets[EMPTY].length; word++) {
            if ((sets[EMPTY][word] & ~near.word(word)) != 0) {
                return near;
            }
        }
        return CellSet.EMPTY;
    }

    private int size(int side) {
        int size = 0;
        for (long word : sets[side]) {
            size += Long.bitCount(word);
        }
        return size;
    }

    @Override
    public int moves(int[] into) {
        int count = placeable(into);
        for (int i = 0; i < count; i++) {
            into[i] = into[i] << 1 | mover;
        }
        return count;
    }

    @Override
    public TurnResult make(int move) {
        if (plies == made.length) {
            made = Arrays.copyOf(made, 2 * plies);
        }
        int cell = move >> 1;
        int side = mover;
        int around = shapes.around(at, cell, side);
        int captures = around & HexadeShapes.ALL_DIRECTIONS;
        put(cell, side);
        for (int rest = captures; rest != 0; rest &= rest - 1) {
            int ray = ray(cell, rest);
            remove(rays[ray], 1 - side);
            remove(rays[ray + 1], 1 - side);
        }
        boolean lost = pending && (captures == 0 || hasSix(1 - side));
        pending = shapes.hasSix(at, cell, side, around >> HexadeShapes.DIRECTIONS);
        made[plies] = cell | captures << CELL_BITS | side << SIDE_BIT | (pending ? 1 << SIX_BIT : 0);
        plies++;
        left[side]--;
        mover = 1 - side;
        result = lost ? TurnResult.LOSS : judged();
        return result;
    }

    /// The first of some directions from a cell, as an index of the rays.
    private static int ray(int cell, int directions) {
        return cell * PER_CELL + HexadeShapes.REACH * Integer.numberOfTrailingZeros(directions);
    }

    @Override
    public void unmake() {
        if (counted == plies) {
            counted--;
            count(made[counted], false);
        }
        plies--;
        int turn = made[plies];
        int cell = turn & (1 << CELL_BITS) - 1;
        mover = 1 - mover;
        left[mover]++;
        for (int rest = turn >> CELL_BITS & HexadeShapes.ALL_DIRECTIONS; rest != 0; rest &= rest - 1) {
            int ray = ray(cell, rest);
            put(rays[ray], 1 - mover);
            put(rays[ray + 1], 1 - mover);
        }
        remove(cell, mover);
        pending = plies == 0 ? pendingAtStart : (made[plies - 1] >> SIX_BIT & 1) != 0;
        result = plies == 0 ? started : TurnResult.ONGOING;
    }

    /// Counts the sixes of the turns that were made since they were counted last.
    private void countAll() {
        while (counted < plies) {
            count(made[counted], true);
            counted++;
        }
    }

    /// Counts what a turn puts and captures, or takes that back.
    private void count(int turn, boolean forth) {
        int cell = turn & (1 << CELL_BITS) - 1;
        int side = turn >> SIDE_BIT & 1;
        for (int rest = turn >> CELL_BITS & HexadeShapes.ALL_DIRECTIONS; rest != 0; rest &= rest - 1) {
            int ray = ray(cell, rest);
            count(rays[ray], 1 - side, !forth);
            count(rays[ray + 1], 1 - side, !forth);
        }
        count(cell, side, forth);
    }

    private void count(int cell, int side, boolean added) {
        if (added) {
            sixes.add(cell, side);
        } else {
            sixes.remove(cell, side);
        }
    }

    @Override
    public Side toMove() {
        return mover == WHITE ? Side.WHITE : Side.BLACK;
    }

    @Override
    public TurnResult result() {
        return result;
    }

    private long frame() {
        boolean bound = left[WHITE] >= cells - 1;
        return HexadeHash.frame(rules, left[mover], left[1 - mover], bound, toMove());
    }

    @Override
    public long key() {
        return hash[mover] ^ frame();
    }

    @Override
    public long canonicalKey() {
        long frame = frame();
        long smallest = -1;
        for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
            long image = frame
                    ^ image(symmetry, mover, PositionHash.OWN)
                    ^ image(symmetry, 1 - mover, PositionHash.OTHER)
                    ^ image(symmetry, BLOCKED, PositionHash.BLOCKED);
            smallest = Long.compareUnsigned(image, smallest) < 0 ? image : smallest;
        }
        return smallest;
    }

    /// @param content what to look for on the cells
    private long image(int symmetry, int content, int kind) {
        long image = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (at[cell] == content) {
                image ^= CellHash.value(PositionHash.LOW, kind, grid.image(symmetry, cell));
            }
        }
        return image;
    }

    @Override
    public int pieces() {
        return size(WHITE) + size(1 - WHITE);
    }

    @Override
    public int empties() {
        return empties;
    }

    /// A six of the other player that no move breaks loses in one ply; a six that no reply will break wins in two, and
    /// in one if there can be no reply.
    @Override
    public int outlook() {
        if (pending) {
            return holds() ? 0 : -1;
        }
        countAll();
        int plies = 0;
        int most = sixes.open(mover, Six.CELLS - 1) > 0 ? shapes.count() : 0;
        for (int shape = 0; shape < most; shape++) {
            if (sixes.isFive(shape, mover)) {
                int wins = winsBy(missing(shape));
                if (wins == 1) {
                    return 1;
                }
                plies = Math.max(plies, wins);
            }
        }
        return plies;
    }

    /// The empty cell of a five.
    private int missing(int shape) {
        for (int cell : shapes.cells(shape)) {
            if (at[cell] == EMPTY) {
                return cell;
            }
        }
        throw new IllegalStateException("a five lacks a stone");
    }

    /// In how many plies a stone that completes a six wins; 0 if the other player has a reply.
    private int winsBy(int cell) {
        TurnResult after = make(cell << 1 | mover);
        int wins = after == TurnResult.WIN ? 1 : holds() ? 0 : 2;
        unmake();
        return wins;
    }

    /// True if the player to move can break all sixes of the other player by one move.
    private boolean holds() {
        return movesThatHold(trial) > 0;
    }

    /// Writes the moves after which the other player, who has a six, has none.
    private int movesThatHold(int[] into) {
        int all = placeable(into);
        int count = 0;
        for (int i = 0; i < all; i++) {
            int cell = into[i];
            if ((shapes.around(at, cell, mover) & HexadeShapes.ALL_DIRECTIONS) != 0) {
                int move = cell << 1 | mover;
                if (make(move) != TurnResult.LOSS) {
                    into[count++] = move;
                }
                unmake();
            }
        }
        return count;
    }

    /// Leaves out moves that leave a six of the other player standing: they lose at once.
    @Override
    public int movesThatMatter(int[] into) {
        return pending ? movesThatHold(into) : moves(into);
    }

    @Override
    public boolean threatened() {
        return pending;
    }

    @Override
    public int resistance() {
        if (pending) {
            return Math.max(1, movesThatHold(trial));
        }
        countAll();
        return sixes.open(1 - mover, Six.CELLS - 1) > 0 ? PRESSED : QUIET;
    }

    /// Open sixes, those without a stone of the other player, and pairs.
    @Override
    public int evaluate() {
        features(counts);
        int sum = 0;
        for (int i = 0; i < FEATURES; i++) {
            sum += counts[i] * WEIGHTS[i];
        }
        return Math.clamp(sum, -MOST, MOST);
    }

    @Override
    public int features(int[] into) {
        countAll();
        features(mover, into, 0);
        features(1 - mover, into, PER_PLAYER);
        into[FEATURES - 1] = 1;
        return FEATURES;
    }

    private void features(int side, int[] into, int from) {
        for (int i = 0; i < COUNTS.length; i++) {
            into[from + i] = sixes.open(side, i + 1);
        }
        into[from + COUNTS.length] = pairs(side);
    }

    /// How many pairs a side could capture, were it to move.
    private int pairs(int side) {
        int pairs = 0;
        int other = 1 - side;
        for (int word = 0; word < sets[side].length; word++) {
            for (long rest = sets[side][word]; rest != 0; rest &= rest - 1) {
                int ray = (word << 6 | Long.numberOfTrailingZeros(rest)) * PER_CELL;
                for (int end = ray + PER_CELL; ray < end; ray += HexadeShapes.REACH) {
                    if (at[rays[ray]] == other && at[rays[ray + 1]] == other && at[rays[ray + 2]] == EMPTY) {
                        pairs++;
                    }
                }
            }
        }
        return pairs;
    }

    /// Open sixes alone: what a player counts who does not see captures.
    @Override
    public int plainCount() {
        countAll();
        int count = 0;
        for (int i = 0; i < COUNTS.length; i++) {
            count += COUNTS[i] * (sixes.open(mover, i + 1) - sixes.open(1 - mover, i + 1));
        }
        return count;
    }

    /// Only captures break a six, and the game goes on where neither board nor supply comes to an end.
    @Override
    public Tally tally() {
        int[] into = new int[MAX_MOVES];
        if (pending) {
            int count = placeable(into);
            int held = movesThatHold(into);
            Tally tally = new Tally(count - held, 0, count - held, 0);
            for (int i = 0; i < held; i++) {
                tally = tally.plus(one(into[i]));
            }
            return tally;
        }
        return empties > 1 && left[1 - mover] > 0 ? new Tally(placeable(into), 0, 0, 0) : SearchBoard.super.tally();
    }

    private Tally one(int move) {
        TurnResult after = make(move);
        unmake();
        return new Tally(
                1, after == TurnResult.WIN ? 1 : 0, after == TurnResult.LOSS ? 1 : 0, after == TurnResult.DRAW ? 1 : 0);
    }
}
