package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Position;
import hexalyst.notation.BoardCode;
import hexalyst.notation.PositionText;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The keys of positions are in results stores, strategies, proofs and libraries, so a position must always have the
/// same key.
///
/// The rows of `keys.tsv` were printed at commit d02a4e3 from [Position#key], the search board's
/// [hexalyst.game.SearchBoard#canonicalKey], [PositionText#format] and [BoardCode#format], whose codes people have sent
/// to each other.
class KeptKeysTest {
    static List<KeptTable.Row> rows() throws IOException {
        return KeptTable.rows("keys.tsv");
    }

    @Test
    void theTableIsWhole() throws IOException {
        assertEquals(69, rows().size());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aPositionHasTheSameKeyAndText(KeptTable.Row row) {
        Position position = row.position();
        assertEquals(row.at(3), PositionText.format(position));
        assertEquals(row.at(4), digits(position.key().high()));
        assertEquals(row.at(5), digits(position.key().low()));
        assertEquals(row.at(6), digits(position.searchBoard().canonicalKey()));
        assertEquals(row.at(7), BoardCode.format(position));
        Position sent = BoardCode.parse(row.at(7)).ok().orElseThrow();
        assertEquals(row.at(1), sent.edition().id());
        assertEquals(row.at(3), PositionText.format(sent));
    }

    private static String digits(long half) {
        return String.format("%016x", half);
    }
}
