package hexalyst.game.phalanx;

import hexalyst.game.Side;
import hexalyst.game.kit.Territory;

/// The territory of a search board's position.
final class PhalanxRegions {
    private final Territory territory;

    PhalanxRegions(PhalanxNet net) {
        territory = new Territory(net);
    }

    /// By how many points a side is ahead: its territory minus its men taken, compared with the other side.
    int ahead(PhalanxPly ply, int side) {
        find(ply);
        return territory.count(side) - territory.count(1 - side) + PhalanxSafety.prisoners(ply, side);
    }

    /// How many more empty cells a side's men are closer to than the other's ([Territory#nearer]).
    int nearer(PhalanxPly ply, int side) {
        return territory.nearer(ply.empty, ply.men, side);
    }

    /// The territory of a side.
    ///
    /// @param into receives the cells
    void sealed(PhalanxPly ply, int side, long[] into) {
        find(ply);
        System.arraycopy(territory.of(side), 0, into, 0, into.length);
    }

    /// Adds 1 for each cell where White has a man or territory, and -1 for Black's.
    void addOwners(PhalanxPly ply, int[] sums) {
        find(ply);
        for (int side = 0; side < 2; side++) {
            int one = side == Side.WHITE.ordinal() ? 1 : -1;
            for (int word = 0; word < ply.empty.length; word++) {
                for (long left = territory.of(side)[word] | ply.men[side][word]; left != 0; left &= left - 1) {
                    sums[word << 6 | Long.numberOfTrailingZeros(left)] += one;
                }
            }
        }
    }

    private void find(PhalanxPly ply) {
        territory.find(ply.empty, ply.men);
    }
}
