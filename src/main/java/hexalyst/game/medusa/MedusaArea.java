package hexalyst.game.medusa;

/// The owners of the cells of a search board's position if the game ended now.
final class MedusaArea {
    private final MedusaStones now;
    private final MedusaNet net;
    /// The owner of each empty cell, after [#find]: the number of a side, or [MedusaStones#EMPTY] for nobody.
    private final byte[] owner;

    /// How many cells the region of each empty cell has, likewise.
    private final int[] sizes;

    private final int[] seen;
    private int search;
    private final int[] region;
    /// How many cells each side has, after [#find].
    private final int[] cells = new int[2];

    MedusaArea(MedusaStones now) {
        this.now = now;
        net = now.net;
        owner = new byte[net.cells];
        sizes = new int[net.cells];
        seen = new int[net.cells];
        region = new int[net.cells];
    }

    /// By how many cells a side is ahead: stones, and empty cells that they alone surround.
    int ahead(int side) {
        find();
        return cells[side] - cells[1 - side];
    }

    /// Writes the owner of each cell: the number of a side, or [MedusaStones#EMPTY] for nobody.
    ///
    /// @param into one entry for each cell
    void owners(byte[] into) {
        find();
        for (int cell = 0; cell < net.cells; cell++) {
            byte content = now.at[cell];
            into[cell] = content == MedusaStones.EMPTY
                    ? owner[cell]
                    : content == MedusaStones.BLOCKED ? MedusaStones.EMPTY : content;
        }
    }

    /// Writes the empty cells whose owner is still open: those of regions that both sides or no side touches, or that
    /// are wide.
    ///
    /// @param into receives the cells
    /// @param wide a region with more cells than this is wide
    void open(long[] into, int wide) {
        find();
        System.arraycopy(now.empty, 0, into, 0, into.length);
        for (int word = 0; word < into.length; word++) {
            for (long rest = into[word]; rest != 0; rest &= rest - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                if (owner[cell] != MedusaStones.EMPTY && sizes[cell] <= wide) {
                    into[word] &= ~(1L << cell);
                }
            }
        }
    }

    private void find() {
        cells[0] = now.count[0];
        cells[1] = now.count[1];
        search++;
        for (int word = 0; word < net.words; word++) {
            for (long rest = now.empty[word]; rest != 0; rest &= rest - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                if (seen[cell] != search) {
                    fill(cell);
                }
            }
        }
    }

    private void fill(int first) {
        seen[first] = search;
        region[0] = first;
        int size = 1;
        int touched = 0;
        for (int read = 0; read < size; read++) {
            int cell = region[read];
            for (int i = net.nearFrom[cell]; i < net.nearFrom[cell + 1]; i++) {
                int other = net.near[i];
                if (now.at[other] != MedusaStones.EMPTY) {
                    touched |= 1 << now.at[other];
                } else if (seen[other] != search) {
                    seen[other] = search;
                    region[size++] = other;
                }
            }
        }
        int side = touched == 1 ? 0 : touched == 2 ? 1 : MedusaStones.EMPTY;
        for (int i = 0; i < size; i++) {
            owner[region[i]] = (byte) side;
            sizes[region[i]] = size;
        }
        if (side != MedusaStones.EMPTY) {
            cells[side] += size;
        }
    }
}
