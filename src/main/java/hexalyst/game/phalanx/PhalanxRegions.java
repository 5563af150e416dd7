package hexalyst.game.phalanx;

import hexalyst.game.Side;
import java.util.Arrays;

/// The territory of a search board's position.
final class PhalanxRegions {
    private final PhalanxNet net;
    private final long[] rest;
    private final long[] region;
    private final long[] around;
    private final long[][] owned;
    /// The territory of each side after [#find].
    private final int[] territory = new int[2];

    PhalanxRegions(PhalanxNet net) {
        this.net = net;
        rest = new long[net.words];
        region = new long[net.words];
        owned = new long[2][net.words];
        around = new long[net.words];
    }

    /// By how many points a side is ahead: its territory minus its men taken, compared with the other side.
    int ahead(PhalanxPly ply, int side) {
        find(ply);
        return territory[side] - territory[1 - side] + PhalanxSafety.prisoners(ply, side);
    }

    /// The territory of a side.
    ///
    /// @param into receives the cells
    void sealed(PhalanxPly ply, int side, long[] into) {
        find(ply);
        System.arraycopy(owned[side], 0, into, 0, into.length);
    }

    /// Adds 1 for each cell where White has a man or territory, and -1 for Black's.
    void addOwners(PhalanxPly ply, int[] sums) {
        find(ply);
        for (int side = 0; side < 2; side++) {
            int one = side == Side.WHITE.ordinal() ? 1 : -1;
            for (int word = 0; word < rest.length; word++) {
                for (long left = owned[side][word] | ply.men[side][word]; left != 0; left &= left - 1) {
                    sums[word << 6 | Long.numberOfTrailingZeros(left)] += one;
                }
            }
        }
    }

    private void find(PhalanxPly ply) {
        Arrays.fill(territory, 0);
        Arrays.fill(owned[0], 0);
        Arrays.fill(owned[1], 0);
        System.arraycopy(ply.empty, 0, rest, 0, rest.length);
        for (int cell = PhalanxNet.take(rest); cell >= 0; cell = PhalanxNet.take(rest)) {
            Arrays.fill(region, 0);
            region[cell >> 6] = 1L << cell;
            net.flood(region, ply.empty, around);
            boolean first = PhalanxNet.meet(around, ply.men[0]);
            boolean single = first != PhalanxNet.meet(around, ply.men[1]);
            for (int i = 0; i < rest.length; i++) {
                rest[i] &= ~region[i];
                if (single) {
                    owned[first ? 0 : 1][i] |= region[i];
                    territory[first ? 0 : 1] += Long.bitCount(region[i]);
                }
            }
        }
    }
}
