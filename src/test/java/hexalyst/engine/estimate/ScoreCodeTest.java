package hexalyst.engine.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Games;
import hexalyst.game.Move;
import java.util.List;
import java.util.Optional;
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
        MoveInsight good = new MoveInsight(Move.pass(), read(15_000), List.of());
        MoveInsight better = new MoveInsight(Move.pass(), read(20_000), List.of());
        assertEquals(Optional.of(better), List.of(good, better).stream().min(MoveInsight.BEST_FIRST));
    }
}
