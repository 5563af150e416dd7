package hexalyst.analysis.results;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {
    private static final Path HOME = Path.of("home", "ada");

    @Test
    void isWhereEachSystemHasIt() {
        assertEquals(
                HOME.resolve(".local/share/hexalyst"),
                DataFolder.of("Linux", HOME, Map.of()).path());
        assertEquals(
                HOME.resolve("Library/Application Support/Hexalyst"),
                DataFolder.of("Mac OS X", HOME, Map.of()).path());
        assertEquals(
                HOME.resolve("AppData/Local/Hexalyst"),
                DataFolder.of("Windows 11", HOME, Map.of()).path());
    }

    @Test
    void theEnvironmentMayNameIt() {
        Map<String, String> environment = Map.of("XDG_DATA_HOME", "data", "LOCALAPPDATA", "local");
        assertEquals(
                Path.of("data/hexalyst/results.db"),
                DataFolder.of("Linux", HOME, environment).results());
        assertEquals(
                Path.of("local/Hexalyst"),
                DataFolder.of("Windows 11", HOME, environment).path());
    }
}
