package hexalyst.game.manalath;

import hexalyst.game.Content;
import hexalyst.game.MoveCodec;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Tally;
import hexalyst.game.TurnResult;

/// A search board for up to 64 cells: sets of cells are one machine word.
///
/// For each colour and each cell it keeps the total size of the different groups of that colour next to the cell, bit
/// by bit: word k of [#totals] holds bit k of every cell's total. A total is at most 15 (three groups of 5), so four
/// words do. A piece may be placed where the total of its colour is at most 4; it makes a quint at 4 and a quart at 3.
/// Making a group of n pieces out of smaller ones takes each one's size away from the totals around it and adds n
/// around the new one.
final class NarrowBoard implements SearchBoard {
    private static final int BITS = 4;

    private final BoardFrame frame;
    private final long[] neighbours;
    private final long[] pieces = new long[2];
    /// The totals, four words a colour.
    private final long[] totals = new long[2 * BITS];
    /// Totals of the moving colour before each move made.
    private final long[] saved;

    private final int[] pieceCells = new int[Long.SIZE];
    private final byte[] pieceColours = new byte[Long.SIZE];
    private long empty;

    NarrowBoard(ManalathPosition position) {
        frame = new BoardFrame(position);
        neighbours = BoardFrame.neighbourWords(position.grid(), 0);
        saved = new long[BITS * (position.grid().cells() + 4)];
        empty = BoardFrame.cells(position, Content.EMPTY).w0();
        for (Side side : Side.values()) {
            BoardFrame.cells(position, Content.of(side)).stream().forEach(cell -> join(cell, side.ordinal()));
        }
    }

    /// Puts a piece on the board.
    ///
    /// @return the size of its group, plus 256 for each group of 4 that it joined
    private int join(int cell, int colour) {
        int base = colour * BITS;
        long own = pieces[colour];
        long around = neighbours[cell];
        int size = 1;
        int joinedQuarts = 0;
        for (long rest = around & own; rest != 0; ) {
            int start = Long.numberOfTrailingZeros(rest);
            long group = 1L << start;
            long near = neighbours[start];
            int joined = 1;
            for (long open = near & own; open != 0; open = near & own & ~group) {
                int next = Long.numberOfTrailingZeros(open);
                group |= 1L << next;
                near |= neighbours[next];
                joined++;
            }
            rest &= ~group;
            add(base, 16 - joined, near);
            around |= near;
            size += joined;
            joinedQuarts += joined == Manalath.QUART ? 1 : 0;
        }
        add(base, size, around);
        pieces[colour] = own | 1L << cell;
        return size | joinedQuarts << 8;
    }

    /// Adds a number of 0 to 15 to the totals of some cells, by ripple carry; modulo 16, so that 16 - n takes n away.
    private void add(int base, int number, long cells) {
        long carry = 0;
        for (int bit = 0; bit < BITS; bit++) {
            long addend = (number >> bit & 1) == 0 ? 0 : cells;
            long old = totals[base + bit];
            totals[base + bit] = old ^ addend ^ carry;
            carry = old & addend | carry & (old | addend);
        }
    }

    /// The cells where a piece of this colour may be placed: empty, with a total of at most 4.
    private long legal(int colour) {
        int base = colour * BITS;
        return frame.has(colour)
                ? empty & ~totals[base + 3] & ~(totals[base + 2] & (totals[base + 1] | totals[base]))
                : 0;
    }

    @Override
    public int moves(int[] into) {
        long white = legal(0);
        long black = legal(1);
        int count = 0;
        for (long rest = white | black; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            into[count] = cell << 1;
            count += (int) (white >>> cell & 1);
            into[count] = cell << 1 | 1;
            count += (int) (black >>> cell & 1);
        }
        if (count == 0) {
            into[count++] = MoveCodec.PASS;
        }
        return count;
    }

    @Override
    public TurnResult make(int move) {
        if (move == MoveCodec.PASS) {
            frame.pass();
            return frame.result();
        }
        int cell = move >> 1;
        int colour = move & 1;
        System.arraycopy(totals, colour * BITS, saved, BITS * frame.depth(), BITS);
        int joined = join(cell, colour);
        empty &= ~(1L << cell);
        frame.place(move, joined & 0xFF, joined >> 8);
        return frame.result();
    }

    @Override
    public void unmake() {
        int move = frame.pop();
        if (move != MoveCodec.PASS) {
            int colour = move & 1;
            long bit = 1L << (move >> 1);
            System.arraycopy(saved, BITS * frame.depth(), totals, colour * BITS, BITS);
            pieces[colour] &= ~bit;
            empty |= bit;
        }
    }

    @Override
    public Side toMove() {
        return frame.mover() == 0 ? Side.WHITE : Side.BLACK;
    }

    @Override
    public TurnResult result() {
        return frame.result();
    }

    @Override
    public long key() {
        return frame.key();
    }

    @Override
    public long canonicalKey() {
        int count = 0;
        for (int colour = 0; colour < 2; colour++) {
            for (long rest = pieces[colour]; rest != 0; rest &= rest - 1) {
                pieceCells[count] = Long.numberOfTrailingZeros(rest);
                pieceColours[count++] = (byte) colour;
            }
        }
        return frame.canonicalKey(pieceCells, count, pieceColours);
    }

    @Override
    public int pieces() {
        return frame.pieces();
    }

    @Override
    public int empties() {
        return frame.empties();
    }

    /// With nothing standing, a placement ends the game only by making an own quint (total 4) or quart (total 3).
    @Override
    public Tally tally() {
        long white = legal(0);
        long black = legal(1);
        if (frame.anyStanding() || (white | black) == 0) {
            return SearchBoard.super.tally();
        }
        int base = frame.mover() * BITS;
        long own = frame.mover() == 0 ? white : black;
        long won = own & totals[base + 2];
        long lost = own & totals[base + 1] & totals[base];
        return new Tally(Long.bitCount(white) + Long.bitCount(black), Long.bitCount(won), Long.bitCount(lost), 0);
    }
}
