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
    private final PhalanxRights rights;
    private final PhalanxRows rows;
    private final PhalanxPly ply;
    private final int limit;
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

    PhalanxPlayout(PhalanxNet net, PhalanxBoard board, int limit) {
        this.net = net;
        this.board = board;
        this.limit = limit;
        regions = new PhalanxRegions(net);
        rights = new PhalanxRights(net);
        rows = new PhalanxRows(net);
        ply = new PhalanxPly(net);
        rest = new long[net.words];
        group = new long[net.words];
        around = new long[net.words];
        free = new long[net.words];
        open = new long[net.words];
        grown = new long[net.words];
        roaming = new long[net.words];
        cells = new long[net.words];
    }

    @Override
    public int play(RandomGenerator random) {
        int first = board.toMove().ordinal();
        begin(random);
        for (int turn = 0; !ply.over && turn < MOST_TURNS; turn++) {
            turn(random);
        }
        return ahead(first);
    }

    /// Starts at the board's position, after the opening, and returns the position that [#turn] changes.
    PhalanxPly begin(RandomGenerator random) {
        board.copy(ply, random);
        return ply;
    }

    /// By how many points a side is ahead now.
    int ahead(int side) {
        return regions.ahead(ply, side);
    }

    @Override
    public void addOwners(int[] sums) {
        regions.addOwners(ply, sums);
    }

    /// Makes a turn, or the rest of one.
    void turn(RandomGenerator random) {
        rights.find(ply);
        System.arraycopy(ply.free, 0, free, 0, free.length);
        System.arraycopy(ply.growth, 0, open, 0, open.length);
        regions.sealed(ply, ply.mover, cells);
        for (int i = 0; i < open.length; i++) {
            open[i] &= ~cells[i];
        }
        boolean gained = ply.midTurn();
        int took = ply.took;
        int put = ply.put;
        rows.find(ply, 1 - ply.mover, ply.men[1 - ply.mover]);
        rows.rescues(ply, cells);
        rows.find(ply, ply.mover, free);
        keepForRows();
        grow(random, cells);
        move(random);
        gained |= ply.put > put || ply.took > took || ply.hasMoved;
        ply.passes = gained ? 0 : ply.passes + 1;
        ply.quiet = ply.put > 0 || ply.took > 0 ? 0 : ply.quiet + 1;
        ply.taken[ply.mover] += ply.took;
        ply.over = ply.passes > 1 || limit > 0 && ply.quiet >= limit;
        ply.known = false;
        ply.turn();
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
        ply.put(cell, ply.mover);
        ply.markPut(cell);
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int other = net.next[DIRECTIONS * cell + direction];
            if (ply.at[other] == ply.mover && Flood.has(free, other) && !Flood.has(grown, other)) {
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
        while (rows.find(ply, ply.mover, free) > 0 && rows.takes[rows.best(random)] > 0) {
            move(rows.best(random), random);
        }
        for (int i = 0; i < roaming.length; i++) {
            roaming[i] &= free[i];
        }
        if (rows.find(ply, ply.mover, roaming) > 0) {
            move(random.nextInt(rows.count), random);
        }
    }

    private void move(int row, RandomGenerator random) {
        board.move(ply, rows.tails[row], rows.directions[row], rows.reach(ply, row, random));
        for (int i = 0; i < free.length; i++) {
            free[i] &= ~ply.moved[i] & ply.men[ply.mover][i];
        }
    }
}
