package hexalyst.ui.lesson;

import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.study.lesson.GameLesson;
import hexalyst.study.lesson.LessonStep;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.puzzle.Asker;
import hexalyst.ui.puzzle.AskingBoard;
import hexalyst.ui.puzzle.Said;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// A lesson while it is done: one step after the other, each in a game of its own. A right turn ends its step, after
/// the program has played what follows; another legal turn is taken back. JavaFX thread only.
public final class LessonViewModel implements Asker, AskingBoard {
    private static final Duration BREATH = Duration.ofMillis(900);
    private static final Duration READING = Duration.ofSeconds(3);

    private final GameLesson lesson;
    private final LessonsReached reached;
    private final FxThread later;
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game;
    private final BoardViewModel board;
    private final Texts texts = Texts.of(LessonViewModel.class);
    private final ReadOnlyIntegerWrapper step = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.ASKS);
    private final ReadOnlyObjectWrapper<Said> said = new ReadOnlyObjectWrapper<>(Said.NOTHING);
    private final ObservableValue<Asker> asker = new SimpleObjectProperty<>(this);
    /// Changes when something else begins, so that what was to come later is dropped.
    private int round;

    /// What happens in a step.
    enum State {
        /// A turn is asked for.
        ASKS,
        /// Another legal turn was made; it is taken back soon.
        WRONG,
        /// The right turn was made, and the program plays what follows.
        FOLLOWS,
        /// The step is done.
        DONE
    }

    /// @param reached remembers how far the user came, and where to go on
    /// @param look how other boards are shown
    /// @param later plays what follows after a pause
    public LessonViewModel(GameLesson lesson, LessonsReached reached, BoardLookViewModel look, FxThread later) {
        this.lesson = lesson;
        this.reached = reached;
        this.later = later;
        game = new GameViewModel(lesson.steps().getFirst().start(), messages);
        board = AskingBoard.board(game, messages, look, later, this::attempt);
        int before = reached.of(lesson.game());
        show(before < lesson.steps().size() ? before : 0);
    }

    /// The game that is learnt.
    public Game learnt() {
        return lesson.game();
    }

    /// How many steps there are.
    int size() {
        return lesson.steps().size();
    }

    /// The number of the current step, from 1.
    ReadOnlyIntegerProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    private LessonStep step() {
        return lesson.steps().get(step.get() - 1);
    }

    /// What the current step is about.
    ObservableValue<String> textProperty() {
        return step.map(now -> step().text());
    }

    /// What happens in it.
    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// True after the last step.
    boolean isLast() {
        return step.get() == size();
    }

    /// Why a click did nothing.
    MessageLine messages() {
        return messages;
    }

    @Override
    public BoardViewModel board() {
        return board;
    }

    @Override
    public ObservableValue<Asker> askerProperty() {
        return asker;
    }

    @Override
    public ObservableValue<Boolean> asksProperty() {
        return state.map(now -> now == State.ASKS || now == State.WRONG);
    }

    @Override
    public ObservableValue<String> taskProperty() {
        return step.map(now -> texts.get(
                "you", step().start().edition().sideName(step().start().toMove())));
    }

    @Override
    public ObservableValue<Optional<Side>> sideProperty() {
        return step.map(now -> Optional.of(step().start().toMove()));
    }

    @Override
    public ReadOnlyObjectProperty<Said> saidProperty() {
        return said.getReadOnlyProperty();
    }

    private void show(int index) {
        round++;
        step.set(index + 1);
        game.show(GameState.of(GameTree.of(step().start())));
        begin();
    }

    private void begin() {
        messages.clear();
        said.set(Said.NOTHING);
        state.set(State.ASKS);
    }

    /// Goes on to the next step, if there is one.
    void next() {
        if (!isLast()) {
            show(step.get());
        }
    }

    /// Goes back to the step before, if there is one.
    void previous() {
        if (step.get() > 1) {
            show(step.get() - 2);
        }
    }

    /// Begins the step again.
    void again() {
        show(step.get() - 1);
    }

    /// Makes a right turn for the user.
    void demonstrate() {
        dismiss();
        List<Integer> right = step().tree().root().children();
        step().tree().node(right.getFirst()).move().ifPresent(this::attempt);
    }

    /// Ends what would still be played.
    public void rest() {
        round++;
    }

    @Override
    public void attempt(Move move) {
        if (dismiss()) {
            return;
        }
        if (state.get() != State.ASKS) {
            messages.say(texts.get(state.get() == State.DONE ? "attempt.done" : "attempt.wait"));
            return;
        }
        game.goTo(GameTree.ROOT);
        messages.clear();
        if (game.edit(new TreeEdit.Play(GameTree.ROOT, move))) {
            judge(move);
        }
    }

    private void judge(Move move) {
        if (step().accepts(move)) {
            state.set(State.FOLLOWS);
            said.set(new Said(Said.Tone.RIGHT, ""));
            follow(step().follows(move));
        } else {
            state.set(State.WRONG);
            said.set(new Said(Said.Tone.WRONG, wrong(step().start(), move)));
            pause(READING, this::dismiss);
        }
    }

    /// What another legal turn does.
    private String wrong(Position before, Move move) {
        String turn = before.text(move);
        Position after = before.play(move);
        if (after.outcome().over()) {
            return texts.get("wrong.over", turn, after.endWords());
        }
        return before.ideas(move).stream()
                .findFirst()
                .map(does -> texts.get("wrong", turn, does))
                .orElseGet(() -> texts.get("wrong.plain", turn));
    }

    private void follow(List<Move> moves) {
        if (moves.isEmpty()) {
            state.set(State.DONE);
            reached.done(lesson.game(), step.get());
            said.set(new Said(Said.Tone.RIGHT, step().then()));
        } else {
            pause(BREATH, () -> {
                game.play(moves.getFirst());
                follow(moves.subList(1, moves.size()));
            });
        }
    }

    @Override
    public boolean dismiss() {
        boolean wrong = state.get() == State.WRONG;
        if (wrong) {
            round++;
            game.goTo(GameTree.ROOT);
            state.set(State.ASKS);
            said.set(new Said(Said.Tone.PLAIN, texts.get("tryAgain")));
        }
        return wrong;
    }

    private void pause(Duration length, Runnable then) {
        int now = round;
        later.run(length, () -> {
            if (round == now) {
                then.run();
            }
        });
    }
}
