package hexalyst.game.phalanx;

import hexalyst.game.kit.CellNet;
import java.util.Arrays;

/// What the player to move may still do in a normal turn: where groups may grow, which men may move, and how far.
final class PhalanxRights {
    private static final int DIRECTIONS = PhalanxNet.DIRECTIONS;

    private final PhalanxNet net;
    /// The cells that the heads of rows can reach, after [#reach].
    final long[] targets;
    // Room for work.
    private final long[] rest;
    private final long[] group;
    private final long[] around;
    private final long[] closed;

    PhalanxRights(PhalanxNet net) {
        this.net = net;
        targets = new long[net.words];
        rest = new long[net.words];
        group = new long[net.words];
        around = new long[net.words];
        closed = new long[net.words];
    }

    /// Finds which men may move and where groups may grow: the groups, not counting men placed in this turn, that touch
    /// none of these men and contain no man that has lost its right.
    void find(PhalanxPly now) {
        if (now.known) {
            return;
        }
        now.known = true;
        Arrays.fill(now.free, 0);
        Arrays.fill(now.growth, 0);
        Arrays.fill(closed, 0);
        for (int i = 0; i < rest.length; i++) {
            rest[i] = now.men[now.mover][i] & ~now.fresh[i];
        }
        for (int man = CellNet.take(rest); man >= 0; man = CellNet.take(rest)) {
            net.gather(man, group, rest, around);
            boolean bound = CellNet.meet(group, now.moved) || CellNet.meet(around, now.fresh);
            for (int i = 0; i < rest.length; i++) {
                rest[i] &= ~group[i];
                now.free[i] |= bound ? 0 : group[i];
                now.growth[i] |= bound ? 0 : around[i];
                closed[i] |= bound ? around[i] : 0;
            }
        }
        for (int i = 0; i < rest.length; i++) {
            now.growth[i] &= now.hasMoved ? 0 : now.empty[i] & ~closed[i];
        }
    }

    /// True if an unfinished turn can continue.
    boolean canGoOn(PhalanxPly now) {
        find(now);
        for (int word = 0; word < now.free.length; word++) {
            if (now.growth[word] != 0) {
                return true;
            }
            for (long men = now.free[word]; men != 0; men &= men - 1) {
                if (reach(now, word << 6 | Long.numberOfTrailingZeros(men))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Writes the cells that the rows with this tail can reach to [#targets].
    ///
    /// @return whether there are any
    boolean reach(PhalanxPly now, int tail) {
        Arrays.fill(targets, 0);
        boolean any = false;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            // A single man is not a row and cannot move.
            if (now.at[net.next[DIRECTIONS * tail + direction]] == now.mover) {
                any |= reach(now, tail, direction);
            }
        }
        return any;
    }

    private boolean reach(PhalanxPly now, int tail, int direction) {
        byte[] at = now.at;
        int[] next = net.next;
        int men = 1;
        int head = tail;
        for (int man = next[DIRECTIONS * tail + direction];
                at[man] == now.mover;
                man = next[DIRECTIONS * man + direction]) {
            head = man;
            men++;
        }
        int cell = head;
        int line = 0;
        int steps = 1;
        while (steps < men) {
            cell = next[DIRECTIONS * cell + direction];
            if (at[cell] == CellNet.EMPTY) {
                line = 0;
            } else if (at[cell] != 1 - now.mover) {
                break;
            } else {
                line = line == 0 ? enemies(now, cell, direction) : line;
                if (line >= men) {
                    break;
                }
            }
            targets[cell >> 6] |= 1L << cell;
            steps++;
        }
        return steps > 1;
    }

    /// How many enemy men are in an unbroken line that starts with this one.
    private int enemies(PhalanxPly now, int first, int direction) {
        int line = 0;
        for (int cell = first; now.at[cell] == 1 - now.mover; cell = net.next[DIRECTIONS * cell + direction]) {
            line++;
        }
        return line;
    }
}
