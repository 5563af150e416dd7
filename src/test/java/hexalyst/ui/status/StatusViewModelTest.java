package hexalyst.ui.status;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.ui.engine.EngineViewModel;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import org.junit.jupiter.api.Test;

class StatusViewModelTest {
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("2/3/2 w"), messages);
    private final ProofStore proofs = new ProofStore();
    private final MoveSearches searches = new MoveSearches();
    private final PositionAnalysisViewModel moves =
            new PositionAnalysisViewModel(searches, game, proofs, messages, queue);
    private final EngineViewModel engine =
            new EngineViewModel(moves, game, proofs, messages, new SimpleStringProperty(""));
    private final StatusViewModel status = new StatusViewModel(
            game, new StatusViewModel.Engine(new KnownValues(proofs, moves), engine), messages, PositionText::format);

    private String value() {
        return status.valueProperty().get();
    }

    private String work() {
        return status.workProperty().get();
    }

    private void find(Map<String, Score> scores) {
        searches.started.getLast().find(scores, false);
        queue.endPauses();
        queue.endPauses();
    }

    private void setUp(Position position) {
        status.tellOf(Optional.of(new StatusViewModel.SetUp(position.edition(), "ignored", Optional.of(position))));
    }

    @Test
    void whileAPositionIsSetUpItIsToldOfAndNotTheGame() {
        moves.want("lens", true);
        find(Map.of("a1w", MoveSearches.proved(Value.WIN, 5)));
        assertEquals("", value(), "what is known of the game's position stands over the board");
        Position other = Trees.position("2/1w1/2 b");
        setUp(other);
        assertEquals("2/1w1/2 b", status.positionProperty().get());
        assertFalse(status.provedProperty().get());
        assertEquals("engine is analysing the open game", work());
        moves.stop();
        assertEquals("not analysed", value());
        status.tellOf(Optional.of(new StatusViewModel.SetUp(other.edition(), "2/w1w/2 b", Optional.empty())));
        assertEquals("2/w1w/2 b", status.positionProperty().get(), "what is no position is told as it is");
        assertEquals("", value());
        setUp(game.moment().position());
        assertEquals("proved: White wins in ≤ 3 moves", value());
        assertTrue(status.provedProperty().get());
        proofs.veil(true);
        setUp(game.moment().position());
        assertFalse(status.provedProperty().get(), "who plays is not told");
        proofs.veil(false);
        status.tellOf(Optional.empty());
        assertEquals("", value());
    }

    @Test
    void theEngineDoesNotWorkOnWhatIsSetUp() {
        engine.toggle();
        assertEquals("engine: proving who wins", work());
        Position other = Trees.position("2/1w1/2 b");
        status.tellOf(Optional.of(new StatusViewModel.SetUp(other.edition(), "ignored", Optional.of(other))));
        assertEquals("engine is analysing the open game", work());
        assertEquals("", value());
        engine.toggle();
        assertEquals("not analysed", value());
    }

    @Test
    void itSaysWhatTheEngineDoesAndWhyItStopped() {
        assertEquals("engine off", work());
        engine.toggle();
        assertEquals("engine: proving who wins", work());
        engine.toggle();
        assertEquals("engine stopped by you", work());
        moves.want("lens", true);
        assertEquals("engine: proving who wins", work());
        moves.want("lens", false);
        assertEquals("engine off", work());
        engine.toggle();
        while (!game.moment().position().outcome().over()) {
            game.play(game.moment().position().legalMoves().getFirst());
        }
        assertEquals("engine idle: game over", work());
    }

    @Test
    void ofTwoProofsTheShorterIsTold() {
        engine.toggle();
        Position here = game.moment().position();
        searches.started
                .getLast()
                .report(Optional.of(Value.WIN), 15, here.legalMoves().subList(0, 1), 10, true);
        queue.endPauses();
        queue.endPauses();
        assertEquals("engine done: proved", work());
        setUp(here);
        assertEquals("proved: White wins in ≤ 8 moves", value());
        proofs.add(
                new Proof(here, new ProvedValue(Value.WIN, 5), here.legalMoves().subList(1, 2)));
        proofs.announce();
        assertEquals("proved: White wins in ≤ 3 moves", value());
    }
}
