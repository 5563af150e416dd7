package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.cli.terminal.GameFile;
import hexalyst.engine.external.OddEngine;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Matches as scripts start them.
@Timeout(600)
@Tag("slow")
class MatchCommandTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private static void assertFails(int code, String message, String... arguments) {
        Run run = run(arguments);
        assertEquals("hexalyst: " + message + "\n", run.err());
        assertEquals(code, run.code());
        assertEquals("", run.out());
    }

    /// The command line that runs this program as an external engine.
    private static String ourselves() {
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return "'" + OddEngine.java() + "' -cp '" + path + "' hexalyst.Main gtp --threads 1 --memory 8m --nodes 50";
    }

    @Test
    void internalAgainstAProcessOnAnOpeningList() throws IOException {
        Path openings = folder.resolve("openings.txt");
        Path save = folder.resolve("games.hgn");
        Files.writeString(openings, "# two small boards\n3/4/5/4/3 w\n\n2/3/2 b\n");
        Run run = run(
                "match",
                "internal:nodes=500,memory=1m",
                ourselves(),
                "--games",
                "4",
                "--each",
                "20s",
                "--openings",
                openings.toString(),
                "--save",
                save.toString());
        assertEquals("", run.err());
        assertEquals(0, run.code());
        List<String> lines = run.out().lines().toList();
        assertEquals(6, lines.size(), run.out());
        assertTrue(
                lines.getFirst()
                        .matches(
                                "game 1: (1-0|0-1) in \\d+ plies, .* \\(internal:nodes=500,memory=1m - Hexalyst .*\\)"),
                lines.getFirst());
        assertTrue(lines.get(4).matches("score: internal.* \\d wins, \\d draws, \\d losses \\(\\d\\.\\d of 4\\)"));
        assertTrue(lines.get(5).startsWith("elo: "), lines.get(5));
        List<GameTree> games = GameFile.read(save).games();
        assertEquals(4, games.size());
        assertEquals(7, games.getLast().grid().cells());
        assertEquals(
                "internal:nodes=500,memory=1m", games.get(1).tags().get("Black").orElseThrow());
        assertTrue(run.out().contains("game 4: " + games.getLast().tags().result()), run.out());
        assertFails(1, save + " exists; --force overwrites it", "match", "internal", "x", "--save", save.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"manalath", "pentalath"})
    void yardsticksPlayEveryGameFromRandomOpenings(String game) {
        List<String> match = List.of(
                "match",
                "plain:depth=2",
                "random:seed=5",
                "--game",
                game,
                "--random",
                "3",
                "--games",
                "4",
                "--seed",
                "2");
        Run run = run(match.toArray(String[]::new));
        assertEquals("", run.err());
        assertEquals(run.out(), run(match.toArray(String[]::new)).out(), "the same seeds play the same games");
        assertTrue(run.out().contains("score: plain:depth=2 4 wins, 0 draws, 0 losses (4.0 of 4)"), run.out());
    }

    @Test
    void theLevelsPlayAndOneSeedPlaysTheSame() {
        List<String> match = List.of(
                "match",
                "internal:level=club,seed=4",
                "internal:level=beginner,seed=5",
                "--random",
                "2",
                "--games",
                "10");
        Run run = run(match.toArray(String[]::new));
        assertEquals("", run.err());
        assertEquals(run.out(), run(match.toArray(String[]::new)).out());
        assertTrue(run.out().matches("(?s).*score: internal:level=club,seed=4 ([89]|10) wins, 0 draws.*"), run.out());
        assertFails(
                2,
                "internal:level=master: 'master' is no level; they are novice, beginner, casual, club, strong, perfect",
                "match",
                "internal:level=master",
                "internal");
        String help = run("match", "--help").out().replaceAll("\\s+", " ");
        assertTrue(help.contains("beginner, casual and club") && help.contains("strong") && help.contains("perfect"));
    }

    /// The first player of the empty board wins; without the strategies one node would not be enough.
    @Test
    void ourEngineKnowsTheStrategies() {
        Run run = run("match", "internal:nodes=1,memory=1m", "plain:depth=2", "--games", "1");
        assertTrue(run.out().startsWith("game 1: 1-0 "), run.out());
        assertEquals("", run.err());
    }

    @Test
    void aFailureIsSavedAsAComment() throws IOException {
        Path save = folder.resolve("games.hgn");
        Path openings = folder.resolve("openings.hgn");
        Files.writeString(openings, "[Game \"Manalath\"]\n\n1. e5w a1b 2. b2w *\n");
        String cheat = String.join(" ", OddEngine.command("cheats").words());
        Run run = run(
                "match",
                cheat,
                "internal:nodes=5",
                "--games",
                "1",
                "--json",
                "--openings",
                "" + openings,
                "--plies",
                "2",
                "--save",
                "" + save);
        assertEquals(
                "{\"game\":1,\"white\":\"Odd\",\"black\":\"internal:nodes=5\",\"result\":\"0-1\",\"plies\":2,"
                        + "\"reason\":\"Odd: plays an illegal move: e5w is illegal: the cell is occupied\"}",
                run.out().lines().findFirst().orElseThrow());
        assertTrue(
                run.out()
                        .contains(
                                "{\"name\":\"Odd\",\"wins\":0,\"draws\":0,\"losses\":1,\"elo\":null,\"eloLow\":null,"),
                run.out());
        String saved = Files.readString(save).replaceAll("\\s+", " ");
        assertTrue(saved.contains("1. e5w a1b { Odd: plays an illegal move: e5w is illegal: "), saved);
        assertTrue(saved.endsWith("} 0-1 "), saved);
    }

    /// With random games and with alpha-beta, in a game whose default is the other one.
    @ParameterizedTest
    @CsvSource({
        "phalanx, internal:search=montecarlo;nodes=150, 3/4/5/4/3 w phase=place1",
        "phalanx, internal:search=alphabeta;nodes=150, 3/4/5/4/3 w phase=place1",
        "medusa, internal:nodes=150, 4/1x1x1/6/1x1x1x1/6/1x1x1/4 b",
        "macbeth, internal:search=montecarlo;nodes=1000, 4/5/2bw2/2wxb2/2bw2/5/4 b",
    })
    void theWayToEstimateCanBeChosen(String game, String player, String opening) throws IOException {
        Path openings = folder.resolve("start.txt");
        Files.writeString(openings, opening + "\n");
        String[] match = {
            "match",
            player.replace(';', ','),
            "random:seed=3",
            "--game",
            game,
            "--openings",
            openings.toString(),
            "--games",
            "4",
        };
        Run run = run(match);
        assertEquals("", run.err());
        assertEquals(run.out(), run(match).out(), "the same seeds play the same games");
        assertTrue(run.out().matches("(?s).* (3|4) wins, \\d draws?, 0 losses .*"), run.out());
    }

    @Test
    void wrongUseIsOneLine() throws IOException {
        assertFails(
                2,
                "internal:search=minimax: 'minimax' is no search; they are alphabeta, montecarlo",
                "match",
                "internal:search=minimax",
                "internal");
        Path openings = folder.resolve("openings.txt");
        Files.writeString(openings, "2/3 w\n");
        String where = openings + ":1: ";
        Run bad = run("match", "internal", "internal", "--openings", openings.toString());
        assertTrue(bad.err().startsWith("hexalyst: " + where + "row 3 is missing"), bad.err());
        assertFails(
                2,
                "internal:depth=4: 'depth=4' is none of threads=, nodes=, time=, memory=, level=, seed=, search=",
                "match",
                "internal:depth=4",
                "internal");
        assertFails(2, "internal:nodes=x: 'x' is no value for nodes", "match", "internal:nodes=x", "internal");
        assertFails(2, "internal:nodes=0: nodes is at least 1", "match", "internal:nodes=0", "internal");
        assertFails(2, "plain:depth=0: depth is at least 1 and at most 1024", "match", "plain:depth=0", "random");
        assertFails(2, "random:nodes=1: 'nodes=1' is none of seed=", "match", "plain", "random:nodes=1");
        assertFails(2, "--random: not below 0", "match", "plain", "random", "--random", "-1");
        assertFails(
                2,
                "--random 400: the game is always over within 400 moves",
                "match",
                "plain",
                "random",
                "--random",
                "400");
        assertFails(
                2,
                "--openings or --random, not both",
                "match",
                "plain",
                "random",
                "--random",
                "2",
                "--openings",
                openings.toString());
        assertFails(2, "--games: at least 1, not 0", "match", "internal", "internal", "--games", "0");
        assertFails(2, "the command line of the engine has an unclosed '", "match", "internal", "'x");
        Path whole = Path.of("sample-games/manalath-01.hgn");
        assertFails(
                1,
                whole + ": opening 1: the game is over after it (--plies takes fewer moves)",
                "match",
                "internal",
                "internal",
                "--openings",
                whole.toString());
    }

    @Test
    void levelsPrintsATableAndSavesItsGames() throws IOException {
        Path file = folder.resolve("levels.hgn");
        List<String> arguments =
                List.of("levels", "--game", "query", "--games", "2", "--top", "beginner", "--save", file.toString());
        Run run = run(arguments.toArray(String[]::new));
        List<String> lines = run.out().lines().toList();
        assertEquals(2, lines.size(), run.toString());
        assertEquals("level,won,drawn,lost", lines.getFirst());
        assertTrue(lines.getLast().matches("beginner,[0-2],[0-2],[0-2]"), lines.getLast());
        String saved = Files.readString(file);
        assertTrue(saved.contains("[White \"beginner\"]") && saved.contains("[White \"novice\"]"), saved);
        assertEquals(0, run.code());
        assertEquals(1, run(arguments.toArray(String[]::new)).code(), "the file is there already");
        assertFails(2, "--random: not below 0", "levels", "--game", "query", "--random", "-1");
        assertFails(2, "--games: at least 1, not 0", "levels", "--games", "0");
    }
}
