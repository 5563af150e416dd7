package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchGoal;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The search expands the same positions as before: what `solve <position> --anew --threads 1 --memory 16m` prints.
///
/// The rows of `nodes.tsv` were printed at commit d02a4e3 by this search. First come 22 positions of
/// `manalath/solved.jsonl`, whose values an independent program gave; then positions of random games, with other
/// boards, blocked cells, short supply and a swap; then some of Pentalath.
@Tag("slow")
class KeptNodesTest {
    private static final long TABLE = 16L << 20;
    /// Several times what the largest row takes, so that a different search ends too.
    private static final long MOST_NODES = 2_000_000;

    static List<KeptTable.Row> rows() throws IOException {
        return KeptTable.rows("nodes.tsv");
    }

    @Test
    void theTableIsWhole() throws IOException {
        assertEquals(46, rows().size());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aProofTakesTheSameNodes(KeptTable.Row row) throws InterruptedException {
        try (SearchService service = new SearchService(() -> new ProofTable(TABLE), 1)) {
            SearchReport report = service.start(
                            row.position(),
                            SearchGoal.VALUE,
                            ProvedElsewhere.NOTHING,
                            SearchLimits.NONE.withNodes(MOST_NODES),
                            heard -> {})
                    .await();
            assertEquals(row.at(3), report.value().map(Value::word).orElse("open"));
            assertEquals(
                    row.at(4),
                    report.plies().isPresent() ? Integer.toString(report.plies().getAsInt()) : "-");
            assertEquals(row.at(5), Long.toString(report.nodes()));
        }
    }
}
