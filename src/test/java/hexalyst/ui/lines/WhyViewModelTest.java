package hexalyst.ui.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.record.WinLength;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WhyViewModelTest {
    private static final Duration STEP = Duration.ofMillis(250);

    private final Queue queue = new Queue();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), new MessageLine());
    private final Move move = game.moment().position().legalMoves().getFirst();
    private final MoveSearches searches = new MoveSearches();
    private final ProofStore proofs = new ProofStore();
    private final PositionAnalysisViewModel analysis =
            new PositionAnalysisViewModel(searches, game, proofs, new MessageLine(), queue);
    private final WhyViewModel why = new WhyViewModel(analysis, proofs, game, queue);

    private WhyViewModel.Answer answer() {
        return why.answerProperty().get().orElseThrow();
    }

    @Test
    void itSaysAtOnceThatItLooksAndHowFarItIs() {
        why.ask(move);
        assertTrue(answer().looking());
        assertEquals("Finding out why " + game.moment().position().text(move) + "…", answer().text());
        assertEquals(0, why.progressProperty().get());
        queue.endPauses(STEP);
        queue.endPauses(STEP);
        double before = why.progressProperty().get();
        queue.endPauses(STEP);
        assertTrue(before > 0 && why.progressProperty().get() > before);
    }

    @Test
    void whoCancelsWaitsNoLonger() {
        why.ask(move);
        why.close();
        assertTrue(searches.started.getLast().stopped);
        queue.endPauses();
        assertEquals(0, queue.paused());
        assertEquals(Optional.empty(), why.answerProperty().get());
    }

    @Test
    void whenTheTimeIsOverItSaysThatNothingWasFound() {
        why.ask(move);
        while (queue.paused() > 0) {
            queue.endPauses();
        }
        assertFalse(answer().looking());
        assertTrue(searches.started.getLast().stopped);
        assertEquals("Nothing was proved about " + game.moment().position().text(move) + " in 20 s", answer().text());
    }

    @Test
    void theAnswerHasTheLineAndTheBoundOfTheProofThatEverybodyKnows() {
        Position after = game.moment().position().play(move);
        List<Move> line = MoveSearches.toTheEnd(after);
        why.ask(move);
        assertEquals(after, searches.started.getLast().position);
        searches.started.getLast().report(Optional.of(Value.LOSS), line.size(), line, 10, false);
        queue.runAll();
        assertFalse(answer().looking());
        assertTrue(answer().text().contains("wins " + new WinLength().within(line.size() + 1, true)), answer().text());
        assertEquals(line, answer().line().subList(1, answer().line().size()));
        assertTrue(searches.started.getLast().stopped);
        why.close();
        why.ask(move);
        assertEquals(1, searches.started.size(), "what is proved with a line is told at once");
        assertTrue(answer().text().contains("wins " + new WinLength().within(line.size() + 1, true)), answer().text());
    }

    @Test
    void anOpenAnswerFollowsAShorterProof() {
        Position after = game.moment().position().play(move);
        List<Move> line = MoveSearches.toTheEnd(after);
        why.ask(move);
        searches.started.getLast().report(Optional.of(Value.LOSS), 10, line, 10, false);
        queue.runAll();
        assertTrue(answer().text().endsWith("; the line of the proof:"), answer().text());
        proofs.add(new Proof(after, new ProvedValue(Value.LOSS, 6), List.of(), true));
        proofs.announce();
        assertEquals(
                game.moment().position().text(move)
                        + " wins in 4 moves (7 plies); a line of a proof in at most 6 moves (11 plies):",
                answer().text());
        assertEquals(line, answer().line().subList(1, answer().line().size()));
        assertFalse(answer().looking(), "nothing is searched that nobody asked for");
        List<Move> shorter = line.subList(0, 3);
        proofs.add(new Proof(after, new ProvedValue(Value.LOSS, 6), shorter, true));
        proofs.announce();
        assertEquals(
                game.moment().position().text(move) + " wins in 4 moves (7 plies); the line of the proof:",
                answer().text());
        assertEquals(shorter, answer().line().subList(1, answer().line().size()));
        why.close();
        proofs.add(new Proof(after, new ProvedValue(Value.LOSS, 5), shorter, false));
        proofs.announce();
        assertEquals(Optional.empty(), why.answerProperty().get(), "what was put away stays away");
    }

    @Test
    void itSaysAtOnceWhatTheMoveDoes() {
        GameViewModel other = new GameViewModel(Trees.position("5/6/7/8/3ww4/8/7/6/5 w"), new MessageLine());
        WhyViewModel asked = new WhyViewModel(
                new PositionAnalysisViewModel(searches, other, proofs, new MessageLine(), queue), proofs, other, queue);
        asked.ask(Positions.move(other.moment().position(), "e3w"));
        assertEquals(
                Optional.of("e3w makes a group of 3"),
                asked.answerProperty().get().map(WhyViewModel.Answer::does));
    }

    @Test
    void theAnalysisGoesOnAfterTheAnswer() {
        Position after = game.moment().position().play(move);
        analysis.want("lens", true);
        why.ask(move);
        assertTrue(searches.started.getFirst().stopped, "one search at a time");
        searches.started.getLast().report(Optional.of(Value.LOSS), 8, MoveSearches.toTheEnd(after), 10, false);
        queue.runAll();
        assertFalse(answer().looking());
        assertEquals(game.moment().position(), searches.started.getLast().position);
        assertFalse(searches.started.getLast().stopped);
    }

    @Test
    void anotherQuestionEndsTheFirst() {
        why.ask(move);
        List<Boolean> told = new ArrayList<>();
        Position other = game.moment()
                .position()
                .play(game.moment().position().legalMoves().get(5));
        Runnable drop = analysis.ask(other, STEP, found -> {}, told::add);
        assertEquals(Optional.empty(), why.answerProperty().get(), "nobody looks for its answer any more");
        why.close();
        assertFalse(searches.started.getLast().stopped, "the second question is not its own");
        drop.run();
        assertTrue(searches.started.getLast().stopped);
        queue.endPauses();
        assertEquals(List.of(), told, "who asks no longer hears nothing");
    }

    @Test
    void whatIsFoundOutAlreadyIsToldAtOnce() {
        Position after = game.moment().position().play(move);
        List<MoveValues> heard = new ArrayList<>();
        List<Boolean> told = new ArrayList<>();
        analysis.ask(after, STEP, heard::add, told::add);
        searches.started.getLast().report(Optional.of(Value.LOSS), 8, MoveSearches.toTheEnd(after), 10, true);
        queue.runAll();
        assertEquals(List.of(true), told);
        analysis.ask(after, STEP, heard::add, told::add);
        assertEquals(2, heard.size());
        assertEquals(List.of(true, true), told);
        analysis.stop();
        assertEquals(List.of(true, true), told);
    }
}
