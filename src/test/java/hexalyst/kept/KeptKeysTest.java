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

/// The keys of positions are in results stores and strategies, the earlier ones in libraries and among what was
/// trained, so a position must always have the same keys.
///
/// The rows of `keys.tsv` were printed at commit d02a4e3 from [Position#earlierKey], its lower half
/// again, [PositionText#format] and [BoardCode#format], whose codes people have sent to each other; the last column,
/// [Position#key], when that became a hash of the content.
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
        assertEquals(row.at(4), digits(position.earlierKey().high()));
        assertEquals(row.at(5), digits(position.earlierKey().low()));
        assertEquals(
                row.at(8), digits(position.key().high()) + digits(position.key().low()));
        assertEquals(row.at(6), digits(position.earlierKey().low()));
        assertEquals(row.at(7), BoardCode.format(position));
        Position sent = BoardCode.parse(row.at(7)).ok().orElseThrow();
        assertEquals(row.at(1), sent.edition().id());
        assertEquals(row.at(3), PositionText.format(sent));
    }

    private static String digits(long half) {
        return String.format("%016x", half);
    }
}
