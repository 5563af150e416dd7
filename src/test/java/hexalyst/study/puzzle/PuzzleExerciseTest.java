package hexalyst.study.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.record.Exercise;
import hexalyst.ui.game.Trees;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzleWordsTest {
    /// What sheets print after the solution.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "win 7 | 5/b1bb2/7/bwb5/1wb6/1bw5/w6/6/2b2 w | 1. g2w"
                        + " | White wins in at most 6 plies from here, whatever Black plays.",
                "win 5 | 4b/w2b1b/2wb3/1w4w1/6w2/4w2b/2w4/2w2b/5 w | 1. g7b b5w 2. a4w a3b 3. b4w | ''",
                "both-moves | wbw/ww1w/4b/b1b1/bww w | 1. c4w (1. b4b)"
                        + " | c4w: White wins in at most 5 plies from here, whatever Black plays."
                        + " b4b: White wins in at most 6 plies from here, whatever Black plays.",
                "draw | bb1w/ww1bb/wb1wbw/b1b1w1w/1w2bw/w1w1b/2b1 b | 1... g3w 2. d4w c4b 3. a2b c1b 4. e3b a4w 5. b2b a1w 6. b4w pass"
                        + " | White has only one move left, pass, and then the game is over: both players had to pass."
            })
    void whereASolutionEndsBeforeTheGameItIsSaidWhyItSolves(String task, String start, String moves, String why) {
        Exercise exercise = PuzzleWords.exercise(Trees.read("[Game \"Manalath\"]\n[Position \"" + start
                        + "\"]\n[Task \"" + task + "\"]\n\n" + moves + " *\n"))
                .orElseThrow();
        assertEquals(why, exercise.why());
        assertEquals(task.equals("both-moves") ? 2 : 1, exercise.wanted());
    }
}
