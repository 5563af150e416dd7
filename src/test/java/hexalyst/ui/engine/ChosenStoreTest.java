package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("server")
class ChosenStoreTest {
    private static final Position START = Positions.of("3/4/5/4/3 w");

    private final List<String> told = new ArrayList<>();

    @TempDir
    private Path folder = Path.of("");

    private ResultStore open(String chosen) {
        DataFolder data = new DataFolder(folder.resolve("data"));
        return new ChosenStore(data, data.seal(why -> {}), told::add).open(chosen);
    }

    /// Where the results are that are proved now.
    private StoreAddress kept(String chosen) throws IOException {
        try (ResultStore store = open(chosen)) {
            store.put(START, new ProvedValue(Value.WIN, 19), List.of());
            return store.database().address();
        }
    }

    @Test
    void whatCanBeUsedIsUsedInSilence() throws IOException {
        StoreAddress server = TestServer.database();
        assertEquals(server, kept(server.text()));
        StoreAddress file = new StoreAddress.OfFile(folder.resolve("chosen.db"));
        assertEquals(file, kept(file.text()));
        assertEquals(new StoreAddress.OfFile(folder.resolve("data/results.db")), kept(""));
        assertEquals(List.of(), told);
    }

    @Test
    void aServerThatIsAwayIsTold() throws IOException {
        String url = TestServer.nowhere().url();
        assertEquals(url, kept(url).text());
        assertTrue(told.getFirst().startsWith(url + ": the server cannot be reached ("), told.toString());
        assertTrue(
                told.getFirst().endsWith("); until it answers, results are kept in the data folder"), told.toString());
        assertEquals(1, told.size());
        assertFalse(Files.exists(folder.resolve("data/results.db")));
    }

    @Test
    void whatCannotBeUsedIsToldAndTheUsualFileIsUsed() throws IOException {
        Path usual = folder.resolve("data/results.db");
        String nothing = TestServer.database().url().replaceFirst("/test[0-9_]+", "/nothing");
        assertEquals(usual.toString(), kept(nothing).text());
        Path text = Files.writeString(folder.resolve("notes.txt"), "notes");
        assertEquals(usual.toString(), kept(text.toString()).text());
        Path below = text.resolve("results.db");
        assertEquals(usual.toString(), kept(below.toString()).text());
        String instead = "; results are kept in " + usual + " instead";
        assertEquals(nothing + ": database \"nothing\" does not exist" + instead, told.get(0));
        assertEquals(text + ": it does not begin with \"hexalyst-results 2\"" + instead, told.get(1));
        assertTrue(told.get(2).startsWith(below + ": ") && told.get(2).endsWith(instead), told.get(2));
        try (ResultStore store = open("")) {
            assertTrue(store.find(START).isPresent());
        }
    }

    @Test
    void ifNothingCanBeUsedItIsTold() throws IOException {
        Files.writeString(folder.resolve("data"), "");
        DataFolder data = new DataFolder(folder.resolve("data"));
        try (ResultStore store = open("")) {
            assertTrue(told.getFirst().startsWith("results are not kept: " + data.results()), told.getFirst());
            store.put(START, new ProvedValue(Value.WIN, 19), List.of());
            assertTrue(store.find(START).isPresent());
        }
    }
}
