package hexalyst.ui.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KnownScoreTest {
    private static Score within(Score move, int plies) {
        return KnownScore.within(move, Optional.of(new ProvedValue(Value.LOSS, plies)));
    }

    private static Score lost(int plies) {
        return new Score.Proved(new ProvedValue(Value.LOSS, plies));
    }

    @Test
    void noMoveOfALostPositionHoldsOutLongerThanThePosition() {
        assertEquals(lost(8), within(lost(18), 8), "a longer proof of the move");
        assertEquals(lost(6), within(lost(6), 8), "a shorter one");
        assertEquals(lost(8), within(lost(0), 8), "one of unknown length");
        assertEquals(lost(8), within(new Score.Estimated(0, 0.9), 8), "an estimate");
        assertEquals(lost(18), KnownScore.within(lost(18), Optional.empty()), "a position that is open");
    }
}
