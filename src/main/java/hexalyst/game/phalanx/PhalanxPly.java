package hexalyst.game.phalanx;

import hexalyst.game.kit.CellNet;
import hexalyst.game.kit.PositionHash;
import java.util.Arrays;

/// One position on a search board's current line: the content of each cell, the other data of the position and, once
/// computed, which men may move and where groups may grow.
final class PhalanxPly {
    private final PhalanxNet net;
    /// The content of each cell, and an extra blocked cell that represents everything beyond the edge.
    final byte[] at;

    /// The men of each side, and the empty cells.
    final long[][] men;

    final long[] empty;
    /// The men that were put in this turn, and those that may not move any more.
    final long[] fresh;

    final long[] moved;
    PhalanxPhase phase = PhalanxPhase.NORMAL;
    int mover;
    final int[] taken = new int[2];
    int passes;
    int quiet;
    int took;
    /// How many men were put in this turn, and how many of them are the mover's; and whether anything has moved.
    int put;

    int putOwn;
    boolean hasMoved;
    int empties;
    /// How many men are on the board.
    int standing;
    /// The exclusive or of the hash values of all men and walls, as seen by each side, and of the marks.
    final long[] hash = new long[2];

    long marked;
    boolean over;

    /// True once [#free] and [#growth] have been computed for this position.
    boolean known;

    /// The men that may move, and the cells where groups may grow.
    final long[] free;

    final long[] growth;

    /// An empty board.
    PhalanxPly(PhalanxNet net) {
        this.net = net;
        at = new byte[net.cells + 1];
        Arrays.fill(at, CellNet.EMPTY);
        at[net.cells] = CellNet.BLOCKED;
        men = new long[2][net.words];
        empty = new long[net.words];
        for (int cell = 0; cell < net.cells; cell++) {
            empty[cell >> 6] |= 1L << cell;
        }
        empties = net.cells;
        fresh = new long[net.words];
        moved = new long[net.words];
        free = new long[net.words];
        growth = new long[net.words];
    }

    /// Copies another position to this one.
    void follow(PhalanxPly before) {
        System.arraycopy(before.at, 0, at, 0, at.length);
        int words = empty.length;
        System.arraycopy(before.men[0], 0, men[0], 0, words);
        System.arraycopy(before.men[1], 0, men[1], 0, words);
        System.arraycopy(before.empty, 0, empty, 0, words);
        System.arraycopy(before.fresh, 0, fresh, 0, words);
        System.arraycopy(before.moved, 0, moved, 0, words);
        phase = before.phase;
        mover = before.mover;
        taken[0] = before.taken[0];
        taken[1] = before.taken[1];
        passes = before.passes;
        quiet = before.quiet;
        took = before.took;
        put = before.put;
        putOwn = before.putOwn;
        hasMoved = before.hasMoved;
        empties = before.empties;
        standing = before.standing;
        hash[0] = before.hash[0];
        hash[1] = before.hash[1];
        marked = before.marked;
        over = false;
        known = false;
    }

    /// Puts a man on an empty cell.
    void put(int cell, int side) {
        fill(cell, (byte) side);
        men[side][cell >> 6] |= 1L << cell;
        standing++;
    }

    /// Blocks an empty cell.
    void block(int cell) {
        fill(cell, CellNet.BLOCKED);
    }

    private void fill(int cell, byte content) {
        at[cell] = content;
        empty[cell >> 6] &= ~(1L << cell);
        empties--;
        toggle(cell, content);
    }

    /// Takes a man away.
    void remove(int cell) {
        int side = at[cell];
        toggle(cell, side);
        at[cell] = CellNet.EMPTY;
        men[side][cell >> 6] &= ~(1L << cell);
        empty[cell >> 6] |= 1L << cell;
        empties++;
        standing--;
    }

    private void toggle(int cell, int content) {
        for (int side = 0; side < 2; side++) {
            hash[side] ^= net.value(CellNet.kind(content, side), cell);
        }
    }

    /// Marks a man as placed in this turn.
    void markPut(int cell) {
        put++;
        putOwn += at[cell] == mover ? 1 : 0;
        fresh[cell >> 6] |= 1L << cell;
        marked ^= net.value(PositionHash.MARK, cell);
    }

    /// Marks men that may not move any more.
    ///
    /// @param some a set, emptied
    void markMoved(long[] some) {
        hasMoved = true;
        for (int i = 0; i < some.length; i++) {
            some[i] &= ~moved[i];
            moved[i] |= some[i];
        }
        for (int cell = CellNet.take(some); cell >= 0; cell = CellNet.take(some)) {
            marked ^= net.value(PositionHash.MARK + 1, cell);
        }
    }

    /// Exchanges the colours of all men.
    void swapColours() {
        for (int cell = 0; cell < net.cells; cell++) {
            at[cell] = (byte) (at[cell] < CellNet.EMPTY ? 1 - at[cell] : at[cell]);
        }
        for (int i = 0; i < empty.length; i++) {
            long first = men[0][i];
            men[0][i] = men[1][i];
            men[1][i] = first;
        }
        long first = hash[0];
        hash[0] = hash[1];
        hash[1] = first;
    }

    /// True in the middle of a turn.
    boolean midTurn() {
        return put > 0 || hasMoved || phase == PhalanxPhase.SWAPPED;
    }

    /// Ends a turn: clears its marks and makes the other player the one to move.
    void turn() {
        Arrays.fill(fresh, 0);
        Arrays.fill(moved, 0);
        marked = 0;
        put = 0;
        putOwn = 0;
        hasMoved = false;
        took = 0;
        mover = 1 - mover;
    }
}
