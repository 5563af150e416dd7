package hexalyst.game.kit;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;

/// Where plain stones stand on a search board, and their hash, updated incrementally: as defined by [PositionHash#key],
/// in the family [PositionHash#LOW] and without the frame.
public final class StoneHash {
    private final Grid grid;
    private final long[] own;
    private final long[] other;
    /// For each symmetry, the hash of the cells that nobody can use.
    private final long[] blocked;
    /// The stones of each side, as bits of cells.
    private final long[][] stones;
    /// The exclusive or of the hash values of all stones, as seen by each side.
    private final long[] hash = new long[2];

    /// The hash of an empty board.
    public StoneHash(Grid grid, CellSet blockedCells) {
        this.grid = grid;
        int cells = grid.cells();
        own = new long[cells];
        other = new long[cells];
        for (int cell = 0; cell < cells; cell++) {
            own[cell] = CellHash.value(PositionHash.LOW, PositionHash.OWN, cell);
            other[cell] = CellHash.value(PositionHash.LOW, PositionHash.OTHER, cell);
        }
        blocked = new long[grid.symmetries()];
        for (int symmetry = 0; symmetry < blocked.length; symmetry++) {
            for (int cell = blockedCells.next(0); cell >= 0; cell = blockedCells.next(cell + 1)) {
                blocked[symmetry] ^= CellHash.value(PositionHash.LOW, PositionHash.BLOCKED, grid.image(symmetry, cell));
            }
        }
        hash[0] = blocked[0];
        hash[1] = blocked[0];
        stones = new long[2][Ground.words(grid)];
    }

    /// Puts a stone of a side on an empty cell, or takes it off.
    public void toggle(int cell, int side) {
        stones[side][cell >> 6] ^= 1L << cell;
        hash[side] ^= own[cell];
        hash[1 - side] ^= other[cell];
    }

    /// The stones of a side, as bits of cells. Must not be changed.
    public long[] stones(int side) {
        return stones[side];
    }

    /// How many stones a side has.
    public int count(int side) {
        int count = 0;
        for (long word : stones[side]) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /// The hash as the player to move sees it.
    public long key(int mover) {
        return hash[mover];
    }

    /// The smallest hash over the board's symmetries. Takes time proportional to the number of stones.
    ///
    /// @param frame what else belongs to the position
    public long canonicalKey(int mover, long frame) {
        long smallest = -1;
        for (int symmetry = 0; symmetry < blocked.length; symmetry++) {
            long image = frame
                    ^ blocked[symmetry]
                    ^ image(symmetry, stones[mover], own)
                    ^ image(symmetry, stones[1 - mover], other);
            smallest = Long.compareUnsigned(image, smallest) < 0 ? image : smallest;
        }
        return smallest;
    }

    private long image(int symmetry, long[] set, long[] values) {
        long image = 0;
        for (int word = 0; word < set.length; word++) {
            for (long rest = set[word]; rest != 0; rest &= rest - 1) {
                image ^= values[grid.image(symmetry, word << 6 | Long.numberOfTrailingZeros(rest))];
            }
        }
        return image;
    }
}
