package hexalyst.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/// Connected sets of cells, by flood fill. Simple rather than fast: the rules use it, the search does not.
public final class Groups {
    private Groups() {}

    /// The maximal connected set of cells that satisfy `member` and contain the given cell; empty if that cell does not
    /// satisfy it.
    public static CellSet around(Grid grid, int cell, IntPredicate member) {
        if (!member.test(cell)) {
            return CellSet.EMPTY;
        }
        long[] group = new long[CellSet.WORDS];
        group[cell >> 6] = 1L << cell;
        int[] open = new int[grid.cells()];
        open[0] = cell;
        for (int read = 0, size = 1; read < size; read++) {
            for (int next : grid.adjacent(open[read])) {
                if ((group[next >> 6] >>> next & 1) == 0 && member.test(next)) {
                    group[next >> 6] |= 1L << next;
                    open[size++] = next;
                }
            }
        }
        return CellSet.ofWords(group);
    }

    /// The connected sets of some cells, in the order of their first cells.
    public static List<CellSet> of(Grid grid, CellSet cells) {
        List<CellSet> groups = new ArrayList<>();
        CellSet rest = cells;
        while (!rest.isEmpty()) {
            CellSet group = around(grid, rest.next(0), cells::contains);
            groups.add(group);
            rest = rest.minus(group);
        }
        return groups;
    }

    /// The cells that touch some cells, including those of them that touch each other.
    public static CellSet near(Grid grid, CellSet cells) {
        return cells.stream().mapToObj(grid::neighbours).reduce(CellSet.EMPTY, CellSet::or);
    }
}
