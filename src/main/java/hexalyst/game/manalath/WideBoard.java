package hexalyst.game.manalath;

import static hexalyst.game.manalath.WideGroups.NONE;
import static hexalyst.game.manalath.WideGroups.count;
import static hexalyst.game.manalath.WideGroups.first;
import static hexalyst.game.manalath.WideGroups.high;
import static hexalyst.game.manalath.WideGroups.low;

import hexalyst.board.CellSet;
import hexalyst.game.Content;
import hexalyst.game.Lookahead;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.Tally;
import hexalyst.game.TurnResult;

/// A search board for 65 to 128 cells: [NarrowBoard] with sets of cells in two machine words, the low one for cells 0
/// to 63 and the high one for cells from 64. The two words for bit k of a colour's totals are next to each other in
/// [#totals].
final class WideBoard implements SearchBoard {
    private static final int BITS = 4;
    private static final int WORDS = 2 * BITS;

    private final BoardFrame frame;
    private final long[] lowNeighbours;
    private final long[] highNeighbours;
    private final long[] lowPieces = new long[2];
    private final long[] highPieces = new long[2];
    /// The totals, eight words for each colour.
    private final long[] totals = new long[2 * WORDS];
    /// Totals of the moving colour before each move made.
    private final long[] saved;

    private final int[] pieceCells = new int[2 * Long.SIZE];
    private final byte[] pieceColours = new byte[2 * Long.SIZE];
    private long lowEmpty;
    private long highEmpty;
    /// The results of [#findMovesThatMatter], if it was called for this position.
    private long lowOwn;

    private long highOwn;
    private long lowOther;
    private long highOther;
    private boolean threatened;
    private final WideGroups groups;
    private boolean found;
    /// True if [#lookahead] has been started for this position.
    private boolean begun;

    private final WideLookahead lookahead;
    private final ManalathEvaluation evaluation;

    WideBoard(ManalathPosition position) {
        frame = new BoardFrame(position);
        evaluation = new ManalathEvaluation(position.grid());
        lowNeighbours = BoardFrame.neighbourWords(position.grid(), 0);
        highNeighbours = BoardFrame.neighbourWords(position.grid(), 1);
        groups = new WideGroups(lowNeighbours, highNeighbours);
        lookahead = new WideLookahead(frame, lowNeighbours, highNeighbours);
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
            int joined = groups.gather(first(lowRest, highRest), lowOwn, highOwn);
            lowRest &= ~groups.lowGroup();
            highRest &= ~groups.highGroup();
            add(base, 16 - joined, groups.lowNear(), groups.highNear());
            lowAround |= groups.lowNear();
            highAround |= groups.highNear();
            size += joined;
            joinedQuarts += joined == Manalath.QUART ? 1 : 0;
        }
        add(base, size, lowAround, highAround);
        lowPieces[colour] = lowOwn | low(cell);
        highPieces[colour] = highOwn | high(cell);
        return size | joinedQuarts << 8;
    }

    /// Adds a number of 0 to 15 to the totals of some cells, by ripple carry; modulo 16, so that adding 16 - n
    /// subtracts n.
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
        int count = BoardFrame.write(into, 0, 0, legal(0, 0), legal(1, 0));
        count = BoardFrame.write(into, count, 1, legal(0, 1), legal(1, 1));
        if (count == 0) {
            into[count++] = StoneCodec.PASS;
        }
        return count;
    }

    @Override
    public TurnResult make(int move) {
        found = false;
        begun = false;
        if (move == StoneCodec.PASS) {
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
        found = false;
        begun = false;
        int move = frame.pop();
        if (move != StoneCodec.PASS) {
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
        return frame.canonicalKey(pieceCells, listPieces(), pieceColours);
    }

    private int listPieces() {
        int count = 0;
        for (int colour = 0; colour < 2; colour++) {
            long low = lowPieces[colour];
            long high = highPieces[colour];
            for (int cell = first(low, high); cell < NONE; cell = first(low, high)) {
                pieceCells[count] = cell;
                pieceColours[count++] = (byte) colour;
                low &= ~low(cell);
                high &= ~high(cell);
            }
        }
        return count;
    }

    @Override
    public int pieces() {
        return frame.pieces();
    }

    @Override
    public int empties() {
        return frame.empties();
    }

    /// As [NarrowBoard#outlook].
    @Override
    public int outlook() {
        int mover = frame.mover();
        if (frame.standingQuarts() > 0) {
            return frame.standingQuarts() == 1 && canExtend(mover) ? 1 : -1;
        }
        if (frame.standingQuints() > 0) {
            long low = legal(mover, 0);
            long high = legal(mover, 1);
            boolean noOther = (legal(1 - mover, 0) | legal(1 - mover, 1)) == 0;
            boolean onlyQuarts =
                    noOther && (low | high) != 0 && (low & ~threes(mover, 0) | high & ~threes(mover, 1)) == 0;
            return frame.quintIsSafe() || !onlyQuarts ? 1 : -1;
        }
        if ((quints(mover, 0) | quints(mover, 1)) != 0) {
            return 1;
        }
        if (canGiveSealedQuart(1 - mover)) {
            return 2;
        }
        findMovesThatMatter();
        boolean anyLegal = (legal(0, 0) | legal(0, 1) | legal(1, 0) | legal(1, 1)) != 0;
        return anyLegal && (lowOwn | highOwn | lowOther | highOther) == 0 ? -2 : 0;
    }

    @Override
    public int movesThatMatter(int[] into) {
        findMovesThatMatter();
        if ((lowOwn | highOwn | lowOther | highOther) == 0) {
            return moves(into);
        }
        boolean white = frame.mover() == 0;
        int count = BoardFrame.write(into, 0, 0, white ? lowOwn : lowOther, white ? lowOther : lowOwn);
        return BoardFrame.write(into, count, 1, white ? highOwn : highOther, white ? highOther : highOwn);
    }

    /// As [NarrowBoard]'s.
    @Override
    public void lookAhead(Lookahead into) {
        if (!startLookahead(into)) {
            SearchBoard.super.lookAhead(into);
            return;
        }
        into.loses(1);
        if (threatened) {
            lookahead.ownMoves(lowOwn, highOwn, true, true);
            int other = 1 - frame.mover();
            long low = lowOther & ~safe(other, 0);
            long high = highOther & ~safe(other, 1);
            lookahead.otherMoves(lowOther & ~low, highOther & ~high);
            lookahead.leaveUnclear(low, high);
        } else {
            int own = lookahead.threats(lowOwn, highOwn);
            int others = count(lowOther, highOther);
            into.quiet(own + others, (others + count(lowOwn, highOwn)) / 2 + 1);
        }
        lookAtUnclear(into);
    }

    @Override
    public void lookAtQuietMoves(Lookahead into) {
        startLookahead(into);
        lookahead.ownMoves(lowOwn, highOwn, false, true);
        lookahead.otherMoves(lowOther, highOther);
        lookAtUnclear(into);
    }

    @Override
    public void glanceAtQuietMoves(Lookahead into) {
        into.clear();
        if (begun) {
            lookahead.glance(into, lowOther, highOther);
        }
    }

    /// As [NarrowBoard]'s.
    private boolean startLookahead(Lookahead into) {
        if (!begun && !begin()) {
            return false;
        }
        lookahead.note(into);
        return true;
    }

    private boolean begin() {
        if (frame.anyStanding() || frame.passes() != 0 || !frame.plenty() || outlook() != 0) {
            return false;
        }
        findMovesThatMatter();
        if ((lowOwn | highOwn | lowOther | highOther) == 0) {
            return false;
        }
        frame.prepareChildKeys(pieceCells, frame.pieces() < SYMMETRIC_PIECES ? listPieces() : 0, pieceColours);
        lookahead.start(lowEmpty, highEmpty, lowPieces, highPieces, totals);
        begun = true;
        return true;
    }

    private void lookAtUnclear(Lookahead into) {
        lookahead.noteIfLasting();
        int mover = frame.mover();
        lookAtEach(lookahead.unclear(0, 0), lookahead.unclear(0, 1), mover, into);
        lookAtEach(lookahead.unclear(1, 0), lookahead.unclear(1, 1), 1 - mover, into);
    }

    /// Examines placements of a colour by making them.
    private void lookAtEach(long low, long high, int colour, Lookahead into) {
        long lowRest = low;
        long highRest = high;
        for (int cell = first(lowRest, highRest); cell < NONE; cell = first(lowRest, highRest)) {
            lowRest &= ~low(cell);
            highRest &= ~high(cell);
            lookAt(cell << 1 | colour, into);
        }
    }

    @Override
    public int resistance() {
        findMovesThatMatter();
        int count = count(lowOwn, highOwn) + count(lowOther, highOther);
        return threatened ? count : count / 2 + 1;
    }

    @Override
    public boolean threatened() {
        findMovesThatMatter();
        return threatened;
    }

    @Override
    public int features(int[] into) {
        evaluation.begin(into);
        for (int kind = 0; kind < 2; kind++) {
            int colour = kind ^ frame.mover();
            evaluation.addPieces(into, kind, lowPieces[colour], highPieces[colour]);
            for (int word = 0; word < 2; word++) {
                int base = colour * WORDS + word;
                long legal = legal(colour, word);
                evaluation.addCells(into, kind, word, legal, totals[base], totals[base + 2], totals[base + 4]);
            }
            evaluation.addReach(into, kind);
        }
        return evaluation.finish(into);
    }

    @Override
    public int evaluate() {
        return evaluation.of(this);
    }

    /// As [NarrowBoard]'s.
    private void findMovesThatMatter() {
        if (found) {
            return;
        }
        found = true;
        int mover = frame.mover();
        int other = 1 - mover;
        long low = quints(other, 0);
        long high = quints(other, 1);
        threatened = (low | high) != 0 && !frame.lastPiece(other);
        lowOwn = legal(mover, 0) & safe(mover, 0);
        highOwn = legal(mover, 1) & safe(mover, 1);
        lowOther = legal(other, 0) & safe(other, 0);
        highOther = legal(other, 1) & safe(other, 1);
        if (threatened) {
            boolean single = count(low, high) == 1;
            lowOwn &= single ? low : 0;
            highOwn &= single ? high : 0;
            lookahead.findSpoilers(
                    first(low, high),
                    lowOther,
                    highOther,
                    lowEmpty,
                    highEmpty,
                    lowPieces[other],
                    highPieces[other],
                    totals,
                    other * WORDS);
            lowOther = lookahead.lowSpoilers();
            highOther = lookahead.highSpoilers();
        }
        if (!frame.quintIsSafe() && (legal(mover, 0) & ~low | legal(mover, 1) & ~high) == 0) {
            lowOther |= low;
            highOther |= high;
        }
    }

    /// One word of the cells where a piece of this colour makes a group of at most 3.
    private long safe(int colour, int word) {
        int base = colour * WORDS + word;
        return ~(totals[base + 6] | totals[base + 4] | (totals[base + 2] & totals[base]));
    }

    /// One word of the cells where a piece of this colour makes a quart.
    private long threes(int colour, int word) {
        int base = colour * WORDS + word;
        return legal(colour, word) & totals[base + 2] & totals[base];
    }

    /// One word of the cells where a piece of this colour makes a quint.
    private long quints(int colour, int word) {
        return legal(colour, word) & totals[colour * WORDS + word + 4];
    }

    /// True if some cell next to a group of 4 of this colour touches no other group of it.
    private boolean canExtend(int colour) {
        long low = quints(colour, 0);
        long high = quints(colour, 1);
        for (int cell = first(low, high); cell < NONE; cell = first(low, high)) {
            low &= ~low(cell);
            high &= ~high(cell);
            int start = first(lowNeighbours[cell] & lowPieces[colour], highNeighbours[cell] & highPieces[colour]);
            if (groups.gather(start, lowPieces[colour], highPieces[colour]) == Manalath.QUART) {
                return true;
            }
        }
        return false;
    }

    /// As [NarrowBoard]'s.
    private boolean canGiveSealedQuart(int colour) {
        long low = threes(colour, 0);
        long high = threes(colour, 1);
        if ((low | high) != 0 && frame.lastPiece(colour)) {
            return true;
        }
        for (int cell = first(low, high); cell < NONE; cell = first(low, high)) {
            low &= ~low(cell);
            high &= ~high(cell);
            lowPieces[colour] |= low(cell);
            highPieces[colour] |= high(cell);
            groups.gather(cell, lowPieces[colour], highPieces[colour]);
            boolean sealed = sealed(lowPieces[colour] & ~groups.lowGroup(), highPieces[colour] & ~groups.highGroup());
            lowPieces[colour] &= ~low(cell);
            highPieces[colour] &= ~high(cell);
            if (sealed) {
                return true;
            }
        }
        return false;
    }

    /// True if every empty cell around `group` touches one of the other pieces of its colour.
    private boolean sealed(long lowOthers, long highOthers) {
        long low = groups.lowNear() & lowEmpty & ~groups.lowGroup();
        long high = groups.highNear() & highEmpty & ~groups.highGroup();
        for (int cell = first(low, high); cell < NONE; cell = first(low, high)) {
            low &= ~low(cell);
            high &= ~high(cell);
            if ((lowNeighbours[cell] & lowOthers | highNeighbours[cell] & highOthers) == 0) {
                return false;
            }
        }
        return true;
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
}
