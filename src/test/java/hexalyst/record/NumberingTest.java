package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberingTest {
    @ParameterizedTest
    @CsvSource({
        "MOVES, WHITE, 0, 1, 1., true",
        "MOVES, WHITE, 1, 1, 1..., false",
        "MOVES, WHITE, 18, 10, 10., true",
        "MOVES, BLACK, 0, 1, 1..., false",
        "MOVES, BLACK, 1, 2, 2., true",
        "PLIES, WHITE, 18, 19, 19., true",
        "PLIES, BLACK, 0, 1, 1., true",
        "PLIES, BLACK, 1, 2, 2., true"
    })
    void theNumberOnAPieceIsTheNumberInTheText(
            Numbering how, Side begins, int index, int number, String text, boolean written) {
        assertEquals(number, how.number(begins, index));
        assertEquals(text, how.text(begins, index));
        assertEquals(written, how.isWritten(begins, index));
    }
}
