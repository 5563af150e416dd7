package hexalyst.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class HexGridTest {
    private static List<HexGrid> all() {
        List<HexGrid> grids = new ArrayList<>();
        for (int width = HexGrid.MIN_SIDE; width <= HexGrid.MAX_SIDE; width++) {
            for (int side = HexGrid.MIN_SIDE; side <= HexGrid.MAX_SIDE; side++) {
                grids.add(HexGrid.hexagon(width, side));
            }
        }
        return grids;
    }

    private static String neighbours(HexGrid grid, String name) {
        return grid.neighbours(grid.named(name).orElseThrow()).stream()
                .mapToObj(grid::name)
                .collect(Collectors.joining(" "));
    }

    @Test
    void sizesOfTheBoardsThatTheRulesName() {
        assertEquals(7, HexGrid.hexagon(2, 2).cells());
        assertEquals(19, HexGrid.hexagon(3, 3).cells());
        assertEquals(37, HexGrid.hexagon(4, 4).cells());
        assertEquals(44, HexGrid.hexagon(5, 4).cells());
        assertEquals(61, HexGrid.hexagon(5, 5).cells());
        assertEquals(70, HexGrid.hexagon(6, 5).cells());
        assertEquals(217, HexGrid.hexagon(9, 9).cells());
        assertEquals(List.of(6, 7, 8, 9, 10, 9, 8, 7, 6), HexGrid.hexagon(6, 5).rowLengths());
    }

    @Test
    void neighboursAreThoseOfTheRulesPage() {
        HexGrid grid = HexGrid.hexagon(5, 5);
        assertEquals("d7 d8 e7 e9 f7 f8", neighbours(grid, "e8"));
        assertEquals("a2 b1 b2", neighbours(grid, "a1"));
        assertEquals("d4 d5 e4 e6 f4 f5", neighbours(grid, "e5"));
        assertEquals("d8 e8 f8", neighbours(grid, "e9"));
    }

    @Test
    void directionsGoAroundAndBack() {
        for (HexGrid grid : all()) {
            for (int cell = 0; cell < grid.cells(); cell++) {
                for (int direction = 0; direction < 6; direction++) {
                    int next = grid.neighbour(cell, direction);
                    if (next != HexGrid.NONE) {
                        assertEquals(cell, grid.neighbour(next, (direction + 3) % 6));
                        assertTrue(grid.neighbours(cell).contains(next));
                        assertEquals(1, Math.abs(grid.row(next) - grid.row(cell)) + sameRow(grid, cell, next));
                    }
                }
            }
        }
    }

    private static int sameRow(HexGrid grid, int a, int b) {
        return grid.row(a) == grid.row(b) ? 1 : 0;
    }

    @Test
    void namesGoAroundAndBack() {
        for (HexGrid grid : all()) {
            for (int cell = 0; cell < grid.cells(); cell++) {
                assertEquals(OptionalInt.of(cell), grid.named(grid.name(cell)));
                assertEquals(cell, grid.cell(grid.row(cell), grid.place(cell)));
            }
        }
    }

    @Test
    void wrongNamesNameNoCell() {
        HexGrid grid = HexGrid.hexagon(5, 5);
        for (String name : List.of("", "a", "a0", "a6", "e10", "j1", "A1", "a01", "a1w", "5e", "a-1", "e１", "`1")) {
            assertEquals(OptionalInt.empty(), grid.named(name), name);
        }
    }

    @Test
    void symmetriesKeepNeighboursAndAreAsManyAsTheShapeHas() {
        for (HexGrid grid : all()) {
            assertEquals(grid.width() == grid.side() ? 12 : 4, grid.symmetries(), grid.toString());
            Set<List<Integer>> different = new HashSet<>();
            for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
                List<Integer> images = new ArrayList<>();
                for (int cell = 0; cell < grid.cells(); cell++) {
                    int turn = symmetry;
                    int image = grid.image(turn, cell);
                    images.add(image);
                    CellSet moved = CellSet.of(grid.neighbours(cell).stream()
                            .map(next -> grid.image(turn, next))
                            .toArray());
                    assertEquals(grid.neighbours(image), moved);
                }
                assertEquals(grid.cells(), new HashSet<>(images).size());
                different.add(images);
            }
            assertEquals(grid.symmetries(), different.size());
            assertEquals(0, grid.image(0, 0));
        }
    }

    @Test
    void rowLengthsThatAreNoHexagonAreRefused() {
        List<List<Integer>> wrong = List.of(
                List.of(),
                List.of(5),
                List.of(5, 6),
                List.of(2, 3, 4),
                List.of(5, 6, 5, 6, 5),
                List.of(1, 2, 1),
                List.of(10, 11, 10),
                List.of(4, 3, 4));
        for (List<Integer> lengths : wrong) {
            assertThrows(IllegalArgumentException.class, () -> HexGrid.ofRows(lengths), lengths.toString());
        }
        assertEquals(HexGrid.hexagon(6, 5), HexGrid.ofRows(List.of(6, 7, 8, 9, 10, 9, 8, 7, 6)));
        assertThrows(IllegalArgumentException.class, () -> HexGrid.hexagon(1, 5));
        assertThrows(IllegalArgumentException.class, () -> HexGrid.hexagon(5, 13));
    }

    @Test
    void setsHoldTheCellsOfEveryWord() {
        CellSet set = CellSet.of(0, 63, 64, 127, 128, 191, 192, 447);
        assertEquals(8, set.size());
        assertEquals("{0,63,64,127,128,191,192,447}", set.toString());
        assertEquals(CellSet.of(64), set.and(CellSet.of(64, 65)));
        assertEquals(7, set.minus(CellSet.of(64, 65)).size());
        assertEquals(9, set.or(CellSet.of(64, 65)).size());
        assertTrue(CellSet.of().isEmpty());
        assertThrows(IndexOutOfBoundsException.class, () -> CellSet.EMPTY.with(448));
    }

    @Test
    void setsAreWalkedCellByCell() {
        for (CellSet set : List.of(CellSet.EMPTY, CellSet.of(0, 63, 64, 300, 447), CellSet.of(447), CellSet.of(5, 6))) {
            List<Integer> walked = new ArrayList<>();
            for (int cell = set.next(0); cell != Grid.NONE; cell = set.next(cell + 1)) {
                walked.add(cell);
            }
            assertEquals(set.stream().boxed().toList(), walked);
        }
    }

    /// Sides that are alternately n and n + 2 cells long, the longer on top: the board of YvY.
    @Test
    void aHexagonMayHaveUnequalSides() {
        HexGrid nine =
                HexGrid.ofAnyRows(List.of(11, 12, 13, 14, 15, 16, 17, 18, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9));
        assertEquals(270, nine.cells());
        HexGrid three = HexGrid.ofAnyRows(List.of(5, 6, 7, 6, 5, 4, 3));
        assertEquals(36, three.cells());
        assertEquals(List.of(5, 6, 7, 6, 5, 4, 3), three.rowLengths());
        assertEquals(6, three.symmetries());
        assertEquals("g5", three.name(35));
        assertEquals("a1 a2 b1 b3 c2 c3", neighbours(three, "b2"));
    }

    @Test
    void rowLengthsThatAreNoHexagonOfAnyKindAreRefusedWithTheirRow() {
        assertRefused(List.of(), 0);
        assertRefused(List.of(13, 14, 13), 0);
        assertRefused(List.of(5, 6, 7), 3);
        assertRefused(List.of(5, 4, 3), 1);
        assertRefused(List.of(5, 6, 5, 6), 3);
        assertRefused(List.of(3, 4, 3, 2, 1), 4);
        assertRefused(List.of(12, 13, 14, 13), 4);
        assertRefused(List.of(5, 6, 8), 2);
    }

    private static void assertRefused(List<Integer> lengths, int row) {
        RowsException wrong = assertThrows(RowsException.class, () -> HexGrid.ofAnyRows(lengths), lengths.toString());
        assertEquals(row, wrong.row(), lengths.toString());
    }

    @Test
    void groupsAreConnected() {
        HexGrid grid = HexGrid.hexagon(3, 3);
        CellSet pieces = CellSet.of(0, 1, 2, 9, 18, 17);
        assertEquals(CellSet.of(0, 1, 2), Groups.around(grid, 1, pieces::contains));
        assertEquals(CellSet.of(9), Groups.around(grid, 9, pieces::contains));
        assertEquals(CellSet.EMPTY, Groups.around(grid, 5, pieces::contains));
    }
}
