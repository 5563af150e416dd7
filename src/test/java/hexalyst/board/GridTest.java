package hexalyst.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds for every kind of board.
class GridTest {
    static List<Grid> grids() {
        return List.of(
                HexGrid.hexagon(5, 5),
                HexGrid.hexagon(12, 12),
                HexGrid.ofAnyRows(List.of(7, 8, 9, 10, 11, 10, 9, 8, 7, 6, 5)),
                new SquareGrid(8, 8),
                new SquareGrid(5, 9),
                new SquareGrid(20, 1),
                Boards.kensington());
    }

    @ParameterizedTest
    @MethodSource("grids")
    void cellsHaveNamesPlacesAndRoom(Grid grid) {
        Set<String> names = new HashSet<>();
        for (int cell = 0; cell < grid.cells(); cell++) {
            assertTrue(names.add(grid.name(cell)));
            assertEquals(OptionalInt.of(cell), grid.named(grid.name(cell)));
            assertEquals(cell, grid.cell(grid.row(cell), grid.place(cell)));
            Outline outline = grid.outline(cell);
            for (int degree = 0; degree < 360; degree += 15) {
                double angle = Math.toRadians(degree);
                double x = outline.centre().x() + 0.83 * Math.cos(angle);
                double y = outline.centre().y() + 0.83 * Math.sin(angle);
                assertTrue(outline.holds(x, y), grid.name(cell) + " at " + degree);
                for (int other = 0; other < cell; other++) {
                    assertTrue(!grid.outline(other).holds(x, y), grid.name(cell) + " and " + grid.name(other));
                }
            }
        }
        assertEquals(
                grid.cells(),
                grid.rowLengths().stream().mapToInt(Integer::intValue).sum());
        assertEquals(OptionalInt.empty(), grid.named("z9"));
    }

    @ParameterizedTest
    @MethodSource("grids")
    void neighboursAndSymmetriesFitTogether(Grid grid) {
        Set<List<Integer>> different = new HashSet<>();
        for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
            int turn = symmetry;
            different.add(IntStream.range(0, grid.cells())
                    .mapToObj(cell -> grid.image(turn, cell))
                    .toList());
            for (int cell = 0; cell < grid.cells(); cell++) {
                CellSet moved = CellSet.of(grid.neighbours(cell).stream()
                        .map(next -> grid.image(turn, next))
                        .toArray());
                assertEquals(grid.neighbours(grid.image(turn, cell)), moved);
            }
        }
        assertEquals(grid.symmetries(), different.size());
        for (int cell = 0; cell < grid.cells(); cell++) {
            int from = cell;
            assertTrue(grid.neighbours(cell).stream()
                    .allMatch(next -> grid.neighbours(next).contains(from)));
            for (int direction = 0; direction < grid.directions(); direction++) {
                int next = grid.neighbour(cell, direction);
                assertTrue(next == Grid.NONE
                        || grid.neighbour(next, (direction + grid.directions() / 2) % grid.directions()) == cell);
            }
        }
    }

    @Test
    void squaresAreNamedAsInChess() {
        SquareGrid chess = new SquareGrid(8, 8);
        assertEquals("a1 b1 h1 a2 h8", names(chess, 0, 1, 7, 8, 63));
        int e4 = chess.named("e4").orElseThrow();
        assertEquals(
                "f4 f5 e5 d5 d4 d3 e3 f3",
                names(
                        chess,
                        IntStream.range(0, 8)
                                .map(direction -> chess.neighbour(e4, direction))
                                .toArray()));
        assertEquals("e3 d4 f4 e5", names(chess, chess.neighbours(e4).stream().toArray()));
        assertEquals(8, chess.symmetries());
        assertEquals(4, new SquareGrid(5, 9).symmetries());
        assertEquals(16, chess.captions().size());
    }

    /// From the dossier of Lotus: 48 points have four neighbours and 24 have three.
    @Test
    void theKensingtonBoardHasTheDegreesThatItsRulesTell() {
        Grid grid = Boards.kensington();
        assertEquals(72, grid.cells());
        assertEquals(List.of(4, 3, 2, 6, 6, 4, 3, 8, 8, 3, 4, 6, 6, 2, 3, 4), grid.rowLengths());
        assertEquals(12, grid.symmetries());
        List<Integer> degrees = IntStream.range(0, grid.cells())
                .mapToObj(cell -> grid.neighbours(cell).size())
                .toList();
        assertEquals(48, degrees.stream().filter(degree -> degree == 4).count());
        assertEquals(24, degrees.stream().filter(degree -> degree == 3).count());
        assertEquals(
                "n1 o1 p2",
                grid.neighbours(grid.named("p1").orElseThrow()).stream()
                        .mapToObj(grid::name)
                        .collect(Collectors.joining(" ")));
    }

    @Test
    void shapesTellBoardsApart() {
        Set<Long> shapes = new HashSet<>();
        for (int width = 2; width <= 12; width++) {
            for (int side = 2; side <= 12; side++) {
                assertTrue(shapes.add(HexGrid.hexagon(width, side).shape()));
                assertTrue(shapes.add(new SquareGrid(width, side).shape()));
            }
        }
        for (Grid grid : grids()) {
            for (Grid other : grids()) {
                assertEquals(grid.toString().equals(other.toString()), grid.equals(other));
            }
        }
        assertNotEquals(HexGrid.ofAnyRows(List.of(5, 6, 7, 6)), HexGrid.ofAnyRows(List.of(6, 7, 6, 5)));
    }

    private static String names(Grid grid, int... cells) {
        return IntStream.of(cells).mapToObj(grid::name).collect(Collectors.joining(" "));
    }
}
