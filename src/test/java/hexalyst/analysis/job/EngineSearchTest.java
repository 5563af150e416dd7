package hexalyst.analysis.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.annotate.AnalysisGames;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineSearchTest {
    private static PositionSearch.SearchResult estimate(Position position, long nodes) {
        SearchLimits limits = SearchLimits.NONE.withNodes(nodes);
        try (SearchService service = new SearchService(new ProofTable(1 << 18), 1)) {
            return new EngineSearch(service, new Estimator(1 << 18))
                    .estimate(position, position.steps(), limits, Effort.of(limits), new StopSignal());
        }
    }

    /// A search that is stopped when the first move at some depth has turned out to lose has not searched the others
    /// yet.
    @ParameterizedTest
    @ValueSource(strings = {"3/w1w1/3ww/4/b2 b", "2b/b3/5/wbw1/2w b", "w1w/1bbb/5/w3/3 w", "3/bb2/w4/bbb1/3 w"})
    void oneLostMoveDoesNotLoseThePosition(String text) {
        Position position = Positions.of("nestorgames", text);
        int estimated = 0;
        for (long nodes = 20; nodes < 600; nodes++) {
            PositionSearch.SearchResult found = estimate(position, nodes);
            assertTrue(
                    found.finding()
                            .filter(finding -> finding.proves(Value.LOSS))
                            .isEmpty(),
                    "with " + nodes + " nodes");
            estimated +=
                    found.finding().filter(Finding.Estimated.class::isInstance).isPresent() ? 1 : 0;
        }
        assertTrue(estimated > 300, "estimated: " + estimated);
    }

    /// Also where the move tried first loses at once, which says nothing about the others.
    @Test
    void everyPositionIsEstimatedHoweverLittleTimeThereIs() throws IOException {
        for (GameTree game : AnalysisGames.leftOpen()) {
            for (int id : game.mainLine()) {
                Position position = game.position(id);
                for (long nodes : position.outcome().over() ? new long[0] : new long[] {1, 3, 12, 27, 48, 75}) {
                    assertTrue(estimate(position, nodes).finding().isPresent(), () -> "after " + game.text(id));
                }
            }
        }
    }

    @Test
    void aPositionOfWhichAllMovesLoseIsLost() {
        Position position = Positions.of("3/4/1bbb1/3w/3 w");
        assertEquals(
                Value.LOSS,
                estimate(position, 3_000_000).finding().orElseThrow() instanceof Finding.Proved proof
                        ? proof.value()
                        : null);
    }
}
