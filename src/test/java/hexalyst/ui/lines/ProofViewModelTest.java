package hexalyst.ui.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.History;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// White is proved to win in every position, always with the first legal move.
class ProofViewModelTest {
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
    private final ProofStore proofs = new ProofStore();
    private final PositionAnalysisViewModel analysis =
            new PositionAnalysisViewModel(this::prove, game, proofs, messages, queue);
    private final ProofViewModel proof = new ProofViewModel(analysis, proofs, game, queue);

    ProofViewModelTest() {
        proof.setActive(true);
    }

    private Runnable prove(Position position, Consumer<MoveValues> listener, Consumer<Throwable> failed) {
        MoveSearches searches = new MoveSearches();
        searches.start(position, listener, failed);
        boolean wins = position.toMove() == Side.WHITE;
        searches.started.getLast().report(Optional.of(wins ? Value.WIN : Value.LOSS), 10, true);
        return () -> {};
    }

    private int ply() {
        return game.moment().tree().ply(game.moment().id());
    }

    private Move last() {
        return game.moment().position().legalMoves().getLast();
    }

    /// Proofs arrive, and the winner's moves are played.
    private void rest() {
        queue.runAll();
        queue.endPauses();
        queue.endPauses();
    }

    private void begin() {
        proof.againstProperty().set(true);
        rest();
        assertEquals(1, ply(), "it begins at once");
        proof.play(last());
        rest();
        assertEquals(3, ply(), "it answers");
    }

    @Test
    void theWinnersMovesAreAnsweredAlsoWhenPlayedOnTheBoard() {
        begin();
        game.play(last());
        rest();
        assertEquals(5, ply());
        assertEquals(6, game.moment().tree().size());
    }

    @Test
    void itOffersToBePlayedAgainstOnlyWhereSomebodyIsProvedToWin() {
        assertFalse(proof.decidedProperty().get(), "nothing is proved yet");
        rest();
        assertTrue(proof.decidedProperty().get());
        proof.setActive(false);
        game.play(last());
        assertFalse(proof.decidedProperty().get(), "nobody has looked at this position");
    }

    @Test
    void theSessionLearnsTheProof() {
        rest();
        assertEquals(
                9, proofs.find(game.moment().position()).orElseThrow().proved().plies());
    }

    @Test
    void itAnswersAlsoWhileSomethingElseIsSeen() {
        begin();
        proof.setActive(false);
        rest();
        game.play(last());
        rest();
        assertEquals(5, ply());
        proof.againstProperty().set(false);
        game.play(last());
        rest();
        assertEquals(6, ply());
    }

    @Test
    void goingBackIsNotAnswered() {
        begin();
        game.back();
        rest();
        assertEquals(2, ply());
        game.back();
        rest();
        assertEquals(1, ply());
        game.back();
        rest();
        assertEquals(0, ply());
        assertEquals(4, game.moment().tree().size());
        game.forward();
        game.forward();
        rest();
        assertEquals(2, ply(), "nor is going forward where the game goes on");
    }

    @Test
    void undoIsNotAnswered() {
        begin();
        game.undo();
        rest();
        assertEquals(2, ply());
        game.undo();
        rest();
        assertEquals(1, ply());
        game.redo();
        rest();
        assertEquals(2, ply());
    }

    @Test
    void aReplyThatTheGameHasIsAnsweredWhenItIsPlayed() {
        begin();
        Move reply =
                game.moment().tree().node(game.moment().node().parent()).move().orElseThrow();
        game.step(-2);
        rest();
        assertEquals(1, ply());
        proof.play(reply);
        rest();
        assertEquals(3, ply());
    }

    @Test
    void anotherGameIsNotPlayedIn() {
        begin();
        game.step(-2);
        rest();
        game.show(GameState.of(Trees.read("[Board \"3 4 5 4 3\"]\n\n1. c3w\n")));
        game.show(new GameState(History.of(Trees.read("[Board \"3 4 5 4 3\"]\n\n1. c3w a1b\n")), 2, Map.of()));
        rest();
        assertEquals(2, ply());
    }
}
