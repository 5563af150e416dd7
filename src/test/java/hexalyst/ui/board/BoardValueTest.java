package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.MachineNote;
import hexalyst.ui.engine.KeptProofs;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The value above the board: proved, noted, claimed and estimated values can always be told apart.
class BoardValueTest {
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("2/3/2 w"), messages);
    private final ProofStore proofs = new ProofStore();
    private final MoveSearches searches = new MoveSearches();
    private final PositionAnalysisViewModel moves =
            new PositionAnalysisViewModel(searches, game, proofs, messages, queue);
    private final BoardViewModel board = new BoardViewModel(
            game,
            messages,
            new BoardLookViewModel(new KeptSettings()),
            moves,
            new KnownValues(proofs, moves),
            BoardGuests.onlyPlayer(game::play));

    private String text() {
        return board.valueProperty().get().text();
    }

    private BoardValue.Kind kind() {
        return board.valueProperty().get().kind();
    }

    private void find(Map<String, Score> scores) {
        searches.started.getLast().find(scores, false);
        queue.endPauses();
        queue.endPauses();
    }

    @Test
    void anEstimateIsToldUntilThereIsAProof() {
        assertEquals(BoardValue.NONE, board.valueProperty().get());
        moves.want("lens", true);
        find(Map.of("a1w", MoveSearches.estimated(0.625)));
        assertEquals(BoardValue.Kind.ESTIMATE, kind());
        assertTrue(text().startsWith("estimate 6"), text());
        find(Map.of("a1w", MoveSearches.proved(Value.WIN, 5)));
        assertEquals(BoardValue.Kind.WIN, kind());
        assertEquals("proved win in ≤ 3 moves", text());
        game.play(game.moment().position().legalMoves().getLast());
        assertEquals(BoardValue.Kind.NONE, kind());
    }

    @Test
    void whatTheFileSaysStandsBeforeAnEstimateAndIsNoProof() {
        moves.want("lens", true);
        find(Map.of("a1w", MoveSearches.estimated(0.5)));
        game.noteAll(Map.of(game.moment().id(), List.of(MachineNote.Proved.win(Side.BLACK, 7))));
        assertEquals(BoardValue.Kind.ESTIMATE, kind());
        assertEquals("file: loss in ≤ 3 moves", text());
    }

    @Test
    void anEstimateInTheFileIsToldAsTheFiles() {
        game.noteAll(Map.of(game.moment().id(), List.of(new MachineNote.Estimate(1.1))));
        assertEquals("file: estimate 75 %", text());
        moves.want("lens", true);
        find(Map.of("a1w", MoveSearches.estimated(0.5)));
        assertEquals("estimate 50 %", text(), "what the engine finds now");
    }

    private final List<String> warned = new ArrayList<>();

    /// Stored proofs together with another file's claim about the position of the game.
    private KeptProofs claiming(Value value, int plies) throws IOException {
        Position here = game.moment().position();
        ResultStore theirs = ResultStore.inMemory();
        theirs.put(here, new ProvedValue(value, plies), List.of());
        ResultStore results = ResultStore.inMemory();
        Path book = Files.createTempFile("book", ".txt");
        results.merge(Files.writeString(book, theirs.book(List.of(here))));
        Files.delete(book);
        return new KeptProofs(() -> results, Runnable::run, queue, warned::add);
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
        assertEquals(
                new BoardValue(BoardValue.Kind.ESTIMATE, "claimed: win in ≤ 3 moves", "claimed: win"),
                board.valueProperty().get());
        proofs.veil(true);
        assertEquals("", text(), "who plays is not told");
        proofs.veil(false);
        game.noteAll(Map.of(game.moment().id(), List.of(MachineNote.Proved.win(Side.BLACK, 7))));
        assertEquals("file: loss in ≤ 3 moves", text(), "the game's own file says more of it");
    }

    @Test
    void aProofTakesTheClaimAway() throws IOException {
        KeptProofs kept = claiming(Value.LOSS, 4);
        follow(kept);
        assertEquals("claimed: loss in ≤ 2 moves", text());
        Proof proof = new Proof(game.moment().position(), new ProvedValue(Value.WIN, 5), List.of());
        proofs.add(proof);
        proofs.announce();
        kept.keep(proof);
        queue.endPauses();
        assertEquals(BoardValue.Kind.WIN, kind());
        assertEquals("proved win in ≤ 3 moves", text());
        assertTrue(
                warned.getFirst().contains("is proved a win, and another user or file claims a loss"),
                warned.toString());
    }

    @Test
    void ofTwoProofsTheShorterIsTold() {
        moves.want("lens", true);
        Position here = game.moment().position();
        searches.started
                .getLast()
                .report(Optional.of(Value.WIN), 15, here.legalMoves().subList(0, 1), 10, true);
        queue.endPauses();
        queue.endPauses();
        assertEquals("proved win in ≤ 8 moves", text());
        proofs.add(
                new Proof(here, new ProvedValue(Value.WIN, 5), here.legalMoves().subList(1, 2)));
        proofs.announce();
        assertEquals("proved win in ≤ 3 moves", text());
    }
}
