package hexalyst.game.phalanx;

import hexalyst.game.Playout;
import hexalyst.game.kit.CellNet;
import hexalyst.game.kit.Flood;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Plays random games of Phalanx, like players who look one turn ahead. Rows take what they can; threatened groups grow
/// where that saves them; all others grow anywhere except in their own territory. Now and then a row moves, and a
/// player with nothing to gain passes.
final class PhalanxPlayout implements Playout {
    private static final int DIRECTIONS = PhalanxNet.DIRECTIONS;
    /// The limit on turns without growth and capture ends games earlier; without such a limit they end here.
    private static final int MOST_TURNS = 400;
    /// One in this many groups moves a row instead of growing.
    private static final int MOVES_ONE_IN = 8;

    private final PhalanxNet net;
    private final PhalanxBoard board;
    private final PhalanxRegions regions;
    private final PhalanxRows rows;
    private final long[] rest;
    private final long[] group;
    private final long[] around;
    /// The men that may move, and the cells where a group may grow, reduced as they are used.
    private final long[] free;

    private final long[] open;
    private final long[] grown;
    /// The men of groups that move although they could grow.
    private final long[] roaming;

    private final long[] cells;
    /// The men and territory of each side at the end of the last game.
    private final long[][] owned;

    PhalanxPlayout(PhalanxBoard board) {
        this.board = board;
        net = board.net;
        regions = new PhalanxRegions(board);
        rows = new PhalanxRows(board);
        rest = new long[net.words];
        group = new long[net.words];
        around = new long[net.words];
        free = new long[net.words];
        open = new long[net.words];
        grown = new long[net.words];
        roaming = new long[net.words];
        cells = new long[net.words];
        owned = new long[2][net.words];
    }

    @Override
    public int play(RandomGenerator random) {
        int first = board.side();
        board.start(random);
        for (int turn = 0; !board.over() && turn < MOST_TURNS; turn++) {
            turn(random);
        }
        int ahead = board.ahead(first);
        stop();
        return ahead;
    }

    /// Takes the game back, but keeps who owns which cells.
    void stop() {
        for (int side = 0; side < owned.length; side++) {
            long[] sealed = regions.sealed(side);
            for (int i = 0; i < net.words; i++) {
                owned[side][i] = sealed[i] | board.men[side][i];
            }
        }
        board.stop();
    }

    @Override
    public void addOwners(int[] sums) {
        for (int side = 0; side < owned.length; side++) {
            for (int word = 0; word < net.words; word++) {
                for (long left = owned[side][word]; left != 0; left &= left - 1) {
                    sums[word << 6 | Long.numberOfTrailingZeros(left)] += 1 - 2 * side;
                }
            }
        }
    }

    /// Makes a turn, or the rest of one.
    void turn(RandomGenerator random) {
        PhalanxRights.Knowledge may = board.rights().find();
        int side = board.side();
        System.arraycopy(may.free, 0, free, 0, free.length);
        System.arraycopy(may.growth, 0, open, 0, open.length);
        CellNet.remove(regions.sealed(side), open);
        rows.find(1 - side, board.men[1 - side]);
        rows.rescues(cells);
        rows.find(side, free);
        keepForRows();
        grow(random, cells);
        move(random);
        board.finish();
    }

    /// Removes the cells around groups whose rows take something from the cells where groups may grow.
    private void keepForRows() {
        for (int i = 0; i < rows.count; i++) {
            if (rows.takes[i] > 0) {
                flood(rows.tails[i], free);
                close();
            }
        }
    }

    private void flood(int man, long[] among) {
        net.gather(man, group, among, around);
    }

    private void close() {
        CellNet.remove(around, open);
    }

    private void grow(RandomGenerator random, long[] rescues) {
        System.arraycopy(free, 0, rest, 0, rest.length);
        Arrays.fill(grown, 0);
        Arrays.fill(roaming, 0);
        for (int man = CellNet.take(rest); man >= 0; man = CellNet.take(rest)) {
            flood(man, free);
            boolean rescued = false;
            boolean any = false;
            for (int i = 0; i < rest.length; i++) {
                rest[i] &= ~group[i];
                around[i] &= open[i];
                any |= around[i] != 0;
                rescued |= (around[i] & rescues[i]) != 0;
            }
            boolean moves = any && !rescued && random.nextInt(MOVES_ONE_IN) == 0;
            for (int i = 0; i < around.length; i++) {
                around[i] &= rescued ? rescues[i] : -1;
                roaming[i] |= moves ? group[i] : 0;
            }
            if (any && !moves) {
                put(Playout.one(around, random));
            }
        }
        for (int i = 0; i < free.length; i++) {
            free[i] &= ~grown[i];
        }
    }

    /// Places a man, which grows all groups that it touches; these then neither grow again nor move.
    private void put(int cell) {
        board.grow(cell, board.side());
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int other = net.next[DIRECTIONS * cell + direction];
            if (board.at(other) == board.side() + 1 && Flood.has(free, other) && !Flood.has(grown, other)) {
                flood(other, free);
                close();
                for (int i = 0; i < grown.length; i++) {
                    grown[i] |= group[i];
                    rest[i] &= ~group[i];
                }
            }
        }
    }

    /// Moves the rows that take something, then one of the other rows that may move.
    private void move(RandomGenerator random) {
        while (rows.find(board.side(), free) > 0 && rows.takes[rows.best(random)] > 0) {
            move(rows.best(random), random);
        }
        for (int i = 0; i < roaming.length; i++) {
            roaming[i] &= free[i];
        }
        if (rows.find(board.side(), roaming) > 0) {
            move(random.nextInt(rows.count), random);
        }
    }

    private void move(int row, RandomGenerator random) {
        board.move(rows.tails[row], rows.directions[row], rows.reach(row, random));
        for (int i = 0; i < free.length; i++) {
            free[i] &= ~board.moved()[i] & board.men[board.side()][i];
        }
    }
}
