package hexalyst.study.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThemeFinderTest {
    @ParameterizedTest
    @CsvSource({
        "'5/b1bb2/1b4w/1wb2w1w/w7b/1ww5/7/2w3/4b b', win 4, f1w a1w g1w, sealed-quart overfilling",
        "'4b/w2b1b/2wb3/1w4w1/6w2/4w2b/2w4/2w2b/5 w', win 5, g7b b5w a4w a3b b4w, double-threat overfilling",
        "'w2/3w/1wb1w/2b1/1b1 b', win, d1b c1b d2w a3w b1b a1w e2w, sealed-quart overfilling zugzwang",
        "'w1w/bb2/2w2/4/b1b b', win, c2b a2b d4w c1w b1w b3w b4w c5b e2w,"
                + " double-threat sealed-quart overfilling zugzwang",
        "'bwb/bbww/ww1b1/bwbw/bbw b', win, pass, pass"
    })
    void themesAreNamedAsTheyAreDefined(String text, String task, String line, String themes) {
        assertThemes(PuzzleCheckTest.position(text), task, line, themes);
    }

    /// Captures, which another game has.
    @ParameterizedTest
    @CsvSource({
        "'5/bwwwbw/1wbw3/wwbw1bb1/1bbbw2w1/wb1w4/ww5/1b4/wbbbb b', win 3, b1b b3w a1b, capture through-capture",
        "'5/2b3/3w1b1/1wb1bw2/4bb3/w2bbbw1/2wbwwb/3w2/3ww w', win 5, e8w b5b b6w a1b b5w, capture through-capture",
        "'5/6/7/8/4w4/3w4/2w4/w1wxww/1bbbb w', win 3, b2w f5b a1w, double-threat suicide capture"
    })
    void capturesAreThemes(String text, String task, String line, String themes) {
        assertThemes(Positions.of(Games.named("pentalath").orElseThrow(), text), task, line, themes);
    }

    private static void assertThemes(Position start, String task, String line, String themes) {
        try (SearchService service = new SearchService(new ProofTable(8L << 20), 1)) {
            SolutionSearch search = new SolutionSearch(service, SearchLimits.NONE.withNodes(200_000), new StopSwitch());
            Task wanted = Task.parse(task).orElseThrow();
            GameTree solution = new SolutionBuilder(search).build(start, wanted).orElseThrow();
            assertEquals(line, PuzzleWords.solution(Puzzle.of(wanted, solution)));
            List<String> found = new ThemeFinder(search)
                    .find(solution).stream().map(PuzzleTheme::id).toList();
            assertEquals(themes, String.join(" ", found));
        }
    }
}
