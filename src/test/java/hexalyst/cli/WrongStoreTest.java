package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.EqualKeys;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.notation.PositionText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is wrong with the store of results costs no answer, and is told.
@Tag("slow")
class WrongStoreTest {
    private static final String LOST = "3/4/2w2/4/3 b";

    @TempDir
    private Path folder = Path.of("");

    private Path store() {
        return folder.resolve("results.db");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "moves"})
    void aStoreThatCannotBeOpenedCostsNoAnswer(String command) throws IOException {
        Path other = Files.writeString(folder.resolve("game.hgn"), "[Game \"Manalath\"]");
        Run run = run(command, LOST, "--store", other.toString());
        assertTrue(run.out().contains("loss"), run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().startsWith("hexalyst: results are not kept: " + other), run.err());
        assertEquals(1, run.code());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:mysql://host/db",
                "jdbc:postgresql://user:secret@host/db",
                "jdbc:postgresql://host/db?socketFactory=some.Class"
            })
    void anAddressThatIsNoneIsRefusedBeforeTheSearch(String address) {
        for (String command : List.of("solve", "moves", "explore", "gtp")) {
            Run run = command.equals("gtp") ? run(command, "--store", address) : run(command, LOST, "--store", address);
            assertEquals(2, run.code());
            assertEquals("", run.out());
            assertTrue(run.err().startsWith("hexalyst: --store: "), run.err());
            assertFalse(run.err().contains("secret"), run.err());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "moves", "explore"})
    void proofsThatContradictEachOtherAreToldWhereThePositionIsAskedFor(String command) throws IOException {
        Position position = Positions.of(LOST);
        Position asked = command.equals("explore") ? Positions.of("3/4/5/4/3 w") : position;
        try (ResultStore results = ResultStore.open(store(), DataFolder.ofUser().seal(why -> {}))) {
            results.put(position, new ProvedValue(Value.LOSS, 18), List.of());
            results.put(position, new ProvedValue(Value.WIN, 19), List.of());
        }
        Run run = run(command, PositionText.format(asked), "--store", store().toString());
        long told = run.err()
                .lines()
                .filter(line -> line.startsWith("hexalyst: two proofs contradict each other: "))
                .count();
        assertEquals(1, told, run.err());
        Run other = run("solve", "3/2b1/2w2/4/3 w", "--store", store().toString());
        assertFalse(other.err().contains("contradict"), "nobody has asked for it");
    }

    /// Somebody has made up the two positions, so that versions before 1.1 told the value of the first one.
    @Test
    void whatIsKeptOfAPositionIsNotToldOfAnother() {
        EqualKeys pair = EqualKeys.ofManalath();
        List<String> values = List.of("value: win", "value: loss");
        for (int i = 0; i < values.size(); i++) {
            Position position = i == 0 ? pair.first() : pair.second();
            Run run = run("solve", PositionText.format(position), "--store", store().toString());
            assertEquals(values.get(i), run.out().lines().findFirst().orElse(""));
            assertFalse(run.out().contains("move: -"), run.out());
        }
    }

    @Test
    void whereNothingIsKeptOfTheMovesTheValueOfThePositionIsTold() throws IOException {
        try (ResultStore results = ResultStore.open(store(), DataFolder.ofUser().seal(why -> {}))) {
            results.put(Positions.of(LOST), new ProvedValue(Value.LOSS, 18), List.of());
        }
        Run run = run("explore", LOST, "--store", store().toString());
        assertEquals(
                "hexalyst: nothing is kept of the moves; the position is a proved loss in at most 18 plies",
                run.err().strip());
        assertEquals(1, run.code());
    }

    @Test
    void linesThatAreDamagedAreCounted() throws IOException {
        Path file = Path.of("src", "test", "resources", "hexalyst", "cli", "damaged-results.txt");
        Run run = run("store", "merge", file.toString(), "--store", store().toString());
        assertEquals(
                "hexalyst: " + file + ": 20 lines passed over: damaged, or of a newer version",
                run.err().strip());
        assertEquals(1, run.code());
    }
}
