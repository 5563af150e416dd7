package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.Finding;
import hexalyst.analysis.Result;
import hexalyst.analysis.ResultStore;
import hexalyst.analysis.Seal;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Results of years of searching must not be lost: a results store of an earlier version still returns everything that
/// is in it, and trusts its own seal.
///
/// `results.tsv` has a row for every position of `results.txt` ([KeptFolder]), printed at commit d02a4e3 from the
/// store's answers: the value and the line that shows it, whether only one move wins, how hard it is, and the claim of
/// a merged file.
class KeptResultsTest {
    private static final int FINDING = 3;
    private static final int LINE = 4;
    private static final int ONLY_MOVE = 5;
    private static final int DIFFICULTY = 6;
    private static final int CLAIM = 7;
    private static final String NONE = "-";

    @TempDir
    private Path folder = Path.of("");

    private ResultStore open(Path key) throws IOException {
        return ResultStore.open(KeptFolder.copy("results.txt", folder), Seal.keptIn(key, why -> {
            throw new AssertionError(why);
        }));
    }

    private static String text(Optional<?> known) {
        return known.map(Object::toString).orElse(NONE);
    }

    private static String line(Position position, List<Move> moves) {
        return moves.stream().map(position::text).collect(Collectors.joining(" "));
    }

    @Test
    void everythingIsToldAsItWas() throws IOException {
        List<KeptTable.Row> rows = KeptTable.rows("results.tsv");
        assertEquals(124, rows.size());
        try (ResultStore store = open(KeptFolder.copy("seal.key", folder))) {
            for (KeptTable.Row row : rows) {
                Position position = row.position();
                assertEquals(row.at(FINDING), text(store.find(position).map(Result::finding)), row::toString);
                assertEquals(row.at(LINE), line(position, store.line(position)), row::toString);
                assertEquals(row.at(ONLY_MOVE), text(store.onlyMove(position)), row::toString);
                assertEquals(row.at(DIFFICULTY), text(store.difficulty(position)), row::toString);
                assertEquals(row.at(CLAIM), text(store.claim(position)), row::toString);
            }
            String book = store.book(rows.stream().map(KeptTable.Row::position).toList());
            assertEquals(1 + proved(rows), book.lines().count());
            assertEquals(List.of(), store.contradictions());
        }
    }

    private static long proved(List<KeptTable.Row> rows) {
        return rows.stream().filter(row -> row.at(FINDING).startsWith("Proved")).count();
    }

    @Test
    void anotherUserTakesTheProofsForClaims() throws IOException {
        int claims = 0;
        try (ResultStore store = open(folder.resolve("another.key"))) {
            for (KeptTable.Row row : KeptTable.rows("results.tsv")) {
                Position position = row.position();
                Optional<Finding> found = store.find(position).map(Result::finding);
                boolean proved = row.at(FINDING).startsWith("Proved");
                assertTrue(found.filter(Finding.Proved.class::isInstance).isEmpty(), row::toString);
                assertEquals(proved ? row.at(FINDING) : row.at(CLAIM), text(store.claim(position)), row::toString);
                claims += proved ? 1 : 0;
            }
        }
        assertEquals(proved(KeptTable.rows("results.tsv")), claims);
    }
}
