package hexalyst.export.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.export.board.Sheet.Figure;
import hexalyst.game.Contract;
import hexalyst.game.Game;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The sides that players have to join have bars in their colours, beside the board.
class GoalPainterTest {
    private static final Game GAME = Contract.game("query");
    private static final Grid GRID = GAME.sizes().getFirst();

    private static List<Figure> bars(int turn, CellSet shown) {
        BoardGeometry geometry = BoardGeometry.wide(GRID, turn, false, 300);
        Sheet sheet = new Sheet();
        new GoalPainter(sheet, geometry).paint(GRID, GameLook.of(GAME.editions().getFirst()), shown);
        return sheet.on("");
    }

    private static CellSet all() {
        return BoardGeometry.wide(GRID, 0, false, 300).shown();
    }

    @Test
    void barsAreBeyondTheSidesOfTheirPlayer() {
        BoardGeometry geometry = BoardGeometry.wide(GRID, 0, false, 300);
        double low = geometry.y(GRID.cell(0, 0));
        double left = geometry.x(GRID.cell(0, 0));
        List<Figure> bars = bars(0, all());
        assertEquals(
                List.of(Ink.WHITE, Ink.WHITE, Ink.BLACK, Ink.BLACK),
                bars.stream().map(Figure::tone).toList());
        assertTrue(bars.get(0).y() > low && bars.get(1).y() < geometry.y(GRID.cell(2, 0)));
        assertTrue(bars.get(2).x() < left && bars.get(3).x() > geometry.x(GRID.cell(0, 2)));
    }

    @Test
    void barsTurnWithTheBoard() {
        List<Figure> bars = bars(1, all());
        assertEquals(bars.get(0).y(), bars.get(1).y(), 1e-6);
        assertTrue(Math.abs(bars.get(0).x() - bars.get(1).x()) > 100);
    }

    @Test
    void aCutOutHasOnlyTheSidesThatItShows() {
        List<Figure> bars = bars(0, CellSet.of(0, 1, 2, 3, 4, 5));
        assertEquals(List.of(Ink.WHITE), bars.stream().map(Figure::tone).toList());
    }
}
