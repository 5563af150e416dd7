package hexalyst.game.phalanx;

import hexalyst.game.kit.CellNet;
import java.util.Arrays;

/// What the player to move may still do in a normal turn: where groups may grow, which men may move, and how far. Keeps
/// what it has found out about each position on the way to the one on the board.
final class PhalanxRights {
    private static final int DIRECTIONS = PhalanxNet.DIRECTIONS;
    private static final int FIRST_DEPTH = 8;

    private final PhalanxBoard board;
    private final PhalanxNet net;
    /// The cells that the heads of rows can reach, after [#reach].
    final long[] targets;
    // Room for work.
    private final long[] rest;
    private final long[] group;
    private final long[] around;
    private final long[] closed;
    private Knowledge[] way = {};

    /// What is known about a position.
    static final class Knowledge {
        private boolean found;
        /// The men that may move.
        final long[] free;
        /// The cells where groups may grow.
        final long[] growth;

        private Knowledge(int words) {
            free = new long[words];
            growth = new long[words];
        }
    }

    PhalanxRights(PhalanxBoard board) {
        this.board = board;
        net = board.net;
        targets = new long[net.words];
        rest = new long[net.words];
        group = new long[net.words];
        around = new long[net.words];
        closed = new long[net.words];
    }

    private Knowledge here() {
        int depth = board.depth();
        if (depth >= way.length) {
            int known = way.length;
            way = Arrays.copyOf(way, Math.max(FIRST_DEPTH, 2 * depth));
            for (int i = known; i < way.length; i++) {
                way[i] = new Knowledge(net.words);
            }
        }
        return way[depth];
    }

    /// Forgets what is known, since the position changes.
    void forget() {
        here().found = false;
    }

    /// Finds which men may move and where groups may grow: the groups, not counting men placed in this turn, that touch
    /// none of these men and contain no man that has lost its right.
    Knowledge find() {
        Knowledge now = here();
        if (now.found) {
            return now;
        }
        now.found = true;
        Arrays.fill(now.free, 0);
        Arrays.fill(now.growth, 0);
        Arrays.fill(closed, 0);
        long[] put = board.put();
        long[] moved = board.moved();
        for (int i = 0; i < rest.length; i++) {
            rest[i] = board.men[board.side()][i] & ~put[i];
        }
        for (int man = CellNet.take(rest); man >= 0; man = CellNet.take(rest)) {
            net.gather(man, group, rest, around);
            boolean bound = CellNet.meet(group, moved) || CellNet.meet(around, put);
            for (int i = 0; i < rest.length; i++) {
                rest[i] &= ~group[i];
                now.free[i] |= bound ? 0 : group[i];
                now.growth[i] |= bound ? 0 : around[i];
                closed[i] |= bound ? around[i] : 0;
            }
        }
        boolean grows = !board.hasMoved();
        for (int i = 0; i < rest.length; i++) {
            now.growth[i] &= grows ? board.empty[i] & ~closed[i] : 0;
        }
        return now;
    }

    /// Writes the codes of the growths and movements, in ascending order, and returns their number.
    int write(int[] into) {
        Knowledge now = find();
        int count = 0;
        for (int word = 0; word < net.words; word++) {
            for (long rest = now.growth[word]; rest != 0; rest &= rest - 1) {
                into[count++] = PhalanxBoard.put(word << 6 | Long.numberOfTrailingZeros(rest), board.side());
            }
        }
        for (int from = 0; from < net.words; from++) {
            for (long rest = now.free[from]; rest != 0; rest &= rest - 1) {
                int tail = from << 6 | Long.numberOfTrailingZeros(rest);
                if (reach(tail)) {
                    count = movements(tail, into, count);
                }
            }
        }
        return count;
    }

    private int movements(int tail, int[] into, int before) {
        int count = before;
        int first = board.codec().shiftCode(tail, 0);
        for (int word = 0; word < net.words; word++) {
            for (long rest = targets[word]; rest != 0; rest &= rest - 1) {
                into[count++] = first + (word << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        return count;
    }

    /// True if an unfinished turn can continue.
    boolean canGoOn() {
        Knowledge now = find();
        for (int word = 0; word < now.free.length; word++) {
            if (now.growth[word] != 0) {
                return true;
            }
            for (long men = now.free[word]; men != 0; men &= men - 1) {
                if (reach(word << 6 | Long.numberOfTrailingZeros(men))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Writes the cells that the rows with this tail can reach to [#targets].
    ///
    /// @return whether there are any
    boolean reach(int tail) {
        Arrays.fill(targets, 0);
        int own = board.side() + 1;
        boolean any = false;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int length = 1;
            int head = tail;
            int cell = net.next[DIRECTIONS * tail + direction];
            while (board.at(cell) == own) {
                head = cell;
                length++;
                cell = net.next[DIRECTIONS * cell + direction];
            }
            // A single man is not a row and cannot move.
            any |= length > 1 && reach(head, direction, length);
        }
        return any;
    }

    private boolean reach(int head, int direction, int length) {
        int steps = steps(head, direction, length);
        int cell = head;
        for (int step = 0; step < steps; step++) {
            cell = net.next[DIRECTIONS * cell + direction];
            targets[cell >> 6] |= 1L << cell;
        }
        return steps > 0;
    }

    /// How far a row can move.
    ///
    /// @param length how many men it has
    int steps(int head, int direction, int length) {
        int other = 3 - board.at(head);
        int cell = net.next[DIRECTIONS * head + direction];
        int line = 0;
        int steps = 0;
        while (steps < length - 1) {
            int top = board.at(cell);
            if (top == PhalanxBoard.NOTHING) {
                line = 0;
            } else if (top != other) {
                break;
            } else {
                line = line == 0 ? board.length(cell, direction) : line;
                if (line >= length) {
                    break;
                }
            }
            steps++;
            cell = net.next[DIRECTIONS * cell + direction];
        }
        return steps;
    }
}
