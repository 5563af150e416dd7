package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.ui.game.Trees;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProofStoreTest {
    private final ProofStore proofs = new ProofStore();
    private final Position position = Trees.position("3/4/5/4/3 w");

    private void add(int plies, boolean withLine) {
        List<Move> line = withLine ? position.legalMoves().subList(0, 1) : List.of();
        proofs.add(new Proof(position, new ProvedValue(Value.WIN, plies), line));
    }

    private int plies() {
        return proofs.find(position).orElseThrow().proved().plies();
    }

    @Test
    void theShorterProofStays() {
        add(9, true);
        add(11, true);
        assertEquals(9, plies());
        add(7, true);
        assertEquals(7, plies());
    }

    @Test
    void theFewestPliesCountAndALineOfALongerProofIsNotToldBesideThem() {
        add(7, false);
        add(9, true);
        assertEquals(7, plies());
        assertTrue(proofs.find(position).orElseThrow().line().isEmpty());
        add(7, true);
        assertFalse(proofs.find(position).orElseThrow().line().isEmpty());
        add(5, false);
        assertEquals(5, plies());
        assertTrue(proofs.find(position).orElseThrow().line().isEmpty());
    }

    @Test
    void theSameProofAgainIsNothingToTellOf() {
        add(9, true);
        proofs.announce();
        int told = proofs.countProperty().get();
        add(9, true);
        add(11, false);
        proofs.announce();
        assertEquals(told, proofs.countProperty().get());
        add(7, false);
        proofs.announce();
        assertTrue(proofs.countProperty().get() > told, "a better one is told of");
    }

    @Test
    void whatOneTabProvesAnotherKnowsAndIsNotDisturbedByIt() {
        ProofStore first = new ProofStore();
        ProofStore second = first.forAnotherTab();
        Position position = Trees.position("3/4/5/4/3 w");
        first.add(new Proof(position, new ProvedValue(Value.WIN, 9), List.of()));
        first.announce();
        assertEquals(1, first.countProperty().get());
        assertTrue(second.find(position).isPresent());
        assertEquals(0, second.countProperty().get(), "it is told when it is shown");
        second.announce();
        assertEquals(1, second.countProperty().get());
    }
}
