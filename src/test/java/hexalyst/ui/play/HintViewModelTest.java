package hexalyst.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.live.MoveValues;
import hexalyst.board.Grid;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.FirstLook;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HintViewModelTest {
    private static final String MEDUSA = "4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b marker=w3";

    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("5/6/7/8/3ww4/8/7/6/5 w"), messages);
    private final MoveSearches searches = new MoveSearches();
    private final ProofStore proofs = new ProofStore();
    private final PlayViewModel play = new PlayViewModel(
            game,
            messages,
            new PlayViewModel.Outside(
                    (position, strength, seed, ending) -> position.legalMoves().getFirst(),
                    new ArrayList<Runnable>()::add,
                    queue,
                    new KeptSettings(),
                    () -> 7,
                    name -> true),
            engine -> false);
    private final HintViewModel hint =
            new HintViewModel(new PositionAnalysisViewModel(searches, game, proofs, messages, queue), game, play);

    private Position position() {
        return game.moment().position();
    }

    private Move three() {
        return Positions.move(position(), "e3w");
    }

    private void found(Score score) {
        searches.started.getLast().find(Map.of("e3w", score), false);
        queue.runAll();
    }

    private void patienceEnds() {
        while (queue.paused() > 0) {
            queue.endPauses();
        }
    }

    @Test
    void outsideAPlayThereIsNone() {
        assertFalse(hint.canGive().getValue());
        hint.give();
        assertTrue(searches.started.isEmpty());
    }

    @Test
    void theFirstShowsWhereAndTheSecondTheTurnWithWhatItDoes() {
        play.begin(EngineSide.BLACK);
        hint.give();
        assertEquals("Looking for the best turn…", hint.textProperty().get());
        found(new Score.Estimated(300, 0.6));
        assertEquals(Set.of(), hint.cellsProperty().get());
        patienceEnds();
        assertTrue(searches.started.getLast().stopped);
        assertEquals(Set.of(three().lastCell()), hint.cellsProperty().get());
        assertEquals(List.of(), hint.turnProperty().get());
        hint.give();
        assertEquals("Hint: e3w makes a group of 3.", hint.textProperty().get());
        assertEquals(List.of(three()), hint.turnProperty().get());
        assertEquals(Set.of(), hint.cellsProperty().get());
        hint.give();
        assertEquals("", hint.textProperty().get());
    }

    @Test
    void whoAsksAgainAtOnceIsToldWhatIsKnown() {
        play.begin(EngineSide.BLACK);
        hint.give();
        found(new Score.Proved(new ProvedValue(Value.WIN, 3)));
        hint.give();
        assertTrue(searches.started.getLast().stopped);
        assertEquals(Set.of(three().lastCell()), hint.cellsProperty().get());
        hint.give();
        assertEquals(
                "Hint: e3w makes a group of 3. Proved: it wins in at most 2 moves (3 plies).",
                hint.textProperty().get());
    }

    @Test
    void whereOnlyAPartOfTheTurnIsKnownItIsShown() {
        medusa();
        hint.give();
        searches.started.getLast().begin("e5", new Score.Estimated(300, 0.6));
        queue.runAll();
        hint.give();
        hint.give();
        assertEquals("Hint: start with e5.", hint.textProperty().get());
        assertEquals(1, hint.turnProperty().get().size());
    }

    /// A row of the position on the board, with or without the whole turn.
    private MoveValues.Row row(String part, boolean whole, Score score) {
        Move move = position().move(part).orElseThrow();
        return new MoveValues.Row(Positions.step(move), Optional.of(score), whole ? List.of(move) : List.of(), 0, 0);
    }

    /// The final hint for these rows.
    private String hinted(List<MoveValues.Row> rows) {
        hint.give();
        searches.started.getLast().tell(rows);
        queue.runAll();
        hint.give();
        if (!hint.cellsProperty().get().isEmpty()) {
            hint.give();
        }
        return hint.textProperty().get();
    }

    private void medusa() {
        game.show(GameState.of(GameTree.of(Positions.of(Games.named("medusa").orElseThrow(), MEDUSA))));
        play.begin(EngineSide.WHITE);
    }

    @Test
    void aWholeTurnGoesBeforeABegunOneOnlyIfItIsAboutAsGood() {
        medusa();
        MoveValues.Row begun = row("e5", false, MoveSearches.estimated(0.6));
        assertEquals("Hint: start with e5.", hinted(List.of(begun, row("pass", true, MoveSearches.estimated(0.3)))));
        hint.give();
        assertEquals(
                "Hint: pass places nothing, so the marker moves one point towards Black.",
                hinted(List.of(begun, row("pass", true, MoveSearches.estimated(0.59)))));
        hint.give();
        assertEquals(
                "Hint: start with e5.", hinted(List.of(begun, row("pass", true, MoveSearches.proved(Value.LOSS, 2)))));
    }

    @Test
    void aLossIsNoHintWhileAnotherMoveIsOpen() {
        play.begin(EngineSide.BLACK);
        Move best = FirstLook.best(position(), position().steps()).moves().getFirst();
        hint.give();
        searches.started.getLast().find(Map.of(position().text(best), MoveSearches.proved(Value.LOSS, 2)), false);
        queue.runAll();
        hint.give();
        hint.give();
        assertEquals(1, hint.turnProperty().get().size());
        assertNotEquals(List.of(best), hint.turnProperty().get());
    }

    @Test
    void whereAllLosesItIsSaidWithPliesThatTell() {
        play.begin(EngineSide.BLACK);
        List<Move> moves = position().legalMoves();
        assertTrue(
                hinted(allLost(moves, 8)).endsWith("Proved: every move loses; this one in at most 4 moves (8 plies)."));
        hint.give();
        assertTrue(hinted(allLost(moves, 5000)).endsWith("Proved: every move loses."));
    }

    private static List<MoveValues.Row> allLost(List<Move> moves, int plies) {
        return moves.stream()
                .map(move -> new MoveValues.Row(
                        Positions.step(move), Optional.of(MoveSearches.proved(Value.LOSS, plies)), List.of(move), 0, 0))
                .toList();
    }

    @Test
    void aMoveEndsTheHintAndItsSearch() {
        play.begin(EngineSide.BLACK);
        hint.give();
        MoveSearches.Search search = searches.started.getLast();
        game.play(three());
        assertTrue(search.stopped);
        assertEquals("", hint.textProperty().get());
        assertFalse(hint.canGive().getValue());
    }

    @Test
    void whereNothingIsFoundInTimeItIsTheTurnThatLooksBest() {
        play.begin(EngineSide.BLACK);
        hint.give();
        patienceEnds();
        Move best = FirstLook.best(position(), position().steps()).moves().getFirst();
        assertEquals(Set.of(best.lastCell()), hint.cellsProperty().get());
        hint.give();
        assertEquals(List.of(best), hint.turnProperty().get());
    }

    @Test
    void everyGameHasAHintWhereNothingIsFound() {
        for (Game each : Games.all()) {
            game.show(GameState.of(GameTree.of(each.start(each.editions().getFirst()))));
            Side first = position().toMove();
            play.begin(first == Side.WHITE ? EngineSide.BLACK : EngineSide.WHITE);
            hint.give();
            patienceEnds();
            assertFalse(hint.cellsProperty().get().isEmpty(), each.id());
        }
    }

    @Test
    void aWinInOneIsTheHintWithoutASearch() {
        for (Game each : Games.all()) {
            Position before = beforeAWin(each);
            Side mover = before.toMove();
            game.show(GameState.of(GameTree.of(before)));
            play.begin(mover == Side.WHITE ? EngineSide.BLACK : EngineSide.WHITE);
            hint.give();
            if (hint.turnProperty().get().isEmpty()) {
                hint.give();
            }
            Move turn = hint.turnProperty().get().getFirst();
            assertEquals(Optional.of(mover), before.play(turn).outcome().wonBy(), each.id());
            assertTrue(
                    hint.textProperty().get().endsWith("Proved: it wins in 1 move (1 ply)."), hint.textProperty()::get);
            play.stop();
        }
        assertTrue(searches.started.isEmpty());
    }

    /// A position of a random game from which its player wins at once.
    private static Position beforeAWin(Game of) {
        Random random = new Random(4);
        Grid grid = of.sizes().stream()
                .filter(board -> board.cells() >= 61 || board.equals(of.sizes().getLast()))
                .findFirst()
                .orElseThrow();
        for (int played = 0; played < 200; played++) {
            Position before = of.start(of.editions().getFirst(), grid);
            Position after = before;
            while (!after.outcome().over()) {
                before = after;
                after = before.play(Positions.move(random, before));
            }
            if (after.outcome().wonBy().equals(Optional.of(before.toMove()))) {
                return before;
            }
        }
        throw new IllegalStateException("no random game of " + of.id() + " was won");
    }
}
