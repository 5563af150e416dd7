package hexalyst.game.phalanx;

import hexalyst.game.SearchBoard;
import java.util.Arrays;

/// What a Phalanx position is worth at a glance: the points as they are, the empty cells that each side's men are
/// nearer to, men, groups, and rows that could take men.
final class PhalanxEvaluation {
    private static final int DIRECTIONS = PhalanxNet.DIRECTIONS;
    private static final int FAR = Integer.MAX_VALUE;

    /// 1000 times log-odds for each unit of a feature.
    private static final int[] WEIGHTS = {60, 90, 20, 60, 25, 150};

    private final PhalanxNet net;
    private final int[] next;
    private final int cells;
    private final int[] open;
    private final int[][] steps;
    private final long[] rest;
    private final long[] group;
    private final long[] around;
    private final int[] counts = new int[WEIGHTS.length];

    PhalanxEvaluation(PhalanxNet net) {
        this.net = net;
        next = net.next;
        cells = net.cells;
        open = new int[cells];
        steps = new int[2][cells + 1];
        rest = new long[net.words];
        group = new long[net.words];
        around = new long[net.words];
    }

    /// As [SearchBoard#evaluate] has it. In the opening the second player can choose the better side, so that nobody is
    /// ahead.
    int evaluate(PhalanxPly ply, PhalanxRegions regions) {
        features(ply, regions, counts);
        return SearchBoard.weighed(counts, WEIGHTS);
    }

    /// As [SearchBoard#features] has it: the points, the cells that a side is nearer to, the men, the groups, the men
    /// that rows could take at once, all of the player to move less those of the other; and the turn.
    int features(PhalanxPly ply, PhalanxRegions regions, int[] into) {
        Arrays.fill(into, 0, WEIGHTS.length, 0);
        if (ply.phase != PhalanxPhase.NORMAL) {
            return WEIGHTS.length;
        }
        int own = ply.mover;
        into[0] = regions.ahead(ply, own);
        into[1] = nearer(ply, own);
        for (int cell = 0; cell < cells; cell++) {
            if (ply.at[cell] < PhalanxPly.EMPTY) {
                into[2] += ply.at[cell] == own ? 1 : -1;
            }
        }
        into[3] = groups(ply, own) - groups(ply, 1 - own);
        into[4] = threatened(ply, 1 - own) - threatened(ply, own);
        into[5] = 1;
        return WEIGHTS.length;
    }

    /// How many more empty cells a side's men are nearer to than the other's, over empty cells.
    private int nearer(PhalanxPly ply, int side) {
        spread(ply, 0);
        spread(ply, 1);
        int more = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (ply.at[cell] == PhalanxPly.EMPTY) {
                more += Integer.compare(steps[1 - side][cell], steps[side][cell]);
            }
        }
        return more;
    }

    private void spread(PhalanxPly ply, int side) {
        int[] step = steps[side];
        Arrays.fill(step, FAR);
        int size = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (ply.at[cell] == side) {
                step[cell] = 0;
                open[size++] = cell;
            }
        }
        for (int read = 0; read < size; read++) {
            int from = open[read];
            for (int i = DIRECTIONS * from; i < DIRECTIONS * (from + 1); i++) {
                if (ply.at[next[i]] == PhalanxPly.EMPTY && step[next[i]] == FAR) {
                    step[next[i]] = step[from] + 1;
                    open[size++] = next[i];
                }
            }
        }
    }

    private int groups(PhalanxPly ply, int side) {
        System.arraycopy(ply.men[side], 0, rest, 0, rest.length);
        int groups = 0;
        for (int man = PhalanxNet.take(rest); man >= 0; man = PhalanxNet.take(rest)) {
            groups++;
            Arrays.fill(group, 0);
            group[man >> 6] = 1L << man;
            net.flood(group, ply.men[side], around);
            for (int i = 0; i < rest.length; i++) {
                rest[i] &= ~group[i];
            }
        }
        return groups;
    }

    /// How many men of a side the other's rows could take at once, each in its own direction.
    private int threatened(PhalanxPly ply, int side) {
        int threatened = 0;
        for (int cell = 0; cell < cells; cell++) {
            for (int direction = 0; direction < DIRECTIONS && ply.at[cell] == side; direction++) {
                if (ply.at[next[DIRECTIONS * cell + direction]] != side) {
                    threatened += attacked(ply, cell, direction) ? 1 : 0;
                }
            }
        }
        return threatened;
    }

    /// Whether a row from this direction reaches the first man of a line.
    private boolean attacked(PhalanxPly ply, int first, int direction) {
        int line = 0;
        int back = (direction + DIRECTIONS / 2) % DIRECTIONS;
        for (int cell = first; ply.at[cell] == ply.at[first]; cell = next[DIRECTIONS * cell + back]) {
            line++;
        }
        int gap = 0;
        int cell = next[DIRECTIONS * first + direction];
        while (ply.at[cell] == PhalanxPly.EMPTY) {
            gap++;
            cell = next[DIRECTIONS * cell + direction];
        }
        int men = 0;
        while (ply.at[cell] == 1 - ply.at[first]) {
            men++;
            cell = next[DIRECTIONS * cell + direction];
        }
        return men > line && men - 1 > gap;
    }
}
