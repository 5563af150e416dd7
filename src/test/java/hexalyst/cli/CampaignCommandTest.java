package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Seal;
import hexalyst.engine.Value;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.study.Library;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class CampaignCommandTest {
    private static final String SMALL = "3/4/5/4/3 w";

    @TempDir
    Path folder = Path.of("");

    /// The seal of another user.
    private Seal theirs() {
        return Seal.keptIn(folder.resolve("their.key"), why -> {});
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void settlesTheFirstMovesAndTellsThemAgainWithoutASearch() {
        Run first = run("campaign", SMALL, "--plies", "1", "--table", "--store", file("one.db"));
        assertEquals(0, first.code(), first.err());
        assertTrue(first.out().contains("\nc3w: win "), first.out());
        assertEquals(
                7, first.out().lines().filter(line -> line.contains(": loss ")).count(), first.out());
        assertTrue(first.out().endsWith("""
                        ply 0: 1 position, 1 won, 0 drawn, 0 lost, 0 open
                        ply 1: 8 positions, 7 won, 0 drawn, 1 lost, 0 open
                        """), first.out());
        Run again = run("campaign", SMALL, "--plies", "1", "--table", "--store", file("one.db"), "--nodes", "1");
        assertEquals(first.out(), again.out());
    }

    /// In a process of its own, killed as abruptly as by a power cut: `kill -9` on systems that have it.
    @Test
    void killedHalfWayItEndsWithTheSameTable() throws IOException, InterruptedException {
        List<String> command = List.of(
                "campaign",
                SMALL,
                "--plies",
                "2",
                "--table",
                "--threads",
                "1",
                "--memory",
                "4m",
                "--each-nodes",
                "200000",
                "--store");
        Run whole =
                run(Stream.concat(command.stream(), Stream.of(file("whole.db"))).toArray(String[]::new));
        Path store = folder.resolve("killed.db");
        List<String> program = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "hexalyst.Main"));
        program.addAll(command);
        program.add(store.toString());
        int all = rows(folder.resolve("whole.db"));
        int found = all;
        // On a busy machine it may have finished before it is killed.
        for (int i = 0; i < 20 && found >= all; i++) {
            for (String part : List.of("", "-wal", "-shm")) {
                Files.deleteIfExists(folder.resolve("killed.db" + part));
            }
            found = killedAfter(all / 2, program, store);
        }
        assertTrue(found < all, "it was over before it was killed");
        Run resumed =
                run(Stream.concat(command.stream(), Stream.of(store.toString())).toArray(String[]::new));
        assertEquals(whole.out(), resumed.out());
    }

    /// Kills the program when its store has this many rows; returns how many there are then.
    private static int killedAfter(int rows, List<String> program, Path store)
            throws IOException, InterruptedException {
        Process killed = new ProcessBuilder(program)
                .inheritIO()
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        while (killed.isAlive() && rows(store) < rows) {
            Thread.sleep(1);
        }
        killed.destroyForcibly().waitFor();
        return rows(store);
    }

    private static int rows(Path store) {
        if (!Files.exists(store)) {
            return 0;
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT count(*) FROM result")) {
            return row.getInt(1);
        } catch (SQLException notMadeYet) {
            return 0;
        }
    }

    @Test
    void aBookGoesToAnotherMachine() throws IOException {
        run("campaign", SMALL, "--plies", "1", "--store", file("one.db"), "--book", file("book.txt"));
        Run merged = run("store", "merge", file("book.txt"), "--store", file("two.db"));
        assertEquals(0, merged.code(), merged.err());
        assertEquals(file("book.txt") + ": something new of 9 positions, 9 of them claimed\n", merged.out());
        assertEquals(
                file("book.txt") + ": something new of 0 positions\n",
                run("store", "merge", file("book.txt"), "--store", file("two.db"))
                        .out());
        Run explored = run("explore", SMALL, "--library", file("none.db"), "--store", file("two.db"));
        assertTrue(explored.out().contains("c3w 0 0 0 0 proved win "), explored.out());
        Files.writeString(folder.resolve("other.txt"), "nothing of ours\n");
        assertEquals(
                1,
                run("store", "merge", file("other.txt"), "--store", file("two.db"))
                        .code());
        assertEquals(
                1,
                run("store", "merge", file("missing.txt"), "--store", file("two.db"))
                        .code());
    }

    @Test
    void aContradictionIsToldAndTheFirstStays() throws IOException {
        try (ResultStore one = ResultStore.open(
                        folder.resolve("one.db"), DataFolder.ofUser().seal(why -> {}));
                ResultStore two = ResultStore.open(folder.resolve("two.db"), theirs())) {
            one.put(Positions.of(SMALL), new Result(new Finding.Proved(Value.WIN, 17), List.of()));
            two.put(Positions.of(SMALL), new Result(new Finding.Proved(Value.LOSS, 18), List.of()));
        }
        Run merged = run("store", "merge", file("two.db"), "--store", file("one.db"));
        assertEquals(1, merged.code());
        assertTrue(
                merged.err().contains("is proved a win, and another user or file claims that it is a loss"),
                merged.err());
    }

    @Test
    void whatOneHasProvedOneselfStaysProvedInAnotherFile() {
        run("campaign", SMALL, "--plies", "0", "--store", file("one.db"));
        Run merged = run("store", "merge", file("one.db"), "--store", file("two.db"));
        assertEquals(0, merged.code(), merged.err());
        assertFalse(merged.out().contains("claimed"), merged.out());
        Run again = run("campaign", SMALL, "--plies", "0", "--store", file("two.db"), "--nodes", "1");
        assertEquals("ply 0: 1 position, 1 won, 0 drawn, 0 lost, 0 open\n", again.out());
    }

    /// Every win in a file changed to a loss and the reverse, with correct checksums.
    private static String exchanged(String book) {
        return book.lines()
                .map(line -> line.startsWith("hexalyst")
                        ? line
                        : summed(line.substring(line.indexOf(' ') + 1)
                                .replace(" win ", " x ")
                                .replace(" loss ", " win ")
                                .replace(" x ", " loss ")))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String summed(String text) {
        CRC32C crc = new CRC32C();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) crc.getValue()) + ' ' + text;
    }

    @Test
    void falseResultsOfAnotherFileAreRefuted() throws IOException {
        run("campaign", SMALL, "--plies", "1", "--store", file("one.db"), "--book", file("book.txt"));
        Files.writeString(folder.resolve("false.txt"), exchanged(Files.readString(folder.resolve("book.txt"))));
        Run merged = run("store", "merge", file("false.txt"), "--store", file("two.db"));
        assertEquals(file("false.txt") + ": something new of 9 positions, 9 of them claimed\n", merged.out());
        Library.open(Path.of(file("none.db"))).close();
        Run explored = run("explore", SMALL, "--library", file("none.db"), "--store", file("two.db"));
        assertTrue(explored.out().contains("c3w 0 0 0 0 proved win "), explored.out());
        assertTrue(explored.out().contains("a1w 0 0 0 0 proved loss "), explored.out());
        assertFalse(explored.out().contains("claimed"), explored.out());
        assertEquals(8, explored.err().lines().count(), explored.err());
        assertTrue(
                explored.err().contains("is proved a loss, and another user or file claims that it is a win"),
                explored.err());
        Run campaign = run("campaign", SMALL, "--plies", "1", "--store", file("two.db"));
        assertEquals(1, campaign.code(), "the start was claimed to be lost");
        assertTrue(campaign.out().contains("ply 0: 1 position, 1 won"), campaign.out());
        assertEquals(
                0,
                run("campaign", SMALL, "--plies", "1", "--store", file("two.db"))
                        .code(),
                "told once");
    }

    /// The empty board of Pentalath is too hard to prove.
    @Test
    void whatIsTooHardToProveAgainStaysClaimed() throws IOException {
        String start = "5/6/7/8/9/8/7/6/5 w";
        Position next = Positions.of(Games.named("pentalath").orElseThrow(), "5/6/7/8/4w4/8/7/6/5 b");
        try (ResultStore one = ResultStore.open(folder.resolve("one.db"), theirs())) {
            one.put(next, new Result(new Finding.Proved(Value.LOSS, 40), List.of()));
        }
        run("store", "merge", file("one.db"), "--store", file("two.db"));
        Run explored = run(
                "explore",
                start,
                "--game",
                "pentalath",
                "--json",
                "--library",
                file("none.db"),
                "--store",
                file("two.db"));
        assertEquals(0, explored.code());
        assertTrue(explored.out().contains("\"move\":\"e5w\""), explored.out());
        assertTrue(explored.out().contains("\"claimed\":\"win\",\"plies\":41"), explored.out());
    }

    @Test
    void namesWhatIsWrong() {
        assertEquals(2, run("campaign").code());
        assertEquals(2, run("campaign", SMALL, "--plies", "9").code());
        assertEquals(2, run("campaign", SMALL, "--games", "x.hgn").code());
        assertEquals(2, run("store").code());
        Run limited = run("campaign", "4/5/6/7/6/5/4 w", "--plies", "0", "--each-nodes", "64", "--store", file("x.db"));
        assertEquals(1, limited.code());
        assertEquals("ply 0: 1 position, 0 won, 0 drawn, 0 lost, 1 open\n", limited.out());
    }
}
