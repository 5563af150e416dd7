package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchListener;
import hexalyst.engine.SearchReport;
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
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;

class EngineViewModelTest {
    private final List<Search> searches = new ArrayList<>();
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
    private final ProofStore proofs = new ProofStore();
    private final EngineViewModel engine = new EngineViewModel(this::start, game, proofs, messages, queue);

    /// A search that reports what the test says.
    private static final class Search implements SearchHandle {
        final long request;
        final Position position;
        final SearchListener listener;
        boolean stopped;

        Search(long request, Position position, SearchListener listener) {
            this.request = request;
            this.position = position;
            this.listener = listener;
        }

        @Override
        public long request() {
            return request;
        }

        @Override
        public void stop() {
            stopped = true;
        }

        @Override
        public SearchReport await() {
            throw new UnsupportedOperationException("nobody waits");
        }

        void report(Optional<Value> value, long nodes, boolean finished) {
            List<Move> line = value.isPresent() ? position.legalMoves().subList(0, 1) : List.of();
            listener.report(new SearchReport(
                    request,
                    position,
                    value,
                    value.isPresent() ? OptionalInt.of(9) : OptionalInt.empty(),
                    line,
                    Optional.empty(),
                    nodes,
                    Duration.ofSeconds(2),
                    0.25,
                    12,
                    40,
                    finished));
        }
    }

    private SearchHandle start(Position position, SearchLimits limits, SearchListener listener) {
        Search search = new Search(searches.size() + 1, position, listener);
        searches.add(search);
        return search;
    }

    private void report(Search search, Optional<Value> value, long nodes, boolean finished) {
        search.report(value, nodes, finished);
        queue.endPauses();
        queue.endPauses();
    }

    private void play(String text) {
        game.play(game.moment()
                .position()
                .game()
                .codec(game.moment().tree().grid())
                .parse(text)
                .orElseThrow());
    }

    @Test
    void lockedItKeepsWorkingWhileTheUserGoesAbout() {
        play("c3w");
        engine.focus().toggle();
        engine.toggle();
        Search locked = searches.getLast();
        game.back();
        assertTrue(engine.focus().awayProperty().get());
        assertFalse(locked.stopped);
        assertEquals(1, searches.size());
        report(locked, Optional.of(Value.WIN), 10, true);
        assertEquals(Verdict.WIN, engine.verdictProperty().get());
        assertEquals("c3w", engine.focus().lockProperty().get().orElseThrow().name());
        engine.addToGame();
        assertEquals("c3w", game.moment().tree().text(game.moment().id()));
        assertTrue(game.moment().annotations().proved().isPresent());
        game.back();
        engine.focus().toggle();
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
        assertEquals("Black to move: not analysed", engine.headlineProperty().get());
    }

    @Test
    void nothingStartsByItself() {
        play("c3w");
        assertTrue(searches.isEmpty());
        assertEquals(Verdict.UNKNOWN, engine.verdictProperty().get());
        assertEquals("Black to move: not analysed", engine.headlineProperty().get());
    }

    @Test
    void figuresAreShownWhileItWorksAndStopIsAtOnce() {
        engine.toggle();
        report(searches.getFirst(), Optional.empty(), 1_500_000, false);
        assertEquals(Verdict.SEARCHING, engine.verdictProperty().get());
        assertEquals("White to move: not proved yet", engine.headlineProperty().get());
        assertEquals(
                "1.50 M nodes · 750 k/s · 2.0 s · table 25 %",
                engine.effortProperty().get());
        assertEquals("proof 12 · disproof 40", engine.numbersProperty().get());
        engine.toggle();
        assertTrue(searches.getFirst().stopped);
        assertFalse(engine.runningProperty().get());
        assertEquals(Verdict.STOPPED, engine.verdictProperty().get());
    }

    @Test
    void aProofIsShownKeptAndWrittenIntoTheGame() {
        engine.toggle();
        report(searches.getFirst(), Optional.of(Value.WIN), 10, true);
        assertEquals(
                "White to move: proved win in at most 9 plies",
                engine.headlineProperty().get());
        assertEquals(1, engine.lineProperty().get().size());
        engine.addToGame();
        assertEquals(
                Optional.of(MachineNote.Proved.win(Side.WHITE, 9)),
                game.moment().annotations().proved());
        assertTrue(game.moment().annotations().notes().stream().anyMatch(MachineNote.Line.class::isInstance));
        engine.toggle();
        engine.playLine(1);
        assertEquals(2, game.moment().tree().size());
        assertFalse(engine.proofProperty().get().isPresent());
        game.back();
        assertEquals(Verdict.WIN, engine.verdictProperty().get());
        assertEquals(1, searches.size());
    }

    @Test
    void itFollowsTheUserAndDropsLateReports() {
        engine.toggle();
        Search first = searches.getFirst();
        play("c3w");
        assertTrue(first.stopped);
        assertEquals(2, searches.size());
        report(first, Optional.empty(), 77_000, true);
        assertEquals("", engine.effortProperty().get());
        assertEquals(Verdict.SEARCHING, engine.verdictProperty().get());
        report(searches.getLast(), Optional.of(Value.LOSS), 5, true);
        assertEquals(Verdict.LOSS, engine.verdictProperty().get());
        assertTrue(engine.runningProperty().get(), "it stays on for the next position");
    }

    @Test
    void aLateProofIsKeptForItsOwnPosition() {
        engine.toggle();
        Search first = searches.getFirst();
        play("c3w");
        report(first, Optional.of(Value.WIN), 5, true);
        assertEquals(Verdict.SEARCHING, engine.verdictProperty().get());
        game.back();
        assertEquals(Verdict.WIN, engine.verdictProperty().get());
    }

    @Test
    void mirrorImagesShareAProofButNotItsLine() {
        play("a1w");
        engine.toggle();
        report(searches.getFirst(), Optional.of(Value.LOSS), 5, true);
        engine.stop();
        game.back();
        play("e3w");
        assertEquals(Verdict.LOSS, engine.verdictProperty().get());
        assertEquals(List.of(), engine.lineProperty().get());
    }

    @Test
    void aFailureIsSaidAndSwitchesItOff() {
        engine.toggle();
        searches.getFirst().listener.failed(new OutOfMemoryError("table"));
        queue.runAll();
        assertEquals(Verdict.FAILED, engine.verdictProperty().get());
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
        assertEquals(Verdict.OVER, engine.verdictProperty().get());
        assertFalse(
                searches.stream().anyMatch(search -> search.position.outcome().over()));
    }

    private Halt halt() {
        return engine.haltProperty().get();
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
        report(searches.getLast(), Optional.of(Value.WIN), 5, true);
        assertEquals(Halt.PROVED, halt());
        play("a1w");
        game.back();
        assertEquals(Halt.PROVED, halt(), "also on return");
        engine.stop();
        assertEquals(Halt.USER, halt());
        game.forward();
        assertEquals(Halt.NONE, halt(), "that was about another position");
        engine.toggle();
        searches.getLast().listener.failed(new OutOfMemoryError("table"));
        queue.runAll();
        assertEquals(Halt.FAILED, halt());
        engine.stop();
        assertEquals(Halt.FAILED, halt(), "it was off already");
    }

    @Test
    void whatIsProvedElsewhereIsKnownAtOnceAndEndsTheSearch() {
        engine.toggle();
        Position here = game.moment().position();
        proofs.add(
                new Proof(here, Value.WIN, OptionalInt.of(7), here.legalMoves().subList(0, 1)));
        proofs.announce();
        assertEquals(Verdict.WIN, engine.verdictProperty().get());
        assertEquals(Halt.PROVED, halt());
        assertTrue(searches.getFirst().stopped);
    }

    @Test
    void oneButtonStopsWhateverWorks() {
        EngineSwitch power = new EngineSwitch(engine);
        SimpleBooleanProperty busy = new SimpleBooleanProperty();
        power.stopToo("moves", busy, () -> busy.set(false));
        assertEquals("Start", power.stateProperty().get().word());
        busy.set(true);
        assertEquals(EngineSwitch.State.STOP, power.stateProperty().get());
        assertEquals("engine looks at the moves", power.besideProperty().get());
        assertEquals(Verdict.SEARCHING, power.verdictProperty().get());
        power.press();
        assertFalse(busy.get());
        assertFalse(engine.runningProperty().get());
        assertEquals(Verdict.UNKNOWN, power.verdictProperty().get());
        power.press();
        assertEquals(EngineSwitch.State.STOP, power.stateProperty().get());
        report(searches.getFirst(), Optional.of(Value.WIN), 10, true);
        assertEquals("Stop", power.stateProperty().get().word(), "one name, whatever is left to be stopped");
        assertEquals("Finished: proved.", power.workProperty().get());
        busy.set(true);
        assertEquals("engine looks at the moves", power.workProperty().get(), "one or the other");
        busy.set(false);
        power.press();
        assertFalse(engine.runningProperty().get());
        assertEquals(EngineSwitch.State.START, power.stateProperty().get());
    }

    @Test
    void atTheEndOfAGameItRests() {
        engine.toggle();
        for (String move : List.of("a1w", "e3w", "a2w", "e2w", "a3w", "c3w", "b4w")) {
            play(move);
        }
        assertEquals(Halt.OVER, halt());
        assertTrue(Halt.OVER.text().startsWith("Resting"));
        assertEquals("", Halt.NONE.text());
    }

    @Test
    void theLastWordOfAStoppedSearchDoesNotDrownItsSuccessorsProof() {
        engine.toggle();
        Search first = searches.getFirst();
        play("c3w");
        searches.getLast().report(Optional.of(Value.LOSS), 5, true);
        first.report(Optional.empty(), 77_000, true);
        queue.runAll();
        queue.endPauses();
        assertEquals(Verdict.LOSS, engine.verdictProperty().get());
        assertEquals(Halt.PROVED, halt());
    }

    @Test
    void aShorterBoundThatIsNotedIsToldBesideItsOwn() {
        game.noteAll(Map.of(GameTree.ROOT, List.of(MachineNote.Proved.win(Side.WHITE, 7))));
        engine.toggle();
        report(searches.getFirst(), Optional.of(Value.WIN), 10, true);
        assertEquals(
                "White to move: proved win in at most 9 plies (noted in the file: ≤ 7)",
                engine.headlineProperty().get());
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
