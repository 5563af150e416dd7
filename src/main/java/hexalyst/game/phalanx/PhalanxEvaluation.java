package hexalyst.game.phalanx;

import hexalyst.game.SearchBoard;
import hexalyst.game.kit.CellNet;
import java.util.Arrays;

/// The static evaluation of a Phalanx position: the current points, the empty cells that each side's men are closer to,
/// men, groups, and rows that could take men.
final class PhalanxEvaluation {
    private static final int DIRECTIONS = PhalanxNet.DIRECTIONS;

    /// 1000 times log-odds for each unit of a feature.
    private static final int[] WEIGHTS = {60, 90, 20, 60, 25, 150};
    /// The weights are right with this many empty cells, except for the constant. The more there are, the more can
    /// still change: on the empty board of 169 cells, a sum is worth a third.
    private static final int USUAL_EMPTIES = 60;

    private static final int EMPTIES_MORE = 10;

    private final PhalanxBoard board;
    private final PhalanxRegions regions;
    private final PhalanxNet net;
    private final int[] next;
    private final int cells;
    private final long[] rest;
    private final long[] group;
    private final long[] around;
    private final int[] counts = new int[WEIGHTS.length];

    PhalanxEvaluation(PhalanxBoard board, PhalanxRegions regions) {
        this.board = board;
        this.regions = regions;
        net = board.net;
        next = net.next;
        cells = net.cells;
        rest = new long[net.words];
        group = new long[net.words];
        around = new long[net.words];
    }

    /// As [SearchBoard#evaluate]. In the opening it is even, since the second player can choose the better side.
    int evaluate() {
        features(counts);
        return SearchBoard.weighed(counts, WEIGHTS) * USUAL_EMPTIES / (board.empties() + EMPTIES_MORE);
    }

    /// As [SearchBoard#features]: the points, the closer cells, the men, the groups and the men that rows could take at
    /// once, each for the player to move minus the other player; and the turn: 1, or -1 in the middle of a turn.
    int features(int[] into) {
        Arrays.fill(into, 0, WEIGHTS.length, 0);
        if (board.phase() != PhalanxPhase.NORMAL) {
            return WEIGHTS.length;
        }
        int own = board.side();
        into[0] = regions.ahead(own);
        into[1] = regions.nearer(own);
        for (int i = 0; i < rest.length; i++) {
            into[2] += Long.bitCount(board.men[own][i]) - Long.bitCount(board.men[1 - own][i]);
        }
        into[3] = groups(own) - groups(1 - own);
        into[4] = threatened(1 - own) - threatened(own);
        into[5] = board.midTurn() ? -1 : 1;
        return WEIGHTS.length;
    }

    private int groups(int side) {
        System.arraycopy(board.men[side], 0, rest, 0, rest.length);
        int groups = 0;
        for (int man = CellNet.take(rest); man >= 0; man = CellNet.take(rest)) {
            groups++;
            net.gather(man, group, board.men[side], around);
            CellNet.remove(group, rest);
        }
        return groups;
    }

    /// How many men of a side the other's rows could take at once, each in its own direction.
    private int threatened(int side) {
        int threatened = 0;
        for (int cell = 0; cell < cells; cell++) {
            for (int direction = 0; direction < DIRECTIONS && board.at(cell) == side + 1; direction++) {
                if (board.at(next[DIRECTIONS * cell + direction]) != side + 1) {
                    threatened += attacked(cell, direction) ? 1 : 0;
                }
            }
        }
        return threatened;
    }

    /// Whether a row from this direction reaches the first man of a line.
    private boolean attacked(int first, int direction) {
        int line = board.length(first, (direction + DIRECTIONS / 2) % DIRECTIONS);
        int gap = 0;
        int cell = next[DIRECTIONS * first + direction];
        while (board.at(cell) == PhalanxBoard.NOTHING) {
            gap++;
            cell = next[DIRECTIONS * cell + direction];
        }
        int men = 0;
        while (board.at(cell) == 3 - board.at(first)) {
            men++;
            cell = next[DIRECTIONS * cell + direction];
        }
        return men > line && men - 1 > gap;
    }
}
