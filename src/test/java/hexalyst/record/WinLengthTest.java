package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.text.Texts;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WinLengthTest {
    @ParameterizedTest
    @CsvSource({"1, true, 1", "2, true, 1", "13, true, 7", "1, false, 0", "2, false, 1", "12, false, 6", "13, false, 6"
    })
    void theWinnersMovesAreCounted(int plies, boolean own, int moves) {
        assertEquals(moves, WinLength.moves(plies, own));
    }

    @Test
    void thePliesAreAtHand() {
        WinLength length = Texts.in(Locale.ENGLISH, WinLength::new);
        assertEquals("in at most 7 moves (13 plies)", length.within(13, true));
        assertEquals("in 1 move (1 ply)", length.within(1, true), "it cannot be shorter");
        assertEquals("in at most 1 move (2 plies)", length.within(2, false), "a mistake may end the game before");
        assertEquals("in 1 move (2 plies)", length.exactly(2, false));
        assertEquals("at once (1 ply)", length.exactly(1, false));
        assertEquals("at least 4 moves (7 plies)", length.atLeast(7, true));
        WinLength german = Texts.in(Locale.GERMAN, WinLength::new);
        assertEquals("in höchstens 7 Zügen (13 Halbzügen)", german.within(13, true));
    }
}
