package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.game.kit.CellNet;
import hexalyst.game.kit.Flood;
import java.util.Arrays;

/// What each side keeps whatever the other plays, if it passes from now on.
///
/// Men are out of danger if no row can ever take them: from every direction, the cells in line in front of them, up to
/// blocked cells, the edge, men out of danger or territory sealed by these, have no room for a row longer than their
/// own line. The largest such set is found by removing men that a row might reach until none are left to remove.
/// Outside it, the other side gets at most one point for each empty cell, and two for each man that it could take: the
/// prisoner, and the cell that the taking row leaves. It gets nothing where it has no men.
final class PhalanxSafety {
    private static final int DIRECTIONS = PhalanxNet.DIRECTIONS;

    private final PhalanxBoard board;
    private final PhalanxNet net;
    private final long[] men;
    private final long[] sealed;
    /// Both are for the side examined last.
    private final long[] kept;
    private final long[] outside;
    private final long[] region;
    private final long[] around;

    PhalanxSafety(PhalanxBoard board) {
        this.board = board;
        net = board.net;
        men = new long[net.words];
        sealed = new long[net.words];
        kept = new long[net.words];
        outside = new long[net.words];
        region = new long[net.words];
        around = new long[net.words];
    }

    /// What is certain about the score of a position after the opening.
    ///
    /// @param limit after how many turns without growth and capture the game ends, 1 or more
    SureScore score(int limit) {
        int prisoners = board.prisoners(0) - board.prisoners(1);
        int least = prisoners + sure(Side.WHITE.ordinal());
        CellSet white = CellSet.ofWords(kept);
        int most = prisoners - sure(Side.BLACK.ordinal());
        CellSet black = CellSet.ofWords(kept);
        // One side passes. Each growth of the other fills an empty cell, and a capture leaves one empty cell for each
        // man taken.
        int changes = 2 * (board.empties() + board.pieces());
        return new SureScore(least, most, white, black, limit * (changes + 1));
    }

    /// By how much, apart from prisoners, a side is at least ahead at the end.
    private int sure(int side) {
        System.arraycopy(board.men[side], 0, men, 0, men.length);
        do {
            seal(side);
        } while (dropped());
        int territory = 0;
        for (int i = 0; i < kept.length; i++) {
            kept[i] = men[i] | sealed[i];
            territory += Long.bitCount(sealed[i]);
            outside[i] = (board.empty[i] | board.men[0][i] | board.men[1][i]) & ~kept[i];
        }
        return territory - gain(side);
    }

    /// Finds the territory that is bordered only by men out of danger.
    private void seal(int side) {
        Arrays.fill(sealed, 0);
        System.arraycopy(board.empty, 0, outside, 0, outside.length);
        for (int cell = CellNet.take(outside); cell >= 0; cell = CellNet.take(outside)) {
            net.gather(cell, region, board.empty, around);
            boolean touched = CellNet.meet(around, men);
            boolean open = CellNet.meet(around, board.men[1 - side]);
            for (int i = 0; i < around.length && !open; i++) {
                open = (around[i] & board.men[side][i] & ~men[i]) != 0;
            }
            for (int i = 0; i < region.length; i++) {
                outside[i] &= ~region[i];
                sealed[i] |= touched && !open ? region[i] : 0;
            }
        }
    }

    /// Removes the men that a row might reach; returns true if there were any.
    private boolean dropped() {
        boolean any = false;
        for (int word = 0; word < men.length; word++) {
            for (long rest = men[word]; rest != 0; rest &= rest - 1) {
                int man = word << 6 | Long.numberOfTrailingZeros(rest);
                int direction = 0;
                while (direction < DIRECTIONS && !inDanger(man, direction)) {
                    direction++;
                }
                if (direction < DIRECTIONS) {
                    men[word] &= ~(1L << man);
                    any = true;
                }
            }
        }
        return any;
    }

    /// Whether there is room for a row that takes the line of a man, in a direction where the man is the line's last.
    private boolean inDanger(int man, int direction) {
        int room = 0;
        int cell = net.next[DIRECTIONS * man + direction];
        while (!board.walled(cell) && !Flood.has(men, cell) && !Flood.has(sealed, cell)) {
            room++;
            cell = net.next[DIRECTIONS * cell + direction];
        }
        int back = (direction + DIRECTIONS / 2) % DIRECTIONS;
        int line = 0;
        cell = man;
        while (cell < net.cells && Flood.has(men, cell)) {
            line++;
            cell = net.next[DIRECTIONS * cell + back];
        }
        return room > line;
    }

    /// The most that the other side can get outside.
    private int gain(int side) {
        int gain = 0;
        System.arraycopy(outside, 0, sealed, 0, sealed.length);
        for (int cell = CellNet.take(sealed); cell >= 0; cell = CellNet.take(sealed)) {
            net.gather(cell, region, outside, around);
            boolean met = CellNet.meet(region, board.men[1 - side]);
            for (int i = 0; i < region.length; i++) {
                sealed[i] &= ~region[i];
                if (met) {
                    gain += Long.bitCount(region[i] & board.empty[i])
                            + 2 * Long.bitCount(region[i] & board.men[side][i]);
                }
            }
        }
        return gain;
    }
}
