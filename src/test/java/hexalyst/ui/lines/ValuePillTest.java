package hexalyst.ui.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Step;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValuePillTest {
    private static final Position POSITION = Positions.of("3/4/5/4/3 w");

    @ParameterizedTest
    @CsvSource({"34, 1, ≤ 34", "34, 20, 20–34", "34, 34, 34", "0, 1, –"})
    void theBoundsOfALosingMoveAreShown(int plies, int atLeast, String shown) {
        Step step = POSITION.steps().getFirst();
        Score score = new Score.Proved(new ProvedValue(Value.LOSS, plies), false);
        assertEquals(
                shown, ValuePill.plies(new MoveValues.Row(step, Optional.of(score), List.of(), 0, 0, atLeast, false)));
    }
}
