package hexalyst.ui.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchReport;
import hexalyst.game.Move;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WhyViewModelTest {
    private final Queue queue = new Queue();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), new MessageLine());
    private final Move move = game.moment().position().legalMoves().getFirst();
    private int started;
    private int stopped;

    private final WhyViewModel why = new WhyViewModel(
            (position, limits, listener) -> {
                started++;
                return new SearchHandle() {
                    @Override
                    public long request() {
                        return started;
                    }

                    @Override
                    public void stop() {
                        stopped++;
                    }

                    @Override
                    public SearchReport await() {
                        throw new UnsupportedOperationException("nobody waits");
                    }
                };
            },
            new ProofStore(),
            game,
            queue);

    private WhyViewModel.Answer answer() {
        return why.answerProperty().get().orElseThrow();
    }

    @Test
    void itSaysAtOnceThatItLooksAndHowFarItIs() {
        why.ask(move);
        assertTrue(answer().looking());
        assertEquals("Looking why " + game.moment().position().text(move) + " …", answer().text());
        assertEquals(0, why.progressProperty().get());
        queue.endPauses();
        queue.endPauses();
        double before = why.progressProperty().get();
        queue.endPauses();
        assertTrue(before > 0 && why.progressProperty().get() > before);
    }

    @Test
    void whoCancelsWaitsNoLonger() {
        why.ask(move);
        why.close();
        assertEquals(1, stopped);
        queue.endPauses();
        assertEquals(0, queue.paused());
        assertEquals(Optional.empty(), why.answerProperty().get());
    }

    @Test
    void whenTheTimeIsOverItSaysThatNothingWasFound() {
        why.ask(move);
        while (queue.paused() > 0) {
            queue.endPauses();
        }
        assertFalse(answer().looking());
        assertEquals(1, why.progressProperty().get());
        assertEquals(1, stopped);
        assertEquals(
                "Nothing could be proved about " + game.moment().position().text(move) + " in 20 s", answer().text());
    }
}
