package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands with games and codes of other programs.
final class ExchangeCommandsTest {
    private static final String RECORDS = "src/test/resources/hexalyst/notation/exchange/";
    private static final String EMPTY = "hx1:bAAAAAAAAAAAAAAAAAA-";

    @TempDir
    private Path folder;

    private Path list(String text) throws IOException {
        return Files.writeString(folder.resolve("list.txt"), text);
    }

    @Test
    void convertReadsWhatOthersWriteAndSaysWhatIsLeftOut() throws IOException {
        Path out = folder.resolve("trial.hgn");
        String trial = RECORDS + "RandomTrial_1.trl";
        Run run = run("convert", trial, out.toString());
        assertEquals(0, run.code(), run.err());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith(trial + ": left out: the state of the random generator"), run.err());
        assertTrue(Files.readString(out).contains("0-1"));
    }

    @Test
    void rowsAreAtTheBottomUnlessSaid() throws IOException {
        Path in = list("a1W b2B");
        Path out = folder.resolve("out.hgn");
        Run run = run("convert", in.toString(), out.toString());
        assertEquals(0, run.code());
        assertEquals(
                in + ": read with row a at the bottom; convert --rows top reads it with row a at the top\n", run.err());
        assertTrue(Files.readString(out).contains("1. a1w b2b"));
        assertEquals(
                "",
                run("convert", "--rows", "top", "--force", in.toString(), out.toString())
                        .err());
        assertTrue(Files.readString(out).contains("1. i1w h2b"));
        assertEquals(
                2,
                run("convert", "--rows", "left", in.toString(), out.toString()).code());
    }

    @Test
    void manyFilesGoIntoAFolderAndNothingIsOverwritten() throws IOException {
        String first = RECORDS + "RandomTrial_0.trl";
        String second = RECORDS + "records.jsonl";
        Path bad = list("nothing");
        Run run = run("convert", first, bad.toString(), second, folder.toString(), "--format", "sgf");
        assertEquals(1, run.code());
        assertTrue(run.err().contains("hexalyst: " + bad + ": no move could be read"), run.err());
        assertTrue(Files.exists(folder.resolve("RandomTrial_0.sgf")));
        Path games = folder.resolve("records.sgf");
        assertEquals(
                games + ": 4 games, 71 nodes\n", run("check", games.toString()).out());
        Files.writeString(games, "mine");
        Run again = run("convert", second, folder.toString(), "--format", "sgf");
        assertEquals(1, again.code());
        assertTrue(again.err().contains(games + " exists; --force overwrites it"), again.err());
        assertEquals("mine", Files.readString(games));
        assertEquals(
                2,
                run("convert", first, second, folder.resolve("x.hgn").toString())
                        .code());
        assertEquals(
                2, run("convert", first, folder.toString(), "--format", "trl").code());
    }

    @Test
    void checkReadsWhatOthersWrite() {
        Run run = run("check", RECORDS + "records.json");
        assertEquals(0, run.code());
        assertTrue(run.out().startsWith(RECORDS + "records.json: 4 games, "), run.out());
    }

    @Test
    void aBoardCodeIsAPosition() {
        assertEquals(
                run("legal", "5/6/7/8/9/8/7/6/5 w").out(), run("legal", EMPTY).out());
        assertFalse(run("legal", EMPTY).out().isBlank());
        Run wrong = run("legal", EMPTY.replace("bA", "bB"));
        assertEquals(1, wrong.code());
        assertTrue(wrong.err().contains("typing error"), wrong.err());
    }

    @Test
    void aFileOfNobodyIsToldWithAllSuffixes() throws IOException {
        Path file = Files.writeString(folder.resolve("x.pgn"), "1. e4");
        assertEquals(
                "hexalyst: " + file + ": the name should end with one of .hgn .json .sgf .trl .txt .jsonl\n",
                run("check", file.toString()).err());
    }

    private String game(String name, String moves) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.resolveSibling("out"));
        Files.createDirectories(folder.resolve("out"));
        return Files.writeString(file, "[Game \"Manalath\"]\n\n" + moves).toString();
    }

    @Test
    void filesOfOneNameGetFilesOfTheirOwn() throws IOException {
        Files.createDirectories(folder.resolve("a"));
        Files.createDirectories(folder.resolve("b"));
        String first = game("a/g.hgn", "1. e5w *");
        String second = game("b/G.hgn", "1. d4w *");
        String third = game("g-2.hgn", "1. c3w *");
        String out = folder.resolve("out").toString();
        Run run = run("convert", first, second, third, out, "--format", "sgf", "--force");
        assertEquals(0, run.code(), run.err());
        assertEquals(List.of("G-3.sgf", "g-2.sgf", "g.sgf"), names(folder.resolve("out")));
        Files.delete(folder.resolve("out/g.sgf"));
        Run again = run("convert", first, second, third, out, "--format", "sgf");
        assertEquals(1, again.code());
        assertTrue(again.err().contains("exists; --force overwrites it"), again.err());
        assertFalse(Files.exists(folder.resolve("out/g.sgf")), "nothing is written if anything is in the way");
    }

    @Test
    void whatIsStillToBeReadIsNotOverwritten() throws IOException {
        String own = game("g.hgn", "1. e5w *");
        String other = folder.resolve("g.sgf").toString();
        assertEquals(0, run("convert", own, other).code());
        String before = Files.readString(folder.resolve("g.hgn"));
        Run run = run("convert", other, own, folder.toString(), "--force");
        assertEquals(1, run.code());
        assertTrue(run.err().contains("is to be read and would be overwritten before"), run.err());
        assertEquals(before, Files.readString(folder.resolve("g.hgn")));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
        }
    }
}
