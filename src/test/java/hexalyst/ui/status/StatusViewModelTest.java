package hexalyst.ui.status;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.ResultStore;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.PositionText;
import hexalyst.record.MachineNote;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.BoardValue;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.engine.AnalysisViewModel;
import hexalyst.ui.engine.EngineViewModel;
import hexalyst.ui.engine.KeptProofs;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.status.StatusViewModel.Basis;
import hexalyst.ui.theme.KeptSettings;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.SimpleStringProperty;
import org.junit.jupiter.api.Test;

class StatusViewModelTest {
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("2/3/2 w"), messages);
    private final ProofStore proofs = new ProofStore();
    private final MoveSearches searches = new MoveSearches();
    private final AnalysisViewModel moves = new AnalysisViewModel(searches, game, proofs, messages, queue);
    private final EngineViewModel engine =
            new EngineViewModel(moves, game, proofs, messages, new SimpleStringProperty(""));
    private final BoardViewModel board =
            new BoardViewModel(game, messages, new BoardLookViewModel(new KeptSettings()), moves, proofs);
    private final StatusViewModel status = new StatusViewModel(
            game, new StatusViewModel.Engine(proofs, board.valueProperty(), engine), messages, PositionText::format);

    private String value() {
        return status.valueProperty().get();
    }

    private Basis basis() {
        return status.basisProperty().get();
    }

    private String work() {
        return status.workProperty().get();
    }

    private void find(Map<String, Score> scores) {
        searches.started.getLast().find(scores, false);
        queue.endPauses();
        queue.endPauses();
    }

    @Test
    void whileAPositionIsSetUpItIsToldOfAndNotTheGame() {
        moves.want("lens", true);
        find(Map.of("a1w", MoveSearches.proved(Value.WIN, 5)));
        assertEquals(Basis.PROVED, basis());
        Position other = Trees.position("2/1w1/2 b");
        status.tellOf(Optional.of(new StatusViewModel.SetUp(other.edition(), "ignored", Optional.of(other))));
        assertEquals("2/1w1/2 b", status.positionProperty().get());
        assertEquals(Basis.NONE, basis());
        assertEquals("engine works on the open game", work());
        moves.stop();
        assertEquals("not analysed", value());
        status.tellOf(Optional.of(new StatusViewModel.SetUp(other.edition(), "2/w1w/2 b", Optional.empty())));
        assertEquals("2/w1w/2 b", status.positionProperty().get(), "what is no position is told as it is");
        assertEquals("", value());
        status.tellOf(Optional.empty());
        assertEquals("proved: White wins in ≤ 5", value());
    }

    @Test
    void theEngineDoesNotWorkOnWhatIsSetUp() {
        engine.toggle();
        assertEquals("engine: proving who wins", work());
        Position other = Trees.position("2/1w1/2 b");
        status.tellOf(Optional.of(new StatusViewModel.SetUp(other.edition(), "ignored", Optional.of(other))));
        assertEquals("engine works on the open game", work());
        assertEquals("", value());
        engine.toggle();
        assertEquals("not analysed", value());
    }

    @Test
    void anEstimateIsToldUntilThereIsAProof() {
        assertEquals(Basis.NONE, basis());
        assertEquals("", value());
        moves.want("lens", true);
        find(Map.of("a1w", MoveSearches.estimated(0.625)));
        assertEquals(Basis.ESTIMATED, basis());
        assertTrue(value().startsWith("White to move: estimate 6"), value());
        find(Map.of("a1w", MoveSearches.proved(Value.WIN, 5)));
        assertEquals(Basis.PROVED, basis());
        assertEquals("proved: White wins in ≤ 5", value());
        game.play(game.moment().position().legalMoves().getLast());
        assertEquals(Basis.NONE, basis());
    }

    @Test
    void whatTheFileSaysStandsBeforeAnEstimateAndIsNoProof() {
        moves.want("lens", true);
        find(Map.of("a1w", MoveSearches.estimated(0.5)));
        game.noteAll(Map.of(game.moment().id(), List.of(MachineNote.Proved.win(Side.BLACK, 7))));
        assertEquals(Basis.NOTED, basis());
        assertEquals("noted in the file: Black wins in ≤ 7", value());
    }

    /// Proofs that are kept together with what another file says of the position of the game.
    private KeptProofs claiming(Value value, int plies) throws IOException {
        Position here = game.moment().position();
        ResultStore theirs = ResultStore.inMemory();
        theirs.put(here, new ProvedValue(value, plies), List.of());
        ResultStore results = ResultStore.inMemory();
        results.merge(new StringReader(theirs.book(List.of(here))));
        return new KeptProofs(() -> results, Runnable::run, queue);
    }

    private void follow(KeptProofs kept) {
        kept.follow(game, proofs);
        queue.endPauses();
    }

    @Test
    void whatOthersClaimIsNoProof() throws IOException {
        moves.want("lens", true);
        find(Map.of("a1w", MoveSearches.estimated(0.5)));
        follow(claiming(Value.WIN, 5));
        assertEquals(Basis.NOTED, basis());
        assertEquals("claimed: White wins in ≤ 5", value());
        assertEquals(
                new BoardValue(BoardValue.Kind.ESTIMATE, "claimed: win in ≤ 5", "claimed: win in ≤ 5"),
                board.valueProperty().get());
        proofs.veil(true);
        assertEquals("", value(), "who plays is not told");
        proofs.veil(false);
        game.noteAll(Map.of(game.moment().id(), List.of(MachineNote.Proved.win(Side.BLACK, 7))));
        assertEquals("noted in the file: Black wins in ≤ 7", value(), "the game's own file says more of it");
    }

    @Test
    void aProofTakesTheClaimAway() throws IOException {
        List<String> warned = new ArrayList<>();
        KeptProofs kept = claiming(Value.LOSS, 4);
        kept.warnWith(warned::add);
        follow(kept);
        assertEquals("claimed: Black wins in ≤ 4", value());
        Proof proof = new Proof(game.moment().position(), Value.WIN, OptionalInt.of(5), List.of());
        proofs.add(proof);
        proofs.announce();
        kept.keep(proof);
        queue.endPauses();
        assertEquals(Basis.PROVED, basis());
        assertEquals("proved: White wins in ≤ 5", value());
        assertTrue(warned.getFirst().contains("was claimed a loss and is proved a win"), warned.toString());
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
        assertEquals("engine rests: game over", work());
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
        assertEquals("proved: White wins in ≤ 15", value());
        assertEquals("engine done: proved", work());
        proofs.add(
                new Proof(here, Value.WIN, OptionalInt.of(5), here.legalMoves().subList(1, 2)));
        proofs.announce();
        assertEquals("proved: White wins in ≤ 5", value());
    }
}
