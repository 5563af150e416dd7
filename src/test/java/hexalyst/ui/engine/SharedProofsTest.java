package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.ui.game.Trees;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SharedProofsTest {
    @Test
    void movesThatEndTheGameAreKnownBesideWhatIsProved() {
        Position position = Trees.position("wbw/ww1w/4b/b1b1/bww w");
        ProofStore store = new ProofStore();
        SharedProofs proofs = new SharedProofs(store);
        assertTrue(proofs.with(position, Optional.empty()).isEmpty(), "nothing is proved yet");
        Position after = position.play(Positions.move(position, "c4w"));
        store.add(new Proof(after, new ProvedValue(Value.LOSS, 4), List.of()));
        List<MoveValues.Row> rows =
                proofs.with(position, Optional.empty()).orElseThrow().rows();
        for (MoveValues.Row row : rows) {
            Position next = position.step(row.step());
            boolean known = next.outcome().over() || next.equals(after);
            assertEquals(known, row.proof().isPresent(), row.step().toString());
        }
        assertEquals(
                List.of(new ProvedValue(Value.LOSS, 1)),
                rows.stream()
                        .filter(row -> position.step(row.step()).outcome().over())
                        .flatMap(row -> row.proof().stream())
                        .distinct()
                        .toList());
    }
}
