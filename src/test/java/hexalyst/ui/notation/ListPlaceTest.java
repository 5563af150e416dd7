package hexalyst.ui.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ListPlaceTest {
    private static final double ROW = 24;
    private static final double EDGES = 10;

    @Test
    void itOpensBelowTheLineWhereAllOfItHasRoom() {
        ListPlace place = ListPlace.beside(new ListPlace.Line(200, 218), 500, ROW, EDGES, 7);
        assertEquals(new ListPlace(220, 7), place);
    }

    @Test
    void whereverTheLineIsTheListIsNotOverIt() {
        for (double height = 80; height < 400; height += 7) {
            for (double top = 0; top + 18 < height; top += 9) {
                ListPlace place = ListPlace.beside(new ListPlace.Line(top, top + 18), height, ROW, EDGES, 7);
                double end = place.top() + place.rows() * ROW + EDGES;
                assertTrue(place.top() >= top + 18 || end <= top, place + " at " + top + " of " + height);
                assertTrue(place.rows() >= 1);
                assertTrue(place.top() >= 0);
            }
        }
    }

    @Test
    void itIsShorterRatherThanOverTheLine() {
        assertEquals(
                3,
                ListPlace.beside(new ListPlace.Line(45, 63), 160, ROW, EDGES, 7).rows());
    }
}
