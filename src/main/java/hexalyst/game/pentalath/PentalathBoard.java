package hexalyst.game.pentalath;

import hexalyst.board.CellHash;
import hexalyst.board.HexGrid;
import hexalyst.game.MoveCodec;
import hexalyst.game.PositionHash;
import hexalyst.game.PositionKey;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.Arrays;

/// The search board for boards of up to 64 cells: the pieces of a side are the bits of a word.
final class PentalathBoard implements SearchBoard {
    private static final int WHITE = Side.WHITE.ordinal();
    private static final int BLACK = Side.BLACK.ordinal();
    /// A swap on the stack of moves taken back.
    private static final int SWAPPED = -1;

    private final HexGrid grid;
    private final int cells;
    /// The cells next to each cell.
    private final long[] near;
    private final long blocked;
    private final PentalathLines lines;
    /// The supply at the start of a game, for each player.
    private final int full;
    private final long rules;
    private final long[] pieces = new long[2];
    private final int[] left = new int[2];
    /// The exclusive or of the hash values of what stands, seen by each side.
    private final long[] hash = new long[2];
    private int mover;
    private TurnResult result;
    private int plies;
    /// For each move made: its cell or [#SWAPPED], what it captured, and the result before it.
    private int[] madeCell = new int[Long.SIZE];

    private long[] madeCaptures = new long[Long.SIZE];
    private TurnResult[] madeBefore = new TurnResult[Long.SIZE];

    PentalathBoard(PentalathPosition start) {
        grid = start.grid();
        cells = grid.cells();
        near = new long[cells];
        for (int cell = 0; cell < cells; cell++) {
            near[cell] = grid.neighbours(cell).w0();
        }
        blocked = start.pieces().blocked().w0();
        lines = new PentalathLines(grid, blocked);
        full = start.rules().supply(grid).white();
        rules = PentalathHash.rules(PositionHash.LOW, start.rules(), grid);
        for (long rest = blocked; rest != 0; rest &= rest - 1) {
            long value = CellHash.value(PositionHash.LOW, PositionHash.BLOCKED, Long.numberOfTrailingZeros(rest));
            hash[WHITE] ^= value;
            hash[BLACK] ^= value;
        }
        for (Side side : Side.values()) {
            left[side.ordinal()] = start.supply().left(side);
            change(side.ordinal(), start.pieces().of(side).w0());
        }
        mover = start.toMove().ordinal();
        result = start.outcome().over() ? TurnResult.DRAW : TurnResult.ONGOING;
        if (start.outcome().wonBy().isPresent()) {
            result = TurnResult.WIN;
        }
    }

    /// Puts pieces of a side on these cells, or takes them off.
    private void change(int side, long changed) {
        pieces[side] ^= changed;
        for (long rest = changed; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            hash[side] ^= CellHash.value(PositionHash.LOW, PositionHash.OWN, cell);
            hash[1 - side] ^= CellHash.value(PositionHash.LOW, PositionHash.OTHER, cell);
        }
    }

    private long empty() {
        long all = cells == Long.SIZE ? -1 : (1L << cells) - 1;
        return all & ~(pieces[WHITE] | pieces[BLACK] | blocked);
    }

    /// The group of a side around a cell, which is taken for a piece of it.
    private long group(long own, int cell) {
        long group = 0;
        long open = 1L << cell;
        while (open != 0) {
            int next = Long.numberOfTrailingZeros(open);
            group |= 1L << next;
            open = (open | near[next] & own) & ~group;
        }
        return group;
    }

    /// The cells next to some cells, among them perhaps some of these cells.
    private long around(long some) {
        long around = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            around |= near[Long.numberOfTrailingZeros(rest)];
        }
        return around;
    }

    /// What a piece of a side would capture.
    private long captures(int side, int cell, long empty) {
        long captured = 0;
        long rest = near[cell] & pieces[1 - side];
        while (rest != 0) {
            long group = group(pieces[1 - side], Long.numberOfTrailingZeros(rest));
            rest &= ~group;
            if ((around(group) & empty & ~(1L << cell)) == 0) {
                captured |= group;
            }
        }
        return captured;
    }

    /// True if a piece of a side may be placed on an empty cell.
    private boolean placeable(int side, int cell, long empty) {
        return left[side] > 0
                && ((near[cell] & empty) != 0
                        || (around(group(pieces[side], cell)) & empty & ~(1L << cell)) != 0
                        || captures(side, cell, empty) != 0);
    }

    private boolean anyMove() {
        long empty = empty();
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            if (placeable(mover, Long.numberOfTrailingZeros(rest), empty)) {
                return true;
            }
        }
        return canSwap();
    }

    /// True if a swap is on offer, now or once a piece stands.
    private boolean swapOffered() {
        int placed = mover == WHITE ? 0 : 1;
        return pieces[BLACK] == 0
                && Long.bitCount(pieces[WHITE]) == placed
                && left[WHITE] == full - placed
                && left[BLACK] == full;
    }

    private boolean canSwap() {
        return mover == BLACK && swapOffered();
    }

    @Override
    public int moves(int[] into) {
        int count = 0;
        long empty = empty();
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if (placeable(mover, cell, empty)) {
                into[count++] = cell << 1 | mover;
            }
        }
        if (canSwap()) {
            into[count++] = MoveCodec.SWAP;
        }
        return count;
    }

    @Override
    public TurnResult make(int move) {
        if (plies == madeCell.length) {
            madeCell = Arrays.copyOf(madeCell, 2 * plies);
            madeCaptures = Arrays.copyOf(madeCaptures, 2 * plies);
            madeBefore = Arrays.copyOf(madeBefore, 2 * plies);
        }
        madeBefore[plies] = result;
        boolean won = false;
        if (move == MoveCodec.SWAP) {
            madeCell[plies] = SWAPPED;
            exchange();
        } else {
            int cell = move >> 1;
            long captured = captures(mover, cell, empty());
            madeCell[plies] = cell;
            madeCaptures[plies] = captured;
            change(mover, 1L << cell);
            change(1 - mover, captured);
            left[mover]--;
            won = lines.through(cell, pieces[mover]);
        }
        plies++;
        mover = 1 - mover;
        result = won ? TurnResult.WIN : anyMove() ? TurnResult.ONGOING : TurnResult.DRAW;
        return result;
    }

    @Override
    public void unmake() {
        plies--;
        mover = 1 - mover;
        result = madeBefore[plies];
        int cell = madeCell[plies];
        if (cell == SWAPPED) {
            exchange();
        } else {
            change(mover, 1L << cell);
            change(1 - mover, madeCaptures[plies]);
            left[mover]++;
        }
    }

    /// Exchanges the colours of what stands and of what is left.
    private void exchange() {
        long white = pieces[WHITE];
        long black = pieces[BLACK];
        change(WHITE, white ^ black);
        change(BLACK, white ^ black);
        int whiteLeft = left[WHITE];
        left[WHITE] = left[BLACK];
        left[BLACK] = whiteLeft;
    }

    @Override
    public Side toMove() {
        return mover == WHITE ? Side.WHITE : Side.BLACK;
    }

    @Override
    public TurnResult result() {
        return result;
    }

    @Override
    public long key() {
        return flagged(hash[mover] ^ PentalathHash.frame(rules, left[mover], left[1 - mover]));
    }

    private long flagged(long key) {
        return swapOffered() ? PositionKey.withSwap(key) : key;
    }

    @Override
    public long canonicalKey() {
        long frame = PentalathHash.frame(rules, left[mover], left[1 - mover]);
        long smallest = -1;
        for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
            long image = frame
                    ^ image(symmetry, pieces[mover], PositionHash.OWN)
                    ^ image(symmetry, pieces[1 - mover], PositionHash.OTHER)
                    ^ image(symmetry, blocked, PositionHash.BLOCKED);
            smallest = Long.compareUnsigned(image, smallest) < 0 ? image : smallest;
        }
        return flagged(smallest);
    }

    private long image(int symmetry, long set, int kind) {
        long image = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int cell = grid.image(symmetry, Long.numberOfTrailingZeros(rest));
            image ^= CellHash.value(PositionHash.LOW, kind, cell);
        }
        return image;
    }

    @Override
    public int pieces() {
        return Long.bitCount(pieces[WHITE] | pieces[BLACK]);
    }

    @Override
    public int empties() {
        return Long.bitCount(empty());
    }

    /// True if a side could complete a line by one piece, were it to move.
    private boolean wins(int side) {
        long empty = empty();
        for (long rest = lines.completing(pieces[side]) & empty; rest != 0; rest &= rest - 1) {
            if (placeable(side, Long.numberOfTrailingZeros(rest), empty)) {
                return true;
            }
        }
        return false;
    }

    /// A line to complete wins in one ply; when only the other player has one and no move takes it away, the game is
    /// lost in two.
    @Override
    public int outlook() {
        if (wins(mover)) {
            return 1;
        }
        return wins(1 - mover) && movesThatHold(new int[MAX_MOVES]) == 0 ? -2 : 0;
    }

    @Override
    public int movesThatMatter(int[] into) {
        return wins(1 - mover) ? movesThatHold(into) : moves(into);
    }

    /// The moves after which the other player cannot win at once: blocks, captures, and freedoms taken so that the
    /// winning cell would be suicide.
    private int movesThatHold(int[] into) {
        int[] all = new int[MAX_MOVES];
        int size = moves(all);
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (make(all[i]) != TurnResult.ONGOING || !wins(mover)) {
                into[count++] = all[i];
            }
            unmake();
        }
        return count;
    }

    @Override
    public boolean threatened() {
        return wins(1 - mover);
    }

    @Override
    public int resistance() {
        return threatened() ? Math.max(1, movesThatHold(new int[MAX_MOVES])) : empties() + 1;
    }

    /// Lines and freedoms; who may swap takes the better side.
    @Override
    public int evaluate() {
        int own = lines.worth(pieces[mover], pieces[1 - mover], true) + freedoms(mover);
        int other = lines.worth(pieces[1 - mover], pieces[mover], false) + freedoms(1 - mover);
        int worth = Math.clamp(own - other, -MOST, MOST);
        return canSwap() ? Math.abs(worth) : worth;
    }

    /// Lines alone: what a player counts who does not see captures.
    @Override
    public int plainCount() {
        return lines.count(pieces[mover], pieces[1 - mover]) - lines.count(pieces[1 - mover], pieces[mover]);
    }

    /// What the groups of a side are worth by their freedoms: few of them are bad, more for the larger group, and worse
    /// for the side that is not to move.
    private int freedoms(int side) {
        long empty = empty();
        int worth = 0;
        for (long rest = pieces[side]; rest != 0; ) {
            long group = group(pieces[side], Long.numberOfTrailingZeros(rest));
            rest &= ~group;
            int free = Long.bitCount(around(group) & empty);
            int size = Long.bitCount(group);
            worth -= free == 1 ? size * (side == mover ? 300 : 700) : free == 2 ? size * 90 : free == 3 ? size * 30 : 0;
        }
        return worth;
    }
}
