package hexalyst.ui.status;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchListener;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.PositionText;
import hexalyst.record.MachineNote;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.engine.EngineSwitch;
import hexalyst.ui.engine.EngineViewModel;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.MoveTableViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.status.StatusViewModel.Basis;
import hexalyst.ui.theme.KeptSettings;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class StatusViewModelTest {
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("2/3/2 w"), messages);
    private final ProofStore proofs = new ProofStore();
    private final MoveSearches searches = new MoveSearches();
    private final MoveTableViewModel moves = new MoveTableViewModel(searches, game, proofs, messages, queue);
    private final EngineViewModel engine = new EngineViewModel(this::start, game, proofs, messages, queue);
    private final EngineSwitch power = new EngineSwitch(engine);
    private final BoardViewModel board =
            new BoardViewModel(game, messages, new BoardLookViewModel(new KeptSettings()), moves, proofs);
    private final StatusViewModel status = new StatusViewModel(
            game,
            new StatusViewModel.Engine(proofs, board.valueProperty(), engine, power),
            messages,
            PositionText::format);
    private Optional<SearchListener> listener = Optional.empty();

    /// The engine finds what the test says.
    private SearchHandle start(Position position, SearchLimits limits, SearchListener heard) {
        listener = Optional.of(heard);
        return new SearchHandle() {
            @Override
            public long request() {
                return 1;
            }

            @Override
            public void stop() {}

            @Override
            public SearchReport await() {
                throw new UnsupportedOperationException("nobody waits");
            }
        };
    }

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
        assertEquals("engine works", work());
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

    @Test
    void itSaysWhatTheEngineDoesAndWhyItStopped() {
        power.stopToo("moves", moves.busyProperty(), moves::stop);
        assertEquals("engine off", work());
        engine.toggle();
        assertEquals("engine works", work());
        engine.toggle();
        assertEquals("engine stopped by you", work());
        moves.want("lens", true);
        assertEquals("engine looks at the moves", work());
        moves.want("lens", false);
        assertEquals("engine stopped by you", work());
        engine.toggle();
        while (!game.moment().position().outcome().over()) {
            game.play(game.moment().position().legalMoves().getFirst());
        }
        assertEquals("engine rests: game over", work());
    }

    @Test
    void ofTwoProofsTheShorterIsTold() {
        engine.toggle();
        listener.orElseThrow()
                .report(new SearchReport(
                        1,
                        game.moment().position(),
                        Optional.of(Value.WIN),
                        OptionalInt.of(15),
                        List.of(game.moment().position().legalMoves().getFirst()),
                        Optional.empty(),
                        10,
                        Duration.ofSeconds(1),
                        0,
                        0,
                        0,
                        true));
        queue.endPauses();
        queue.endPauses();
        assertEquals("proved: White wins in ≤ 15", value());
        assertEquals("engine done: proved", work());
        moves.want("lens", true);
        find(Map.of("a1w", MoveSearches.proved(Value.WIN, 5)));
        assertEquals("proved: White wins in ≤ 5", value());
    }
}
