package hexalyst.engine.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelStepTest {
    /// What the command `levels` printed.
    @Test
    void theTablesThatGamesKeepGoUpwardFromTheSecondLevel() {
        int kept = 0;
        for (Game game : Games.all()) {
            List<LevelStep> steps = LevelStep.of(game);
            assertEquals(
                    Arrays.asList(Strength.values())
                            .subList(steps.isEmpty() ? 0 : 1, steps.isEmpty() ? 0 : steps.size() + 1),
                    steps.stream().map(LevelStep::level).toList(),
                    game.title());
            assertTrue(
                    steps.stream().allMatch(step -> step.games() >= 20 && 2 * step.won() + step.drawn() > step.games()),
                    game.title());
            kept += steps.isEmpty() ? 0 : 1;
        }
        assertTrue(kept > 0);
    }

    @Test
    void aStepIsALineOfATable() {
        LevelStep step = new LevelStep(Strength.CLUB, 12, 3, 5);
        assertEquals("club,12,3,5", step.line());
        assertEquals(20, step.games());
    }
}
