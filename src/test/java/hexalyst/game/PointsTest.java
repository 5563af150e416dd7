package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PointsTest {
    private static Points points(int white, int black, int komi) {
        return new Points(white, black, komi, CellSet.EMPTY, CellSet.EMPTY);
    }

    @Test
    void aKomiIsAddedInHalfPoints() {
        assertEquals(1.5, points(1, 0, 3).total(Side.BLACK));
        assertEquals(2, points(1, 0, 4).total(Side.BLACK));
        assertEquals(1, points(1, 0, 3).total(Side.WHITE));
        assertEquals(1.5, points(1, 0, -1).total(Side.WHITE), "below 0 it is White's");
        assertEquals(0.5, points(1, 0, 3).margin(Side.BLACK));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 0, 1", "1, 0, 2, 0", "1, 0, 1, 1", "1, 0, 3, -1", "1, 0, 5, -2", "0, 3, -7, 1"})
    void halfAPointDecides(int white, int black, int komi, int ahead) {
        Points points = points(white, black, komi);
        assertEquals(ahead, points.ahead(Side.WHITE));
        assertEquals(-ahead, points.ahead(Side.BLACK));
        Optional<Side> first = ahead == 0 ? Optional.empty() : Optional.of(ahead > 0 ? Side.WHITE : Side.BLACK);
        assertEquals(first, points.leader());
        assertEquals(first, points.outcome("end").wonBy());
    }

    @ParameterizedTest
    @CsvSource({"1.5, 3, -1.5", "0.5, 1, -0.5", "-2, -4, 2", "0, 0, 0", "7.0, 14, -7"})
    void aKomiIsReadAndExchanged(String value, int halves, String exchanged) {
        SetupField.Halves kind = new SetupField.Halves(7);
        assertTrue(kind.accepts(value));
        assertEquals(halves, SetupField.Halves.halves(value));
        assertEquals(exchanged, kind.exchanged(value));
        assertTrue(kind.accepts(exchanged));
    }

    @ParameterizedTest
    @CsvSource({"7.5", "1.25", "-8", "+1", "x", "''"})
    void nothingElseIsAKomi(String value) {
        assertFalse(new SetupField.Halves(7).accepts(value));
    }
}
