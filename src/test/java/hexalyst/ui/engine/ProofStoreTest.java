package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.ui.game.Trees;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ProofStoreTest {
    @Test
    void whatOneTabProvesAnotherKnowsAndIsNotDisturbedByIt() {
        ProofStore first = new ProofStore();
        ProofStore second = first.forAnotherTab();
        Position position = Trees.position("3/4/5/4/3 w");
        first.add(new Proof(position, Value.WIN, OptionalInt.of(9), List.of()));
        first.announce();
        assertEquals(1, first.countProperty().get());
        assertTrue(second.find(position).isPresent());
        assertEquals(0, second.countProperty().get(), "it is told when it is shown");
        second.announce();
        assertEquals(1, second.countProperty().get());
    }
}
