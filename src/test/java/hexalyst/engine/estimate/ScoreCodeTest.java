package hexalyst.engine.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Games;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ScoreCodeTest {
    private static Score read(int score) {
        return ScoreCode.read(score, false, Games.byDefault());
    }

    @Test
    void noEstimateIsMoreCertainThanEstimatesHaveProvedToBe() {
        assertEquals(0.98, read(20_000).chance());
        assertEquals(0.02, read(-20_000).chance());
        assertTrue(read(100).chance() > 0.5 && read(100).chance() < 0.98);
    }

    @Test
    void ofTwoThatAreAsCertainAsAnyTheBetterStandsFirst() {
        Score better = read(20_000);
        assertEquals(Optional.of(better), Stream.of(read(15_000), better).min(Score.BEST_FIRST));
    }
}
