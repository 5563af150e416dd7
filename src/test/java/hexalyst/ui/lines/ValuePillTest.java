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
    @CsvSource({
        "LOSS, 34, 1, ≤ 17",
        "LOSS, 34, 20, 10–17",
        "LOSS, 34, 34, 17",
        "LOSS, 1, 1, 0",
        "LOSS, 0, 1, –",
        "WIN, 33, 1, ≤ 17",
        "WIN, 33, 30, 15–17",
        "WIN, 5, 4, 2–3",
        "WIN, 1, 1, 1"
    })
    void theBoundsAreShownInMovesOfTheWinner(Value value, int plies, int atLeast, String shown) {
        Step step = POSITION.steps().getFirst();
        Score score = new Score.Proved(new ProvedValue(value, plies), false);
        assertEquals(
                shown, ValuePill.moves(new MoveValues.Row(step, Optional.of(score), List.of(), 0, 0, atLeast, false)));
    }
}
