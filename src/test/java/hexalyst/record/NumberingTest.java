package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.ui.game.Trees;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberingTest {
    @Test
    void aLineIsNumberedAsTheUserWantsIt() {
        Position start = Trees.position("3/4/5/4/3 w");
        List<Move> moves = Stream.of("c3w", "a1b", "b2w")
                .map(text -> start.move(text).orElseThrow())
                .toList();
        assertEquals("1. c3w a1b 2. b2w", Numbering.MOVES.line(start, 0, moves));
        assertEquals("1. c3w 2. a1b 3. b2w", Numbering.PLIES.line(start, 0, moves));
        assertEquals("1... c3w 2. a1b b2w", Numbering.MOVES.line(Trees.position("3/4/5/4/3 b"), 0, moves));
    }

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
