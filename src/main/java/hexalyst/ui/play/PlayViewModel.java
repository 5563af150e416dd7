package hexalyst.ui.play;

import hexalyst.engine.StopSwitch;
import hexalyst.engine.estimate.Strength;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import hexalyst.report.Failures;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.Settings;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// Play against the engine in the open game. The engine moves when it is its turn at the end of a line. Undo goes back
/// past its moves to a move of the person, and redo does the reverse. Opening another game ends play. JavaFX thread
/// only; the engine chooses on a thread of its own, and an outdated choice is dropped.
public final class PlayViewModel {
    /// The delay before the engine moves, so that the move is noticed.
    private static final Duration REST = Duration.ofMillis(250);

    /// How long the strongest opponent may think about a move, in seconds; the last is the longest that it uses.
    static final List<Integer> TIMES = List.of(2, 5, 10, 20);

    private final GameViewModel game;
    private final PlayRecord record;
    private final PlayChoices choices;
    private final MessageLine messages;
    private final Outside outside;
    private final Predicate<EngineSide> elsewhere;
    private final Texts texts = Texts.of(PlayViewModel.class);
    private final ObjectProperty<EngineSide> side = new SimpleObjectProperty<>(EngineSide.NOBODY);
    private boolean recalling;
    private final ObjectProperty<Strength> strength = new SimpleObjectProperty<>(Strength.CLUB);
    private final ObjectProperty<Seat> seat = new SimpleObjectProperty<>(Seat.NEXT);
    private final ObjectProperty<Integer> time = new SimpleObjectProperty<>(TIMES.getLast());
    private final ReadOnlyObjectWrapper<PlayState> state = new ReadOnlyObjectWrapper<>(PlayState.OFF);
    private final BooleanProperty showValues = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper hides = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper ended = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<KeptPlay>> kept = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<Thought> thought = Optional.empty();
    private GameMoment seen;
    private int number;
    private int round;
    private long seed;
    private Waiting waiting = Waiting.NO;

    /// What play needs from outside.
    ///
    /// @param maker chooses the moves
    /// @param thread where it chooses: one thread, not the JavaFX thread
    /// @param later brings the choice to the JavaFX thread
    /// @param settings remember the user's choices
    /// @param seeds gives a seed for each game that is played
    /// @param sure asks whether the named side really resigns
    public record Outside(
            MoveMaker maker,
            Executor thread,
            FxThread later,
            Settings settings,
            LongSupplier seeds,
            Predicate<String> sure) {}

    /// Why the engine is not thinking although it is its turn.
    private enum Waiting {
        NO,
        PAUSED,
        /// The tab is hidden.
        UNSEEN
    }

    /// What the engine is thinking about.
    private record Thought(int id, StopSwitch ending) {}

    /// Nobody plays at first.
    ///
    /// @param game the open game
    /// @param messages shows what went wrong
    /// @param elsewhere starts play with the engine on this side in another tab; if it returns false, play starts here
    public PlayViewModel(GameViewModel game, MessageLine messages, Outside outside, Predicate<EngineSide> elsewhere) {
        this.elsewhere = elsewhere;
        this.game = game;
        this.messages = messages;
        this.outside = outside;
        record = new PlayRecord(outside.settings(), new PlayNames(game));
        game.recordWith(tags -> record.written(tags, side.get(), strength.get()));
        seen = game.moment();
        number = game.number();
        choices = new PlayChoices(outside.settings());
        seat.set(choices.seat());
        time.set(choices.time(TIMES));
        seat.subscribe((before, now) -> choices.keep(now));
        time.subscribe((before, now) -> {
            choices.keep(now);
            keep();
        });
        game.momentProperty().subscribe((before, now) -> follow(now));
        game.playedProperty().subscribe(now -> setUnkept(choices.strength(now)));
        showValues.subscribe((before, now) -> {
            hide();
            keep();
        });
        side.subscribe((before, now) -> {
            ended.set("");
            seed = outside.seeds().getAsLong();
            restart();
        });
        strength.subscribe((before, now) -> {
            if (!recalling) {
                choices.keep(game.moment().tree().game(), now);
            }
            restart();
        });
    }

    /// Sets a strength that the user has not chosen for later games too.
    public void setUnkept(Strength now) {
        recalling = true;
        strength.set(now);
        recalling = false;
    }

    /// The side for which the engine moves.
    public ObjectProperty<EngineSide> sideProperty() {
        return side;
    }

    /// The person's side in the next game against the engine.
    public ObjectProperty<Seat> seatProperty() {
        return seat;
    }

    /// How long the strongest opponent may think about a move, in seconds: one of [#TIMES]. The others need less.
    public ObjectProperty<Integer> timeProperty() {
        return time;
    }

    /// How well it plays.
    public ObjectProperty<Strength> strengthProperty() {
        return strength;
    }

    /// The state of play.
    public ReadOnlyObjectProperty<PlayState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// The same in a few words; empty while nobody plays.
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /// How the last game against the engine ended, if not on the board: who resigned, and the result. Empty after the
    /// next edit or start of play.
    public ReadOnlyStringProperty endedProperty() {
        return ended.getReadOnlyProperty();
    }

    /// True to show values during play too.
    public BooleanProperty showValuesProperty() {
        return showValues;
    }

    /// True while values of positions are hidden.
    public ReadOnlyBooleanProperty hidesProperty() {
        return hides.getReadOnlyProperty();
    }

    /// The current game against the engine, for resuming it after a crash; empty while nobody plays.
    public ReadOnlyObjectProperty<Optional<KeptPlay>> keptProperty() {
        return kept.getReadOnlyProperty();
    }

    private void keep() {
        boolean waits = state.get() == PlayState.PAUSED && waiting != Waiting.UNSEEN;
        kept.set(
                side.get() == EngineSide.NOBODY
                        ? Optional.empty()
                        : Optional.of(new KeptPlay(side.get(), strength.get(), time.get(), showValues.get(), waits)));
    }

    /// Resumes an interrupted game against the engine from the shown position. The moves made before can be undone.
    public void resume(KeptPlay play) {
        game.countAsPlayed();
        strength.set(play.strength());
        if (TIMES.contains(play.seconds())) {
            time.set(play.seconds());
        }
        showValues.set(play.values());
        side.set(play.engine());
        if (play.waits()) {
            pause();
        }
    }

    private void hide() {
        hides.set(!showValues.get() && state.get() != PlayState.OFF && state.get() != PlayState.OVER);
    }

    /// Starts play with the chosen side for the person, or ends it.
    public void toggle() {
        begin(
                side.get() == EngineSide.NOBODY
                        ? seat.get().engine(seen.position().toMove())
                        : EngineSide.NOBODY);
    }

    /// Starts play with the engine on a side, or changes its side during play. If the open game must not be changed,
    /// play starts elsewhere.
    public void begin(EngineSide engine) {
        if (side.get() != EngineSide.NOBODY || engine == EngineSide.NOBODY || !elsewhere.test(engine)) {
            side.set(engine);
        }
    }

    /// Makes the engine wait.
    public void pause() {
        if (side.get() != EngineSide.NOBODY) {
            waitAs(Waiting.PAUSED);
        }
    }

    /// Makes the engine wait until [#wake] if it is thinking, because the tab is hidden.
    public void rest() {
        if (thought.isPresent()) {
            waitAs(Waiting.UNSEEN);
        }
    }

    private void waitAs(Waiting how) {
        waiting = how;
        cancel();
        consider();
    }

    /// The tab is visible again.
    ///
    /// @return true if the engine resumes thinking
    public boolean wake() {
        if (waiting != Waiting.UNSEEN) {
            return false;
        }
        waiting = Waiting.PAUSED;
        moveOn();
        return state.get() == PlayState.THINKING;
    }

    /// Makes the engine play on from here, even in the middle of a line. If it is thinking already, it moves at once.
    public void moveOn() {
        if (thought.isPresent()) {
            thought.get().ending().press();
        } else if (side.get().has(seen.position().toMove())
                && !seen.position().outcome().over()) {
            waiting = Waiting.NO;
            think();
        }
    }

    /// Takes back the person's last move and the engine's answer, as undo does.
    public void takeBack() {
        if (canTakeBack().getValue()) {
            game.undo();
        }
    }

    /// Whether somebody plays and there is a move to take back.
    ObservableValue<Boolean> canTakeBack() {
        return Bindings.createBooleanBinding(
                () -> side.get() != EngineSide.NOBODY
                        && game.moment().history().undoName().isPresent(),
                side,
                game.momentProperty());
    }

    /// The person resigns, after being asked. Play ends, and the result is written into the game.
    public void resign() {
        Side loser = side.get() == EngineSide.WHITE ? Side.BLACK : Side.WHITE;
        // While the person is being asked, the engine may move, and the game may end.
        if (!canResign().getValue()
                || !outside.sure().test(game.sideName(loser).getValue())
                || !canResign().getValue()) {
            return;
        }
        String result = loser == Side.WHITE ? "0-1" : "1-0";
        Tags tags = record.written(game.moment().tree().tags(), side.get(), strength.get());
        stop();
        game.edit(new TreeEdit.SetTags(
                game.moment().id(), tags.with(Tags.RESULT, result).with(Tags.TERMINATION, Tags.RESIGNATION)));
        String said = texts.get("resigned", game.sideName(loser).getValue(), result);
        messages.say(said);
        ended.set(said);
    }

    /// Whether a person is playing in a game that is not over.
    ObservableValue<Boolean> canResign() {
        return Bindings.createBooleanBinding(
                () -> state.get() != PlayState.OFF
                        && state.get() != PlayState.OVER
                        && (side.get() == EngineSide.WHITE || side.get() == EngineSide.BLACK),
                state,
                side);
    }

    /// Ends play.
    public void stop() {
        side.set(EngineSide.NOBODY);
    }

    private void restart() {
        waitAs(Waiting.NO);
    }

    private void follow(GameMoment now) {
        GameMoment before = seen;
        seen = now;
        if (before.tree() != now.tree()) {
            ended.set("");
        }
        if (game.number() != number) {
            number = game.number();
            stop();
            return;
        }
        if (thought.isPresent() && thought.get().id() == now.id() && !changed(before, now)) {
            return;
        }
        cancel();
        boolean undone = before.tree() != now.tree()
                && now.tree() == before.history().undo().tree();
        boolean redone = before.tree() != now.tree()
                && now.tree() == before.history().redo().tree();
        if (undone || redone) {
            afterStep(before, now, undone);
        } else if (now.history() != before.history()) {
            // A person who plays a move expects an answer.
            waiting = Waiting.NO;
        }
        consider();
    }

    private static boolean changed(GameMoment before, GameMoment now) {
        return !before.position().equals(now.position())
                || !before.node().children().equals(now.node().children());
    }

    /// After undo or redo, the engine waits if it is its turn. If a move was undone or redone, continues to the
    /// person's turn, as nobody wants to stop at the engine's. If it was only a comment or a glyph, stops there.
    private void afterStep(GameMoment before, GameMoment now, boolean undone) {
        boolean move = undone
                ? before.tree().contains(now.id())
                        && before.tree().node(now.id()).children().size()
                                > now.node().children().size()
                : !before.tree().contains(now.id());
        if (!side.get().has(now.position().toMove()) || !move && before.id() == now.id()) {
            return;
        }
        waiting = Waiting.PAUSED;
        if (move && side.get() != EngineSide.BOTH) {
            outside.later().run(() -> {
                if (game.moment().equals(now)
                        && undone
                        && now.history().undoName().isPresent()) {
                    game.undo();
                } else if (game.moment().equals(now)
                        && !undone
                        && now.history().redoName().isPresent()) {
                    game.redo();
                }
            });
        }
    }

    private void consider() {
        if (side.get() == EngineSide.NOBODY) {
            show(PlayState.OFF);
        } else if (seen.position().outcome().over()) {
            show(PlayState.OVER);
        } else if (!side.get().has(seen.position().toMove())) {
            waiting = Waiting.NO;
            show(PlayState.YOUR_TURN);
        } else if (waiting != Waiting.NO) {
            show(PlayState.PAUSED);
        } else if (!seen.node().children().isEmpty()) {
            show(PlayState.ELSEWHERE);
        } else {
            think();
        }
    }

    private void think() {
        int mine = ++round;
        Thought now = new Thought(seen.id(), new StopSwitch());
        thought = Optional.of(now);
        show(PlayState.THINKING);
        outside.later().run(REST, () -> {
            if (mine == round) {
                GameMoment asked = seen;
                Strength asStrong = strength.get();
                long seeded = seed;
                outside.thread().execute(() -> choose(mine, asked, asStrong, seeded, now.ending()));
                if (asStrong == Strength.PERFECT && time.get() < TIMES.getLast()) {
                    outside.later()
                            .run(
                                    Duration.ofSeconds(time.get()),
                                    () -> now.ending().press());
                }
            }
        });
    }

    private void choose(int mine, GameMoment asked, Strength asStrong, long seeded, StopSwitch ending) {
        try {
            Move move = outside.maker().choose(asked.position(), asStrong, seeded, ending);
            outside.later().run(() -> arrive(mine, move));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | OutOfMemoryError failure) {
            Failures.tell(failure);
            outside.later().run(() -> fail(mine, failure));
        }
    }

    private void arrive(int mine, Move move) {
        if (mine == round) {
            cancel();
            game.play(move);
        }
    }

    private void fail(int mine, Throwable failure) {
        if (mine == round) {
            cancel();
            waiting = Waiting.PAUSED;
            show(PlayState.FAILED);
            messages.warn(texts.get("failed", String.valueOf(failure.getMessage())));
        }
    }

    private void cancel() {
        round++;
        thought.ifPresent(old -> old.ending().press());
        thought = Optional.empty();
    }

    private void show(PlayState now) {
        state.set(now);
        hide();
        keep();
        text.set(
                switch (now) {
                    case OFF -> "";
                    case OVER -> over(seen.position());
                    case YOUR_TURN ->
                        texts.get(seen.move().filter(Move::isSwap).isPresent() ? "swapped" : "state.your_turn");
                    case THINKING, PAUSED, ELSEWHERE, FAILED ->
                        texts.get("state." + now.name().toLowerCase(Locale.ROOT));
                });
    }

    private String over(Position end) {
        return switch (end.outcome()) {
            case Outcome.Ongoing ongoing -> "";
            case Outcome.Won won -> texts.get("state.over.won", end.edition().sideName(won.winner()), end.endWords());
            case Outcome.Drawn drawn -> texts.get("state.over.drawn", end.endWords());
        };
    }
}
