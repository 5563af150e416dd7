package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.junit.jupiter.api.Test;

class EngineViewModelTest {
    private final MoveSearches analyses = new MoveSearches();
    private final List<MoveSearches.Search> searches = analyses.started;
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
    private final ProofStore proofs = new ProofStore();
    private final PositionAnalysisViewModel analysis =
            new PositionAnalysisViewModel(analyses, game, proofs, messages, queue);
    private final StringProperty elsewhere = new SimpleStringProperty("");
    private final EngineViewModel engine = new EngineViewModel(analysis, game, proofs, messages, elsewhere);

    private void report(MoveSearches.Search search, Optional<Value> value, long nodes, boolean finished) {
        search.report(value, nodes, finished);
        queue.endPauses();
        queue.endPauses();
    }

    /// The user stays at the position.
    private void rest() {
        queue.endPauses();
    }

    private void play(String text) {
        game.play(game.moment().position().move(text).orElseThrow());
    }

    @Test
    void lockedItKeepsWorkingWhileTheUserGoesAbout() {
        play("c3w");
        engine.focus().toggle();
        engine.toggle();
        MoveSearches.Search locked = searches.getLast();
        game.back();
        assertTrue(engine.focus().awayProperty().get());
        assertFalse(locked.stopped);
        assertEquals(1, searches.size());
        report(locked, Optional.of(Value.WIN), 10, true);
        assertEquals(Verdict.WIN, engine.state().verdict());
        assertEquals(engine.state().headline(), engine.state().note(), "over the board stands another position's");
        assertEquals("c3w", engine.focus().lockProperty().get().orElseThrow().name());
        engine.addToGame();
        assertEquals("c3w", game.moment().tree().text(game.moment().id()));
        assertTrue(game.moment().annotations().proved().isPresent());
        game.back();
        engine.focus().toggle();
        rest();
        assertEquals(2, searches.size(), "it follows again");
        assertEquals(game.moment().position(), searches.getLast().position);
    }

    @Test
    void theLockEndsWithItsPosition() {
        play("c3w");
        engine.focus().toggle();
        game.undo();
        assertTrue(engine.focus().lockProperty().get().isEmpty());
        engine.focus().toggle();
        game.show(GameState.of(GameTree.of(Trees.position("3/4/5/4/3 b"))));
        assertTrue(engine.focus().lockProperty().get().isEmpty());
        assertEquals("Black to move: not analysed", engine.state().headline());
    }

    @Test
    void nothingStartsByItself() {
        play("c3w");
        assertTrue(searches.isEmpty());
        assertEquals(Verdict.UNKNOWN, engine.state().verdict());
        assertEquals("Black to move: not analysed", engine.state().headline());
    }

    @Test
    void figuresAreShownWhileItWorksAndStopIsAtOnce() {
        engine.toggle();
        report(searches.getFirst(), Optional.empty(), 1_500_000, false);
        assertEquals(Verdict.SEARCHING, engine.state().verdict());
        assertEquals("White to move: not proved yet", engine.state().headline());
        assertEquals(
                "1.50 M nodes · 750 k/s · 2.0 s · table 25 %", engine.state().effort());
        assertEquals("1.50 M nodes · 2.0 s", engine.state().spent());
        assertEquals("proof 12 · disproof 40", engine.state().numbers());
        assertEquals("proof 12 · disproof 40", engine.state().note());
        engine.toggle();
        assertTrue(searches.getFirst().stopped);
        assertFalse(engine.runningProperty().get());
        assertEquals(Verdict.STOPPED, engine.state().verdict());
    }

    @Test
    void aProofIsShownKeptAndWrittenIntoTheGame() {
        engine.toggle();
        report(searches.getFirst(), Optional.of(Value.WIN), 10, true);
        assertEquals(
                "White to move: proved win in at most 5 moves (9 plies)",
                engine.state().headline());
        assertEquals("", engine.state().note(), "that stands over the board");
        assertEquals(1, engine.state().line().size());
        engine.addToGame();
        assertEquals(
                Optional.of(MachineNote.Proved.win(Side.WHITE, 9)),
                game.moment().annotations().proved());
        assertTrue(game.moment().annotations().notes().stream().anyMatch(MachineNote.Line.class::isInstance));
        engine.toggle();
        game.playLine(game.moment().id(), engine.state().line().subList(0, 1));
        assertEquals(2, game.moment().tree().size());
        assertEquals(Verdict.LOSS, engine.state().verdict(), "what wins leads to a lost position");
        game.back();
        assertEquals(Verdict.WIN, engine.state().verdict());
        assertEquals(1, searches.size());
    }

    @Test
    void itFollowsTheUserAndDropsLateReports() {
        engine.toggle();
        MoveSearches.Search first = searches.getFirst();
        play("c3w");
        assertTrue(first.stopped);
        rest();
        assertEquals(2, searches.size());
        report(first, Optional.empty(), 77_000, true);
        assertEquals("", engine.state().effort());
        assertEquals(Verdict.SEARCHING, engine.state().verdict());
        report(searches.getLast(), Optional.of(Value.LOSS), 5, true);
        assertEquals(Verdict.LOSS, engine.state().verdict());
        assertTrue(engine.runningProperty().get(), "it stays on for the next position");
    }

    @Test
    void aLateProofIsKeptForItsOwnPosition() {
        engine.toggle();
        MoveSearches.Search first = searches.getFirst();
        play("c3w");
        report(first, Optional.of(Value.WIN), 5, true);
        assertEquals(Verdict.SEARCHING, engine.state().verdict());
        game.back();
        assertEquals(Verdict.WIN, engine.state().verdict());
    }

    @Test
    void mirrorImagesShareAProofButNotItsLine() {
        play("a1w");
        engine.toggle();
        report(searches.getFirst(), Optional.of(Value.LOSS), 5, true);
        engine.stop();
        game.back();
        play("e3w");
        assertEquals(Verdict.LOSS, engine.state().verdict());
        assertEquals(List.of(), engine.state().line());
    }

    @Test
    void aFailureIsSaidAndSwitchesItOff() {
        engine.toggle();
        searches.getFirst().failed.accept(new OutOfMemoryError("table"));
        queue.runAll();
        assertEquals(Verdict.FAILED, engine.state().verdict());
        assertFalse(engine.runningProperty().get());
        assertTrue(messages.message().warning());
    }

    @Test
    void aFinishedGameIsNotSearched() {
        engine.toggle();
        for (String move : List.of("a1w", "e3w", "a2w", "e2w", "a3w", "c3w", "b4w")) {
            play(move);
        }
        assertTrue(game.moment().position().outcome().over());
        assertEquals(Verdict.OVER, engine.state().verdict());
        assertFalse(
                searches.stream().anyMatch(search -> search.position.outcome().over()));
    }

    private Halt halt() {
        return engine.state().halt();
    }

    @Test
    void itSaysWhyItDoesNothing() {
        assertEquals(Halt.NONE, halt(), "nobody has switched it on");
        engine.toggle();
        assertEquals(Halt.NONE, halt(), "it works");
        engine.toggle();
        assertEquals(Halt.USER, halt());
        engine.toggle();
        report(searches.getLast(), Optional.empty(), 5, true);
        assertEquals(Halt.LIMIT, halt());
        play("c3w");
        assertEquals(Halt.NONE, halt(), "it works at another position");
        rest();
        report(searches.getLast(), Optional.of(Value.WIN), 5, true);
        assertEquals(Halt.PROVED, halt());
        play("a1w");
        game.back();
        assertEquals(Halt.PROVED, halt(), "also on return");
        engine.stop();
        assertEquals(Halt.NONE, halt(), "nothing was left to be stopped");
        game.forward();
        assertEquals(Halt.NONE, halt());
        engine.toggle();
        searches.getLast().failed.accept(new OutOfMemoryError("table"));
        queue.runAll();
        assertEquals(Halt.FAILED, halt());
        engine.stop();
        assertEquals(Halt.FAILED, halt(), "it was off already");
    }

    @Test
    void whatIsProvedElsewhereIsKnownAtOnce() {
        engine.toggle();
        Position here = game.moment().position();
        proofs.add(
                new Proof(here, new ProvedValue(Value.WIN, 7), here.legalMoves().subList(0, 1)));
        proofs.announce();
        assertEquals(Verdict.WIN, engine.state().verdict());
        assertEquals(Halt.NONE, halt(), "the other moves are still open");
    }

    @Test
    void oneButtonStopsWhateverWorks() {
        assertEquals("Start", engine.state().power().word());
        analysis.want("lens", true);
        assertEquals("Stop", engine.state().power().word());
        assertEquals("proving who wins", engine.state().work());
        assertEquals(Verdict.SEARCHING, engine.state().verdict());
        engine.press();
        assertTrue(searches.getFirst().stopped);
        assertFalse(engine.runningProperty().get());
        assertEquals(Verdict.STOPPED, engine.state().verdict());
        engine.press();
        assertEquals(EngineState.Power.STOP, engine.state().power());
        report(searches.getLast(), Optional.of(Value.WIN), 10, true);
        assertEquals("Turn off", engine.state().power().word(), "nothing works that could be stopped");
        assertEquals("Finished: proved.", engine.state().work());
        engine.press();
        assertFalse(engine.runningProperty().get());
        assertEquals(EngineState.Power.START, engine.state().power());
    }

    @Test
    void itSaysWhatItIsAboutWhenThePositionIsProved() {
        engine.toggle();
        report(searches.getFirst(), Optional.of(Value.WIN), 10, false);
        assertEquals("proving the moves: 0 of 38", engine.state().work());
        assertEquals("", engine.state().numbers(), "they were about who wins");
        assertEquals(Verdict.WIN, engine.state().verdict());
    }

    @Test
    void aNumberOfPliesThatIsExactIsNotToldAsABound() {
        Position here = game.moment().position();
        List<Move> line = here.legalMoves().subList(0, 1);
        proofs.add(new Proof(here, new ProvedValue(Value.WIN, 9), line));
        proofs.announce();
        assertEquals(
                "White to move: proved win in at most 5 moves (9 plies)",
                engine.state().headline());
        proofs.add(new Proof(here, new ProvedValue(Value.WIN, 9), line, true));
        proofs.announce();
        assertEquals(
                "White to move: proved win in 5 moves (9 plies)", engine.state().headline());
        proofs.add(new Proof(here, new ProvedValue(Value.WIN, 9), line));
        proofs.announce();
        assertEquals(
                "White to move: proved win in 5 moves (9 plies)", engine.state().headline(), "it stays so");
    }

    @Test
    void aNoteThatContradictsTheProofIsSaidToDoSo() {
        game.noteAll(Map.of(GameTree.ROOT, List.of(MachineNote.Proved.win(Side.BLACK, 7))));
        engine.toggle();
        report(searches.getFirst(), Optional.of(Value.WIN), 10, true);
        assertEquals(
                "White to move: proved win in at most 5 moves (9 plies) (but the file says: Black wins in ≤ 3 moves)",
                engine.state().headline());
        assertEquals(engine.state().headline(), engine.state().note());
    }

    @Test
    void whatIsToldElsewhereIsToldWhileNothingIsProved() {
        elsewhere.set("noted in the file: White wins");
        assertEquals("noted in the file: White wins", engine.state().headline());
        assertEquals("noted in the file: White wins", engine.state().note());
        engine.toggle();
        assertEquals("White to move: not proved yet", engine.state().headline());
    }

    /// A listener that reads everything during a change must not see an inconsistent state.
    @Test
    void whatIsToldIsOneValue() {
        List<String> seen = new ArrayList<>();
        engine.stateProperty().subscribe((before, now) -> {
            assertEquals(now, engine.state());
            boolean proved = now.verdict().proved();
            assertEquals(proved, now.proof().isPresent());
            assertEquals(proved, now.headline().contains("proved win"));
            seen.add(now.headline());
        });
        engine.toggle();
        report(searches.getFirst(), Optional.empty(), 10, false);
        report(searches.getFirst(), Optional.of(Value.WIN), 20, false);
        play("c3w");
        assertTrue(seen.size() >= 3, seen::toString);
    }

    @Test
    void atTheEndOfAGameItRests() {
        engine.toggle();
        for (String move : List.of("a1w", "e3w", "a2w", "e2w", "a3w", "c3w", "b4w")) {
            play(move);
        }
        assertEquals(Halt.OVER, halt());
        assertTrue(Halt.OVER.text().startsWith("Idle"));
        assertEquals("", Halt.NONE.text());
    }

    @Test
    void theLastWordOfAStoppedSearchDoesNotDrownItsSuccessorsProof() {
        engine.toggle();
        MoveSearches.Search first = searches.getFirst();
        play("c3w");
        rest();
        searches.getLast().report(Optional.of(Value.LOSS), 5, true);
        first.report(Optional.empty(), 77_000, true);
        queue.runAll();
        queue.endPauses();
        assertEquals(Verdict.LOSS, engine.state().verdict());
        assertEquals(Halt.PROVED, halt());
    }

    @Test
    void aShorterBoundThatIsNotedIsToldBesideItsOwn() {
        game.noteAll(Map.of(GameTree.ROOT, List.of(MachineNote.Proved.win(Side.WHITE, 7))));
        engine.toggle();
        report(searches.getFirst(), Optional.of(Value.WIN), 10, true);
        assertEquals(
                "White to move: proved win in at most 5 moves (9 plies) (file: in ≤ 4 moves)",
                engine.state().headline());
        assertEquals(engine.state().headline(), engine.state().note());
        engine.addToGame();
        assertEquals(
                Optional.of(MachineNote.Proved.win(Side.WHITE, 7)),
                game.moment().annotations().proved(),
                "the shorter one stays");
    }

    @Test
    void toWriteAProofIntoTheGameBringsItsOtherBoundsUpToDate() {
        game.noteAll(Map.of(GameTree.ROOT, List.of(MachineNote.Proved.win(Side.WHITE, 15))));
        engine.toggle();
        report(searches.getFirst(), Optional.of(Value.WIN), 10, true);
        play("c3w");
        rest();
        report(searches.getLast(), Optional.of(Value.LOSS), 10, true);
        engine.addToGame();
        assertEquals(
                Optional.of(MachineNote.Proved.win(Side.WHITE, 9)),
                game.moment().tree().node(GameTree.ROOT).annotations().proved());
        game.undo();
        assertEquals(
                Optional.of(MachineNote.Proved.win(Side.WHITE, 15)),
                game.moment().tree().node(GameTree.ROOT).annotations().proved(),
                "one edit");
    }
}
