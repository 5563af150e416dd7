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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class PuzzleCommandsTest {
    private static final String TWO = """
            [Game "Manalath"]
            [Position "5/b1bb2/1b4w/1wb2w1w/w7b/1ww5/7/2w3/4b b"]
            [Puzzle "quart"]
            [Task "win 4"]
            [Text "No way out"]

            1... f1w 2. a1w g1w *

            [Game "Manalath"]
            [Position "4b/w2b1b/2wb3/1w4w1/6w2/4w2b/2w4/2w2b/5 w"]
            [Puzzle ""]
            [Task "win 5"]

            1. g7b *
            """;

    @TempDir
    private Path folder = Path.of("");

    private Path file(String text) throws IOException {
        Path file = folder.resolve("two.hgn");
        Files.writeString(file, text);
        return file;
    }

    @Test
    void rightPuzzlesAreOkAndTheirProofsAreVerified() throws IOException {
        Path file = file(TWO);
        Path proofs = folder.resolve("proofs");
        Run run = run("puzzle", "check", file.toString(), "--proofs", proofs.toString(), "--memory", "16m");
        assertEquals(file + " 1: ok\n" + file + " 2: ok\n", run.out());
        assertEquals("", run.err());
        assertEquals(0, run.code());
        Run first = run("verify", proofs.resolve("two-1.proof").toString());
        assertTrue(first.out().startsWith("verified: Black wins from 5/b1bb2/1b4w/"), first.out());
        Run second = run("verify", proofs.resolve("two-2.proof").toString());
        assertTrue(second.out().startsWith("verified: White wins from 4b/w2b1b/"), second.out());
        Run again = run("puzzle", "check", file.toString(), "--proofs", proofs.toString(), "--sample", "1");
        assertEquals(1, again.code());
        assertTrue(again.err().contains("--force overwrites it"), again.err());
        Run sample = run("puzzle", "check", file.toString(), "--sample", "1", "--seed", "2", "--json");
        assertEquals(1, sample.out().lines().count());
        assertTrue(sample.out().contains("\"ok\":true,\"faults\":[]"), sample.out());
    }

    @Test
    void proofsOfTwoFilesNeverCoverEachOther() throws IOException {
        Path one = file(TWO);
        Path other = folder.resolve("two.json");
        Path proofs = folder.resolve("proofs");
        Run run = run("puzzle", "check", one.toString(), other.toString(), "--proofs", proofs.toString());
        assertEquals(2, run.code());
        assertTrue(run.err().contains(one + " and " + other + " would have the same names"), run.err());
        assertFalse(Files.exists(proofs));
    }

    @Test
    void damagedPuzzlesAreToldWithAllThatSolves() throws IOException {
        String wrong = TWO.replace("g7b", "g6b").replace("win 4", "win 3");
        Path file = file(wrong);
        Run run = run("puzzle", "check", file.toString(), "--memory", "16m");
        assertEquals(1, run.code());
        List<String> lines = run.out().lines().toList();
        assertTrue(lines.get(0).startsWith(file + " 1: f1w does not solve, nor does any other move"), lines.get(0));
        assertEquals(file + " 2: g6b does not solve; g7b solves", lines.get(1));
        Path tags = file(TWO.replace("win 5", "win often"));
        Run bad = run("puzzle", "check", tags.toString(), "--memory", "16m");
        assertEquals(1, bad.code());
        assertTrue(bad.err().startsWith("hexalyst: " + tags + ":12:8 Task is win, "), bad.err());
        assertEquals(tags + " 1: ok\n", bad.out());
        String longer = TWO.replace("win 4", "win 8").replace("win 5", "win 9");
        Run hasty = run("puzzle", "check", file(longer).toString(), "--nodes", "1", "--memory", "16m");
        assertEquals(1, hasty.code());
        assertTrue(hasty.out().contains("not settled"), hasty.out());
        assertFalse(hasty.out().contains("does not solve"), hasty.out());
    }

    @Test
    void puzzlesAreShown() throws IOException {
        Path file = file(TWO);
        Run list = run("puzzle", "show", file.toString());
        assertEquals(
                "1 (quart): Black to play and win in 2 moves (4 plies), -\n2: White to play and win in 3 moves (5 plies), -\n",
                list.out());
        Run one = run("puzzle", "show", file.toString(), "1", "--solution");
        List<String> lines = one.out().lines().toList();
        assertEquals("No way out", lines.get(1));
        assertEquals("i      . . . . .", lines.get(3));
        assertEquals("e  w . . . . . . . b", lines.get(7));
        assertEquals("solution: f1w a1w g1w", lines.getLast());
        assertFalse(run("puzzle", "show", file.toString(), "1").out().contains("f1w"));
        assertEquals(1, run("puzzle", "show", file.toString(), "3").code());
        assertTrue(run("puzzle", "show", file.toString(), "--json").out().contains("\"task\":\"win 5\""));
    }

    @Test
    void bothMovesAreCheckedMadeAndShown() throws IOException {
        Path file = file("""
                [Game "Manalath"]
                [Position "wbw/ww1w/4b/b1b1/bww w"]
                [Task "both-moves"]

                1. c4w (1. b4b) *
                """);
        assertEquals(
                file + " 1: ok\n",
                run("puzzle", "check", file + "", "--memory", "16m").out());
        Run shown = run("puzzle", "show", file.toString(), "1", "--solution");
        assertTrue(shown.out().contains("White to play: find both winning moves"), shown.out());
        assertTrue(shown.out().endsWith("solution: c4w, b4b\n"), shown.out());
        Path out = folder.resolve("made.hgn");
        List<String> make = List.of("puzzle", "make", file.toString(), "-o", out.toString(), "--force", "--task");
        assertEquals("1 puzzle\n", run(with(make, "both-moves")).out());
        assertTrue(Files.readString(out).contains("1. c4w (1. b4b) *"), Files.readString(out));
        assertEquals(1, run(with(make, "draw")).code());
        assertEquals(2, run(with(make, "luck")).code());
    }

    @Test
    void puzzlesAreMadeOfGames() throws IOException {
        Path games = file(TWO.replaceAll("\\[(Puzzle|Task|Text) .*\n", ""));
        Path out = folder.resolve("out.hgn");
        Run run = run("puzzle", "make", games.toString(), "-o", out.toString(), "--threads", "1");
        assertEquals("2 puzzles\n", run.out(), run.err());
        String text = Files.readString(out);
        assertTrue(text.contains("[Author \"hexalyst puzzle make\"]"), text);
        assertEquals(
                0, run("puzzle", "check", out.toString(), "--memory", "16m").code());
        Run again = run("puzzle", "make", games.toString(), "-o", out.toString());
        assertEquals(1, again.code());
        assertEquals(text, Files.readString(out));
        Run all = run("puzzle", "make", games.toString(), "-o", folder.toString(), "--threads", "2");
        assertEquals("2 puzzles\n", all.out(), all.err());
        assertTrue(Files.readString(folder.resolve("medium.hgn")).contains("[Puzzle \"2\"]"));
        assertFalse(Files.exists(folder.resolve("hard.hgn")));
        List<String> one = List.of("puzzle", "make", games.toString(), "-o", out.toString(), "--force", "--per-grade");
        assertEquals("1 puzzle\n", run(with(one, "1")).out(), "both are of one grade");
        assertEquals(2, run(with(one, "0")).code());
        assertEquals(2, run("puzzle", "make", "-o", out.toString()).code());
        String[] sealed = {
            "puzzle", "make", games.toString(), "-o", out.toString(), "--force", "--threads", "1", "--theme"
        };
        assertEquals("1 puzzle\n", run(with(List.of(sealed), "sealed-quart")).out());
        assertEquals(2, run(with(List.of(sealed), "luck")).code());
        Path more = folder.resolve("more.hgn");
        Run unlike = run("puzzle", "make", games.toString(), "-o", more.toString(), "--unlike", out.toString());
        assertEquals("1 puzzle\n", unlike.out(), "the other one is there already");
        assertEquals(2, run("puzzle").code());
        assertEquals(
                1,
                run("puzzle", "make", games.toString(), "-o", folder.resolve("x.sgf") + "")
                        .code());
    }

    private static String[] with(List<String> arguments, String last) {
        return Stream.concat(arguments.stream(), Stream.of(last)).toArray(String[]::new);
    }

    @Test
    void theEnginesOwnGamesAreRepeatable() throws IOException {
        Path out = folder.resolve("own.json");
        String[] make = {
            "puzzle", "make", "--self-play", "8", "--seed", "3", "--each-nodes", "2000", "-o", out.toString(), "--force"
        };
        Run first = run(make);
        String text = Files.exists(out) ? Files.readString(out) : "";
        Run second = run(make);
        assertEquals(first.out(), second.out());
        assertEquals(text, Files.exists(out) ? Files.readString(out) : "");
    }
}
