package hexalyst.game.hexade;

/// How many stones of each side are in each six of a board, updated with every stone that is added or removed.
final class HexadeCounts {
    /// How many different numbers of stones of a side a six can have, 0 included.
    private static final int NUMBERS = Six.CELLS + 1;
    /// What one stone of a side adds to the number of a six.
    private static final int[] STONE = {NUMBERS, 1};

    private final HexadeShapes shapes;
    /// The number of each six: stones of White times [#NUMBERS] plus stones of Black.
    private final byte[] number;
    /// How many sixes have each number.
    private final int[] histogram = new int[NUMBERS * NUMBERS];

    /// The counts of an empty board.
    HexadeCounts(HexadeShapes shapes) {
        this.shapes = shapes;
        number = new byte[shapes.count()];
        histogram[0] = number.length;
    }

    /// Counts a stone of a side.
    void add(int cell, int side) {
        change(cell, STONE[side]);
    }

    /// Stops counting a stone of a side.
    void remove(int cell, int side) {
        change(cell, -STONE[side]);
    }

    private void change(int cell, int by) {
        for (int shape : shapes.through(cell)) {
            int before = number[shape];
            int after = before + by;
            histogram[before]--;
            histogram[after]++;
            number[shape] = (byte) after;
        }
    }

    /// How many sixes have this many stones of a side, 1 to 6, and none of the other.
    int open(int side, int stones) {
        return histogram[stones * STONE[side]];
    }

    /// True if a side has a five: a six that lacks only one stone, on an empty cell.
    boolean hasFive(int side) {
        return open(side, Six.CELLS - 1) > 0;
    }

    /// The next five of a side, starting at the number of a six; -1 if there is none.
    int five(int from, int side) {
        int shape = hasFive(side) ? from : number.length;
        while (shape < number.length && number[shape] != (Six.CELLS - 1) * STONE[side]) {
            shape++;
        }
        return shape < number.length ? shape : -1;
    }
}
