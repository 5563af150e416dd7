package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Exhaustive;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.TurnResult;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class QuickProofTest {
    private static Value value(SearchBoard board, Map<Long, Integer> known) {
        int value = Exhaustive.value(board, known);
        return value > 0 ? Value.WIN : value < 0 ? Value.LOSS : Value.DRAW;
    }

    @Test
    void isRightAboutAPositionAndWhatItsMovesLeadTo() {
        Random random = new Random(51);
        int[] values = new int[3];
        try (SearchService service = new SearchService(new ProofTable(1), 1)) {
            for (int round = 0; round < 1_500; round++) {
                Optional<Position> found = Positions.small(random);
                if (found.isEmpty()) {
                    continue;
                }
                SearchBoard board = found.get().searchBoard();
                QuickProof proof = service.quickProof(board);
                Map<Long, Integer> known = new HashMap<>();
                values[prove(proof, board, known).ordinal()]++;
                int[] moves = new int[SearchBoard.MAX_MOVES];
                int count = board.moves(moves);
                for (int i = 0; i < count; i++) {
                    if (board.make(moves[i]) == TurnResult.ONGOING) {
                        values[prove(proof, board, known).ordinal()]++;
                    }
                    board.unmake();
                }
            }
        }
        assertTrue(Math.min(values[0], Math.min(values[1], values[2])) > 20, () -> values[1] + " draws");
    }

    private static Value prove(QuickProof proof, SearchBoard board, Map<Long, Integer> known) {
        Value wanted = value(board, known);
        proof.known().ifPresent(early -> assertEquals(wanted, early.value()));
        ProvedValue proved = proof.prove(SearchLimits.NONE).orElseThrow();
        assertEquals(wanted, proved.value());
        assertEquals(wanted == Value.DRAW, proved.plies() == 0);
        return wanted;
    }

    @Test
    void givesUpAtItsLimitsAndGoesOnLater() {
        Position position = Positions.of("3/4/5/4/3 w");
        try (SearchService service = new SearchService(new ProofTable(16 << 20), 1)) {
            QuickProof proof = service.quickProof(position.searchBoard());
            assertEquals(Optional.empty(), proof.known());
            assertEquals(Optional.empty(), proof.prove(SearchLimits.NONE.withNodes(20)));
            assertEquals(Optional.empty(), proof.prove(SearchLimits.NONE.withTime(Duration.ZERO)));
            Optional<ProvedValue> value = proof.prove(SearchLimits.NONE);
            assertEquals(Optional.of(Value.WIN), value.map(ProvedValue::value));
            assertEquals(value, proof.known());
        }
    }

    @Test
    void limitsAreShared() {
        SearchLimits limits = new SearchLimits(Duration.ofSeconds(10), 1_000);
        assertEquals(new SearchLimits(Duration.ofSeconds(4), 400), limits.share(0.4));
        assertEquals(new SearchLimits(Duration.ofSeconds(7), 400), limits.less(Duration.ofSeconds(3), 600));
        assertEquals(new SearchLimits(Duration.ZERO, 1), limits.less(Duration.ofSeconds(30), 6_000));
        assertEquals(Long.MAX_VALUE, SearchLimits.NONE.share(1).nodes());
    }
}
