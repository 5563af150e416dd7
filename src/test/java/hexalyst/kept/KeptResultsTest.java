package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Seal;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Results of years of searching must not be lost, and nothing must be believed of another position: what an earlier
/// version has proved is still proved where there is a certificate, and claimed where there is none, since two
/// positions could have one of the earlier keys.
///
/// `results.tsv` has a row for every position of `results.txt` ([KeptFolder]), printed at commit d02a4e3 from the
/// store's answers: the value, four columns about other answers, and the claim of a merged file. `results-1.0.db` was
/// written by version 1.0 with the same seal: six proofs, one of them with its certificate, and two of positions that
/// are targets of a campaign.
class KeptResultsTest {
    private static final int FINDING = 3;
    private static final int CLAIM = 7;
    private static final String NONE = "-";

    @TempDir
    private Path folder = Path.of("");

    private ResultStore open(String name, Path key) throws IOException {
        return ResultStore.open(KeptFolder.copy(name, folder), seal(key));
    }

    /// In the words of the table.
    private static String text(Optional<Finding.Proved> known) {
        return known.map(proof -> "Proved[value=" + proof.value() + ", plies=" + proof.plies() + "]")
                .orElse(NONE);
    }

    @Test
    void whatATextProvesIsClaimedWhosesoeverItIs() throws IOException {
        List<KeptTable.Row> rows = KeptTable.rows("results.tsv");
        assertEquals(124, rows.size());
        for (Path key : List.of(KeptFolder.copy("seal.key", folder), folder.resolve("another.key"))) {
            Path place = Files.createTempDirectory(folder, "place").resolve("results.txt");
            Files.copy(KeptTable.FOLDER.resolve("data").resolve("results.txt"), place);
            try (ResultStore store = ResultStore.open(place, seal(key))) {
                int claims = 0;
                for (KeptTable.Row row : rows) {
                    Position position = row.position();
                    boolean proved = row.at(FINDING).startsWith("Proved");
                    assertEquals(Optional.empty(), store.find(position).filter(Result::proved), row::toString);
                    assertEquals(proved ? row.at(FINDING) : row.at(CLAIM), text(store.claim(position)), row::toString);
                    claims += proved ? 1 : 0;
                }
                assertTrue(claims > 50, claims + " claims");
                assertEquals(List.of(), store.contradictions());
            }
        }
    }

    @Test
    void whatADatabaseProvesIsTakenOverWithItsCertificate() throws IOException {
        Path file;
        try (ResultStore store = open("results-1.0.db", KeptFolder.copy("seal.key", folder))) {
            file = Path.of(store.database().address().text());
            assertProved(store);
            assertEquals(5, store.onlyClaimed());
        }
        try (ResultStore store = ResultStore.open(file, seal(folder.resolve("seal.key")))) {
            assertProved(store);
            assertEquals(0, store.onlyClaimed(), "told once");
        }
    }

    private static Seal seal(Path key) {
        return Seal.keptIn(key, why -> {
            throw new AssertionError(why);
        });
    }

    private static Position position(String text) {
        return PositionText.position("manalath", "designer", text).orElseThrow();
    }

    private static void assertProved(ResultStore store) {
        Map<String, Finding> proved = Map.of("3/4/2w2/4/3 b", new Finding.Proved(Value.LOSS, 18));
        proved.forEach((text, value) -> {
            assertEquals(Optional.of(value), store.find(position(text)).map(Result::finding), text);
            assertEquals(Optional.empty(), store.claim(position(text)), text);
        });
        Map<String, Finding> claimed = Map.of(
                "3/2b1/2w2/4/3 w", new Finding.Proved(Value.WIN, 15),
                "3/2b1/2w2/1w2/3 b", new Finding.Proved(Value.LOSS, 16),
                "3/4/1w3/4/3 b", new Finding.Proved(Value.WIN, 17),
                "3/4/2b2/1w2/3 w", new Finding.Proved(Value.LOSS, 16),
                "3/1w2/2b2/1w2/3 b", new Finding.Proved(Value.WIN, 15));
        claimed.forEach((text, value) -> {
            assertEquals(Optional.empty(), store.find(position(text)), text);
            assertEquals(Optional.of(value), store.claim(position(text)), text);
        });
    }

    /// Another user's results in the same file.
    @Test
    void anotherUserTakesProofsOfADatabaseForClaims() throws IOException {
        try (ResultStore store = open("results-1.0.db", folder.resolve("another.key"))) {
            Position lost = position("3/4/2w2/4/3 b");
            assertEquals(Optional.empty(), store.find(lost));
            assertEquals(Optional.of(new Finding.Proved(Value.LOSS, 17)), store.claim(lost));
        }
    }
}
