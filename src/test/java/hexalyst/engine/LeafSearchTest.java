package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Exhaustive;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What a bounded search of a leaf tells is true. The table is so small that it loses much.
class LeafSearchTest {
    private static final int FEW_PLIES = 5;

    private int whole;
    private int held;

    @Tag("slow")
    @Test
    void linesFollowTheProof() throws InterruptedException {
        Random random = new Random(77);
        try (SearchService service = new SearchService(new ProofTable(1), 1)) {
            for (int round = 0; round < 1_500; round++) {
                Question question = random.nextBoolean() ? Question.WIN : Question.DRAW;
                Optional<Position> position = Positions.small(random);
                if (position.isPresent()) {
                    check(
                            position.get(),
                            service.startLeaf(position.get(), question, SearchLimits.NONE.withNodes(400))
                                    .await());
                }
            }
        }
        assertTrue(whole > 300 && held > 100, whole + " lines to the end, " + held + " bounds");
    }

    private void check(Position position, LeafReport report) {
        Optional<Value> value = report.found().bounds().value();
        boolean answered = report.question().answer(report.found().bounds()).isPresent();
        assertEquals(answered ? 0 : position.steps().size(), report.moves().size());
        assertTrue(value.isPresent() || report.line().isEmpty());
        if (value.isEmpty() || report.line().isEmpty()) {
            return;
        }
        int plies = report.found().plies();
        Position end = position;
        for (Move move : report.line()) {
            end = end.play(move);
        }
        if (end.outcome().over()) {
            assertEquals(
                    switch (value.get()) {
                        case WIN -> Optional.of(position.toMove());
                        case LOSS -> Optional.of(position.toMove().other());
                        case DRAW -> Optional.empty();
                    },
                    end.outcome().wonBy());
            assertTrue(value.get() == Value.DRAW || report.line().size() <= plies, position::toString);
            whole++;
        }
        Position after = position.play(report.line().getFirst());
        if (value.get() == Value.WIN && plies <= FEW_PLIES && !after.outcome().over()) {
            assertTrue(Exhaustive.endsWithin(after.searchBoard(), plies - 1, false), position::toString);
            held++;
        }
    }
}
