package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.annotate.ManyTurns;
import hexalyst.notation.HgnWriter;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// No command lists the whole turns of a game that has millions of them.
@Timeout(300)
@Tag("slow")
class ManyTurnsTest {
    private static final String TOO_MANY = "too many turns to list: they have more than 20000 parts to try";
    private static final GameTree GAME = ManyTurns.game(8, 51);
    private static final String START = PositionText.format(GAME.start());
    private static final String LATE = PositionText.format(ManyTurns.last(GAME));

    @TempDir
    Path folder = Path.of("");

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static Run about(String position, String command) {
        List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
        words.add(1, position);
        words.addAll(List.of("--game", "phalanx"));
        return run(words.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"legal", "legal --json", "campaign --plies 1", "balance --first-move"})
    void whatIsAboutEachTurnSaysThatThereAreTooMany(String command) {
        about(START, command).assertRefused(TOO_MANY);
        about(LATE, command).assertRefused(TOO_MANY);
    }

    @Test
    void fewTurnsAreListedOnTheSameBoard() {
        String two = "8/9/10/11/12/13/14/4w4b5/14/4w4b3/12/11/10/9/8 w";
        assertEquals(37, about(two, "legal").out().split(" ", -1).length);
        Run small = about("3/4/5/4/3 w phase=place1", "legal");
        assertEquals(2907, small.out().split(" ", -1).length);
    }

    @Test
    void whatIsProvedAboutUnplayedTurnsIsExplored() {
        String position = "xww/xwww/bxxxw/xwb1/1ww b taken=3,0 quiet=4 limit=5";
        String store = " --store " + file("results.db") + " --library " + file("library.db");
        about(position, "moves --store " + file("results.db"));
        assertEquals(
                "b4 0 0 0 0 proved loss 6\npass 0 0 0 0 proved loss 1\n",
                about(position, "explore" + store).out());
        Run many = about(LATE, "explore" + store);
        assertTrue(many.err().contains(TOO_MANY + "; only those that were played are shown"), many.err());
    }

    /// A campaign may say that it settled nothing.
    private static void assertNothingWrong(Run run) {
        assertTrue(run.err().isEmpty() || run.err().startsWith("hexalyst: no position was settled"), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"perft 1", "solve --nodes 200", "moves --nodes 200", "campaign --plies 0 --each-nodes 200"})
    void whatGoesByPartsAnswers(String command) {
        for (String position : List.of(START, LATE)) {
            Run run = about(position, command);
            assertNothingWrong(run);
            assertTrue(run.code() < 2 && !run.out().isEmpty(), run.out());
        }
    }

    @Test
    void aTableSaysThatItCannotBeCompared() throws IOException {
        Path table = folder.resolve("table.jsonl");
        Files.writeString(
                table, "{\"game\": \"phalanx\", \"position\": \"" + START + "\", \"legal\": [], \"perft\": []}");
        Run run = run("perft", "--file", table.toString());
        assertTrue(run.out().startsWith("line 1: " + START + ": " + TOO_MANY + "\n"), run.out() + run.err());
    }

    @Test
    void filesOfGamesAreReadAnalysedAndSearched() throws IOException {
        Files.writeString(folder.resolve("game.hgn"), HgnWriter.write(List.of(ManyTurns.game(8, 6))));
        for (List<String> command : List.of(
                List.of("check", file("game.hgn")),
                List.of("convert", file("game.hgn"), file("game.json")),
                List.of("export", file("game.hgn"), file("game.html")),
                List.of("analyze", file("game.hgn"), "-o", file("told.hgn"), "--each-nodes", "100", "--lines"),
                List.of("campaign", "--games", file("game.hgn"), "--each-nodes", "100"),
                List.of("library", "import", file("game.hgn"), "--library", file("library")))) {
            Run run = run(command.toArray(String[]::new));
            assertNothingWrong(run);
            assertTrue(run.code() < 2, command + run.out());
        }
        Run explored = about(START, "explore --library " + file("library"));
        assertEquals(
                "hexalyst: " + TOO_MANY + "; only those that were played are shown",
                explored.err().strip());
        assertTrue(explored.code() < 2, explored.out());
    }

    @Test
    void theWeakestPlaysOnTheLargeBoard() throws IOException {
        Files.writeString(folder.resolve("opening.hgn"), HgnWriter.write(List.of(GAME)));
        Run run = run(
                "match",
                "internal:level=beginner,seed=1",
                "random:seed=1",
                "--games",
                "2",
                "--openings",
                file("opening.hgn"),
                "--each",
                "1s");
        assertEquals(0, run.code(), run.err());
    }
}
