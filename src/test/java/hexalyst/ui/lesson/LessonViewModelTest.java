package hexalyst.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.study.lesson.GameLesson;
import hexalyst.study.lesson.LessonStep;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.lesson.LessonViewModel.State;
import hexalyst.ui.puzzle.Said;
import hexalyst.ui.theme.KeptSettings;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LessonViewModelTest {
    private static final Game GAME = Games.named("manalath").orElseThrow();
    private static final int STEPS = 6;

    private final KeptSettings settings = new KeptSettings();
    private final Queue queue = new Queue();
    private LessonViewModel lesson = open(GAME);

    private LessonViewModel open(Game game) {
        return Texts.in(
                Locale.ENGLISH,
                () -> new LessonViewModel(
                        GameLesson.of(game).orElseThrow(),
                        new LessonsReached(settings),
                        new BoardLookViewModel(new KeptSettings()),
                        queue));
    }

    private void play(String move) {
        lesson.attempt(position().move(move).orElseThrow());
    }

    private Position position() {
        return lesson.board().turn().turnProperty().get().start();
    }

    private State state() {
        return lesson.stateProperty().get();
    }

    private int reached() {
        return new LessonsReached(settings).of(GAME);
    }

    private void goTo(int step) {
        while (lesson.stepProperty().get() < step) {
            lesson.demonstrate();
            queue.endPauses();
            lesson.next();
        }
    }

    @Test
    void aRightTurnEndsTheStepAndIsRemembered() {
        assertEquals(1, lesson.stepProperty().get());
        assertEquals("You are White", lesson.taskProperty().getValue());
        assertEquals(0, reached());
        play("a1b");
        assertEquals(State.DONE, state());
        assertEquals(Said.Tone.RIGHT, lesson.saidProperty().get().tone());
        assertEquals(
                GameLesson.of(GAME).orElseThrow().steps().getFirst().then(),
                lesson.saidProperty().get().text());
        assertEquals(1, reached());
        lesson.next();
        assertEquals(2, lesson.stepProperty().get());
        assertEquals(State.ASKS, state());
        assertEquals(Said.NOTHING, lesson.saidProperty().get());
        assertEquals(1, reached());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2; d7w; d7w makes a group of 3. That is allowed, but something else is asked for, so it is taken back.",
                "5; e4b; After e4b the game would be over: White ends the turn with a quart. Something else is asked for, so it is"
                        + " taken back."
            })
    void anotherLegalTurnIsTakenBack(int step, String move, String said) {
        goTo(step);
        Position before = position();
        play(move);
        assertEquals(State.WRONG, state());
        assertEquals(new Said(Said.Tone.WRONG, said), lesson.saidProperty().get());
        assertFalse(position().equals(before));
        queue.endPauses();
        assertEquals(State.ASKS, state());
        assertEquals(before, position());
        assertEquals(Said.Tone.PLAIN, lesson.saidProperty().get().tone());
        assertEquals(step - 1, reached());
    }

    @Test
    void aClickTakesAWrongTurnBackAtOnce() {
        goTo(2);
        Position before = position();
        play("b3w");
        play("d4w");
        assertEquals(State.ASKS, state());
        assertEquals(before, position());
        play("d4w");
        queue.endPauses();
        assertEquals(State.DONE, state(), "what was to be taken back later is not taken back again");
        assertEquals(2, reached());
    }

    @Test
    void anIllegalTurnChangesNothingAndSaysWhy() {
        goTo(4);
        Position before = position();
        play("d4w");
        assertEquals(State.ASKS, state());
        assertEquals(before, position());
        assertTrue(
                lesson.messages().message().text().contains("a group of 6"),
                lesson.messages().message()::text);
        play("d4b");
        assertEquals(State.DONE, state());
        assertEquals("", lesson.messages().message().text());
    }

    @Test
    void theProgramPlaysWhatFollows() {
        goTo(STEPS);
        play("a3w");
        assertEquals(State.FOLLOWS, state());
        assertFalse(lesson.asksProperty().getValue());
        assertEquals("", lesson.saidProperty().get().text());
        play("a3w");
        assertFalse(lesson.messages().message().text().isEmpty(), "the user waits");
        queue.endPauses();
        assertEquals(State.DONE, state());
        assertEquals(Optional.of(Side.BLACK), position().outcome().wonBy());
        assertTrue(lesson.isLast());
        assertEquals(STEPS, reached());
    }

    @Test
    void whoLeavesGoesOnWithTheNextStep() {
        goTo(3);
        lesson.rest();
        lesson = open(GAME);
        assertEquals(3, lesson.stepProperty().get());
        lesson.previous();
        lesson.previous();
        lesson.previous();
        assertEquals(1, lesson.stepProperty().get());
        play("a1w");
        assertEquals(2, reached(), "earlier steps change nothing");
        goTo(STEPS);
        lesson.demonstrate();
        queue.endPauses();
        lesson.next();
        assertEquals(STEPS, lesson.stepProperty().get());
        lesson = open(GAME);
        assertEquals(1, lesson.stepProperty().get(), "a lesson that is done begins again");
        assertEquals(STEPS, reached());
    }

    @Test
    void nothingIsPlayedAfterLeaving() {
        goTo(STEPS);
        play("a3w");
        lesson.rest();
        queue.endPauses();
        assertEquals(State.FOLLOWS, state());
        assertEquals(STEPS - 1, reached());
        lesson.again();
        assertEquals(State.ASKS, state());
    }

    @ParameterizedTest
    @MethodSource("hexalyst.game.Games#all")
    void everyLessonCanBeDoneByShowing(Game game) {
        GameLesson there = GameLesson.of(game).orElseThrow();
        lesson = open(game);
        for (LessonStep step : there.steps()) {
            assertEquals(step.text(), lesson.textProperty().getValue());
            lesson.demonstrate();
            for (int i = 0; i < step.tree().size(); i++) {
                queue.endPauses();
            }
            assertEquals(State.DONE, state(), step::key);
            lesson.next();
        }
        assertEquals(there.steps().size(), new LessonsReached(settings).of(game));
    }

    @ParameterizedTest
    @ValueSource(strings = {"manalath", "manalath=x;=3;phalanx=123", ";;", "manalath=-2"})
    void whatCannotBeReadWasNotDone(String kept) {
        settings.put("lessons", kept);
        assertEquals(0, reached());
        new LessonsReached(settings).done(GAME, 4);
        assertEquals(4, reached());
    }

    @Test
    void eachGameIsRememberedByItself() {
        LessonsReached all = new LessonsReached(settings);
        Game other = Games.named("phalanx").orElseThrow();
        all.done(other, 2);
        all.done(GAME, 3);
        all.done(other, 1);
        assertEquals(2, all.of(other));
        assertEquals(3, all.of(GAME));
    }
}
