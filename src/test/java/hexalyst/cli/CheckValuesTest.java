package hexalyst.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `check --values`: values that files note as proved are only claims.
class CheckValuesTest {
    @TempDir
    private Path folder = Path.of("");

    private Run check(String moves, String... options) throws IOException {
        Path file = folder.resolve("a.hgn");
        Files.writeString(file, "[Board \"3 4 5 4 3\"]\n\n" + moves + " *\n");
        String[] arguments = new String[options.length + 3];
        arguments[0] = "check";
        arguments[1] = "--values";
        arguments[2] = file.toString();
        System.arraycopy(options, 0, arguments, 3, options.length);
        return Run.run(arguments);
    }

    private String name() {
        return folder.resolve("a.hgn").toString();
    }

    @Test
    void whatIsSoIsProved() throws IOException {
        Run run = check("{ [%win w 18] } 1. c3w { [%win w] } a1b");
        assertEquals(
                name() + ": 1 game, 3 nodes, 2 noted values: 2 proved, 0 false, 0 open",
                run.out().strip());
        assertEquals(0, run.code());
    }

    @Test
    void aWrongWinnerAWrongDrawAndATooShortWinAreFalse() throws IOException {
        Run run = check("{ [%win b 3] } 1. c3w { [%win w 4] } a1b { [%draw] }");
        assertEquals(1, run.code());
        assertTrue(run.out().contains("3 noted values: 0 proved, 3 false, 0 open"), run.out());
        String[] lines = run.err().lines().toArray(String[]::new);
        assertEquals(3, lines.length);
        String place = "hexalyst: " + name() + ": game 1, ";
        String winner =
                place + "the start (3/4/5/4/3 w): the file notes that Black wins in at most 3 plies, but White wins";
        assertTrue(lines[0].startsWith(winner), lines[0]);
        String length =
                place + "c3w (3/4/2w2/4/3 b): the file notes that White wins in at most 4 plies, but White needs";
        assertTrue(lines[1].startsWith(length), lines[1]);
        String draw = place + "a1b (3/4/2w2/4/b2 w): the file notes that it is a draw, but White wins";
        assertTrue(lines[2].startsWith(draw), lines[2]);
    }

    @Test
    void whatTheLimitsLeaveOpenIsNotCalledProved() throws IOException {
        Run run = check("{ [%win w 18] } 1. c3w { [%win w] }", "--nodes", "1");
        assertEquals(1, run.code());
        assertTrue(run.out().contains("2 noted values: 0 proved, 0 false, 2 open"), run.out());
        assertEquals("", run.err());
    }

    @Test
    void atTheEndOfAGameTheRulesTell() throws IOException {
        String quart = "1. c3w a1b 2. c4w e3b 3. c5w a3b 4. c2w";
        assertEquals(0, check(quart + " { [%win b 0] }").code());
        Run wrong = check(quart + " { [%win w] }");
        assertEquals(1, wrong.code());
        assertTrue(wrong.err().contains("the file notes that White wins, but Black has won"), wrong.err());
    }
}
