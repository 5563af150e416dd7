package hexalyst.game.kit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.board.SquareGrid;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RaysTest {
    private static final int TRIES = 20;

    static Stream<Grid> grids() {
        return Stream.of(HexGrid.hexagon(3, 3), HexGrid.hexagon(4, 5), HexGrid.hexagon(6, 6), new SquareGrid(9, 10));
    }

    /// Walking by bits leads to the same cells as step by step, on boards of one word and of two.
    @ParameterizedTest
    @MethodSource("grids")
    void bitsLeadWhereStepsLead(Grid grid) {
        Random random = new Random(1);
        for (int i = 0; i < TRIES; i++) {
            CellSet set = CellSet.of(
                    random.ints(grid.cells(), 0, grid.cells()).distinct().toArray());
            int blocked = random.nextInt(grid.cells());
            Rays rays = new Rays(grid, cell -> cell == blocked);
            for (int cell = 0; cell < grid.cells(); cell++) {
                for (int direction = 0; direction < grid.directions(); direction++) {
                    check(grid, rays, cell, direction, set);
                }
            }
        }
    }

    private static void check(Grid grid, Rays rays, int cell, int direction, CellSet set) {
        int[] line = rays.from(cell, direction);
        int length = 0;
        while (length < line.length && set.contains(line[length])) {
            length++;
        }
        CellSet run = CellSet.of(Arrays.copyOf(line, length));
        int end = length < line.length ? line[length] : Grid.NONE;
        long[] words = {set.word(0), set.word(1)};
        long[] into = new long[2];
        assertEquals(end, rays.end(cell, direction, words));
        assertEquals(end, rays.run(cell, direction, words, into));
        assertEquals(run, CellSet.ofWords(into));
        if (grid.cells() <= Long.SIZE) {
            assertEquals(end, rays.end(cell, direction, words[0]));
            assertEquals(run.word(0), rays.run(cell, direction, words[0]));
        }
        for (int i = 0; i < line.length; i++) {
            assertEquals(direction, rays.direction(cell, line[i]));
            assertEquals(i + 1, rays.distance(cell, line[i]));
            assertArrayEquals(Arrays.copyOf(line, i), rays.between(cell, line[i]));
        }
    }
}
