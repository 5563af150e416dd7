package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.notation.PositionText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/// The commands as scripts use them: what they print, and their exit codes.
@Tag("slow")
class CommandsTest {
    private static final Path SAMPLES = Path.of("sample-games");

    private static void assertFails(int code, String message, String... arguments) {
        Run run = run(arguments);
        assertEquals(code, run.code(), run.err());
        assertEquals("hexalyst: " + message + System.lineSeparator(), run.err());
        assertEquals("", run.out());
    }

    @Test
    void legalPrintsTheMovesSorted() {
        assertEquals(
                "a1b a1w a2b a2w b1b b1w b2b b2w b3b b3w c1b c1w c2b c2w\n",
                run("legal", "2/3/2 w").out());
        assertEquals("pass\n", run("legal", "2/1w1/2 b 0,0").out());
        assertEquals(
                "{\"moves\":[\"pass\"]}\n",
                run("legal", "2/1w1/2 b 0,0", "--json").out());
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "a named pipe is made with mkfifo")
    @Timeout(60)
    void aNamedPipeIsRefusedAndNotWaitedFor(@TempDir Path folder) throws IOException, InterruptedException {
        for (String suffix : List.of(".hgn", ".json", ".txt")) {
            Path pipe = folder.resolve("pipe" + suffix);
            assertEquals(
                    0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
            run("check", pipe.toString()).assertNames(pipe + ": not a regular file");
            run("convert", pipe.toString(), folder.resolve("out.hgn").toString())
                    .assertNames(pipe + ": not a regular file");
        }
    }

    @Test
    void perftCounts() {
        assertEquals("1727520 0 0 0\n", run("perft", "5/6/7/8/9/8/7/6/5 w", "3").out());
        assertEquals(
                "{\"nodes\":14,\"won\":0,\"lost\":0,\"drawn\":0}\n",
                run("perft", "2/3/2 w", "1", "--json").out());
    }

    @Test
    void perftComparesAFile(@TempDir Path folder) throws IOException {
        String table = "src/test/resources/hexalyst/game/manalath/perft.jsonl";
        Run right = run("perft", "--file", table);
        assertEquals("102 ok, 0 differ\n", right.out());
        assertEquals(0, right.code());
        Path wrong = folder.resolve("wrong.jsonl");
        Files.writeString(wrong, """
                {"position": "2/3/2 w", "perft": [{"nodes": 14, "won": 0, "lost": 0, "drawn": 0}]}
                {"position": "2/3/2 w", "perft": [{"nodes": 15, "won": 0, "lost": 0, "drawn": 0}]}
                """);
        Run differs = run("perft", "--file", wrong.toString());
        assertEquals("line 2: 2/3/2 w: depth 1 is 14 0 0 0, not 15 0 0 0\n1 ok, 1 differ\n", differs.out());
        assertEquals(1, differs.code());
        Run json = run("perft", "--json", "--file", wrong.toString());
        assertTrue(json.out().lines().allMatch(line -> line.startsWith("{")), json.out());
        for (String bad :
                List.of("{\"position\":\"2/3/2 w\",\"perft\":[{\"nodes\":\"abc\"}]}", "[", "null", "{}", "5")) {
            Files.writeString(wrong, bad);
            Run run = run("perft", "--file", wrong.toString());
            assertEquals(1, run.code());
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(
                    run.err().startsWith("hexalyst: " + wrong + ":1:")
                            && !run.err().contains("internal"),
                    run.err());
        }
        Files.writeString(wrong, "\uFEFF{\"perft\": []}\n");
        assertFails(
                1,
                wrong + ":1: an object with position and perft, or position, depth and count, was expected",
                "perft",
                "--file",
                wrong.toString());
    }

    @Test
    void solvePrintsALineEach() {
        Run run = run("solve", "2/3/2 w", "--threads", "1");
        List<String> lines = run.out().lines().toList();
        assertEquals(0, run.code());
        assertEquals("value: win", lines.get(0));
        assertTrue(lines.get(1).matches("plies: \\d+"), lines.get(1));
        assertTrue(lines.get(2).matches("move: [a-c]\\d[wb]"), lines.get(2));
        assertTrue(lines.get(3).startsWith("line: " + lines.get(2).substring(6) + " "), lines.get(3));
        assertTrue(lines.get(4).matches("nodes: \\d+"), lines.get(4));
        assertTrue(lines.get(5).matches("seconds: \\d+\\.\\d{3}"), lines.get(5));
        assertEquals(6, lines.size());
    }

    @Test
    void solveFindsTheShortestWin() {
        String open = "2/3/2 w";
        Run run = run("solve", open, "--threads", "1", "--memory", "1m", "--exact");
        assertEquals(0, run.code());
        assertTrue(run.out().matches("(?s).*\ndistance: \\d+ exact\n"), run.out());
        Run json = run("solve", open, "--threads", "1", "--memory", "1m", "--exact", "--json");
        assertTrue(json.out().contains("\"exact\":true"), json.out());
        Run shorter = run("solve", "3/4/5/4/3 w", "--threads", "1", "--memory", "16m", "--exact");
        List<String> told = shorter.out().lines().toList();
        assertEquals("distance: 14 exact", told.getLast());
        assertEquals("plies: 14", told.get(1));
        assertEquals(14, told.get(3).substring("line: ".length()).split(" ").length, told.get(3));
        assertTrue(told.get(3).startsWith("line: " + told.get(2).substring("move: ".length()) + " "), told.get(3));
        Run cut = run(
                "solve", "3/4/5/4/3 w", "--threads", "1", "--memory", "1m", "--exact", "--nodes", "100000", "--anew");
        assertEquals(1, cut.code(), cut.out());
        assertTrue(cut.out().startsWith("value: win\n"), cut.out());
        assertTrue(cut.out().matches("(?s).*\ndistance: \\d+ to \\d+\n"), cut.out());
    }

    @Test
    void whatSolveAndMovesProveIsKnownAfterwards(@TempDir Path folder) {
        String store = folder.resolve("results.db").toString();
        Run first = run("solve", "3/4/5/4/3 w", "--threads", "1", "--memory", "16m", "--store", store);
        List<String> told = first.out().lines().toList();
        List<String> again = run("solve", "3/4/5/4/3 w", "--nodes", "1", "--store", store)
                .out()
                .lines()
                .toList();
        assertEquals(told.subList(0, 3), again.subList(0, 3), "value, plies and move");
        assertEquals("nodes: 0", again.get(4));
        run("moves", "3/4/5/4/3 w", "--threads", "1", "--memory", "16m", "--store", store);
        Run after = run("solve", "3/4/1w3/4/3 b", "--nodes", "1", "--store", store);
        assertEquals(0, after.code(), after.out());
    }

    @Test
    void movesAreListedFromTheBest() {
        Run run = run("moves", "3/4/5/4/3 w", "--threads", "1", "--memory", "16m");
        assertEquals(0, run.code());
        List<String> lines = run.out().lines().toList();
        assertEquals(38, lines.size());
        assertTrue(lines.getFirst().matches("c3w win \\d+ 0"), lines.getFirst());
        assertTrue(lines.get(1).matches("\\w+ loss \\d+ \\d+"), lines.get(1));
        Run some =
                run("moves", "3/4/5/4/3 w", "--threads", "1", "--memory", "1m", "--nodes", "2000", "--json", "--anew");
        assertEquals(1, some.code());
        assertEquals(38, some.out().lines().count());
        assertTrue(some.out().contains("\"value\":\"open\""), some.out());
    }

    /// A refactoring that changes this number has changed the search.
    @Test
    void theBenchmarkExpandsTheSameNodes() {
        Run run = run("bench");
        assertEquals(0, run.code());
        assertTrue(run.out().startsWith("nodes: 2639052\nnodes/s: "), run.out());
    }

    @Test
    void solveGivesUpAtALimit() {
        Run run = run("solve", "5/6/7/8/9/8/7/6/5 w", "--nodes", "100", "--memory", "1m", "--anew");
        assertEquals(1, run.code());
        assertTrue(run.out().startsWith("value: unknown\nplies: -\nmove: -\nline: -\n"), run.out());
    }

    @Test
    void solveAsksWhatIsStoredFirst() {
        Run run = run("solve", "5/6/7/8/9/8/7/6/5 w", "--nodes", "100", "--memory", "1m");
        assertEquals(0, run.code());
        assertTrue(run.out().startsWith("value: win\n"), run.out());
        assertTrue(run.out().contains("\nnodes: 0\n"), run.out());
    }

    @Test
    void solveKnowsTheEditions() {
        String quintStands = "5/6/wwwww2/8/9/8/7/ww1w2/5 w 1,0";
        assertTrue(run("solve", quintStands).out().startsWith("value: win\n"));
        String blocked = "2/2x/xx w 3,1";
        assertEquals(
                0, run("solve", blocked, "--edition", "nestorgames", "--json").code());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wwwww2/3w4/8 w | row 3 has 8 cells where 7 or 9 were expected (column 12)",
                "2/3/2 x | side is \"x\" where w or b was expected (column 7)",
                "2/www/wwx w | row 3 has 3 cells where 2 or 4 were expected (column 7)"
            })
    void positionsThatAreWrongNameTheirPlace(String position, String message) {
        assertFails(1, message, "legal", position);
    }

    @Test
    void wrongUseIsExitCodeTwoAndOneLine() {
        assertFails(2, "the depth is at least 1, not 0", "perft", "2/3/2 w", "0");
        assertFails(2, "a position and a depth are needed, or --file", "perft", "2/3/2 w");
        assertFails(2, "--threads: 1 to 1024, not 0", "solve", "2/3/2 w", "--threads", "0");
        assertFails(2, "--nodes: at least 1, not 0", "solve", "2/3/2 w", "--nodes", "0");
        Run time = run("solve", "2/3/2 w", "--time", "3 weeks");
        assertEquals(2, time.code());
        assertEquals(1, time.err().lines().count());
        assertTrue(time.err().contains("500ms, 30s, 5m or 2h"), time.err());
        assertFails(
                2,
                "Invalid value for positional parameter at index 0..* (<file>): \"a?b\" is not a file name:"
                        + " Nul character not allowed (see hexalyst check --help)",
                "check",
                "a\0b");
        Run unknown = run("frobnicate");
        assertEquals(2, unknown.code());
        assertEquals(1, unknown.err().lines().count());
    }

    @Test
    void wrongInputIsExitCodeOneAndOneLine() {
        assertFails(1, "unknown edition x; there is designer, nestorgames", "legal", "2/3/2 w", "--edition", "x");
        assertFails(1, Run.unknownGame("x"), "legal", "2/3/2 w", "--game", "x");
        assertFails(1, "none.hgn: no such file", "check", "none.hgn");
        assertFails(1, "src: a folder, not a file", "perft", "--file", "src");
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "Windows has no such names")
    void aLineFeedInTheNameOfAFileSplitsNoLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a\nb.hgn");
        Files.writeString(file, "1. e5w *\n");
        Run run = run("check", file.toString());
        assertEquals(folder.resolve("a b.hgn") + ": 1 game, 2 nodes\n", run.out());
    }

    static Stream<Path> samples() throws IOException {
        try (Stream<Path> files = Files.walk(SAMPLES)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void checkFindsNoErrorInASample(Path sample) {
        Run run = run("check", sample.toString());
        assertEquals(0, run.code(), run.out() + run.err());
        assertTrue(run.out().matches("(?s)\\Q" + sample + "\\E: \\d+ games?, \\d+ nodes\n"), run.out());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void convertGoesAroundAllFormatsAndBack(Path sample, @TempDir Path folder) throws IOException {
        Path before = sample;
        for (String suffix : List.of(".json", ".sgf", ".hgn", ".sgf", ".json", ".hgn")) {
            Path after = folder.resolve(before.getFileName() + suffix);
            Run run = run("convert", before.toString(), after.toString());
            assertEquals(0, run.code(), run.err());
            assertEquals("", run.out());
            before = after;
        }
        if (sample.toString().endsWith(".hgn")) {
            Path direct = folder.resolve("direct.hgn");
            assertEquals(0, run("convert", sample.toString(), direct.toString()).code());
            assertEquals(Files.readString(direct), Files.readString(before));
        }
    }

    @Test
    void convertKeepsWhatIsGoodAndOverwritesNothing(@TempDir Path folder) throws IOException {
        Path bad = folder.resolve("bad.hgn");
        Files.writeString(bad, "[Game \"Manalath\"]\n[Edition \"designer\"]\n[Result \"*\"]\n\n1. e5w e5b *\n");
        Path out = folder.resolve("out.hgn");
        Run run = run("convert", bad.toString(), out.toString());
        assertEquals(1, run.code());
        assertEquals("hexalyst: " + bad + ": 5:8 e5b is illegal: the cell is occupied\n", run.err());
        assertTrue(Files.readString(out).contains("1. e5w *"));
        Files.writeString(out, "mine");
        assertFails(1, out + " exists; --force overwrites it", "convert", SAMPLES + "/engine-game-01.hgn", "" + out);
        assertEquals("mine", Files.readString(out));
        assertEquals(
                0,
                run("convert", SAMPLES + "/engine-game-01.hgn", "" + out, "--force")
                        .code());
        Files.writeString(bad, "nothing to see");
        assertEquals(
                1, run("convert", bad.toString(), out.toString(), "--force").code());
        assertTrue(Files.readString(out).contains("e5w"), "what was there before is whole");
    }

    @Test
    void everyCommandHasHelpWithExamplesThatCanBeCopied() {
        assertTrue(run("--help").out().contains("Example: hexalyst "));
        assertExamples(HexalystCommand.commandLine());
    }

    private static void assertExamples(CommandLine parent) {
        for (CommandLine command : parent.getSubcommands().values()) {
            String name = command.getCommandSpec().qualifiedName();
            Run run = run((name.substring("hexalyst ".length()) + " --help").split(" ", -1));
            assertEquals(0, run.code(), name);
            String[] examples = command.getCommandSpec().usageMessage().footer();
            assertTrue(examples.length > 0 || parent.getParent() != null, name);
            for (String example : examples) {
                assertTrue(run.out().contains(String.format(example) + System.lineSeparator()), name + run.out());
            }
            assertExamples(command);
        }
    }

    @Test
    void theHelpOfTheProgramFitsOnAScreenAndNamesEveryCommand() {
        List<String> lines = run("--help").out().lines().toList();
        assertTrue(lines.size() <= 40, lines.size() + " lines");
        for (String command : HexalystCommand.commandLine().getSubcommands().keySet()) {
            assertEquals(
                    1,
                    lines.stream()
                            .filter(line -> line.startsWith("  " + command + " "))
                            .count(),
                    command);
        }
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80));
    }

    @Test
    void theFilesToReadAndToWriteAreNamedOnceInTheSynopsis() {
        for (String command : List.of("export", "convert")) {
            String help = run(command, "--help").out();
            String usage = help.lines()
                    .takeWhile(line -> line.startsWith("Usage") || line.startsWith(" "))
                    .collect(Collectors.joining(" "));
            assertTrue(usage.endsWith("... <out>"), usage);
            assertEquals(usage.indexOf("<out>"), usage.lastIndexOf("<out>"), usage);
        }
    }

    @Test
    void aGameMayBeWrittenAsInFiles() {
        for (Game game : Games.all()) {
            assertEquals(
                    0, run("perft", "--game", game.title(), text(game), "1").code(), game.title());
        }
    }

    private static String text(Game game) {
        return PositionText.format(game.start(game.editions().getFirst()));
    }

    @Test
    void theHelpNamesTheGameThatIsAssumed() {
        String help = run("legal", "--help").out().replaceAll("\\s+", " ");
        assertTrue(help.contains("Default: " + Games.byDefault().id() + "."), help);
    }

    @Test
    void filesAreToldFromCommands() {
        assertTrue(HexalystCommand.understands("solve"));
        assertTrue(HexalystCommand.understands("--help"));
        assertFalse(HexalystCommand.understands("game.hgn"));
    }
}
