package hexalyst.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchGoal;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StoredProofsTest {
    private final ResultStore results = ResultStore.inMemory().withBook();
    private final StoredProofs proofs = new StoredProofs(() -> results);

    /// What a search tells that may expand nothing: who wins, and a line that is no longer than the bound.
    private SearchReport told(Position position) throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 16), 1)) {
            return service.start(position, SearchGoal.VALUE, proofs, SearchLimits.NONE.withNodes(1), heard -> {})
                    .await();
        }
    }

    /// It was searched for ten seconds although a stored strategy answers it.
    @Test
    void theEmptyBoardIsAnsweredByTheStrategyWithALineToTheEnd() throws InterruptedException {
        Position position = Positions.of("5/6/7/8/9/8/7/6/5 w");
        SearchReport report = told(position);
        assertEquals(0, report.nodes());
        assertEquals(Optional.of(Value.WIN), report.value());
        assertTrue(report.line().size() <= report.plies().orElseThrow(), report::toString);
        Position end = position;
        for (Move move : report.line()) {
            assertFalse(end.outcome().over());
            end = end.play(move);
        }
        assertEquals(Optional.of(position.toMove()), end.outcome().wonBy(), "the line leads to the end");
    }

    /// `explore` settled it at once and `solve` left it open.
    @Test
    void aPositionWithASwapOpenIsSettledByWhatIsKnownWithoutIt() throws InterruptedException {
        SearchReport report = told(Positions.of("5/6/7/8/9/8/7/6/5 w swap"));
        assertEquals(Optional.of(Value.LOSS), report.value());
        assertEquals(0, report.nodes());
    }

    @Test
    void whatIsKeptOfAPositionIsNotSearchedAgain() throws InterruptedException {
        Position position = Positions.of("4/5/6/7/6/5/4 w");
        List<Move> line =
                List.of(position.game().codec(position.grid()).parse("d4w").orElseThrow());
        results.put(position, new ProvedValue(Value.WIN, 15), line);
        results.put(position.play(line.getFirst()), new ProvedValue(Value.LOSS, 14), List.of());
        SearchReport report = told(position);
        assertEquals(Optional.of(new ProvedValue(Value.WIN, 15)), report.proved());
        assertEquals(line, report.line());
    }
}
