package hexalyst.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `analyze` as people and scripts use it.
@Tag("slow")
class AnalyzeCommandTest {
    private static final String HEAD = "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n";

    @TempDir
    private Path folder = Path.of("");

    /// Runs the command with a store of its own in the folder and one thread.
    private Run analyze(String... arguments) {
        List<String> all = new ArrayList<>(List.of("analyze", "--threads", "1", "--memory", "8m"));
        all.addAll(List.of("--store", folder.resolve("results.db").toString()));
        all.addAll(List.of(arguments));
        return Run.run(all.toArray(new String[0]));
    }

    private Path file(String name, String moves) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, HEAD + moves + " *\n");
        return file;
    }

    @Test
    void aSampleGameGivesTheSameEveryTime() throws IOException {
        String sample = "sample-games/engine-game-01.hgn";
        Path first = folder.resolve("first.hgn");
        Path second = folder.resolve("second.hgn");
        Path again = folder.resolve("again.hgn");
        Run run = analyze(sample, "-o", first.toString(), "--each-nodes", "3000", "--lines");
        assertEquals("", run.err());
        assertEquals(0, run.code());
        assertTrue(
                run.out()
                        .matches("game 1: \\d+ positions, \\d+ proved, \\d+ estimated, \\d+ open; \\d+ \\?\\?,"
                                + " \\d+ \\?, \\d+ !.*\\Rwritten: .*first.hgn\\R"),
                run.out());
        analyze(sample, "-o", again.toString(), "--each-nodes", "3000", "--lines");
        assertEquals(Files.readString(first), Files.readString(again), "from the store");
        Files.delete(folder.resolve("results.db"));
        analyze(sample, "-o", second.toString(), "--each-nodes", "3000", "--lines");
        assertEquals(Files.readString(first), Files.readString(second), "searched again");
        assertTrue(Files.readString(first).contains("[%win "));
    }

    @Test
    void theOutputIsBesideTheInputAndNotOverwritten() throws IOException {
        Path in = file("my.game.hgn", "1. c3w");
        Run run = analyze(in.toString(), "--each-nodes", "200000");
        assertEquals("", run.err());
        Path out = folder.resolve("my.game-analyzed.hgn");
        assertTrue(Files.readString(out).contains("1. c3w! { [%win w "), Files.readString(out));
        Run refused = analyze(in.toString());
        assertEquals(1, refused.code());
        assertEquals("hexalyst: " + out + " exists; --force overwrites it" + System.lineSeparator(), refused.err());
        assertEquals(
                0, analyze(in.toString(), "--force", "--each-nodes", "200000").code());
    }

    @Test
    void formatsAreThoseOfTheNames() throws IOException {
        Path in = file("game.hgn", "1. c3w a1b");
        for (String name : List.of("out.json", "out.sgf")) {
            Path out = folder.resolve(name);
            assertEquals(
                    0,
                    analyze(in.toString(), "-o", out.toString(), "--each-nodes", "200000")
                            .code());
            Path back = folder.resolve(name + ".hgn");
            assertEquals(
                    0,
                    analyze(out.toString(), "-o", back.toString(), "--each-nodes", "200000")
                            .code());
            assertTrue(Files.readString(back).contains("1. c3w! { [%win w "), Files.readString(back));
        }
        Run wrong = analyze(in.toString(), "-o", "out.txt");
        assertEquals(
                "hexalyst: out.txt: the name should end with one of .hgn .json .sgf" + System.lineSeparator(),
                wrong.err());
    }

    @Test
    void jsonHasALineForEachGame() throws IOException {
        Path in = file("game.hgn", "1. c3w *\n\n" + HEAD + "1. a1w c3b");
        Run run = analyze(in.toString(), "--json", "--each-nodes", "200000");
        List<String> lines = run.out().lines().toList();
        assertEquals(
                "{\"game\":1,\"positions\":2,\"proved\":2,\"estimated\":0,\"open\":0,\"blunders\":0,\"mistakes\":0,"
                        + "\"only\":1,\"lines\":0}",
                lines.get(0));
        assertTrue(lines.get(1).contains("\"blunders\":1"), run.out());
        assertTrue(lines.get(2).endsWith("\"complete\":true,\"left\":0}"), run.out());
    }

    @Test
    void whatIsReadableOfADamagedFileIsAnalysed() throws IOException {
        Path in = file("bad.hgn", "1. c3w c3b 2. a1w");
        Run run = analyze(in.toString(), "--each-nodes", "200000");
        assertEquals(1, run.code());
        assertTrue(run.err().startsWith("hexalyst: " + in + ": 4:8 c3b is illegal"), run.err());
        assertTrue(Files.readString(folder.resolve("bad-analyzed.hgn")).contains("1. c3w!"));
        String before = Files.readString(in);
        Run over = analyze(in.toString(), "-o", in.toString(), "--force");
        assertEquals(1, over.code());
        assertTrue(over.err().contains("it has errors and is not overwritten"), over.err());
        assertEquals(before, Files.readString(in));
        Files.writeString(in, "");
        assertEquals(1, analyze(in.toString()).code());
    }

    @Test
    void aLimitLeavesSomethingToGoOnWith() throws IOException {
        Path in = file("game.hgn", "1. c3w a1b 2. c4w d1b 3. d2w");
        Path out = folder.resolve("out.hgn");
        Run part = analyze(in.toString(), "-o", out.toString(), "--each-nodes", "200000", "--nodes", "500");
        assertEquals(1, part.code());
        assertTrue(
                part.err()
                        .matches("hexalyst: \\d+ positions? (is|are) left over; to go on, run the same command again"
                                + " with --force\\R"),
                part.err());
        assertFalse(Files.readString(out).isEmpty());
        Run rest = analyze(in.toString(), "-o", out.toString(), "--each-nodes", "200000", "--force");
        assertEquals(0, rest.code());
        assertEquals("", rest.err());
    }

    @Test
    void wrongOptionsAreTold() throws IOException {
        Path in = file("game.hgn", "1. c3w");
        assertEquals(2, analyze(in.toString(), "--each-nodes", "0").code());
        assertEquals(2, analyze(in.toString(), "--each", "1").code());
        Path game = file("other.hgn", "1. c3w");
        Run store = analyze(in.toString(), "--store", game.toString());
        assertTrue(store.code() != 0, store.out());
        assertEquals(HEAD + "1. c3w *\n", Files.readString(game));
    }
}
