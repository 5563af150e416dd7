package hexalyst.game.manalath;

import hexalyst.board.CellSet;
import hexalyst.game.Content;
import hexalyst.game.MoveCodec;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Tally;
import hexalyst.game.TurnResult;

/// A search board for 65 to 128 cells: [NarrowBoard] with sets of cells in two machine words, the low one for cells 0
/// to 63 and the high one for cells from 64. The pair of words that holds bit k of a colour's totals lies side by side
/// in [#totals].
final class WideBoard implements SearchBoard {
    private static final int BITS = 4;
    private static final int WORDS = 2 * BITS;

    private final BoardFrame frame;
    private final long[] lowNeighbours;
    private final long[] highNeighbours;
    private final long[] lowPieces = new long[2];
    private final long[] highPieces = new long[2];
    /// The totals, eight words a colour.
    private final long[] totals = new long[2 * WORDS];
    /// Totals of the moving colour before each move made.
    private final long[] saved;

    private final int[] pieceCells = new int[2 * Long.SIZE];
    private final byte[] pieceColours = new byte[2 * Long.SIZE];
    private long lowEmpty;
    private long highEmpty;

    WideBoard(ManalathPosition position) {
        frame = new BoardFrame(position);
        lowNeighbours = BoardFrame.neighbourWords(position.grid(), 0);
        highNeighbours = BoardFrame.neighbourWords(position.grid(), 1);
        saved = new long[WORDS * (position.grid().cells() + 4)];
        CellSet empty = BoardFrame.cells(position, Content.EMPTY);
        lowEmpty = empty.w0();
        highEmpty = empty.w1();
        for (Side side : Side.values()) {
            BoardFrame.cells(position, Content.of(side)).stream().forEach(cell -> join(cell, side.ordinal()));
        }
    }

    /// Puts a piece on the board.
    ///
    /// @return the size of its group, plus 256 for each group of 4 that it joined
    private int join(int cell, int colour) {
        int base = colour * WORDS;
        long lowOwn = lowPieces[colour];
        long highOwn = highPieces[colour];
        long lowAround = lowNeighbours[cell];
        long highAround = highNeighbours[cell];
        int size = 1;
        int joinedQuarts = 0;
        long lowRest = lowAround & lowOwn;
        long highRest = highAround & highOwn;
        while ((lowRest | highRest) != 0) {
            long lowGroup = 0;
            long highGroup = 0;
            long lowNear = 0;
            long highNear = 0;
            int joined = 0;
            int next = first(lowRest, highRest);
            do {
                lowGroup |= low(next);
                highGroup |= high(next);
                lowNear |= lowNeighbours[next];
                highNear |= highNeighbours[next];
                joined++;
                next = first(lowNear & lowOwn & ~lowGroup, highNear & highOwn & ~highGroup);
            } while (next < 2 * Long.SIZE);
            lowRest &= ~lowGroup;
            highRest &= ~highGroup;
            add(base, 16 - joined, lowNear, highNear);
            lowAround |= lowNear;
            highAround |= highNear;
            size += joined;
            joinedQuarts += joined == Manalath.QUART ? 1 : 0;
        }
        add(base, size, lowAround, highAround);
        lowPieces[colour] = lowOwn | low(cell);
        highPieces[colour] = highOwn | high(cell);
        return size | joinedQuarts << 8;
    }

    /// The lowest cell of a set; 128 if it is empty.
    private static int first(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
    }

    private static long low(int cell) {
        return cell < Long.SIZE ? 1L << cell : 0;
    }

    private static long high(int cell) {
        return cell < Long.SIZE ? 0 : 1L << cell;
    }

    /// Adds a number of 0 to 15 to the totals of some cells, by ripple carry; modulo 16, so that 16 - n takes n away.
    private void add(int base, int number, long lowCells, long highCells) {
        long lowCarry = 0;
        long highCarry = 0;
        for (int bit = 0; bit < BITS; bit++) {
            long wanted = -(number >> bit & 1L);
            long lowAddend = lowCells & wanted;
            long highAddend = highCells & wanted;
            int index = base + 2 * bit;
            long low = totals[index];
            long high = totals[index + 1];
            totals[index] = low ^ lowAddend ^ lowCarry;
            totals[index + 1] = high ^ highAddend ^ highCarry;
            lowCarry = low & lowAddend | lowCarry & (low | lowAddend);
            highCarry = high & highAddend | highCarry & (high | highAddend);
        }
    }

    /// One word of the cells where a piece of this colour may be placed: empty, with a total of at most 4.
    private long legal(int colour, int word) {
        int base = colour * WORDS + word;
        long empty = word == 0 ? lowEmpty : highEmpty;
        return frame.has(colour)
                ? empty & ~totals[base + 6] & ~(totals[base + 4] & (totals[base + 2] | totals[base]))
                : 0;
    }

    @Override
    public int moves(int[] into) {
        int count = 0;
        for (int word = 0; word < 2; word++) {
            long white = legal(0, word);
            long black = legal(1, word);
            for (long rest = white | black; rest != 0; rest &= rest - 1) {
                int bit = Long.numberOfTrailingZeros(rest);
                int code = bit + word * Long.SIZE << 1;
                into[count] = code;
                count += (int) (white >>> bit & 1);
                into[count] = code | 1;
                count += (int) (black >>> bit & 1);
            }
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
        System.arraycopy(totals, colour * WORDS, saved, WORDS * frame.depth(), WORDS);
        int joined = join(cell, colour);
        lowEmpty &= ~low(cell);
        highEmpty &= ~high(cell);
        frame.place(move, joined & 0xFF, joined >> 8);
        return frame.result();
    }

    @Override
    public void unmake() {
        int move = frame.pop();
        if (move != MoveCodec.PASS) {
            int cell = move >> 1;
            int colour = move & 1;
            System.arraycopy(saved, WORDS * frame.depth(), totals, colour * WORDS, WORDS);
            lowPieces[colour] &= ~low(cell);
            highPieces[colour] &= ~high(cell);
            lowEmpty |= low(cell);
            highEmpty |= high(cell);
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
            long low = lowPieces[colour];
            long high = highPieces[colour];
            for (int cell = first(low, high); cell < 2 * Long.SIZE; cell = first(low, high)) {
                pieceCells[count] = cell;
                pieceColours[count++] = (byte) colour;
                low &= ~low(cell);
                high &= ~high(cell);
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

    /// As [NarrowBoard#tally].
    @Override
    public Tally tally() {
        int white = count(legal(0, 0), legal(0, 1));
        int black = count(legal(1, 0), legal(1, 1));
        if (frame.anyStanding() || white + black == 0) {
            return SearchBoard.super.tally();
        }
        int mover = frame.mover();
        int base = mover * WORDS;
        long low = legal(mover, 0);
        long high = legal(mover, 1);
        int won = count(low & totals[base + 4], high & totals[base + 5]);
        int lost = count(low & totals[base + 2] & totals[base], high & totals[base + 3] & totals[base + 1]);
        return new Tally(white + black, won, lost, 0);
    }

    private static int count(long low, long high) {
        return Long.bitCount(low) + Long.bitCount(high);
    }
}
