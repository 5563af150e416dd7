package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayCommandTest {
    /// `sample-games/draw-by-passes.hgn`.
    private static final String DRAW = """
            {"game": "manalath", "start": "wx1/1xbx/1xb2/2xx/3 w",\
             "turns": ["a1b", "c4b", "a2b", "b1b", "c1w", "a3w", "c5w", "e3w", "d1w", "b2w", "pass", "pass"],\
             "end": "wxw/wxbx/wxbbw/bwxx/bbw w 2", "result": "1/2", "score": null}
            """;

    /// `sample-games/pentalath-01.hgn`.
    private static final String LINE = """
            {"game": "pentalath", "start": "5/6/7/8/9/8/7/6/5 w", "turns": ["b3w", "e5b", "e4w", "d4b", "c3w", "f4b",\
             "d5w", "f5b", "f2w", "e6b", "g5w", "e3b", "g4w", "g3b", "f3w", "e7b", "h2w", "e8b", "e9w", "f8b", "d8w",\
             "f7b", "f6w", "c6b", "d6w", "d7b", "b5w", "c7b", "e9w", "d8b", "a1w", "e9b"],\
             "end": "5/1w4/2bww2/1wwbbwbb/2bwbbbbb/3bwwbb/2w2bb/2w1w1/w4 w 45,45", "result": "0-1", "score": null}
            """;

    /// Nobody has won yet.
    private static final String OPEN = """
            {"start": "2/3/2 w", "turns": ["b2w", "a1b"], "end": "2/1w1/b1 w", "result": "*"}
            """;

    @TempDir
    private Path folder = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("games.jsonl");
    }

    private Run replay(String text) throws IOException {
        Files.writeString(file, text);
        return run("replay", "--file", file.toString());
    }

    private void assertDiffers(String difference, String line) throws IOException {
        Run run = replay(line);
        assertEquals("line 1: " + difference + "\n0 ok, 1 differ\n", run.out(), run.err());
        assertEquals("", run.err());
        assertEquals(1, run.code());
    }

    @Test
    void gamesThatAgreeAreOk() throws IOException {
        Run run = replay(DRAW + "\n" + LINE + OPEN);
        assertEquals("3 ok, 0 differ\n", run.out(), run.err());
        assertEquals("", run.err());
        assertEquals(0, run.code());
    }

    @Test
    void anEndMayBeWrittenAtMoreLength() throws IOException {
        assertEquals(0, replay(OPEN.replace("b1 w", "b1 w -,- 0")).code());
        assertEquals(0, replay(DRAW.replace("bbw w 2", "bbw w - 2")).code());
        assertEquals(0, replay(DRAW.replace("\"1/2\"", "\"1/2-1/2\"")).code());
        assertEquals(
                0,
                replay(LINE.replace(" w\", \"result", " w 45,45\", \"result")).code());
    }

    @Test
    void anIllegalTurnIsNamedWithTheReason() throws IOException {
        assertDiffers("2/3/2 w: turn 2: b2b is illegal: the cell is occupied", OPEN.replace("a1b", "b2b"));
        assertDiffers("2/3/2 w: turn 1: z9w is not a turn on this board", OPEN.replace("b2w", "z9w"));
        assertDiffers(
                "wx1/1xbx/1xb2/2xx/3 w: turn 13: pass is illegal: the game is over: both players had to pass",
                DRAW.replace("\"pass\"]", "\"pass\", \"pass\"]"));
    }

    @Test
    void anotherEndOrResultIsNamed() throws IOException {
        assertDiffers("2/3/2 w: the end is 2/1w1/b1 w, not 2/1w1/1b w", OPEN.replace("b1 w", "1b w"));
        assertDiffers("2/3/2 w: the end is 2/1w1/b1 w, not 2/1w1/b1 b", OPEN.replace("b1 w", "b1 b"));
        assertDiffers("2/3/2 w: the end is 2/1w1/b1 w, not 3/4/5/4/3 w", OPEN.replace("2/1w1/b1 w", "3/4/5/4/3 w"));
        assertDiffers("2/3/2 w: the result is *, not 1-0", OPEN.replace("*", "1-0"));
        assertDiffers(
                "5/6/7/8/9/8/7/6/5 w: the result is 0-1 (Black has a line of 5), not 1/2", LINE.replace("0-1", "1/2"));
        assertDiffers(
                "2/3/2 w: the end is 2/1w1/b1 w, not 2/3/2 w; the result is *, not 0-1",
                OPEN.replace("2/1w1/b1 w", "2/3/2 w").replace("*", "0-1"));
    }

    @Test
    void scoresAreComparedWhereTheGameHasThem() throws IOException {
        String filled = """
                {"game": "macbeth", "start": "2/1x1/2 b", "turns": ["c1", "c2", "b1", "b3", "a1", "a2"],\
                 "end": "bw/bxw/bw b", "result": "1/2", "score": [3, 3]}
                """;
        assertEquals("1 ok, 0 differ" + System.lineSeparator(), replay(filled).out());
        assertDiffers("2/1x1/2 b: the score is [3, 3], not [3, 2.5]", filled.replace("[3, 3]", "[3, 2.5]"));
    }

    @Test
    void aScoreIsADifferenceWhereThereIsNone() throws IOException {
        assertDiffers(
                "2/3/2 w: there is no score, not [22, 25.5]", OPEN.replace("\"*\"", "\"*\", \"score\": [22, 25.5]"));
    }

    @Test
    void jsonIsALineEach() throws IOException {
        Files.writeString(file, OPEN + OPEN.replace("*", "1-0"));
        Run run = run("replay", "--json", "--file", file.toString());
        assertEquals("""
                {"line":2,"position":"2/3/2 w","differences":["the result is *, not 1-0"]}
                {"ok":1,"differ":1}
                """, run.out());
    }

    @Test
    void theOptionsNameTheGameWhereTheLineDoesNot() throws IOException {
        String blackFirst = OPEN.replace("b2w", "b2b").replace("1w1", "1b1");
        assertEquals(0, replay(blackFirst).code());
        Run pentalath = run("replay", "--game", "pentalath", "--file", file.toString());
        assertEquals("""
                line 1: 2/3/2 w: turn 1: b2b is illegal: players place only their own colour, and it is White's turn
                0 ok, 1 differ
                """, pentalath.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "\"start\" | \"game\": \"go\", \"start\" | UNKNOWN",
                "\"start\" | \"edition\": \"x\", \"start\" | unknown edition x; there is designer, nestorgames",
                "2/3/2 w | 2/3/2 x | side is \"x\" where w or b was expected (column 7)",
                "2/1w1/b1 w | 2/1w1/b1 | end: side is missing: w or b was expected after the rows (column 9)",
                "\"turns\" | \"moves\" | an object with start, turns, end and result was expected",
                "\"*\" | null | an object with start, turns, end and result was expected",
            })
    void aBadLineIsNamed(String part, String wrong, String message) throws IOException {
        Run run = replay(OPEN + OPEN.replace(part, wrong));
        run.assertRefused(file + ":2: " + message.replace("UNKNOWN", Run.unknownGame("go")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "[\"b2w\", \"a1b\"] | [\"b2w\", null]",
                "[\"b2w\", \"a1b\"] | {}",
                "} | ",
                "\"*\" | \"*\", \"score\": [\"x\"]"
            })
    void aLineThatIsNoSuchObjectIsNamed(String part, String wrong) throws IOException {
        Run run = replay(OPEN.replace(part, wrong == null ? "" : wrong));
        run.assertNames(file + ":1:");
    }

    @Test
    void aFileIsNeededThatCanBeRead() {
        assertEquals(2, run("replay").code());
        Run none = run("replay", "--file", "none.jsonl");
        assertEquals("hexalyst: none.jsonl: no such file" + System.lineSeparator(), none.err());
        assertEquals(1, none.code());
    }
}
