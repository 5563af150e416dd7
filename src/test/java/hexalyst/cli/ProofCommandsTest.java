package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `solve --proof` and `verify` as scripts use them.
class ProofCommandsTest {
    @TempDir
    private Path folder = Path.of("");

    private Path solved(String position, String edition) {
        Path file = folder.resolve(edition + ".proof");
        Run run = run("solve", position, "--edition", edition, "--proof", file.toString(), "--force");
        assertEquals(0, run.code(), run.err());
        assertEquals("", run.err());
        assertEquals(
                List.of("value", "plies", "move", "line", "nodes", "seconds"),
                run.out()
                        .lines()
                        .map(line -> line.substring(0, line.indexOf(':')))
                        .toList());
        return file;
    }

    @Test
    void aProofIsWrittenAndVerified() throws IOException {
        Path win = solved("3/4/5/4/3 w", "nestorgames");
        Run run = run("verify", win.toString());
        assertEquals("", run.err());
        assertTrue(
                run.out()
                        .matches(
                                "verified: Orange wins from 3/4/5/4/3 w \\(manalath, nestorgames\\), \\d+ positions\\n"),
                run.out());
        assertEquals(0, run.code());
        Path loss = solved("3/4/2w2/4/3 b", "designer");
        assertTrue(run("verify", loss.toString()).out().startsWith("verified: White wins from 3/4/2w2/4/3 b ("));
        Path draw = solved("b1w/1bx1/1x1bx/1bx1/b2 w 4,2", "designer");
        assertTrue(run("verify", draw.toString())
                .out()
                .startsWith("verified: neither side can force a win from b1w/1bx1/1x1bx/1bx1/b2 w 4,2 ("));
        Run json = run("verify", draw.toString(), "--json");
        assertTrue(
                json.out()
                        .matches("\\{\"verified\":true,\"value\":\"draw\",\"claim\":\"neither side can force a win\","
                                + "\"position\":\"b1w/1bx1/1x1bx/1bx1/b2 w 4,2\",\"game\":\"manalath\",\"edition\":\"designer\","
                                + "\"positions\":\\d+,\"replies\":\\d+}\\n"),
                json.out());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(2, files.count(), "nothing is left beside the proofs");
        }
    }

    @Test
    void whatIsNoProofIsRejected() throws IOException {
        Path file = folder.resolve("some.proof");
        Files.writeString(file, "nothing to see");
        Run run = run("verify", file.toString());
        assertEquals(new Run(1, "rejected: it is not a proof of this program\n", ""), run);
        assertEquals(
                "{\"verified\":false,\"why\":\"it is not a proof of this program\"}\n",
                run("verify", "--json", file.toString()).out());
        String proof = Files.readString(solved("2/3/2 w", "designer"), StandardCharsets.ISO_8859_1);
        assertRejected(proof.replace("manalath", "go"), "its game is go, which is not known");
        assertRejected(proof.replace("designer", "deluxe"), "its edition is deluxe, which is not known");
        assertRejected(
                proof.replace("2/3/2 w", "2/3/3 w"),
                "its root is no position: row 3 has 3 cells where 2 or 4 were expected (column 5)");
        assertRejected(proof.substring(0, proof.length() - 1), "its compressed part is damaged or cut off");
    }

    private void assertRejected(String proof, String why) throws IOException {
        Path file = folder.resolve("altered.proof");
        Files.writeString(file, proof, StandardCharsets.ISO_8859_1);
        assertEquals(new Run(1, "rejected: " + why + "\n", ""), run("verify", file.toString()));
    }

    @Test
    void aTurnThatTwoPartsCanBeginIsPrintedOnce() {
        String position = "1ww/xx1x/1xxwb/bbx1/wx1 w quiet=39";
        String store = folder.resolve("store.txt").toString();
        Run moves = run("moves", position, "--game", "phalanx", "--nodes", "20000", "--store", store);
        List<String> turns = moves.out()
                .lines()
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
        assertEquals(List.of("e3-e1", "pass", "b4+e1", "d3"), turns);
    }

    @Test
    void noFileIsWrittenWithoutAProofOrOverAnother() throws IOException {
        Path file = folder.resolve("some.proof");
        Run open = run("solve", "5/6/7/8/9/8/7/6/5 w", "--nodes", "100", "--memory", "1m", "--proof", "" + file);
        assertEquals(1, open.code());
        assertTrue(open.out().startsWith("value: unknown\n"), open.out());
        assertEquals("hexalyst: " + file + " was not written: the value is not proved\n", open.err());
        assertFalse(Files.exists(file));
        Files.writeString(file, "mine");
        Run there = run("solve", "2/3/2 w", "--proof", "" + file);
        assertEquals(new Run(1, "", "hexalyst: " + file + " exists; --force overwrites it\n"), there);
        assertEquals("mine", Files.readString(file));
        Path nowhere = folder.resolve("none/some.proof");
        Run lost = run("solve", "2/3/2 w", "--proof", "" + nowhere);
        assertEquals(1, lost.code());
        assertEquals("hexalyst: " + nowhere + ": there is no such folder\n", lost.err());
    }

    @Test
    void wrongUseAndFilesThatAreNotThere() {
        Run none = run("verify");
        assertEquals(2, none.code());
        assertEquals(1, none.err().lines().count());
        assertEquals(new Run(1, "", "hexalyst: none.proof: no such file\n"), run("verify", "none.proof"));
        assertEquals(new Run(1, "", "hexalyst: src: a folder, not a file\n"), run("verify", "src"));
    }
}
