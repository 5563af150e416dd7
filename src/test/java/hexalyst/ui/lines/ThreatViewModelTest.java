package hexalyst.ui.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.Value;
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
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ThreatViewModelTest {
    private final MoveSearches searches = new MoveSearches();
    private final Queue queue = new Queue();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/w1b2/4/3 w"), new MessageLine());
    private final PositionAnalysisViewModel analysis =
            new PositionAnalysisViewModel(searches, game, new ProofStore(), new MessageLine(), queue);
    private final ThreatViewModel threat = new ThreatViewModel(analysis, game);

    private String text() {
        return threat.answerProperty().get().orElseThrow().text();
    }

    @Test
    void theOpponentsBestMoveIsShownAsItIsFound() {
        threat.toggle();
        assertEquals("Looking for Black's threat…", text());
        MoveSearches.Search search = searches.started.getLast();
        assertEquals(Side.BLACK, search.position.toMove());
        search.find(Map.of("a1b", MoveSearches.estimated(0.6)), false);
        queue.endPauses();
        queue.endPauses();
        assertTrue(search.stopped, "the time is over");
        threat.toggle();
        threat.toggle();
        searches.started.getLast().find(Map.of("a2b", MoveSearches.proved(Value.WIN, 3)), true);
        queue.runAll();
        assertEquals("Black threatens this:", text());
        ThreatViewModel.Answer answer = threat.answerProperty().get().orElseThrow();
        assertEquals("a2b", answer.position().text(answer.best().orElseThrow().step()));
        assertTrue(searches.started.getLast().stopped);
    }

    @Test
    void goingOnPutsTheAnswerAway() {
        threat.toggle();
        game.play(game.moment().position().legalMoves().getFirst());
        assertEquals(Optional.empty(), threat.answerProperty().get());
        assertTrue(searches.started.getLast().stopped);
    }

    @Test
    void afterAFailureItSaysThatNothingWasFound() {
        threat.toggle();
        searches.started.getLast().failed.accept(new IllegalStateException("out of cheese"));
        queue.runAll();
        assertEquals("Black's threat could not be determined", text());
    }

    @Test
    void whereTheOpponentCannotMoveItSaysWhy() {
        // Black has made a white quart: a position in which only White can be to move.
        game.show(GameState.of(
                GameTree.of(Trees.position("w1ww1/wwb3/1w1wbb1/w1bbww2/w1ww5/3bww2/1w1w1bw/w4w/1www1 w"))));
        threat.toggle();
        assertFalse(text().isEmpty());
        assertTrue(searches.started.isEmpty(), text());
    }

    @Test
    void whenTheTimeIsOverAndNothingWasFoundItSaysSo() {
        threat.toggle();
        queue.endPauses();
        assertTrue(searches.started.getLast().stopped);
        assertEquals("Black's threat could not be determined", text());
    }

    @Test
    void aStoppedSearchDoesNotEndTheNextOne() {
        threat.toggle();
        threat.toggle();
        threat.toggle();
        searches.started.getLast().find(Map.of("a2b", MoveSearches.proved(Value.WIN, 3)), false);
        searches.started.getFirst().find(Map.of(), true);
        queue.runAll();
        assertEquals("Black threatens this:", text());
        assertFalse(searches.started.getLast().stopped);
    }

    @Test
    void whatIsProvedOfThePositionIsTheThreatAlsoBeforeItsMovesAreLookedAt() {
        threat.toggle();
        MoveSearches.Search search = searches.started.getLast();
        search.report(Optional.of(Value.WIN), 5, search.position.legalMoves().subList(3, 4), 10, false);
        queue.runAll();
        assertEquals("Black threatens this:", text());
        MoveValues.Row best = threat.answerProperty().get().orElseThrow().best().orElseThrow();
        assertEquals(search.position.steps().get(3), best.step());
        assertEquals(5, best.proof().orElseThrow().plies());
    }
}
