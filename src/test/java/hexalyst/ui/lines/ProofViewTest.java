package hexalyst.ui.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.util.List;
import java.util.Map;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/// White is proved to lose.
@Timeout(300)
@ExtendWith(ApplicationExtension.class)
@Tag("window")
class ProofViewTest {
    /// The time limit for everything on the JavaFX thread, in milliseconds.
    private static final long END = 60_000;

    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final Position start = Trees.position("3/4/5/4/3 w");
    private final GameViewModel game = new GameViewModel(start, messages);
    private final ProofStore proofs = new ProofStore();
    private final MoveSearches searches = new MoveSearches();
    private final PositionAnalysisViewModel table =
            new PositionAnalysisViewModel(searches, game, proofs, messages, queue);
    private final ProofViewModel proof = new ProofViewModel(table, proofs, game, queue);

    private void learnTheLoss() {
        proofs.add(new Proof(start, new ProvedValue(Value.LOSS, 18), List.of()));
        proofs.announce();
    }

    private void find(Map<String, Score> scores) {
        searches.started.getLast().find(scores, false);
        queue.endPauses();
    }

    private void assertSelected(String move, int place, ListView<MoveValues.Row> replies) {
        assertEquals(List.of(place), replies.getSelectionModel().getSelectedIndices());
        assertEquals(
                move, start.text(replies.getSelectionModel().getSelectedItem().step()));
    }

    @SuppressWarnings("unchecked")
    private void chooseAReplyWhileMoreIsFound() {
        learnTheLoss();
        proof.setActive(true);
        ProofView view = new ProofView(proof, new KeyBindings(new KeptSettings()), moves -> {});
        ListView<MoveValues.Row> replies = (ListView<MoveValues.Row>) view.lookup("#proof-replies");
        find(Map.of());
        List<String> texts = start.legalMoves().stream().map(start::text).toList();
        int last = texts.size() - 1;
        replies.getSelectionModel().select(texts.indexOf("c3w"));
        assertSelected("c3w", texts.indexOf("c3w"), replies);
        find(Map.of("c3w", MoveSearches.proved(Value.LOSS, 5)));
        assertSelected("c3w", last, replies);
        // In the centre, so that no other move is equivalent.
        find(Map.of("c3w", MoveSearches.proved(Value.LOSS, 5), "c3b", MoveSearches.proved(Value.LOSS, 3)));
        assertSelected("c3w", last - 1, replies);
    }

    @Test
    void aReplyStaysSelectedWhereverItsMoveGoes() {
        WaitForAsyncUtils.waitForAsyncFx(END, this::chooseAReplyWhileMoreIsFound);
    }
}
