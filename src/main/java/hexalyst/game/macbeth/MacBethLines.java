package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The straight lines of a board between holes and edge, laid out as bits, so that whole rows are found at once. Every
/// cell has a bit for each of its lines. Lines of less than three cells, on which nothing can be enclosed, have none.
/// Before and after each line in its word is a bit that stands for no cell.
final class MacBethLines {
    /// In how many directions lines run.
    static final int AXES = 3;

    /// A cell's bit where it has no line.
    static final int NO_BIT = -1;

    private static final int SHORTEST = 3;

    /// The bit of a cell on an axis, at [#AXES] times the cell, plus the axis: 64 times the word, plus the place in it.
    private final int[] bits;
    /// The cell of a bit; no cell between lines.
    private final int[] cells;
    /// The word of a cell on an axis, as in [#bits], and its bit there; no bit where it has no line.
    private final int[] wordOf;

    private final long[] bitOf;
    /// The bits of each word that stand for cells.
    private final long[] used;
    /// On how many lines a cell has a neighbour on both sides, so that a stone there could be turned over.
    private final int[] inside;

    MacBethLines(Grid grid, CellSet blocked) {
        bits = new int[AXES * grid.cells()];
        inside = new int[grid.cells()];
        Arrays.fill(bits, NO_BIT);
        List<Integer> laid = new ArrayList<>();
        for (int axis = 0; axis < AXES; axis++) {
            for (int cell = 0; cell < grid.cells(); cell++) {
                if (!blocked.contains(cell) && !open(grid, blocked, cell, axis + AXES)) {
                    lay(line(grid, blocked, cell, axis), axis, laid);
                }
            }
            fill(laid);
        }
        wordOf = new int[bits.length];
        bitOf = new long[bits.length];
        for (int i = 0; i < bits.length; i++) {
            wordOf[i] = bits[i] == NO_BIT ? 0 : bits[i] >> 6;
            bitOf[i] = bits[i] == NO_BIT ? 0 : 1L << bits[i];
        }
        cells = laid.stream().mapToInt(Integer::intValue).toArray();
        used = new long[cells.length / Long.SIZE];
        for (int bit = 0; bit < cells.length; bit++) {
            used[bit / Long.SIZE] |= cells[bit] == Grid.NONE ? 0 : 1L << bit;
        }
    }

    private static boolean open(Grid grid, CellSet blocked, int cell, int direction) {
        int next = grid.neighbour(cell, direction);
        return next != Grid.NONE && !blocked.contains(next);
    }

    private static List<Integer> line(Grid grid, CellSet blocked, int first, int direction) {
        List<Integer> line = new ArrayList<>(List.of(first));
        while (open(grid, blocked, line.getLast(), direction)) {
            line.add(grid.neighbour(line.getLast(), direction));
        }
        return line;
    }

    private void lay(List<Integer> line, int axis, List<Integer> laid) {
        if (line.size() < SHORTEST) {
            return;
        }
        // The line, a bit before it unless one is there, and one behind it.
        int room = Long.SIZE - laid.size() % Long.SIZE;
        if (room < line.size() + 1 || room == Long.SIZE) {
            fill(laid);
            laid.add(Grid.NONE);
        }
        for (int i = 0; i < line.size(); i++) {
            int cell = line.get(i);
            bits[AXES * cell + axis] = laid.size();
            inside[cell] += i > 0 && i < line.size() - 1 ? 1 : 0;
            laid.add(cell);
        }
        laid.add(Grid.NONE);
    }

    private static void fill(List<Integer> laid) {
        while (laid.size() % Long.SIZE != 0) {
            laid.add(Grid.NONE);
        }
    }

    /// How many words of bits there are.
    int words() {
        return used.length;
    }

    /// The bit of a cell on an axis, 0 to 2; [#NO_BIT] if it has none.
    int bit(int cell, int axis) {
        return bits[AXES * cell + axis];
    }

    /// The cell of a bit.
    int cell(int bit) {
        return cells[bit];
    }

    /// The cells where a stone could be turned over on so many lines.
    int[] cellsInside(int many) {
        return IntStream.range(0, inside.length)
                .filter(cell -> inside[cell] == many && onLine(cell))
                .toArray();
    }

    private boolean onLine(int cell) {
        return IntStream.range(0, AXES).anyMatch(axis -> bit(cell, axis) != NO_BIT);
    }

    /// Cells of which each is on a line, with one bit each.
    long[] once(int[] some) {
        long[] set = new long[used.length];
        for (int cell : some) {
            int axis = 0;
            while (bit(cell, axis) == NO_BIT) {
                axis++;
            }
            set[bit(cell, axis) >> 6] |= 1L << bit(cell, axis);
        }
        return set;
    }

    /// Adds or removes a cell. A board without lines has no word to change.
    void toggle(long[] set, int cell) {
        if (set.length == 0) {
            return;
        }
        int first = AXES * cell;
        set[wordOf[first]] ^= bitOf[first];
        set[wordOf[first + 1]] ^= bitOf[first + 1];
        set[wordOf[first + 2]] ^= bitOf[first + 2];
    }

    /// Moves cells from one set to the other, all of which are on lines.
    void turn(long[] one, long[] two, int[] turned, int from, int to) {
        for (int i = from; i < to; i++) {
            int first = AXES * turned[i];
            for (int entry = first; entry < first + AXES; entry++) {
                int word = wordOf[entry];
                long bit = bitOf[entry];
                one[word] ^= bit;
                two[word] ^= bit;
            }
        }
    }

    /// The bits of a word where a stone turns others over: a run that begins beside an own stone is carried, by
    /// addition, to the bit behind it.
    long placeable(long[] own, long[] other, int word) {
        long mine = own[word];
        long theirs = other[word];
        long empty = used[word] & ~(mine | theirs);
        long back = Long.reverse(theirs);
        long forth = theirs + (mine << 1 & theirs) & empty;
        return forth | Long.reverse(back + (Long.reverse(mine) << 1 & back)) & empty;
    }

    /// True if a stone could turn others over somewhere. As [#placeable], but one way first, which is mostly enough and
    /// needs no reversing.
    boolean anyPlaceable(long[] own, long[] other) {
        for (int word = 0; word < used.length; word++) {
            long theirs = other[word];
            if ((theirs + (own[word] << 1 & theirs) & used[word] & ~(own[word] | theirs)) != 0) {
                return true;
            }
        }
        for (int word = 0; word < used.length; word++) {
            if (placeable(own, other, word) != 0) {
                return true;
            }
        }
        return false;
    }

    /// The empty bits beside some stones, counted along every line.
    ///
    /// @param rest the other stones
    int beside(long[] some, long[] rest) {
        int count = 0;
        for (int word = 0; word < used.length; word++) {
            long empty = used[word] & ~(some[word] | rest[word]);
            count += Long.bitCount((some[word] << 1 | some[word] >>> 1) & empty);
        }
        return count;
    }

    /// The stones next to an empty cell of some, counted along every line.
    int besideEmpty(long[] own, long[] other, long[] some) {
        int count = 0;
        for (int word = 0; word < used.length; word++) {
            long empty = some[word] & ~(own[word] | other[word]);
            count += Long.bitCount((empty << 1 | empty >>> 1) & own[word]);
        }
        return count;
    }

    /// The stones in unbroken rows that begin at some of them, counted along every line.
    int anchored(long[] own, long[] anchors) {
        int count = 0;
        for (int word = 0; word < used.length; word++) {
            long mine = own[word];
            long forth = mine & ~(mine + (mine & anchors[word]));
            long back = Long.reverse(mine);
            back &= ~(back + (back & Long.reverse(anchors[word])));
            count += Long.bitCount(forth | Long.reverse(back));
        }
        return count;
    }

    /// Writes the cells whose stones a new one turns over, and gives where they end.
    ///
    /// @param from where to begin writing
    int turned(long[] own, long[] other, int cell, int[] into, int from) {
        int count = from;
        for (int axis = 0; axis < AXES; axis++) {
            int bit = bit(cell, axis);
            if (bit == NO_BIT) {
                continue;
            }
            long mine = own[bit >> 6];
            long theirs = other[bit >> 6];
            // Neither bit 0 nor bit 63 of a word is a cell, so that no shift is by 64.
            int place = bit & 63;
            int up = Long.numberOfTrailingZeros(~(theirs >>> place + 1));
            if (up > 0 && (mine >>> place + 1 + up & 1) != 0) {
                for (int i = 1; i <= up; i++) {
                    into[count++] = cells[bit + i];
                }
            }
            int down = Long.numberOfLeadingZeros(~(theirs << Long.SIZE - place));
            if (down > 0 && (mine >>> place - 1 - down & 1) != 0) {
                for (int i = 1; i <= down; i++) {
                    into[count++] = cells[bit - i];
                }
            }
        }
        return count;
    }
}
