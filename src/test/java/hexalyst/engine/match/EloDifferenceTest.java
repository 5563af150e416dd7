package hexalyst.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloDifferenceTest {
    /// Computed from the formula in the class's documentation with a high-precision calculator; 3/1 of 4 is the
    /// well-known 191 points, and 1534 wins, 950 draws, 1516 losses is an example from a chess programmers' forum.
    @ParameterizedTest
    @CsvSource({
        "50, 0, 50, 0.00, -68.99, 68.99",
        "1534, 950, 1516, 1.56, -7.84, 10.97",
        "75, 0, 25, 190.85, 119.21, 281.52",
        "0, 10, 0, 0.00, 0.00, 0.00",
    })
    void knownValues(int wins, int draws, int losses, double difference, double low, double high) {
        EloDifference elo = EloDifference.of(new MatchScore(wins, draws, losses));
        assertEquals(difference, elo.difference(), 0.006);
        assertEquals(low, elo.low(), 0.006);
        assertEquals(high, elo.high(), 0.006);
        assertEquals((high - low) / 2, elo.error(), 0.006);
    }

    @Test
    void winsAloneGiveABoundOnOneSide() {
        EloDifference won = EloDifference.of(new MatchScore(10, 0, 0));
        assertEquals(Double.POSITIVE_INFINITY, won.difference());
        // 0.025^(1/10) = 0.69150, Clopper and Pearson's bound for 10 of 10
        assertEquals(140.217, won.low(), 0.006);
        EloDifference lost = EloDifference.of(new MatchScore(0, 0, 10));
        assertEquals(-140.217, lost.high(), 0.006);
        assertEquals(Double.NEGATIVE_INFINITY, lost.low());
        assertThrows(IllegalArgumentException.class, () -> EloDifference.of(MatchScore.NONE));
    }
}
