package hexalyst.game.phalanx;

import java.util.Arrays;

/// The territory of a search board's position.
final class PhalanxRegions {
    private final PhalanxNet net;
    private final long[] rest;
    private final long[] region;
    private final long[] around;
    /// The territory of each side after [#find].
    private final int[] territory = new int[2];

    PhalanxRegions(PhalanxNet net) {
        this.net = net;
        rest = new long[net.words];
        region = new long[net.words];
        around = new long[net.words];
    }

    /// By how many points a side is ahead: its territory less its men taken, against the same of the other.
    int ahead(PhalanxPly ply, int side) {
        find(ply);
        int mine = ply.taken[side] + (ply.mover == side ? ply.took : 0);
        int theirs = ply.taken[1 - side] + (ply.mover == side ? 0 : ply.took);
        return territory[side] - territory[1 - side] + mine - theirs;
    }

    private void find(PhalanxPly ply) {
        Arrays.fill(territory, 0);
        System.arraycopy(ply.empty, 0, rest, 0, rest.length);
        for (int cell = PhalanxNet.take(rest); cell >= 0; cell = PhalanxNet.take(rest)) {
            Arrays.fill(region, 0);
            region[cell >> 6] = 1L << cell;
            net.flood(region, ply.empty, around);
            int size = 0;
            for (int i = 0; i < rest.length; i++) {
                rest[i] &= ~region[i];
                size += Long.bitCount(region[i]);
            }
            boolean first = PhalanxNet.meet(around, ply.men[0]);
            if (first != PhalanxNet.meet(around, ply.men[1])) {
                territory[first ? 0 : 1] += size;
            }
        }
    }
}
