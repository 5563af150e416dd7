package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardGeometryTest {
    @ParameterizedTest
    @CsvSource({"2,2,300,200", "5,5,800,600", "6,5,640,900", "9,9,1000,1000", "2,9,500,700", "9,2,700,300", "5,5,10,10"
    })
    void everyPointOfACellIsInThatCell(int width, int side, double across, double down) {
        HexGrid grid = HexGrid.hexagon(width, side);
        BoardGeometry geometry = BoardGeometry.fit(grid, across, down);
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
    @CsvSource({"2,2,300,200", "5,5,800,600", "6,5,640,900", "9,9,1000,1000"})
    void everythingFitsAndBesideTheBoardIsNoCell(int width, int side, double across, double down) {
        HexGrid grid = HexGrid.hexagon(width, side);
        BoardGeometry geometry = BoardGeometry.fit(grid, across, down);
        for (int cell = 0; cell < grid.cells(); cell++) {
            assertTrue(Math.abs(geometry.x(cell) - across / 2) + geometry.halfWidth() <= across / 2);
            assertTrue(Math.abs(geometry.y(cell) - down / 2) + geometry.radius() <= down / 2);
        }
        for (int row = 0; row < grid.rows(); row++) {
            assertTrue(geometry.letterX(row) > 0);
            assertEquals(HexGrid.NONE, geometry.cellAt(geometry.letterX(row), geometry.rowY(row)));
        }
        assertEquals(HexGrid.NONE, geometry.cellAt(-1, -1));
        assertEquals(HexGrid.NONE, geometry.cellAt(across + 1, down + 1));
        assertTrue(geometry.y(0) > geometry.y(grid.cells() - 1), "row a is at the bottom");
    }
}
