package hexalyst.game.manalath;

/// Groups on a board of up to 128 cells, and sets of its cells in a low and a high word.
final class WideGroups {
    /// The result of [#first] for the empty set.
    static final int NONE = 2 * Long.SIZE;

    private final long[] lowNeighbours;
    private final long[] highNeighbours;
    /// The group found last, and the cells around its pieces.
    private long lowGroup;

    private long highGroup;
    private long lowNear;
    private long highNear;

    WideGroups(long[] lowNeighbours, long[] highNeighbours) {
        this.lowNeighbours = lowNeighbours;
        this.highNeighbours = highNeighbours;
    }

    /// The lowest cell of a set, or [#NONE].
    static int first(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
    }

    /// The low word of the set of one cell.
    static long low(int cell) {
        return cell < Long.SIZE ? 1L << cell : 0;
    }

    /// The high word of the set of one cell.
    static long high(int cell) {
        return cell < Long.SIZE ? 0 : 1L << cell;
    }

    /// The number of cells of a set.
    static int count(long low, long high) {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /// Finds the group of a piece among those of its colour; returns its size, 0 for [#NONE].
    int gather(int piece, long lowOwn, long highOwn) {
        lowGroup = 0;
        highGroup = 0;
        lowNear = 0;
        highNear = 0;
        int size = 0;
        for (int next = piece; next < NONE; size++) {
            lowGroup |= low(next);
            highGroup |= high(next);
            lowNear |= lowNeighbours[next];
            highNear |= highNeighbours[next];
            next = first(lowNear & lowOwn & ~lowGroup, highNear & highOwn & ~highGroup);
        }
        return size;
    }

    long lowGroup() {
        return lowGroup;
    }

    long highGroup() {
        return highGroup;
    }

    long lowNear() {
        return lowNear;
    }

    long highNear() {
        return highNear;
    }
}
