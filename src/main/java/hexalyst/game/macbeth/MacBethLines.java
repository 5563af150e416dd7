package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The straight lines of a board between holes and edge, laid out as bits, so that whole rows are found at once. Every
/// cell has a bit for each of its lines. Lines of less than three cells, where nothing can be enclosed, have no bits; a
/// cell that is only on such lines has one bit of its own. Before and after each line in its word there is a bit that
/// represents no cell. Sets of cells may have more words than needed.
final class MacBethLines {
    /// In how many directions lines run.
    static final int AXES = 3;

    /// The bit of a cell on an axis where it has no line.
    static final int NO_BIT = -1;

    private static final int SHORTEST = 3;
    private static final int NO_AXIS = -1;

    private final Grid grid;
    private final CellSet blocked;
    /// The bit of a cell on an axis, at [#AXES] times the cell, plus the axis: 64 times the word, plus the place in it.
    private final int[] bits;
    /// One of the bits of each cell; [#NO_BIT] for a blocked one.
    private final int[] home;
    /// The cell of a bit; no cell between lines.
    private final int[] cells;
    /// The bits of each word that are on lines.
    private final long[] used;
    /// The number of lines where a cell has neighbours on both sides, so that a stone there could be turned over.
    private final int[] inside;

    MacBethLines(Grid grid, CellSet blocked) {
        this.grid = grid;
        this.blocked = blocked;
        bits = new int[AXES * grid.cells()];
        home = new int[grid.cells()];
        inside = new int[grid.cells()];
        Arrays.fill(bits, NO_BIT);
        Arrays.fill(home, NO_BIT);
        List<Integer> laid = new ArrayList<>();
        for (int axis = 0; axis < AXES; axis++) {
            for (int cell = 0; cell < grid.cells(); cell++) {
                if (!blocked.contains(cell) && !open(grid, blocked, cell, axis + AXES)) {
                    List<Integer> line = line(grid, blocked, cell, axis);
                    if (line.size() >= SHORTEST) {
                        lay(line, axis, laid);
                    }
                }
            }
        }
        int onLines = laid.size();
        for (int cell = 0; cell < grid.cells(); cell++) {
            if (!blocked.contains(cell) && home[cell] == NO_BIT) {
                lay(List.of(cell), NO_AXIS, laid);
            }
        }
        fill(laid);
        cells = laid.stream().mapToInt(Integer::intValue).toArray();
        used = new long[cells.length / Long.SIZE];
        for (int bit = 0; bit < onLines; bit++) {
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
        // The line, a bit before it unless there already is one, and one after it.
        int room = Long.SIZE - laid.size() % Long.SIZE;
        if (room < line.size() + 1 || room == Long.SIZE) {
            fill(laid);
            laid.add(Grid.NONE);
        }
        for (int i = 0; i < line.size(); i++) {
            int cell = line.get(i);
            home[cell] = laid.size();
            if (axis != NO_AXIS) {
                bits[AXES * cell + axis] = laid.size();
                inside[cell] += i > 0 && i < line.size() - 1 ? 1 : 0;
            }
            laid.add(cell);
        }
        laid.add(Grid.NONE);
    }

    private static void fill(List<Integer> laid) {
        while (laid.size() % Long.SIZE != 0) {
            laid.add(Grid.NONE);
        }
    }

    Grid grid() {
        return grid;
    }

    /// The cells without a bit.
    CellSet blocked() {
        return blocked;
    }

    /// How many words of bits there are.
    int words() {
        return used.length;
    }

    /// The bit of a cell on an axis, 0 to 2; [#NO_BIT] if it has none.
    int bit(int cell, int axis) {
        return bits[AXES * cell + axis];
    }

    /// The cell of a bit; no cell between lines.
    int cell(int bit) {
        return cells[bit];
    }

    /// True if a set has a cell, which is not blocked.
    boolean has(long[] set, int cell) {
        return (set[home[cell] >> 6] >>> home[cell] & 1) != 0;
    }

    /// The cells where a stone could be turned over on this many lines.
    int[] cellsInside(int many) {
        return IntStream.range(0, inside.length)
                .filter(cell -> inside[cell] == many && onLine(cell))
                .toArray();
    }

    private boolean onLine(int cell) {
        return IntStream.range(0, AXES).anyMatch(axis -> bit(cell, axis) != NO_BIT);
    }

    /// A set of cells with only one bit for each cell.
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

    /// Adds or removes a cell.
    void toggle(long[] set, int cell) {
        boolean off = true;
        for (int axis = 0; axis < AXES; axis++) {
            int bit = bit(cell, axis);
            if (bit != NO_BIT) {
                set[bit >> 6] ^= 1L << bit;
                off = false;
            }
        }
        if (off) {
            set[home[cell] >> 6] ^= 1L << home[cell];
        }
    }

    /// The bits of a word where a stone turns others over. In one direction, an addition carries a run that begins next
    /// to an own stone to the bit after it; in the other direction, steps of 1, 2, 4 and 8 bits pass through up to 15
    /// stones, the most that can be in a row.
    long placeable(long[] own, long[] other, int word) {
        long mine = own[word];
        long theirs = other[word];
        long forth = theirs + (mine << 1 & theirs);
        long run = theirs;
        long back = mine >>> 1 & run;
        back |= back >>> 1 & run;
        run &= run >>> 1;
        back |= back >>> 2 & run;
        run &= run >>> 2;
        back |= back >>> 4 & run;
        run &= run >>> 4;
        back |= back >>> 8 & run;
        return (forth | back >>> 1) & used[word] & ~(mine | theirs);
    }

    /// True if a stone could turn others over somewhere. Like [#placeable], but tries one direction first, which is
    /// usually enough.
    boolean anyPlaceable(long[] own, long[] other) {
        for (int word = 0; word < used.length; word++) {
            long mine = own[word];
            long theirs = other[word];
            if ((theirs + (mine << 1 & theirs) & used[word] & ~(mine | theirs)) != 0) {
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

    /// The number of those stones that are next to an empty cell, counted along every line.
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
}
