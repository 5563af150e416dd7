package hexalyst.game.manalath;

import hexalyst.game.Content;
import hexalyst.game.Lookahead;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.Tally;
import hexalyst.game.TurnResult;

/// A search board for up to 64 cells: sets of cells are one machine word.
///
/// For each colour and each cell it keeps the total size of the different groups of that colour next to the cell, bit
/// by bit: word k of [#totals] holds bit k of every cell's total. A total is at most 15 (three groups of 5), so four
/// words are enough. A piece may be placed where the total of its colour is at most 4; it makes a quint at 4 and a
/// quart at 3. Joining smaller groups to a group of n pieces subtracts each one's size from the totals around it and
/// adds n around the new group.
final class NarrowBoard implements SearchBoard {
    private static final int BITS = 4;

    private final BoardFrame frame;
    private final long[] neighbours;
    private final long[] pieces = new long[2];
    /// The totals, four words for each colour.
    private final long[] totals = new long[2 * BITS];
    /// Totals of the moving colour before each move made.
    private final long[] saved;

    private final int[] pieceCells = new int[Long.SIZE];
    private final byte[] pieceColours = new byte[Long.SIZE];
    private long empty;
    /// The results of [#findMovesThatMatter], if it was called for this position.
    private long ownThatMatter;

    private long otherThatMatter;
    private boolean threatened;
    private boolean found;
    /// True if [#lookahead] has been started for this position.
    private boolean begun;

    private final NarrowLookahead lookahead;
    private final ManalathEvaluation evaluation;

    NarrowBoard(ManalathPosition position) {
        frame = new BoardFrame(position);
        evaluation = new ManalathEvaluation(position.grid());
        neighbours = BoardFrame.neighbourWords(position.grid(), 0);
        lookahead = new NarrowLookahead(frame, neighbours);
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

    /// Adds a number of 0 to 15 to the totals of some cells, by ripple carry; modulo 16, so that adding 16 - n
    /// subtracts n.
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
        int count = BoardFrame.write(into, 0, 0, legal(0), legal(1));
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
        System.arraycopy(totals, colour * BITS, saved, BITS * frame.depth(), BITS);
        int joined = join(cell, colour);
        empty &= ~(1L << cell);
        frame.place(move, joined & 0xFF, joined >> 8);
        return frame.result();
    }

    @Override
    public void unmake() {
        found = false;
        begun = false;
        int move = frame.pop();
        if (move != StoneCodec.PASS) {
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
        return frame.canonicalKey(pieceCells, listPieces(), pieceColours);
    }

    private int listPieces() {
        int count = 0;
        for (int colour = 0; colour < 2; colour++) {
            for (long rest = pieces[colour]; rest != 0; rest &= rest - 1) {
                pieceCells[count] = Long.numberOfTrailingZeros(rest);
                pieceColours[count++] = (byte) colour;
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

    /// First, standing quarts and quints decide. A quart of the player to move has to be extended in this turn. If it
    /// cannot be, or if there are two, the game is lost, even if the player makes a quint elsewhere (the quart was
    /// there first, or always decides). A quint wins: at once where the earlier one decides, otherwise unless every
    /// move makes an own quart.
    ///
    /// Without standing quarts and quints, an own quint wins, and so does handing over a quart that cannot be extended.
    /// Otherwise only safe placements matter, those that make a group of at most 3: an own quart loses at once, and
    /// handing over a quart that can be extended, or a quint, loses to the next move. (Handing over a quint does not
    /// lose if a quart decides and every move left to the opponent makes an own quart. That requires that no piece of
    /// the giver's colour has a legal cell left; only then it counts as one of the moves that matter.) With legal
    /// placements but no safe one, the game is lost.
    @Override
    public int outlook() {
        int mover = frame.mover();
        if (frame.standingQuarts() > 0) {
            return frame.standingQuarts() == 1 && canExtend(mover) ? 1 : -1;
        }
        if (frame.standingQuints() > 0) {
            long own = legal(mover);
            boolean onlyQuarts = legal(1 - mover) == 0 && own != 0 && (own & ~threes(mover)) == 0;
            return frame.quintIsSafe() || !onlyQuarts ? 1 : -1;
        }
        if (quints(mover) != 0) {
            return 1;
        }
        if (canGiveSealedQuart(1 - mover)) {
            return 2;
        }
        findMovesThatMatter();
        return (ownThatMatter | otherThatMatter) == 0 && (legal(0) | legal(1)) != 0 ? -2 : 0;
    }

    @Override
    public int movesThatMatter(int[] into) {
        findMovesThatMatter();
        if ((ownThatMatter | otherThatMatter) == 0) {
            return moves(into);
        }
        return frame.mover() == 0
                ? BoardFrame.write(into, 0, 0, ownThatMatter, otherThatMatter)
                : BoardFrame.write(into, 0, 0, otherThatMatter, ownThatMatter);
    }

    /// The quiet moves are those that threaten no quint, in positions without a threat against the mover.
    @Override
    public void lookAhead(Lookahead into) {
        if (!startLookahead(into)) {
            SearchBoard.super.lookAhead(into);
            return;
        }
        into.loses(1);
        if (threatened) {
            lookahead.ownMoves(ownThatMatter, true, true);
            long quints = otherThatMatter & ~safe(1 - frame.mover());
            lookahead.otherMoves(otherThatMatter & ~quints);
            lookahead.leaveUnclear(quints);
        } else {
            int own = lookahead.threats(ownThatMatter);
            into.quiet(
                    own + Long.bitCount(otherThatMatter),
                    (Long.bitCount(ownThatMatter) + Long.bitCount(otherThatMatter)) / 2 + 1);
        }
        lookAtUnclear(into);
    }

    @Override
    public void lookAtQuietMoves(Lookahead into) {
        startLookahead(into);
        lookahead.ownMoves(ownThatMatter, false, true);
        lookahead.otherMoves(otherThatMatter);
        lookAtUnclear(into);
    }

    @Override
    public void glanceAtQuietMoves(Lookahead into) {
        into.clear();
        if (begun) {
            lookahead.glance(into, otherThatMatter);
        }
    }

    /// Returns false if the conditions of [NarrowLookahead] do not hold.
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
        if ((ownThatMatter | otherThatMatter) == 0) {
            return false;
        }
        frame.prepareChildKeys(pieceCells, frame.pieces() < SYMMETRIC_PIECES ? listPieces() : 0, pieceColours);
        lookahead.start(empty, pieces, totals);
        begun = true;
        return true;
    }

    private void lookAtUnclear(Lookahead into) {
        lookahead.noteIfLasting();
        for (long rest = lookahead.unclearOwn(); rest != 0; rest &= rest - 1) {
            lookAt(Long.numberOfTrailingZeros(rest) << 1 | frame.mover(), into);
        }
        for (long rest = lookahead.unclearOther(); rest != 0; rest &= rest - 1) {
            lookAt(Long.numberOfTrailingZeros(rest) << 1 | 1 - frame.mover(), into);
        }
    }

    @Override
    public int resistance() {
        findMovesThatMatter();
        int count = Long.bitCount(ownThatMatter) + Long.bitCount(otherThatMatter);
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
            evaluation.addPieces(into, kind, pieces[colour], 0);
            int base = colour * BITS;
            evaluation.addCells(into, kind, 0, legal(colour), totals[base], totals[base + 1], totals[base + 2]);
            evaluation.addReach(into, kind);
        }
        return evaluation.finish(into);
    }

    @Override
    public int evaluate() {
        return evaluation.of(this);
    }

    /// Finds the moves that matter if there are no quarts and quints and no immediate win. A threatened player has to
    /// deal with every cell where the opponent makes a quint: fill the only one, or place a piece of the opponent's
    /// colour that raises the totals of all of them and makes no new one. If only one piece of that colour is left,
    /// using it up is a defence too, so no move is left out.
    private void findMovesThatMatter() {
        if (found) {
            return;
        }
        found = true;
        int mover = frame.mover();
        int other = 1 - mover;
        long threats = quints(other);
        threatened = threats != 0 && !frame.lastPiece(other);
        ownThatMatter = legal(mover) & safe(mover);
        otherThatMatter = legal(other) & safe(other);
        if (threatened) {
            ownThatMatter &= (threats & (threats - 1)) == 0 ? threats : 0;
            int base = other * BITS;
            otherThatMatter = lookahead.spoilers(
                    threats,
                    otherThatMatter,
                    empty,
                    pieces[other],
                    totals[base],
                    totals[base + 1],
                    totals[base + 2],
                    totals[base + 3]);
        }
        if (!frame.quintIsSafe() && (legal(mover) & ~threats) == 0) {
            otherThatMatter |= threats;
        }
    }

    /// The cells where a piece of this colour makes a group of at most 3.
    private long safe(int colour) {
        int base = colour * BITS;
        return ~(totals[base + 3] | totals[base + 2] | (totals[base + 1] & totals[base]));
    }

    /// The cells where a piece of this colour makes a quart.
    private long threes(int colour) {
        return legal(colour) & totals[colour * BITS + 1] & totals[colour * BITS];
    }

    private long group(int cell, long among) {
        long group = 1L << cell;
        long open = neighbours[cell] & among;
        while (open != 0) {
            int next = Long.numberOfTrailingZeros(open);
            group |= 1L << next;
            open = (open | neighbours[next] & among) & ~group;
        }
        return group;
    }

    private long around(long group) {
        long around = 0;
        for (long rest = group; rest != 0; rest &= rest - 1) {
            around |= neighbours[Long.numberOfTrailingZeros(rest)];
        }
        return around;
    }

    /// True if some cell next to a group of 4 of this colour touches no other group of it.
    private boolean canExtend(int colour) {
        for (long rest = quints(colour); rest != 0; rest &= rest - 1) {
            long own = neighbours[Long.numberOfTrailingZeros(rest)] & pieces[colour];
            if (Long.bitCount(group(Long.numberOfTrailingZeros(own), pieces[colour])) == Manalath.QUART) {
                return true;
            }
        }
        return false;
    }

    /// True if a piece of this colour can make a quart somewhere that its owner cannot extend, for lack of a cell that
    /// touches no other group of the colour, or of a piece.
    private boolean canGiveSealedQuart(int colour) {
        long own = pieces[colour];
        long threes = threes(colour);
        if (threes != 0 && frame.lastPiece(colour)) {
            return true;
        }
        for (long rest = threes; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long quart = group(cell, own | 1L << cell);
            long others = own & ~quart;
            boolean open = false;
            for (long next = around(quart) & empty & ~quart; next != 0 && !open; next &= next - 1) {
                open = (neighbours[Long.numberOfTrailingZeros(next)] & others) == 0;
            }
            if (!open) {
                return true;
            }
        }
        return false;
    }

    /// The cells where a piece of this colour makes a quint.
    private long quints(int colour) {
        return legal(colour) & totals[colour * BITS + 2];
    }

    /// Without standing quarts and quints, a placement ends the game only by making an own quint (total 4) or quart
    /// (total 3).
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
