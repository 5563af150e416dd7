package hexalyst.analysis.results;

import static hexalyst.game.Positions.move;
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

    /// The report of a search that may not expand a node: who wins, and a line that is no longer than the bound.
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
        List<Move> line = List.of(position.move("d4w").orElseThrow());
        results.put(position, new ProvedValue(Value.WIN, 15), line);
        results.put(position.play(line.getFirst()), new ProvedValue(Value.LOSS, 14), List.of());
        SearchReport report = told(position);
        assertEquals(Optional.of(new ProvedValue(Value.WIN, 15)), report.proved());
        assertEquals(line, report.line());
    }

    /// A move that is known to win later than the bound would be reported as winning within it.
    @Test
    void aLineDoesNotBeginWithAMoveThatTakesLonger() {
        Position position = Positions.of("4/5/6/7/6/5/4 w");
        results.put(position, new ProvedValue(Value.WIN, 9), List.of());
        Position slow = position.play(move(position, "d4w"));
        results.put(slow, new ProvedValue(Value.LOSS, 14), List.of());
        assertEquals(List.of(), proofs.line(position));
        results.put(slow, new ProvedValue(Value.LOSS, 8), List.of());
        assertEquals(List.of(move(position, "d4w")), proofs.line(position));
    }

    @Test
    void aDrawHasALineToo() {
        Position position = Positions.of("4/5/6/7/6/5/4 w");
        Move first = move(position, "d4w");
        results.put(position, new ProvedValue(Value.DRAW, 0), List.of(first));
        assertEquals(List.of(), proofs.line(position), "nobody knows that this move draws");
        results.put(position.play(first), new ProvedValue(Value.DRAW, 0), List.of());
        assertEquals(List.of(first), proofs.line(position));
    }

    /// Otherwise the answer to *Why?* would be that there is none.
    @Test
    void whatIsKeptWithoutALineIsSearchedForOneWithinItsBound() throws InterruptedException {
        Position position = Positions.of("5/6/7/8/4w4/8/7/3b2/2w1b w");
        results.put(position, new ProvedValue(Value.WIN, 25), List.of());
        try (SearchService service = new SearchService(new ProofTable(1 << 24), 1)) {
            SearchReport report = service.start(position, SearchGoal.VALUE, proofs, SearchLimits.NONE, heard -> {})
                    .await();
            assertEquals(Optional.of(new ProvedValue(Value.WIN, 25)), report.proved());
            assertTrue(!report.line().isEmpty() && report.line().size() <= 25, report::toString);
        }
    }
}
