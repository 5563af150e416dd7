package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// The rows of a side that can move, with what they could take.
final class PhalanxRows {
    private static final int DIRECTIONS = PhalanxNet.DIRECTIONS;
    private static final int BACK = DIRECTIONS / 2;

    private final PhalanxBoard board;
    private final PhalanxNet net;
    /// How many rows there are after [#find].
    int count;
    /// For each row: the tail, the direction, the farthest distance, and how many men it then takes.
    final int[] tails;

    final int[] directions;
    final int[] farthest;
    final int[] takes;

    PhalanxRows(PhalanxBoard board) {
        this.board = board;
        net = board.net;
        tails = new int[DIRECTIONS * net.cells];
        directions = new int[DIRECTIONS * net.cells];
        farthest = new int[DIRECTIONS * net.cells];
        takes = new int[DIRECTIONS * net.cells];
    }

    /// Finds the longest movable row of each line, for each direction.
    ///
    /// @param men the men of the side whose lines are examined
    /// @return how many there are
    int find(int side, long[] men) {
        count = 0;
        for (int word = 0; word < men.length; word++) {
            for (long left = men[word]; left != 0; left &= left - 1) {
                int head = word << 6 | Long.numberOfTrailingZeros(left);
                for (int direction = 0; direction < DIRECTIONS; direction++) {
                    int before = net.next[DIRECTIONS * head + direction];
                    if (board.at(before) != side + 1 && !board.walled(before)) {
                        add(head, direction);
                    }
                }
            }
        }
        return count;
    }

    private void add(int head, int direction) {
        int back = (direction + BACK) % DIRECTIONS;
        int length = board.length(head, back);
        int steps = length == 1 ? 0 : board.rights().steps(head, direction, length);
        if (steps > 0) {
            tails[count] = net.ahead(head, back, length - 1);
            directions[count] = direction;
            farthest[count] = steps;
            takes[count] = 0;
            int cell = head;
            for (int step = 0; step < steps; step++) {
                cell = net.next[DIRECTIONS * cell + direction];
                takes[count] += board.at(cell) == PhalanxBoard.NOTHING ? 0 : 1;
            }
            count++;
        }
    }

    /// The men that a row takes if it goes as far as it can.
    CellSet hits(int row) {
        CellSet hits = CellSet.EMPTY;
        int cell = before(row);
        for (int step = 0; step < farthest[row]; step++) {
            hits = board.at(cell) == PhalanxBoard.NOTHING ? hits : hits.with(cell);
            cell = net.next[DIRECTIONS * cell + directions[row]];
        }
        return hits;
    }

    /// The cell before a row's head.
    private int before(int row) {
        return net.ahead(tails[row], directions[row], board.length(tails[row], directions[row]));
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
    int reach(int row, RandomGenerator random) {
        int cell = before(row);
        int target = cell;
        int last = takes[row] > 0 ? farthest[row] : 1 + random.nextInt(farthest[row]);
        for (int step = 1; step <= last; step++) {
            target = takes[row] == 0 || board.at(cell) != PhalanxBoard.NOTHING ? cell : target;
            cell = net.next[DIRECTIONS * cell + directions[row]];
        }
        return target;
    }

    /// The empty cells at the ends of lines that the rows could take, where one more man saves the line.
    ///
    /// @param into receives the cells
    void rescues(long[] into) {
        Arrays.fill(into, 0);
        for (int i = 0; i < count; i++) {
            if (takes[i] > 0) {
                rescue(i, into);
            }
        }
    }

    private void rescue(int row, long[] into) {
        int direction = directions[row];
        int cell = before(row);
        int before = cell;
        while (board.at(cell) == PhalanxBoard.NOTHING) {
            before = cell;
            cell = net.next[DIRECTIONS * cell + direction];
        }
        int line = board.length(cell, direction);
        if (line + 1 == board.length(tails[row], direction)) {
            mark(before, into);
            mark(net.ahead(cell, direction, line), into);
        }
    }

    private void mark(int cell, long[] into) {
        if (board.at(cell) == PhalanxBoard.NOTHING) {
            into[cell >> 6] |= 1L << cell;
        }
    }
}
