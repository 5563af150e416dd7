package hexalyst.game.phalanx;

import java.util.Arrays;

/// One position on the way of a search board: what each cell holds, what else there is, and, once somebody has asked,
/// which men may move and where groups may grow.
final class PhalanxPly {
    /// What a cell holds besides the men of a side.
    static final byte EMPTY = 2;

    static final byte BLOCKED = 3;
    /// Marks of men that were put in this turn, and of those that may not move any more.
    static final byte PUT = 1;

    static final byte MOVED = 2;

    /// What each cell holds, and a blocked one for what is beyond the edge.
    final byte[] at;

    final byte[] marks;
    PhalanxPhase phase = PhalanxPhase.NORMAL;
    int mover;
    final int[] taken = new int[2];
    int passes;
    int quiet;
    int took;
    /// How many men were put in this turn, and how many of them are the mover's; if anything has moved.
    int put;

    int putOwn;
    boolean hasMoved;
    int men;
    int empties;
    /// The exclusive or of the hash values of what stands, seen by each side, and of the marks.
    final long[] hash = new long[2];

    long marked;
    boolean over;

    /// True once [#free] and [#growth] are those of this position.
    boolean known;

    /// The men that may move, and the cells where groups may grow, as bits.
    final long[] free;

    final long[] growth;

    PhalanxPly(int cells) {
        at = new byte[cells + 1];
        marks = new byte[cells + 1];
        int words = (cells + Long.SIZE - 1) / Long.SIZE;
        free = new long[words];
        growth = new long[words];
    }

    /// Makes this the same position as another.
    void follow(PhalanxPly before) {
        System.arraycopy(before.at, 0, at, 0, at.length);
        System.arraycopy(before.marks, 0, marks, 0, marks.length);
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
        men = before.men;
        empties = before.empties;
        hash[0] = before.hash[0];
        hash[1] = before.hash[1];
        marked = before.marked;
        over = false;
        known = false;
    }

    /// True in the middle of a turn.
    boolean midTurn() {
        return put > 0 || hasMoved || phase == PhalanxPhase.SWAPPED;
    }

    /// Forgets what was done in a turn, after its end, and gives the turn to the other player.
    void turn() {
        if (put > 0 || hasMoved) {
            Arrays.fill(marks, (byte) 0);
        }
        marked = 0;
        put = 0;
        putOwn = 0;
        hasMoved = false;
        took = 0;
        mover = 1 - mover;
    }
}
