package hexalyst.engine.verify;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Position;
import hexalyst.game.Supply;
import java.util.Arrays;

/// Keys that are equal for two positions exactly if a symmetry of the board maps one to the other.
///
/// A key is the whole content of the position, two bits per cell, and not a hash of it. Different positions can have
/// equal hashes, and since ours are linear, an attacker could construct such positions. Among the images under the
/// symmetries the smallest is used, so that all of them have the same key. An exchange of the colours is not
/// considered: in one strategy it is always the same side's turn.
///
/// Every game guarantees that positions with the same content, player to move, supply, passes and swap are the same,
/// and that symmetric ones have the same value ([hexalyst.game.PositionSetup], [hexalyst.game.PositionKey]).
final class ExactKeys {
    private static final int CELLS_A_WORD = Long.SIZE / 2;
    /// Ensures that the first word of every key is not 0.
    private static final long ANY = 1L << 63;

    private static final long SWAP = 1L << 62;

    private final Grid grid;
    private final int[] occupied;
    private final long[] kinds;
    private final long[] image;

    ExactKeys(Grid grid) {
        this.grid = grid;
        occupied = new int[grid.cells()];
        kinds = new long[grid.cells()];
        image = new long[words()];
    }

    /// How many words a key has.
    int words() {
        return 2 + (grid.cells() - 1) / CELLS_A_WORD;
    }

    /// The key of the position: first a word that is never 0, with the player to move, the supply, the passes and the
    /// swap; then the cells.
    long[] key(Position position) {
        Supply supply = position.supply();
        long[] best = new long[words()];
        int count = collect(position);
        for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
            Arrays.fill(image, 0);
            for (int i = 0; i < count; i++) {
                int cell = grid.image(symmetry, occupied[i]);
                image[1 + cell / CELLS_A_WORD] |= kinds[i] << 2 * (cell % CELLS_A_WORD);
            }
            if (symmetry == 0 || Arrays.compare(image, best) < 0) {
                System.arraycopy(image, 0, best, 0, best.length);
            }
        }
        best[0] = ANY
                | (long) (supply.white() + 1) << 40
                | (long) (supply.black() + 1) << 16
                | (long) position.passes() << 1
                | (position.swapOffered() ? SWAP : 0)
                | position.toMove().ordinal();
        return best;
    }

    private int collect(Position position) {
        int count = 0;
        for (int cell = 0; cell < occupied.length; cell++) {
            Content content = position.at(cell);
            if (!content.isEmpty()) {
                occupied[count] = cell;
                kinds[count++] = content.code();
            }
        }
        return count;
    }
}
