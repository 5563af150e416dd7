package hexalyst.export.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Caption;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.record.GameTree;
import hexalyst.ui.game.Trees;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardGeometryTest {
    @ParameterizedTest
    @CsvSource({
        "2,2,0,false,300,200",
        "5,5,0,false,800,600",
        "5,5,1,false,800,600",
        "6,5,2,true,640,900",
        "6,5,4,false,640,900",
        "9,9,5,true,1000,1000",
        "2,9,3,false,500,700",
        "9,2,1,true,700,300",
        "5,5,0,true,10,10"
    })
    void everyPointOfACellIsInThatCell(int width, int side, int turn, boolean mirrored, double across, double down) {
        Grid grid = HexGrid.hexagon(width, side);
        BoardGeometry geometry = BoardGeometry.fit(grid, turn, mirrored, across, down);
        Random random = new Random(7);
        for (int cell = 0; cell < grid.cells(); cell++) {
            assertEquals(cell, geometry.cellAt(geometry.x(cell), geometry.y(cell)));
            for (int i = 0; i < 20; i++) {
                double angle = random.nextDouble(2 * Math.PI);
                double distance = random.nextDouble(0.98 * geometry.halfWidth());
                double x = geometry.x(cell) + distance * Math.cos(angle);
                double y = geometry.y(cell) + distance * Math.sin(angle);
                assertEquals(cell, geometry.cellAt(x, y));
            }
            BoardGeometry.Corners corners = geometry.corners(cell, 0.98);
            for (int corner = 0; corner < corners.xs().length; corner++) {
                assertEquals(cell, geometry.cellAt(corners.xs()[corner], corners.ys()[corner]));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2,2,0,false,300,200",
        "5,5,1,false,800,600",
        "6,5,2,true,640,900",
        "6,5,3,false,900,640",
        "9,9,4,true,1000,1000",
        "9,2,5,false,300,800",
        "10,10,0,false,36,36"
    })
    void everythingFitsAndBesideTheBoardIsNoCell(
            int width, int side, int turn, boolean mirrored, double across, double down) {
        Grid grid = HexGrid.hexagon(width, side);
        BoardGeometry geometry = BoardGeometry.fit(grid, turn, mirrored, across, down);
        for (int cell = 0; cell < grid.cells(); cell++) {
            assertTrue(Math.abs(geometry.x(cell) - across / 2) + geometry.halfWidth() <= across / 2);
            assertTrue(Math.abs(geometry.y(cell) - down / 2) + geometry.radius() <= down / 2);
        }
        for (Caption caption : grid.captions()) {
            assertTrue(geometry.x(caption) > 0 && geometry.x(caption) < across);
            assertTrue(geometry.y(caption) > 0 && geometry.y(caption) < down);
            assertEquals(Grid.NONE, geometry.cellAt(geometry.x(caption), geometry.y(caption)));
        }
        assertEquals(Grid.NONE, geometry.cellAt(-1, -1));
        assertEquals(Grid.NONE, geometry.cellAt(across + 1, down + 1));
    }

    @Test
    void rowAIsAtTheBottomAndTurnsClockwise() {
        Grid grid = HexGrid.hexagon(5, 5);
        int a1 = grid.named("a1").orElseThrow();
        int a5 = grid.named("a5").orElseThrow();
        int e1 = grid.named("e1").orElseThrow();
        BoardGeometry straight = BoardGeometry.fit(grid, 800, 800);
        assertTrue(straight.y(a1) > straight.y(e1) && straight.x(a1) < straight.x(a5));
        BoardGeometry turned = BoardGeometry.fit(grid, 1, false, 800, 800);
        assertTrue(turned.x(a1) < 400 && turned.y(a1) < turned.y(a5), "row a has gone to the lower left side");
        assertEquals(turned.y(a1), turned.y(grid.named("e5").orElseThrow()), 1e-6);
        BoardGeometry mirrored = BoardGeometry.fit(grid, 0, true, 800, 800);
        assertEquals(straight.x(a5), mirrored.x(a1), 1e-6);
        assertEquals(straight.y(a1), mirrored.y(a1), 1e-6);
    }

    @ParameterizedTest
    @CsvSource({"0,false", "1,false", "2,true", "5,false"})
    void aCutOutIsFilledByItsCellsAndTheLettersOfItsRows(int turn, boolean mirrored) {
        Grid grid = HexGrid.hexagon(9, 9);
        CellSet part = CellSet.of(Stream.of("f6", "f7", "g6", "g7", "h8")
                .mapToInt(name -> grid.named(name).orElseThrow())
                .toArray());
        BoardGeometry cut = BoardGeometry.cut(grid, turn, mirrored, 300, part);
        assertEquals(
                List.of("f", "g", "h"),
                cut.captions(part).stream().map(Caption::text).sorted().toList());
        part.stream().forEach(cell -> {
            assertTrue(Math.abs(cut.x(cell) - 150) + cut.halfWidth() <= 150);
            assertTrue(Math.abs(cut.y(cell) - cut.height() / 2) + cut.radius() <= cut.height() / 2);
        });
        for (Caption caption : cut.captions(part)) {
            assertTrue(cut.x(caption) > 0 && cut.x(caption) < 300);
            assertTrue(cut.y(caption) > 0 && cut.y(caption) < cut.height());
            assertFalse(part.contains(cut.cellAt(cut.x(caption), cut.y(caption))));
        }
    }

    @Test
    void onlyALargeBoardWithRoomIsCutAndAllMovesAreOnTheCutOut() {
        GameTree small = Trees.read("[Game \"Manalath\"]\n\n1. e5w d4b 2. e6w (2. f6w) *\n");
        assertEquals(small.grid().cells(), CutOut.of(small, pictures(small)).size());
        GameTree large = Trees.read("[Game \"Hexade\"]\n\n1. f8 a5 2. d5 (2. i9) c7 *\n");
        CellSet cut = CutOut.of(large, pictures(large));
        assertTrue(cut.size() < large.grid().cells());
        for (String name : List.of("f8", "a5", "d5", "i9", "c7")) {
            assertTrue(cut.contains(large.grid().named(name).orElseThrow()), name);
        }
    }

    private static List<BoardPicture> pictures(GameTree tree) {
        return List.of(NodePicture.of(tree, tree.mainLine().getLast(), PictureDetails.DIAGRAM));
    }
}
