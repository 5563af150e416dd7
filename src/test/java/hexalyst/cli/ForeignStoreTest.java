package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Seal;
import hexalyst.engine.Value;
import hexalyst.game.Positions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The store is somebody else's file. Its positions are too hard to prove again.
@Tag("slow")
class ForeignStoreTest {
    private static final String START = "6/7/8/9/10/9/2b5/7/w5 w";

    @TempDir
    Path folder = Path.of("");

    @BeforeEach
    void writeAGame() throws IOException {
        Files.writeString(
                folder.resolve("game.hgn"), "[Game \"Manalath\"]\n[Position \"" + START + "\"]\n\n1. e5w *\n");
    }

    /// A file that says that White wins with e5, with this seal.
    private String store(Seal seal) throws IOException {
        Path path = folder.resolve("results.db");
        try (ResultStore results = ResultStore.open(path, seal)) {
            results.put(Positions.of(START), new Result(new Finding.Proved(Value.WIN, 41), List.of()));
            results.put(
                    Positions.of("6/7/8/9/4w5/9/2b5/7/w5 b"),
                    new Result(new Finding.Proved(Value.LOSS, 40), List.of()));
        }
        return path.toString();
    }

    /// The same without the user's seal.
    private String unsealed() throws IOException, SQLException {
        String path = store(DataFolder.ofUser().seal(why -> {}));
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE result SET seal = 0");
        }
        return path;
    }

    private Run explored(String store) {
        String library = folder.resolve("none.db").toString();
        return run("explore", START, "--library", library, "--store", store);
    }

    private Run solved(String store) {
        return run("solve", START, "--nodes", "500", "--store", store);
    }

    private String analysed(String store) throws IOException {
        String out = folder.resolve("out.hgn").toString();
        String game = folder.resolve("game.hgn").toString();
        Run run = run("analyze", game, "--each-nodes", "50", "--threads", "1", "-o", out, "--force", "--store", store);
        assertEquals(0, run.code(), run.err());
        return Files.readString(Path.of(out));
    }

    @Test
    void whatOneHasProvedOneselfIsProved() throws IOException {
        String store = store(DataFolder.ofUser().seal(why -> {}));
        assertTrue(
                explored(store).out().contains("e5w 0 0 0 0 proved win 41"),
                explored(store).out());
        assertTrue(solved(store).out().contains("plies: 41"), solved(store).out());
        assertTrue(analysed(store).contains("[%win w 41]"), analysed(store));
    }

    private void assertNothingIsProved(String store) throws IOException {
        String explored = explored(store).out();
        assertTrue(explored.contains("e5w 0 0 0 0 claimed win 41"), explored);
        assertFalse(explored.contains("proved"), explored);
        Run solved = solved(store);
        assertEquals(1, solved.code());
        assertTrue(solved.out().startsWith("value: unknown"), solved.out());
        String analysed = analysed(store);
        assertTrue(analysed.contains("[%eval "), analysed);
        assertFalse(analysed.contains("[%win"), analysed);
    }

    @Test
    void aRowWithoutASealProvesNothing() throws IOException, SQLException {
        assertNothingIsProved(unsealed());
    }

    @Test
    void theSealOfAnotherUserProvesNothing() throws IOException {
        String explored = explored(store(Seal.keptIn(folder.resolve("their.key"), why -> {})))
                .out();
        assertTrue(explored.contains("e5w 0 0 0 0 claimed win 41"), explored);
        assertFalse(explored.contains("proved"), explored);
    }

    @Test
    void aLibraryIsNeitherAStoreNorMerged() throws IOException {
        String library = folder.resolve("library.db").toString();
        run("library", "import", folder.resolve("game.hgn").toString(), "--library", library);
        byte[] before = Files.readAllBytes(Path.of(library));
        String line = library + ": a SQLite database, but not one of results";
        run("store", "merge", library, "--store", folder.resolve("results.db").toString())
                .assertRefused(line);
        run("campaign", START, "--plies", "0", "--store", library).assertRefused(line);
        assertArrayEquals(before, Files.readAllBytes(Path.of(library)));
    }
}
