package hexalyst.ui.puzzle;

import hexalyst.board.CellSet;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Mark;
import hexalyst.record.TreeEdit;
import hexalyst.report.Failures;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleWords;
import hexalyst.study.puzzle.Referee;
import hexalyst.study.puzzle.Referee.Ruling;
import hexalyst.study.puzzle.Referee.Turn;
import hexalyst.study.puzzle.Task;
import hexalyst.study.training.Answer;
import hexalyst.text.Sentences;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/// Solves one puzzle, in a game of its own. Moves are judged in the background; a result that arrives after another
/// puzzle is shown is dropped. Only the first outcome of a puzzle counts. JavaFX thread only.
public final class SolvingViewModel implements Asker {
    /// Enough for most positions without a long wait.
    public static final SearchLimits EACH = SearchLimits.NONE.withTime(Duration.ofSeconds(4));
    /// The time limit for judging a move. A move that is not settled by then is not called wrong.
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration BREATH = Duration.ofMillis(700);
    private static final Duration READING = Duration.ofMillis(1500);
    private final GameViewModel game;
    private final Outside outside;
    private final MessageLine messages;
    private final BiFunction<Puzzle, Answer, String> answered;
    private final Texts texts = Texts.of(SolvingViewModel.class);
    private final ReadOnlyObjectWrapper<Optional<Puzzle>> puzzle = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Solving> state = new ReadOnlyObjectWrapper<>(Solving.NOTHING);
    private final ReadOnlyObjectWrapper<Said> said = new ReadOnlyObjectWrapper<>(Said.NOTHING);
    private final ReadOnlyStringWrapper task = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper refutable = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper hints = new ReadOnlyIntegerWrapper();
    private Optional<Turn> turn = Optional.empty();
    private Optional<Referee.Key> key = Optional.empty();
    private Optional<PlayedRefutation> refutation = Optional.empty();
    private StopSwitch stop = new StopSwitch();
    /// The node where the solver is to move.
    private int head = GameTree.ROOT;
    private int round;
    private boolean helped;
    private boolean counted;
    /// True if it will be asked again, after the outcome that counted.
    private boolean returns;
    /// What the outcome changed, such as a rating.
    private String change = "";

    /// What judging needs from outside.
    ///
    /// @param searches makes proofs
    /// @param proved what is already proved
    /// @param each the limits for each searched position; if it is not settled then, the move is not called wrong
    /// @param background where moves are judged, one after the other
    /// @param making where puzzles are made; slow, so it must not delay the judging
    /// @param later returns to the JavaFX thread
    public record Outside(
            SearchService searches,
            ProvedElsewhere proved,
            SearchLimits each,
            Executor background,
            Executor making,
            FxThread later) {}

    /// @param game shows only the puzzle
    /// @param messages shows why a click did nothing
    /// @param answered receives the outcome of a puzzle, once, and returns a sentence on what it changed, or nothing
    SolvingViewModel(
            GameViewModel game, Outside outside, MessageLine messages, BiFunction<Puzzle, Answer, String> answered) {
        this.game = game;
        this.outside = outside;
        this.messages = messages;
        this.answered = answered;
    }

    @Override
    public ObservableValue<Optional<Side>> sideProperty() {
        return puzzle.map(asked -> asked.map(Puzzle::solver));
    }

    /// The puzzle being solved.
    public ReadOnlyObjectProperty<Optional<Puzzle>> puzzleProperty() {
        return puzzle.getReadOnlyProperty();
    }

    /// The state of solving.
    public ReadOnlyObjectProperty<Solving> stateProperty() {
        return state.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyObjectProperty<Said> saidProperty() {
        return said.getReadOnlyProperty();
    }

    @Override
    public ObservableValue<Boolean> asksProperty() {
        return state.map(now -> switch (now) {
            case NOTHING, SHOWING, OVER -> false;
            case YOURS, JUDGING, REPLYING, WRONG -> true;
        });
    }

    @Override
    public ReadOnlyStringProperty taskProperty() {
        return task.getReadOnlyProperty();
    }

    /// True while there is a refutation of the last move to be played.
    public ReadOnlyBooleanProperty refutableProperty() {
        return refutable.getReadOnlyProperty();
    }

    /// True if the first outcome of the puzzle counts already, but it is still being solved: nothing may give it away.
    boolean isSecret() {
        return counted && state.get() != Solving.OVER;
    }

    /// How many hints were given for this move, 0 to 3.
    public ReadOnlyIntegerProperty hintsProperty() {
        return hints.getReadOnlyProperty();
    }

    /// Shows a puzzle to solve.
    void show(Puzzle shown) {
        puzzle.set(Optional.of(shown));
        task.set(PuzzleWords.task(shown));
        helped = false;
        counted = false;
        returns = false;
        change = "";
        begin(shown);
        say(Said.Tone.PLAIN, shown.text());
    }

    /// Shows a game instead of a puzzle.
    void show(GameState shown) {
        rest();
        puzzle.set(Optional.empty());
        game.show(shown);
        turnTo(Optional.empty());
        state.set(Solving.NOTHING);
        task.set("");
        say(Said.Tone.PLAIN, "");
    }

    /// Shows a puzzle whose solution was open already, so that no outcome counts.
    void practise(Puzzle shown) {
        show(shown);
        counted = true;
    }

    private void begin(Puzzle shown) {
        stop.press();
        round++;
        game.show(GameState.of(GameTree.of(shown.start())));
        turnTo(Optional.of(Turn.first(shown)));
        state.set(Solving.YOURS);
    }

    private void turnTo(Optional<Turn> next) {
        turn = next;
        head = game.moment().id();
        key = Optional.empty();
        hints.set(0);
        refutation = Optional.empty();
        refutable.set(false);
    }

    /// Stops judging and playing; the puzzle stays.
    void rest() {
        stop.press();
        // Late answers must be dropped, or they would be taken for answers about the next move.
        round++;
        if (state.get() == Solving.JUDGING) {
            back();
            say(Said.Tone.PLAIN, "");
        }
    }

    /// Starts the puzzle again.
    public void again() {
        puzzle.get().ifPresent(shown -> {
            begin(shown);
            say(Said.Tone.PLAIN, texts.get(counted ? "again.counted" : "again"));
        });
    }

    @Override
    public void attempt(Move move) {
        if (turn.isEmpty() || state.get() == Solving.OVER) {
            messages.say(texts.get("attempt.over"));
            return;
        }
        if (state.get() == Solving.WRONG) {
            tryAgain();
            return;
        }
        if (state.get() != Solving.YOURS) {
            return;
        }
        if (game.moment().id() != head) {
            game.goTo(head);
            messages.say(texts.get("attempt.back"));
            return;
        }
        clearMarks();
        if (game.edit(new TreeEdit.Play(head, move))) {
            judge(turn.get(), move);
        }
    }

    private void judge(Turn now, Move move) {
        state.set(Solving.JUDGING);
        say(Said.Tone.PLAIN, Referee.told(now, move) ? "" : texts.get("judging", text(move)));
        ask(referee -> referee.judge(now, move), ruling -> ruled(now, move, ruling));
    }

    /// A question to the referee.
    private interface Question<T> {
        T answer(Referee referee) throws InterruptedException;
    }

    private <T> void ask(Question<T> question, Consumer<T> then) {
        int asking = round;
        StopSwitch ending = new StopSwitch();
        stop = ending;
        Referee referee = new Referee(outside.searches, outside.proved, outside.each, ending);
        outside.background.execute(() -> {
            try {
                // The time limit starts here, so time spent waiting for other tasks does not count.
                outside.later.run(PATIENCE, ending::press);
                T answer = question.answer(referee);
                outside.later.run(() -> {
                    if (round == asking && state.get() == Solving.JUDGING) {
                        then.accept(answer);
                    }
                });
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            } catch (RuntimeException | OutOfMemoryError failure) {
                Failures.tell(failure);
                outside.later.run(() -> {
                    if (round == asking) {
                        back();
                        messages.warn(String.valueOf(failure.getMessage()));
                    }
                });
            }
        });
    }

    private void ruled(Turn now, Move move, Ruling ruling) {
        switch (ruling) {
            case Ruling.Right right -> right(move, right);
            case Ruling.Half half -> {
                String found = now.found().isPresent() ? "found.again" : "found." + half.reason();
                state.set(Solving.REPLYING);
                say(Said.Tone.RIGHT, texts.get(found, text(move)));
                pause(BREATH, () -> {
                    back();
                    turnTo(Optional.of(half.next()));
                });
            }
            case Ruling.Wrong wrong -> wrong(move, wrong);
            case Ruling.Unsettled open -> {
                back();
                say(Said.Tone.UNSETTLED, texts.get("unsettled", text(move)));
            }
        }
    }

    private void right(Move move, Ruling.Right right) {
        if (right.reply().isEmpty()) {
            state.set(Solving.OVER);
            solved(move, right);
            return;
        }
        state.set(Solving.REPLYING);
        say(Said.Tone.RIGHT, texts.get("right." + right.reason(), text(move)));
        Referee.Reply reply = right.reply().get();
        pause(BREATH, () -> {
            game.play(reply.move());
            turnTo(Optional.of(reply.next()));
            state.set(Solving.YOURS);
            say(Said.Tone.RIGHT, texts.get("goOn", text(move), text(reply.move())));
        });
    }

    private void solved(Move move, Ruling.Right right) {
        String how = "solved." + right.reason();
        String found = turn.flatMap(Turn::found).map(one -> text(one) + ", ").orElse("") + text(move);
        String solved = texts.get(helped && !counted ? how + ".helped" : how, found);
        List<Move> line = game.moment().tree().moves(game.moment().id());
        String why = Sentences.joined(
                PuzzleWords.why(game.moment().tree().start(), line, right.rest()), estimated(line.getFirst()));
        boolean before = counted;
        count(helped ? Answer.HELPED : Answer.KNOWN);
        say(Said.Tone.RIGHT, Sentences.joined(solved, why, before ? texts.get("solved.counted") : change));
    }

    /// What an estimate says of a first move, where an estimate chose the solution; empty elsewhere.
    private String estimated(Move move) {
        return puzzle.get()
                .filter(shown -> shown.task() instanceof Task.Better)
                .map(shown -> shown.said(move))
                .orElse("");
    }

    private void wrong(Move move, Ruling.Wrong ruling) {
        Position after = game.moment().position();
        boolean shown = !ruling.refutation().isEmpty();
        refutation = Optional.of(PlayedRefutation.of(move, after, ruling)).filter(played -> shown);
        refutable.set(shown);
        state.set(Solving.WRONG);
        count(Answer.FAILED);
        String guess = estimated(move);
        say(Said.Tone.WRONG, guess.isEmpty() ? PlayedRefutation.verdict(move, after, ruling) : guess);
        if (guess.isEmpty()) {
            pause(READING, () -> refutation.ifPresent(played -> playOut(played, 0)));
        }
    }

    /// Plays the refutation now. It then stays on the board until the solver tries again.
    public void refute() {
        if (state.get() == Solving.WRONG) {
            round++;
            game.goTo(head);
            game.forward();
            refutation.ifPresent(played -> playOut(played, 0));
        }
    }

    private void playOut(PlayedRefutation played, int shown) {
        if (shown < played.line().size()) {
            game.play(played.line().get(shown));
            say(Said.Tone.WRONG, played.said(shown + 1));
            pause(BREATH, () -> playOut(played, shown + 1));
        }
    }

    /// Goes back to the position before the wrong move.
    public void tryAgain() {
        if (state.get() == Solving.WRONG) {
            round++;
            String again = refutation
                    .map(line -> texts.get("tryAgain.after", text(line.tried()), line.moves()))
                    .orElse(texts.get("tryAgain"));
            back();
            say(Said.Tone.WRONG, again);
        }
    }

    private void back() {
        game.goTo(head);
        refutable.set(false);
        state.set(Solving.YOURS);
    }

    /// Gives the next hint: the area, the colour, the cell. For a turn of several parts: the number of parts, the
    /// cells, the turn.
    public void hint() {
        if (state.get() != Solving.YOURS || turn.isEmpty() || hints.get() == Hint.STEPS) {
            return;
        }
        game.goTo(head);
        Turn now = turn.get();
        if (key.isPresent()) {
            hint(key.get());
            return;
        }
        state.set(Solving.JUDGING);
        say(Said.Tone.PLAIN, texts.get(now.stored().isPresent() ? "hint.proving" : "hint.looking"));
        ask(referee -> referee.solution(now), found -> {
            state.set(Solving.YOURS);
            key = found;
            found.ifPresentOrElse(this::hint, () -> say(Said.Tone.UNSETTLED, texts.get("hint.none")));
        });
    }

    private void hint(Referee.Key known) {
        helped = true;
        Hint hint = Hint.of(game.moment().position(), known.move(), hints.get() + 1);
        hints.set(hint.step());
        if (!hint.marked().isEmpty()) {
            mark(hint.marked());
        }
        String basis = known.basis() == Referee.Basis.PROVED ? "" : texts.get("hint." + known.basis());
        say(Said.Tone.PLAIN, Sentences.joined(hint.text(), basis));
    }

    private void mark(CellSet cells) {
        List<Mark> marks = cells.stream()
                .mapToObj(cell -> new Mark(cell, Mark.Shape.CIRCLE, Optional.of("blue")))
                .toList();
        game.edit(new TreeEdit.Annotate(head, game.moment().annotations().withDrawing(marks, List.of())));
    }

    private void clearMarks() {
        if (hints.get() > 0) {
            mark(CellSet.EMPTY);
        }
    }

    /// The solution is shown: unless the puzzle is over, it counts as failed.
    void giveUp() {
        if (puzzle.get().isPresent() && state.get() != Solving.OVER) {
            count(Answer.FAILED);
        }
    }

    /// Plays the solution from the start, as far as it is proved: the stored one, or else the move that solves; where
    /// both moves are wanted, one after the other.
    public void showSolution() {
        if (puzzle.get().isEmpty() || state.get() == Solving.NOTHING) {
            return;
        }
        Puzzle shown = puzzle.get().get();
        giveUp();
        begin(shown);
        state.set(Solving.JUDGING);
        say(Said.Tone.PLAIN, texts.get(shown.lines().isEmpty() ? "hint.looking" : "hint.proving"));
        ask(referee -> referee.solution(shown), told -> {
            state.set(Solving.SHOWING);
            demonstrate(new Demonstration(shown.start(), told, returns), 0, 0);
        });
    }

    /// Shows the solution from a move of one of its lines on.
    private void demonstrate(Demonstration shown, int line, int move) {
        if (line == shown.lines().size()) {
            state.set(Solving.OVER);
            boolean found = line > 0;
            say(found ? Said.Tone.PLAIN : Said.Tone.UNSETTLED, Sentences.joined(shown.whole(), found ? change : ""));
        } else if (move == shown.lines().get(line).size()) {
            demonstrate(shown, line + 1, 0);
        } else {
            if (move == 0) {
                game.goTo(head);
            }
            game.play(shown.lines().get(line).get(move));
            say(Said.Tone.PLAIN, shown.until(line, move));
            pause(BREATH, () -> demonstrate(shown, line, move + 1));
        }
    }

    private void count(Answer answer) {
        if (!counted) {
            counted = true;
            returns = answer != Answer.KNOWN;
            puzzle.get().ifPresent(done -> change = answered.apply(done, answer));
        }
    }

    private void pause(Duration length, Runnable then) {
        int now = round;
        outside.later.run(length, () -> {
            if (round == now) {
                then.run();
            }
        });
    }

    private void say(Said.Tone tone, String text) {
        said.set(new Said(tone, text));
    }

    private String text(Move move) {
        return game.moment().position().text(move);
    }
}
