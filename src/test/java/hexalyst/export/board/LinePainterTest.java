package hexalyst.export.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Boards;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Outline;
import hexalyst.export.board.Sheet.Figure;
import hexalyst.game.Content;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A board of points is drawn by the lines between neighbours, and clicked like any other.
class LinePainterTest {
    private static final CellSet MIDDLE = hexagon("g2", "h4", "h5", "i4", "i5", "j2");
    private static final Grid GRID = Boards.kensington().withLines(List.of(MIDDLE));
    private static final BoardGeometry GEOMETRY = BoardGeometry.wide(GRID, 0, false, 800);

    private static CellSet hexagon(String... names) {
        Grid grid = Boards.kensington();
        return CellSet.of(IntStream.range(0, names.length)
                .map(corner -> grid.named(names[corner]).orElseThrow())
                .toArray());
    }

    private static Sheet paint(Grid grid, List<Content> contents, CellSet deciding) {
        Sheet sheet = new Sheet();
        BoardPicture picture = new BoardPicture(
                grid,
                new BoardLook(0, false, false, false, false),
                contents,
                CellSet.EMPTY,
                deciding,
                new BoardPicture.Notes(List.of(), List.of(), List.of()),
                Overlays.NONE,
                Optional.empty(),
                Grid.NONE);
        new BoardPainter(sheet, GEOMETRY).paint(picture);
        return sheet;
    }

    private static List<Content> empty() {
        return new ArrayList<>(Collections.nCopies(GRID.cells(), Content.EMPTY));
    }

    private static List<Figure> form(Sheet sheet, String layer, String form) {
        return sheet.on(layer).stream()
                .filter(figure -> figure.form().equals(form))
                .toList();
    }

    @Test
    void linesJoinJustTheNeighbours() {
        Sheet sheet = paint(GRID, empty(), CellSet.EMPTY);
        List<Figure> lines = form(sheet, "lines", "line");
        int pairs = IntStream.range(0, GRID.cells())
                        .map(cell -> GRID.neighbours(cell).size())
                        .sum()
                / 2;
        assertEquals(pairs, lines.size());
        for (CellSet pair : GRID.lines()) {
            int[] ends = pair.stream().toArray();
            int from = ends[0];
            int to = ends[1];
            assertTrue(GRID.neighbours(from).contains(to));
            double x = (GEOMETRY.x(from) + GEOMETRY.x(to)) / 2;
            double y = (GEOMETRY.y(from) + GEOMETRY.y(to)) / 2;
            assertTrue(lines.stream().anyMatch(line -> Math.hypot(line.x() - x, line.y() - y) < 1e-6));
        }
        assertEquals(GRID.cells(), form(sheet, "lines", "circle").size());
        assertTrue(Boards.kensington().lines().isEmpty(), "without being told, a board has no lines");
    }

    @Test
    void noCellHasATileAndAnAreaIsTinted() {
        Sheet sheet = paint(GRID, empty(), CellSet.EMPTY);
        assertTrue(sheet.on("cells").stream()
                .noneMatch(figure -> figure.form()
                        .equals("polygon" + GRID.outline(0).corners().size())));
        List<Figure> areas = form(sheet, "cells", "polygon6");
        assertEquals(1, areas.size());
        Figure area = areas.getFirst();
        assertEquals(Ink.GRID_AREA, area.tone());
        assertEquals(GEOMETRY.centreX(), area.x(), 1e-6);
        assertEquals(GEOMETRY.centreY(), area.y(), 1e-6);
        CellSet won = CellSet.of(7);
        assertEquals(
                1,
                paint(GRID, empty(), won).on("cells").stream()
                        .filter(figure -> figure.tone() == Ink.DECIDING_CELL)
                        .count());
    }

    @Test
    void blockedPointsHaveNoLines() {
        List<Content> contents = empty();
        contents.set(0, Content.BLOCKED);
        Sheet sheet = paint(GRID, contents, CellSet.EMPTY);
        assertEquals(
                GRID.lines().size() - GRID.neighbours(0).size(),
                form(sheet, "lines", "line").size());
        assertEquals(
                1,
                sheet.on("cells").stream()
                        .filter(figure -> figure.tone() == Ink.BLOCKED)
                        .count());
    }

    @Test
    void numbersAreBetweenTheLines() {
        LinePainter painter = new LinePainter(new Sheet(), GEOMETRY);
        for (int cell = 0; cell < GRID.cells(); cell++) {
            Outline.Point aside = painter.number(cell);
            for (int next : GRID.neighbours(cell).stream().toArray()) {
                double x = GEOMETRY.x(next) - GEOMETRY.x(cell);
                double y = GEOMETRY.y(next) - GEOMETRY.y(cell);
                double along = (x * aside.x() + y * aside.y()) / Math.hypot(x, y) / Math.hypot(aside.x(), aside.y());
                assertTrue(Math.toDegrees(Math.acos(along)) > 40, "no line runs through the number of a point");
            }
        }
    }

    @Test
    void aPointIsClickedHalfWayToTheNext() {
        for (CellSet pair : GRID.lines()) {
            int[] ends = pair.stream().toArray();
            int from = ends[0];
            int to = ends[1];
            double x = GEOMETRY.x(from) + 0.45 * (GEOMETRY.x(to) - GEOMETRY.x(from));
            double y = GEOMETRY.y(from) + 0.45 * (GEOMETRY.y(to) - GEOMETRY.y(from));
            assertEquals(from, GEOMETRY.cellAt(x, y));
        }
    }
}
