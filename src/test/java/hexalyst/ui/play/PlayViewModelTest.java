package hexalyst.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.StopSwitch;
import hexalyst.engine.estimate.Strength;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameDate;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandList;
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
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class PlayViewModelTest {
    private static final String START = "3/4/5/4/3 w";

    private final List<Position> asked = new ArrayList<>();
    private final List<Runnable> thinking = new ArrayList<>();
    private final List<StopSwitch> endings = new ArrayList<>();
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final KeptSettings settings = new KeptSettings();
    private final GameViewModel game = new GameViewModel(Trees.position(START), messages);
    private final PlayViewModel play = model();
    private boolean broken;
    private Predicate<String> sure = name -> true;

    private PlayViewModel model() {
        return new PlayViewModel(
                game,
                messages,
                new PlayViewModel.Outside(
                        this::choose, thinking::add, queue, settings, () -> 7, name -> sure.test(name)),
                engine -> false);
    }

    private Move choose(Position position, Strength strength, long seed, StopSwitch ending) {
        if (broken) {
            throw new IllegalStateException("out of cheese");
        }
        asked.add(position);
        endings.add(ending);
        return position.legalMoves().getFirst();
    }

    /// The person plays a move.
    private void move() {
        game.play(game.moment().position().legalMoves().getLast());
    }

    /// The engine finishes thinking, if it is thinking.
    private void answer() {
        queue.endPauses();
        List.copyOf(thinking).forEach(Runnable::run);
        thinking.clear();
        queue.runAll();
    }

    private int ply() {
        return game.moment().tree().ply(game.moment().id());
    }

    private PlayState state() {
        return play.stateProperty().get();
    }

    @Test
    void itAnswersEveryMoveOfThePerson() {
        move();
        answer();
        assertEquals(1, ply(), "nobody plays against the engine");
        assertEquals("", play.textProperty().get());
        play.toggle();
        assertEquals(EngineSide.WHITE, play.sideProperty().get());
        assertEquals(PlayState.YOUR_TURN, state());
        move();
        assertEquals(PlayState.THINKING, state());
        assertEquals("Thinking…", play.textProperty().get());
        answer();
        assertEquals(3, ply());
        assertEquals(PlayState.YOUR_TURN, state());
        play.toggle();
        assertEquals(PlayState.OFF, state());
    }

    @Test
    void whoPlaysWhatIsChosenBeforeAndRemembered() {
        play.seatProperty().set(Seat.BLACK);
        play.toggle();
        assertEquals(EngineSide.WHITE, play.sideProperty().get());
        assertEquals(PlayState.THINKING, state(), "the engine moves first");
        play.toggle();
        PlayViewModel next = model();
        assertEquals(Seat.BLACK, next.seatProperty().get());
        next.seatProperty().set(Seat.NONE);
        next.toggle();
        assertEquals(EngineSide.BOTH, next.sideProperty().get());
    }

    @Test
    void theStrongestMovesWhenItsTimeIsOver() {
        play.strengthProperty().set(Strength.PERFECT);
        play.timeProperty().set(2);
        assertEquals(2, model().timeProperty().get());
        play.seatProperty().set(Seat.BLACK);
        play.toggle();
        queue.endPauses();
        assertEquals(1, queue.paused(), "its time");
        thinking.removeFirst().run();
        assertFalse(endings.getLast().pressed());
        queue.endPauses();
        assertTrue(endings.getLast().pressed());
    }

    @Test
    void againstItselfItPlaysToTheEnd() {
        play.sideProperty().set(EngineSide.BOTH);
        for (int i = 0; i < 60 && state() != PlayState.OVER; i++) {
            answer();
        }
        assertEquals(PlayState.OVER, state());
        assertTrue(play.textProperty().get().startsWith("The game is over. "));
        assertTrue(game.moment().position().outcome().over());
    }

    @Test
    void undoTakesTheAnswerAndTheMoveBackAndRedoBringsBothAgain() {
        play.toggle();
        move();
        answer();
        assertEquals(2, ply());
        game.undo();
        queue.runAll();
        assertEquals(0, ply());
        assertEquals(PlayState.YOUR_TURN, state());
        game.redo();
        queue.runAll();
        assertEquals(2, ply());
        answer();
        assertEquals(2, ply());
    }

    private Optional<String> tag(String name) {
        return game.moment().tree().tags().get(name);
    }

    @Test
    void theFirstMoveWritesThePlayersAndTheDate() {
        move();
        assertEquals(Tags.NONE, game.moment().tree().tags(), "nobody plays yet");
        game.undo();
        play.toggle();
        move();
        assertEquals(Optional.of("You"), tag(Tags.WHITE));
        assertEquals(Optional.of("Hexalyst, Club player"), tag(Tags.BLACK));
        assertTrue(tag(Tags.DATE).flatMap(GameDate::parse).isPresent());
        answer();
        play.strengthProperty().set(Strength.STRONG);
        move();
        assertEquals(Optional.of("Hexalyst, Strong"), tag(Tags.BLACK));
        play.takeBack();
        queue.runAll();
        play.takeBack();
        queue.runAll();
        assertEquals(Tags.NONE, game.moment().tree().tags(), "undo takes them away with the moves");
    }

    @Test
    void whatTheTagsSayAlreadyStays() {
        settings.put(PlayRecord.NAME, " Ann ");
        game.edit(new TreeEdit.SetTags(
                GameTree.ROOT, Tags.NONE.with(Tags.BLACK, "?").with(Tags.DATE, "2020.01.01")));
        play.sideProperty().set(EngineSide.WHITE);
        answer();
        assertEquals(Optional.of("Hexalyst, Club player"), tag(Tags.WHITE));
        assertEquals(Optional.of("Ann"), tag(Tags.BLACK));
        assertEquals(Optional.of("2020.01.01"), tag(Tags.DATE));
    }

    @Test
    void aVariationWritesNothing() {
        move();
        move();
        game.toStart();
        play.toggle();
        game.play(game.moment().position().legalMoves().getFirst());
        assertEquals(Tags.NONE, game.moment().tree().tags());
    }

    @Test
    void aGamePlayedToItsEndHasItsResult() {
        play.sideProperty().set(EngineSide.BOTH);
        for (int i = 0; i < 60 && state() != PlayState.OVER; i++) {
            answer();
        }
        assertEquals(PlayState.OVER, state());
        assertEquals(Optional.of(game.moment().position().outcome().result()), tag(Tags.RESULT));
        assertEquals(Optional.of(game.moment().position().endWords()), tag(Tags.TERMINATION));
        assertEquals(Optional.of("Hexalyst, Club player"), tag(Tags.WHITE));
    }

    @Test
    void aMoveIsTakenBackWithTheAnswerAndGivingUpWritesTheResult() {
        assertFalse(play.canResign().getValue(), "nobody plays");
        play.toggle();
        assertFalse(play.canTakeBack().getValue(), "nothing was played");
        move();
        answer();
        play.takeBack();
        queue.runAll();
        assertEquals(0, ply());
        move();
        answer();
        List<String> asked = new ArrayList<>();
        sure = name -> !asked.add(name);
        play.resign();
        assertEquals(List.of("White"), asked);
        assertEquals(PlayState.YOUR_TURN, state(), "thought better of it");
        sure = name -> {
            play.stop();
            return true;
        };
        play.resign();
        assertEquals(Optional.empty(), game.moment().tree().tags().get(Tags.RESULT), "it ended meanwhile");
        play.toggle();
        sure = asked::add;
        play.resign();
        assertEquals(PlayState.OFF, state());
        assertEquals(2, ply());
        assertEquals(Optional.of("0-1"), game.moment().tree().tags().get(Tags.RESULT), "White gave up");
        assertTrue(game.moment().tree().tags().resigned().isPresent(), "and so it stands in the file");
        assertEquals("White resigned: 0-1", play.endedProperty().get());
        play.resign();
        play.takeBack();
        assertEquals(2, ply(), "nobody plays any more");
        game.back();
        assertEquals("White resigned: 0-1", play.endedProperty().get(), "looking about changes nothing of it");
        game.undo();
        assertEquals("", play.endedProperty().get(), "it is taken back");
        assertEquals(Optional.empty(), game.moment().tree().tags().get(Tags.RESULT));
        play.sideProperty().set(EngineSide.BOTH);
        assertFalse(play.canResign().getValue(), "no person plays");
    }

    @Test
    void movesMadeBeforeACrashAreTakenBackAfterIt() {
        play.toggle();
        for (int i = 0; i < 2; i++) {
            move();
            answer();
        }
        KeptPlay kept = play.keptProperty().getValue().orElseThrow();
        GameTree tree = game.moment().tree();
        int at = game.moment().id();
        game.show(GameState.of(tree));
        assertEquals(PlayState.OFF, state());
        game.goTo(at);
        play.resume(kept);
        assertEquals(PlayState.YOUR_TURN, state());
        play.takeBack();
        queue.runAll();
        assertEquals(2, ply());
        play.takeBack();
        queue.runAll();
        assertEquals(0, ply());
        assertFalse(play.canTakeBack().getValue());
        game.redo();
        queue.runAll();
        assertEquals(2, ply());
    }

    @Test
    void aPlayThatRestsUnseenIsNotKeptAsOneThatWaits() {
        play.toggle();
        move();
        play.rest();
        assertFalse(play.keptProperty().getValue().orElseThrow().waits());
        play.wake();
        play.pause();
        assertTrue(play.keptProperty().getValue().orElseThrow().waits());
    }

    @Test
    void commandsCallTheSidesAsTheEditionDoes() {
        HintViewModel hint = new HintViewModel(
                new PositionAnalysisViewModel(new MoveSearches(), game, new ProofStore(), messages, queue), game, play);
        Command white = new CommandList(new PlayCommands(play, hint, game).commands()).named("play-white");
        List<String> shown = new ArrayList<>();
        white.name().subscribe(name -> {
            shown.add(name);
        });
        game.show(GameState.of(Trees.read("[Edition \"nestorgames\"]\n\n1. e5w *")));
        assertEquals("Engine plays: White", shown.getFirst());
        assertEquals("Engine plays: Orange", shown.getLast());
        assertEquals("Engine plays: Orange", white.text());
    }

    @Test
    void undoWhileItThinksDropsTheThought() {
        play.toggle();
        move();
        queue.endPauses();
        game.undo();
        assertEquals(PlayState.YOUR_TURN, state());
        answer();
        assertEquals(0, ply());
        assertEquals(1, game.moment().tree().size());
    }

    @Test
    void itsFirstMoveTakenBackLetsItWait() {
        play.sideProperty().set(EngineSide.WHITE);
        answer();
        assertEquals(1, ply());
        game.undo();
        answer();
        assertEquals(PlayState.PAUSED, state());
        assertEquals(0, ply());
        play.moveOn();
        answer();
        assertEquals(1, ply());
    }

    @Test
    void goingAboutStopsItAndComingBackStartsIt() {
        play.toggle();
        move();
        queue.endPauses();
        game.toStart();
        answer();
        assertEquals(0, ply());
        assertEquals(2, game.moment().tree().size(), "the thought was dropped");
        game.forward();
        answer();
        assertEquals(2, ply());
        game.back();
        assertEquals(PlayState.ELSEWHERE, state());
        answer();
        assertEquals(3, game.moment().tree().size());
    }

    @Test
    void aCommentWrittenMeanwhileDoesNotDisturbIt() {
        play.toggle();
        move();
        queue.endPauses();
        game.draftProperty().set("hm");
        game.commitComment();
        answer();
        assertEquals(2, ply());
        assertEquals(1, asked.size());
    }

    @Test
    void itWaitsWhenToldAndMovesAtOnceWhenToldAgain() {
        play.toggle();
        move();
        queue.endPauses();
        play.pause();
        answer();
        assertEquals(PlayState.PAUSED, state());
        assertEquals(1, ply());
        play.moveOn();
        assertEquals(PlayState.THINKING, state());
        queue.endPauses();
        play.moveOn();
        answer();
        assertTrue(endings.getLast().pressed(), "it was hurried");
        assertEquals(2, ply());
    }

    @Test
    void anotherGameEndsThePlay() {
        play.toggle();
        move();
        queue.endPauses();
        game.show(GameState.of(GameTree.of(Trees.position(START))));
        answer();
        assertEquals(PlayState.OFF, state());
        assertEquals(1, game.moment().tree().size());
    }

    @Test
    void aFailureIsSaidAndItWaits() {
        broken = true;
        play.toggle();
        move();
        answer();
        assertEquals(PlayState.FAILED, state());
        assertTrue(messages.message().warning());
        assertTrue(messages.message().text().contains("out of cheese"));
        broken = false;
        play.moveOn();
        answer();
        assertEquals(2, ply());
    }

    @Test
    void everyGameHasItsStrengthAndOthersTheLast() {
        PlayViewModel play = model();
        play.strengthProperty().set(Strength.BEGINNER);
        Game hexade = Games.named("hexade").orElseThrow();
        game.show(GameState.of(GameTree.of(hexade.start(hexade.editions().getFirst()))));
        assertEquals(Strength.BEGINNER, play.strengthProperty().get(), "the last");
        play.strengthProperty().set(Strength.STRONG);
        game.show(GameState.of(GameTree.of(Trees.position(START))));
        assertEquals(Strength.BEGINNER, play.strengthProperty().get());
        assertEquals(Strength.BEGINNER, model().strengthProperty().get());
        Game lotus = Games.named("lotus").orElseThrow();
        game.show(GameState.of(GameTree.of(lotus.start(lotus.editions().getFirst()))));
        assertEquals(Strength.STRONG, play.strengthProperty().get(), "the last that was chosen");
        play.setUnkept(Strength.weakest());
        assertEquals(Strength.weakest(), play.strengthProperty().get());
        Game yvy = Games.named("yvy").orElseThrow();
        game.show(GameState.of(GameTree.of(yvy.start(yvy.editions().getFirst()))));
        assertEquals(Strength.STRONG, play.strengthProperty().get(), "as before the lesson");
    }

    @Test
    void theStrengthIsRemembered() {
        play.strengthProperty().set(Strength.BEGINNER);
        assertEquals(Strength.BEGINNER, model().strengthProperty().get());
        settings.put("play-strength", "heroic");
        settings.put("play-strength.manalath", "heroic");
        assertEquals(Strength.CLUB, model().strengthProperty().get());
        assertFalse(EngineSide.WHITE.has(Side.BLACK));
    }

    @Test
    void undoOfACommentAtTheEnginesTurnTakesBackNothingElse() {
        play.toggle();
        move();
        answer();
        game.back();
        assertEquals(1, ply());
        game.draftProperty().set("hm");
        game.undo();
        queue.runAll();
        assertEquals("", game.moment().annotations().comment());
        assertEquals(1, ply());
        assertEquals(3, game.moment().tree().size(), "no move was taken back");
        game.redo();
        queue.runAll();
        assertEquals("hm", game.moment().annotations().comment());
        game.toEnd();
        game.undo();
        answer();
        assertEquals("", game.moment().annotations().comment(), "also from elsewhere");
        assertEquals(3, game.moment().tree().size());
    }

    @Test
    void valuesAreHiddenDuringThePlayUnlessAskedFor() {
        assertFalse(play.hidesProperty().get());
        play.toggle();
        assertTrue(play.hidesProperty().get());
        play.showValuesProperty().set(true);
        assertFalse(play.hidesProperty().get());
        play.showValuesProperty().set(false);
        assertTrue(play.hidesProperty().get());
        play.toggle();
        assertFalse(play.hidesProperty().get());
    }

    @Test
    void theAnswersUndoFromTheMoveBeforeTakesBothBack() {
        play.toggle();
        move();
        answer();
        game.back();
        game.undo();
        answer();
        assertEquals(0, ply());
        assertEquals(1, game.moment().tree().size());
    }
}
