package hexalyst.game.medusa;

import hexalyst.board.CellHash;
import hexalyst.board.Grid;
import hexalyst.game.PositionHash;
import hexalyst.game.Stones;
import java.util.Arrays;
import java.util.stream.IntStream;

/// What does not change while a board is searched: which light cells touch, the rings round dark cells, and the hash
/// values of what stands where. Beyond the edge there is one more cell, with the number of cells, that leads nowhere
/// else.
final class MedusaNet {
    static final int DIRECTIONS = 6;
    private static final int KINDS = 5;

    final int cells;
    /// How many words a set of cells takes.
    final int words;
    /// The next cell in each direction.
    final int[] next;
    /// The light cells that touch a cell: entries `from[cell]` to `from[cell + 1] - 1`. The same entry of [#beyond] is
    /// the cell straight after it, that of [#way] the direction.
    final int[] near;

    final int[] beyond;
    final int[] way;
    final int[] from;
    /// The cells round each dark cell that has all six, and which of these rings a light cell stands on.
    final int[][] rings;

    final int[][] ringsOf;

    private final long[] values;

    MedusaNet(Stones start) {
        Grid grid = start.grid();
        cells = grid.cells();
        words = (cells + Long.SIZE - 1) / Long.SIZE;
        next = new int[DIRECTIONS * (cells + 1)];
        Arrays.fill(next, cells);
        for (int cell = 0; cell < cells; cell++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int other = grid.neighbour(cell, direction);
                next[DIRECTIONS * cell + direction] = other == Grid.NONE ? cells : other;
            }
        }
        near = new int[next.length];
        beyond = new int[next.length];
        way = new int[next.length];
        from = new int[cells + 1];
        int count = 0;
        for (int cell = 0; cell < cells; cell++) {
            from[cell] = count;
            for (int direction = 0; direction < DIRECTIONS && !start.blocked().contains(cell); direction++) {
                int other = next[DIRECTIONS * cell + direction];
                if (other != cells && !start.blocked().contains(other)) {
                    near[count] = other;
                    beyond[count] = next[DIRECTIONS * other + direction];
                    way[count++] = direction;
                }
            }
        }
        from[cells] = count;
        rings = start.blocked().stream()
                .mapToObj(grid::neighbours)
                .filter(ring ->
                        ring.size() == DIRECTIONS && ring.and(start.blocked()).isEmpty())
                .map(ring -> ring.stream().toArray())
                .toArray(int[][]::new);
        ringsOf = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            int some = cell;
            ringsOf[cell] = IntStream.range(0, rings.length)
                    .filter(ring -> Arrays.stream(rings[ring]).anyMatch(one -> one == some))
                    .toArray();
        }
        values = new long[KINDS * cells];
        for (int i = 0; i < values.length; i++) {
            values[i] = CellHash.value(PositionHash.LOW, i / cells, i % cells);
        }
    }

    /// The hash value of a kind of content ([PositionHash]) on a cell.
    long value(int kind, int cell) {
        return values[kind * cells + cell];
    }
}
