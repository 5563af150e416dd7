package hexalyst.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Outline.Point;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Boards of circles: drawn on arcs, equal in all rotations, and inside out.
class CircleGridTest {
    private static final PointGrid GRID = PointGrid.ofCircles("test", 5, 12);

    private static int cell(String name) {
        return GRID.named(name).orElseThrow();
    }

    private static double radius(Point point) {
        return Math.hypot(point.x(), point.y());
    }

    @Test
    void neighboursAreOnTheCircleAndOneWayAcross() {
        CellSet near = CellSet.of(cell("c12"), cell("c2"), cell("d1"), cell("d2"), cell("b1"), cell("b12"));
        assertEquals(near, GRID.neighbours(cell("c1")));
        assertEquals(4, GRID.neighbours(cell("e7")).size());
    }

    @Test
    void aBoardHasItsRotationsAndCanBeTurnedInsideOut() {
        assertEquals(12, GRID.symmetries());
        int insideOut = GRID.symmetries();
        assertEquals(cell("e12"), GRID.image(insideOut, cell("a1")));
        for (int cell = 0; cell < GRID.cells(); cell++) {
            int[] images = GRID.neighbours(cell).stream()
                    .map(next -> GRID.image(insideOut, next))
                    .toArray();
            assertEquals(CellSet.of(images), GRID.neighbours(GRID.image(insideOut, cell)));
            assertEquals(cell, GRID.image(insideOut, GRID.image(insideOut, cell)));
        }
        assertTrue(!Boards.kensington().isReversible());
    }

    @Test
    void linesAlongACircleStayOnIt() {
        for (Point point : GRID.course(cell("d12"), cell("d1"))) {
            assertEquals(radius(GRID.outline(cell("d1")).centre()), radius(point), 1e-9);
        }
        List<Point> across = GRID.course(cell("b3"), cell("c4"));
        assertTrue(IntStream.range(1, across.size()).allMatch(i -> radius(across.get(i)) > radius(across.get(i - 1))));
        assertEquals(GRID.outline(cell("c4")).centre().x(), across.getLast().x(), 1e-9);
    }

    @Test
    void hopsFollowTheCircle() {
        assertEquals(List.of(cell("c11"), cell("c1"), cell("c3")), GRID.hops(cell("c11"), cell("c3"), 2));
        assertEquals(List.of(cell("c3"), cell("c1")), GRID.hops(cell("c3"), cell("c1"), -2));
        assertEquals(List.of(cell("c1"), cell("d2")), GRID.hops(cell("c1"), cell("d2"), 2));
        assertEquals(7, GRID.hops(cell("c1"), cell("c1"), 2).size());
    }
}
