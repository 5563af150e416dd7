package hexalyst.ui.repertoire;

import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;
import hexalyst.record.TreeEdit;
import hexalyst.report.Failures;
import hexalyst.study.repertoire.Judge;
import hexalyst.study.repertoire.Lesson;
import hexalyst.study.training.Answer;
import hexalyst.text.Texts;
import hexalyst.ui.feature.TabPart;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.puzzle.Asker;
import hexalyst.ui.puzzle.Said;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/// Asks for the moves of a repertoire on the trainer's board, due lessons first. Only the marked move is right. Another
/// one that is proved to be as good or better is told as such and does not count. JavaFX thread only.
public final class LearningViewModel implements Asker, TabPart {
    private final Tab tab;
    private final Outside outside;
    private final ShownLessons lessons;
    private final LessonWords words;
    private final AnswerWords answers;
    private final Texts texts = Texts.of(LearningViewModel.class);
    private final ReadOnlyObjectWrapper<Optional<Lesson>> lesson = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Said> said = new ReadOnlyObjectWrapper<>(Said.NOTHING);
    private final ReadOnlyStringWrapper task = new ReadOnlyStringWrapper(texts.get("title"));
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<List<Lesson>> added = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper judging = new ReadOnlyBooleanWrapper();
    /// True while the board shows a lesson.
    private boolean seen;
    private final BooleanProperty over = new SimpleBooleanProperty();
    private boolean counted;
    /// How the lesson counts at best, after what was answered so far.
    private Answer best = Answer.KNOWN;
    /// True if the lesson is asked because lines were added, and not by the user, who is not to pass over it.
    private boolean offered;

    private final ReadOnlyObjectWrapper<DueWords> dueWords = new ReadOnlyObjectWrapper<>(new DueWords(Instant.EPOCH));
    /// When the answered lesson will be asked again.
    private Instant due = Instant.EPOCH;
    private int head = GameTree.ROOT;
    private int round;

    /// The tab that it belongs to.
    ///
    /// @param open the open game of the tab, whose lines can be learned
    /// @param board the game on the trainer's board
    /// @param files opens a line as a game
    /// @param messages shows what was done
    public record Tab(GameViewModel open, GameViewModel board, FilesViewModel files, MessageLine messages) {}

    /// What it needs from outside.
    ///
    /// @param repertoire the lessons
    /// @param proofs finds proofs of positions, on a background thread
    /// @param background where moves are judged, one after the other
    /// @param later returns to the JavaFX thread
    /// @param sure asks whether the named lesson may be discarded
    /// @param numbering how moves are numbered
    /// @param reasons finds what is known of moves
    public record Outside(
            SharedRepertoire repertoire,
            Judge.Proofs proofs,
            Executor background,
            FxThread later,
            Predicate<String> sure,
            ObservableValue<Numbering> numbering,
            LessonReason.Source reasons) {}

    /// @param tab the tab that it belongs to
    public LearningViewModel(Tab tab, Outside outside) {
        this.tab = tab;
        this.outside = outside;
        lessons = new ShownLessons(outside.repertoire(), tab.open());
        words = new LessonWords(outside.repertoire(), outside.numbering());
        answers = new AnswerWords(outside.repertoire(), outside.reasons(), words);
    }

    /// The lessons, the same in all tabs.
    public SharedRepertoire repertoire() {
        return outside.repertoire();
    }

    /// Those that are shown and asked here.
    ShownLessons lessons() {
        return lessons;
    }

    /// The current lesson.
    public ReadOnlyObjectProperty<Optional<Lesson>> lessonProperty() {
        return lesson.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyObjectProperty<Said> saidProperty() {
        return said.getReadOnlyProperty();
    }

    @Override
    public ObservableValue<Boolean> asksProperty() {
        return lesson.flatMap(asked -> over.map(done -> asked.isPresent() && !done));
    }

    @Override
    public ObservableValue<Optional<Side>> sideProperty() {
        return lesson.map(asked -> asked.map(Lesson::position).map(Position::toMove));
    }

    @Override
    public ReadOnlyStringProperty taskProperty() {
        return task.getReadOnlyProperty();
    }

    /// A summary: how many lessons there are, are learned, and are due.
    public ReadOnlyStringProperty summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /// The lessons that were added last.
    ReadOnlyObjectProperty<List<Lesson>> addedProperty() {
        return added.getReadOnlyProperty();
    }

    /// True while the engine checks whether a move is as good.
    public ReadOnlyBooleanProperty judgingProperty() {
        return judging.getReadOnlyProperty();
    }

    /// The edition of the open game, for the names of its sides.
    Edition edition() {
        return tab.open().moment().tree().edition();
    }

    /// The page is shown: reads the lessons if necessary, and asks one.
    public void begin() {
        if (seen) {
            return;
        }
        seen = true;
        outside.repertoire().whenRead(() -> {
            // Lessons may have become due since.
            summarise();
            if (seen) {
                ask();
            }
        });
    }

    /// Asks the unanswered lesson again, or else a due one.
    private void ask() {
        if (lesson.get().filter(lessons::has).isPresent() && !over.get()) {
            show(lesson.get().get());
        } else {
            offered = false;
            showOpenLine();
            next();
        }
    }

    /// Shows the line of the open game that can be added, up to its position.
    private void showOpenLine() {
        GameTree tree = tab.open().moment().tree();
        tab.board()
                .show(GameState.of(
                        GameTree.of(tree.start(), tree.moves(tab.open().moment().id()))));
        tab.board().toEnd();
    }

    /// Another page is shown; the pending check of a move is dropped.
    @Override
    public void hide() {
        seen = false;
        interrupt();
    }

    private void interrupt() {
        round++;
        judging.set(false);
    }

    /// Updates the summary; for a view that listens to the lessons.
    void summarise() {
        dueWords.set(new DueWords(outside.repertoire().now()));
        List<Lesson> all = lessons.all();
        long learned = all.stream().filter(Lesson::learned).count();
        summary.set(all.isEmpty() ? lessons.none() : texts.get("summary", all.size(), learned, due().size()));
    }

    private List<Lesson> due() {
        return Lesson.due(lessons.all(), outside.repertoire().now());
    }

    /// Asks the lesson that has been due longest, or the one after the lesson that is passed over; if none is due, one
    /// that soon will be; otherwise says when that is.
    public void next() {
        if (offered && asksProperty().getValue()) {
            lesson.get().ifPresent(this::show);
            return;
        }
        List<Lesson> due = due();
        String name = lesson.get().map(Lesson::name).orElse("");
        int passed = due.stream().map(Lesson::name).toList().indexOf(name);
        Optional<Lesson> following = Stream.concat(
                        due.stream().skip(passed + 1L), due.stream().limit(Math.max(0, passed)))
                .findFirst()
                .or(() -> over.get() ? Optional.empty() : due.stream().findFirst())
                .or(() -> ahead(name));
        if (following.isPresent()) {
            show(following.get());
            return;
        }
        interrupt();
        summarise();
        lesson.set(Optional.empty());
        task.set(texts.get("title"));
        over.set(true);
        Optional<Instant> soonest =
                lessons.all().stream().map(each -> each.memory().due()).min(Comparator.naturalOrder());
        say(
                Said.Tone.PLAIN,
                soonest.map(when -> texts.get("next.none", dueWords.get().in(when)))
                        .orElseGet(() -> texts.get("next.nothing")));
    }

    /// A lesson that soon will be due, such as one that has failed; the answered one only if that is among them.
    private Optional<Lesson> ahead(String answered) {
        return Lesson.soon(lessons.all(), outside.repertoire().now()).stream()
                .filter(each ->
                        !each.name().equals(answered) || each.memory().due().getEpochSecond() == due.getEpochSecond())
                .findFirst();
    }

    /// When lessons come back, in words, as last told: what is said and the list name the same time.
    ReadOnlyObjectProperty<DueWords> dueWordsProperty() {
        return dueWords.getReadOnlyProperty();
    }

    /// Asks a lesson.
    public void show(Lesson asked) {
        interrupt();
        offered = false;
        lesson.set(Optional.of(asked));
        over.set(false);
        counted = false;
        best = Answer.KNOWN;
        List<Move> before = asked.line().subList(0, asked.line().size() - 1);
        GameTree tree = GameTree.of(asked.start(), before);
        tab.board().show(GameState.of(tree));
        tab.board().toEnd();
        head = tab.board().moment().id();
        Position position = asked.position();
        String mover = position.edition().sideName(position.toMove());
        task.set(texts.get(asked.before().isEmpty() ? "task.first" : "task", asked.before(), mover));
        say(Said.Tone.PLAIN, "");
    }

    @Override
    public void attempt(Move move) {
        Optional<Lesson> asked = lesson.get();
        if (asked.isEmpty() || over.get()) {
            String why = texts.get(due().isEmpty() ? "attempt.none" : "attempt.over");
            tab.messages().say(lessons.all().isEmpty() ? lessons.noneToAsk() : why);
            return;
        }
        if (judging.get()) {
            return;
        }
        if (tab.board().moment().id() != head) {
            tab.board().goTo(head);
            tab.messages().say(texts.get("attempt.back"));
            return;
        }
        if (tab.board().edit(new TreeEdit.Play(head, move))) {
            judge(asked.get(), move);
        }
    }

    private void judge(Lesson asked, Move move) {
        judging.set(true);
        int now = ++round;
        if (!move.equals(asked.move())) {
            say(Said.Tone.PLAIN, texts.get("judging", asked.position().text(move)));
        }
        outside.background().execute(() -> {
            try {
                Judge.Judgement judgement = new Judge(outside.proofs()).judge(asked, move);
                outside.later().run(() -> {
                    if (round == now) {
                        ruled(asked, move, judgement);
                    }
                });
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            } catch (RuntimeException | OutOfMemoryError failure) {
                Failures.tell(failure);
                outside.later().run(() -> {
                    if (round == now) {
                        back();
                        tab.messages().warn(String.valueOf(failure.getMessage()));
                    }
                });
            }
        });
    }

    private void ruled(Lesson asked, Move move, Judge.Judgement judgement) {
        judging.set(false);
        Judge.Ruling ruling = judgement.ruling();
        if (ruling == Judge.Ruling.RIGHT) {
            over.set(true);
            count(asked, best);
            tell(Said.Tone.RIGHT, answers.verdict(asked, move, judgement), asked);
            return;
        }
        back();
        if (ruling.atBest() != Answer.KNOWN) {
            best = ruling.atBest();
        }
        if (ruling == Judge.Ruling.WORSE) {
            count(asked, best);
            answers.wrong(asked, move, judgement, saying(Said.Tone.WRONG));
        } else {
            say(Said.Tone.UNSETTLED, answers.verdict(asked, move, judgement));
        }
    }

    /// Says something now or later, unless something else has happened since.
    private Consumer<String> saying(Said.Tone tone) {
        int now = round;
        return text -> {
            if (round == now) {
                say(tone, text);
            }
        };
    }

    private void tell(Said.Tone tone, String answer, Lesson asked) {
        String back = dueWords.get().dated(due);
        answers.tell(asked, answer, back, tab.open().moment().tree(), saying(tone));
    }

    private void back() {
        judging.set(false);
        tab.board().goTo(head);
    }

    /// Plays the marked move. The lesson counts as failed and comes back.
    public void reveal() {
        lesson.get().filter(asked -> !over.get()).ifPresent(asked -> {
            interrupt();
            count(asked, Answer.FAILED);
            over.set(true);
            tab.board().goTo(head);
            tab.board().play(asked.move());
            tell(Said.Tone.PLAIN, texts.get("shown", asked.position().text(asked.move())), asked);
        });
    }

    /// Records an answer; only the first one counts.
    private void count(Lesson asked, Answer answer) {
        if (!counted) {
            counted = true;
            Instant now = outside.repertoire().now();
            dueWords.set(new DueWords(now));
            due = asked.due(answer, now);
            outside.repertoire().answered(asked, answer, this::summarise);
        }
    }

    /// Removes the current lesson from the repertoire, after asking, and asks the next.
    public void forget() {
        lesson.get().filter(asked -> outside.sure().test(words.line(asked))).ifPresent(asked -> {
            over.set(true);
            outside.repertoire().forget(asked, () -> {
                summarise();
                next();
            });
            tab.messages().say(texts.get("forgotten", words.line(asked)));
        });
    }

    /// Opens the line of the lesson as a game of its own, at the position that is asked.
    ///
    /// @return false if there is no current lesson
    public boolean analyse() {
        Optional<Lesson> asked = lesson.get();
        asked.ifPresent(shown -> {
            GameTree line = GameTree.of(shown.start(), shown.line());
            int before = line.node(line.mainLine().getLast()).parent();
            tab.files().beginMade(GameState.at(line, before), texts.get("title"), texts.get("analyse.done"));
        });
        return asked.isPresent();
    }

    /// Adds the line of the open game up to the current position.
    public void learnLine(Side side) {
        outside.repertoire()
                .learnLine(tab.open().moment().tree(), tab.open().moment().id(), side, learned(side));
    }

    /// The name of a side in the open game, whose lines are learned.
    ObservableValue<String> sideName(Side side) {
        return tab.open().sideName(side);
    }

    /// Adds all lines of the open game.
    public void learnTree(Side side) {
        outside.repertoire().learnTree(tab.open().moment().tree(), side, learned(side));
    }

    private Consumer<Integer> learned(Side side) {
        Set<String> before =
                outside.repertoire().lessons().stream().map(Lesson::name).collect(Collectors.toSet());
        return added -> learned(added, side, before);
    }

    /// @param before the lessons that were there
    private void learned(int added, Side side, Set<String> before) {
        summarise();
        String name = edition().sideName(side);
        String done = texts.get(added == 0 ? "learned.none" : "learned", added, name);
        tab.messages().say(done);
        List<Lesson> fresh = outside.repertoire().lessons().stream()
                .filter(each -> !before.contains(each.name()))
                .toList();
        this.added.set(fresh);
        boolean free = lesson.get().isEmpty() || added > 0 && over.get();
        if (seen && free && !due().isEmpty()) {
            fresh.stream().findFirst().ifPresentOrElse(this::show, this::next);
            offered = true;
        }
        if (seen && !over.get()) {
            say(Said.Tone.PLAIN, done);
        }
    }

    /// A row of the tree of lines. While one practises, every move that is due is hidden, and while a move is asked,
    /// also the moves to learn after it.
    String written(LineRow row) {
        Instant now = outside.repertoire().now();
        boolean hidden = row.lesson()
                .filter(own -> lesson.get()
                        .filter(asked -> own.memory().isDue(now) && !own.name().equals(asked.name())
                                || asksProperty().getValue() && follows(own, asked))
                        .isPresent())
                .isPresent();
        return words.written(row, hidden);
    }

    /// Whether a lesson is another one, or comes after it in the same line.
    private static boolean follows(Lesson own, Lesson asked) {
        int length = asked.line().size();
        return own.start().equals(asked.start())
                && own.line().size() >= length
                && own.line().subList(0, length).equals(asked.line());
    }

    /// How moves are numbered.
    ObservableValue<Numbering> numbering() {
        return outside.numbering();
    }

    private void say(Said.Tone tone, String text) {
        said.set(new Said(tone, text));
    }
}
