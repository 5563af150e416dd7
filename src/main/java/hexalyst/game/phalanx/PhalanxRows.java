package hexalyst.game.phalanx;

import hexalyst.game.kit.CellNet;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// The rows of a side that can move, with what they could take.
final class PhalanxRows {
    private static final int DIRECTIONS = PhalanxNet.DIRECTIONS;
    private static final int BACK = DIRECTIONS / 2;

    private final PhalanxNet net;
    /// How many rows there are after [#find].
    int count;
    /// For each row: the tail, the direction, the farthest distance, and how many men it then takes.
    final int[] tails;

    final int[] directions;
    final int[] farthest;
    final int[] takes;

    PhalanxRows(PhalanxNet net) {
        this.net = net;
        tails = new int[DIRECTIONS * net.cells];
        directions = new int[DIRECTIONS * net.cells];
        farthest = new int[DIRECTIONS * net.cells];
        takes = new int[DIRECTIONS * net.cells];
    }

    /// Finds the longest movable row of each line, for each direction.
    ///
    /// @param men the men of the side whose lines are examined
    /// @return how many there are
    int find(PhalanxPly ply, int side, long[] men) {
        count = 0;
        for (int word = 0; word < men.length; word++) {
            for (long left = men[word]; left != 0; left &= left - 1) {
                int head = word << 6 | Long.numberOfTrailingZeros(left);
                for (int direction = 0; direction < DIRECTIONS; direction++) {
                    int before = ply.at[net.next[DIRECTIONS * head + direction]];
                    if (before == CellNet.EMPTY || before == 1 - side) {
                        add(ply, side, head, direction);
                    }
                }
            }
        }
        return count;
    }

    private void add(PhalanxPly ply, int side, int head, int direction) {
        int back = (direction + BACK) % DIRECTIONS;
        int tail = head;
        int length = 1;
        for (int man = net.next[DIRECTIONS * head + back];
                ply.at[man] == side;
                man = net.next[DIRECTIONS * man + back]) {
            tail = man;
            length++;
        }
        int steps = 0;
        int taken = 0;
        int line = 0;
        int cell = net.next[DIRECTIONS * head + direction];
        while (steps < length - 1 && (ply.at[cell] == CellNet.EMPTY || ply.at[cell] == 1 - side)) {
            if (ply.at[cell] == CellNet.EMPTY) {
                line = 0;
            } else {
                line = line == 0 ? line(ply, cell, direction) : line;
                if (line >= length) {
                    break;
                }
                taken++;
            }
            steps++;
            cell = net.next[DIRECTIONS * cell + direction];
        }
        if (steps > 0) {
            tails[count] = tail;
            directions[count] = direction;
            farthest[count] = steps;
            takes[count] = taken;
            count++;
        }
    }

    /// How many men are in line, starting with the first of them.
    private int line(PhalanxPly ply, int first, int direction) {
        int line = 0;
        for (int cell = first; ply.at[cell] == ply.at[first]; cell = net.next[DIRECTIONS * cell + direction]) {
            line++;
        }
        return line;
    }

    /// A row that takes the most men; a random one if there are several.
    int best(RandomGenerator random) {
        int best = 0;
        int equal = 0;
        for (int i = 0; i < count; i++) {
            if (takes[i] > takes[best]) {
                best = i;
                equal = 1;
            } else if (takes[i] == takes[best]) {
                equal++;
                best = random.nextInt(equal) == 0 ? i : best;
            }
        }
        return best;
    }

    /// The target of a row's head: the last man that it takes, or a random cell if it takes none.
    int reach(PhalanxPly ply, int row, RandomGenerator random) {
        int cell = tails[row];
        while (ply.at[cell] == ply.mover) {
            cell = net.next[DIRECTIONS * cell + directions[row]];
        }
        int target = cell;
        int last = takes[row] > 0 ? farthest[row] : 1 + random.nextInt(farthest[row]);
        for (int step = 1; step <= last; step++) {
            target = takes[row] == 0 || ply.at[cell] != CellNet.EMPTY ? cell : target;
            cell = net.next[DIRECTIONS * cell + directions[row]];
        }
        return target;
    }

    /// The empty cells at the ends of lines that the rows could take, where one more man saves the line.
    ///
    /// @param into receives the cells
    void rescues(PhalanxPly ply, long[] into) {
        Arrays.fill(into, 0);
        for (int i = 0; i < count; i++) {
            if (takes[i] > 0) {
                rescue(ply, i, into);
            }
        }
    }

    private void rescue(PhalanxPly ply, int row, long[] into) {
        int direction = directions[row];
        int side = ply.at[tails[row]];
        int length = line(ply, tails[row], direction);
        int cell = tails[row];
        while (ply.at[cell] == side) {
            cell = net.next[DIRECTIONS * cell + direction];
        }
        int before = cell;
        while (ply.at[cell] == CellNet.EMPTY) {
            before = cell;
            cell = net.next[DIRECTIONS * cell + direction];
        }
        int line = line(ply, cell, direction);
        int after = cell;
        for (int i = 0; i < line; i++) {
            after = net.next[DIRECTIONS * after + direction];
        }
        if (line + 1 == length) {
            mark(ply, before, into);
            mark(ply, after, into);
        }
    }

    private static void mark(PhalanxPly ply, int cell, long[] into) {
        if (ply.at[cell] == CellNet.EMPTY) {
            into[cell >> 6] |= 1L << cell;
        }
    }
}
