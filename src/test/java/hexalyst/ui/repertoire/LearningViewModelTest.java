package hexalyst.ui.repertoire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;
import hexalyst.study.PlayCount;
import hexalyst.study.puzzle.Refutation;
import hexalyst.study.repertoire.Lesson;
import hexalyst.study.training.Answer;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Nobody;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.puzzle.Said;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init")
class LearningViewModelTest {
    private static final String GAME = "[Board \"3 4 5 4 3\"]\n\n1. c3w a1b (1... b2b 2. d2w) 2. b2w b4b";

    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameTree tree = Trees.read(GAME);
    private final GameViewModel open = new GameViewModel(tree.start(), messages);
    private final GameViewModel board = new GameViewModel(tree.start(), messages);
    private final Map<String, Value> proved = new HashMap<>();
    private Instant now = Instant.ofEpochSecond(1_800_000_000);
    private LearningViewModel learning;

    @TempDir
    Path folder;

    @BeforeEach
    void make() {
        learning = model();
        open.show(GameState.of(tree));
    }

    private Predicate<String> sure = what -> true;
    private LessonReason reason = new LessonReason(Optional.empty(), 0, PlayCount.NEVER, List.of(), List.of());
    private Optional<String> refutation = Optional.empty();
    private final ObjectProperty<Numbering> numbering = new SimpleObjectProperty<>(Numbering.MOVES);

    private LearningViewModel model() {
        Nobody nobody = new Nobody() {
            @Override
            public Unsaved unsaved(String name) {
                return Unsaved.DISCARD;
            }
        };
        FilesViewModel files = new FilesViewModel(
                new NotationStore(),
                new FilesViewModel.Asking(nobody, nobody),
                open,
                messages,
                new FilesViewModel.Threads(Runnable::run, queue),
                new OtherFiles() {});
        return new LearningViewModel(
                new LearningViewModel.Tab(open, board, files, messages),
                new LearningViewModel.Outside(
                        new SharedRepertoire(file(), Runnable::run, queue, () -> now),
                        position -> Optional.ofNullable(proved.get(position.toString())),
                        Runnable::run,
                        queue,
                        what -> sure.test(what),
                        numbering,
                        new LessonReason.Source() {
                            @Override
                            public void find(Position before, Move move, Consumer<LessonReason> hears) {
                                queue.run(() -> hears.accept(reason));
                            }

                            @Override
                            public void refute(Position after, Value worth, Consumer<Refutation> hears) {
                                queue.run(() -> refutation
                                        .map(line -> refutation(after, line, worth))
                                        .ifPresent(hears));
                            }
                        }));
    }

    private static Refutation refutation(Position after, String line, Value worth) {
        List<Move> moves = new ArrayList<>();
        Position at = after;
        for (String text : line.split(" ", -1)) {
            moves.add(at.move(text).orElseThrow());
            at = at.play(moves.getLast());
        }
        return new Refutation(after, moves, new ProvedValue(worth, 5));
    }

    private Path file() {
        return folder.resolve("repertoire.txt");
    }

    private void see() {
        learning.begin();
        queue.runAll();
    }

    private Lesson asked() {
        return learning.lessonProperty().get().orElseThrow();
    }

    private Said said() {
        return learning.saidProperty().get();
    }

    private void answer(String text) {
        Position position = board.moment().position();
        Move move = position.legalMoves().stream()
                .filter(legal -> position.text(legal).equals(text))
                .findFirst()
                .orElseThrow();
        learning.attempt(move);
        queue.runAll();
    }

    @Test
    void anEmptyRepertoireShowsAnEmptyBoard() {
        board.show(GameState.of(tree));
        board.toEnd();
        see();
        assertEquals(1, board.moment().tree().size());
        assertEquals(open.moment().position(), board.moment().position());
    }

    @Test
    void theLineThatCanBeAddedIsOnTheBoardWhileNothingIsAsked() {
        open.toEnd();
        see();
        assertEquals(open.moment().position(), board.moment().position());
        assertEquals(tree.mainLine().size(), board.moment().tree().size());
    }

    @Test
    void aLessonIsAnalysedAtThePositionThatIsAsked() {
        open.toEnd();
        learning.learnLine(Side.WHITE);
        queue.runAll();
        see();
        answer("c3w");
        learning.next();
        queue.runAll();
        Position position = asked().position();
        assertTrue(learning.analyse());
        queue.runAll();
        assertEquals(position, open.moment().position());
        assertEquals(1, open.moment().node().children().size(), "the answer follows");
    }

    @Test
    void nextGoesThroughAllThatIsDue() {
        learning.learnTree(Side.WHITE);
        see();
        Set<String> asked = new HashSet<>();
        for (int i = 0; i < 5; i++) {
            asked.add(asked().name());
            learning.next();
            queue.runAll();
        }
        assertEquals(3, asked.size(), "and not between the first two of them");
    }

    @Test
    void asksWhatIsDueAndKeepsIt() {
        learning.learnTree(Side.WHITE);
        see();
        assertEquals(3, learning.repertoire().lessons().size());
        assertEquals("White to play", learning.taskProperty().get());
        answer("c3w");
        assertEquals(Said.Tone.RIGHT, said().tone());
        assertEquals(Side.BLACK, board.moment().position().toMove());
        assertEquals(Optional.of(Side.WHITE), learning.sideProperty().getValue(), "the piece beside the task");
        learning.next();
        queue.runAll();
        assertEquals(2, board.moment().tree().size() - 1, "the line that leads there is on the board");
        assertTrue(learning.taskProperty().get().startsWith("White to play, after c3w"));
        answer(asked().position().text(asked().move()));
        learning.next();
        answer(asked().position().text(asked().move()));
        learning.next();
        assertTrue(learning.lessonProperty().get().isEmpty());
        assertEquals(
                "Nothing is due. The next position is due in 1 day. To practise now, choose one below.", said().text());
        assertTrue(
                learning.summaryProperty().get().contains("3 learned"),
                learning.summaryProperty().get());
        learning = model();
        now = now.plus(Duration.ofDays(2));
        see();
        assertEquals(3, learning.repertoire().lessons().size(), "all is there after the next start");
        assertTrue(
                learning.summaryProperty().get().endsWith("3 due"),
                learning.summaryProperty().get());
        assertTrue(open.moment().tree().sameAs(tree), "the open game is as it was");
    }

    @Test
    void onlyTheMoveOfTheRepertoireIsRightAndAnotherGoodOneDoesNotCount() {
        learning.learnLine(Side.WHITE);
        assertEquals(0, queueAndCount(), "there is no move before the start");
        open.toEnd();
        learning.learnLine(Side.WHITE);
        queue.runAll();
        see();
        Position start = tree.start();
        proved.put(after(start, "b2w"), Value.LOSS);
        answer("b2w");
        assertEquals("b2w is proved to win, but your repertoire has another move. Try again.", said().text());
        proved.put(after(start, "c3w"), Value.LOSS);
        answer("b2w");
        assertEquals("b2w wins too, but your repertoire has another move. Try again.", said().text());
        assertEquals(GameTree.ROOT, board.moment().id(), "back to the question");
        proved.put(after(start, "c3w"), Value.DRAW);
        answer("b2w");
        assertTrue(said().text().startsWith("b2w is proved to be better than the move of your repertoire"));
        assertFalse(said().text().contains("c3w"), "the answer is not given away");
        Lesson kept = learning.repertoire().lessons().getFirst();
        assertEquals(List.of(0, 0), List.of(kept.known(), kept.failed()), "neither right nor wrong");
        answer("c3w");
        assertEquals(Said.Tone.RIGHT, said().tone());
        kept = learning.repertoire().lessons().getFirst();
        assertEquals(List.of(1, 0), List.of(kept.known(), kept.failed()));
    }

    @Test
    void aWrongMoveCountsOnceAndIsRefuted() {
        learning.learnTree(Side.WHITE);
        see();
        answer("d2w");
        assertEquals(
                "d2w is not the move of your repertoire; whether it is as good is not known, so it is no failure. Try again.",
                said().text());
        assertEquals(0, learning.repertoire().lessons().getFirst().failed());
        proved.put(after(tree.start(), "c3w"), Value.LOSS);
        proved.put(after(tree.start(), "a1w"), Value.WIN);
        answer("a1w");
        assertEquals("a1w is proved to be worse than the repertoire move. Try again.", said().text());
        refutation = Optional.of("c3b");
        answer("a1w");
        assertEquals(
                "a1w is proved to be worse than the repertoire move. "
                        + "The refutation: c3b. Black wins in at most 2 moves (4 plies). Try again.",
                said().text());
        refutation = Optional.of("c3b b2w d3b");
        answer("a1w");
        assertEquals(
                "a1w is proved to be worse than the repertoire move. The refutation: c3b. "
                        + "Black wins in at most 2 moves (4 plies). For example: b2w d3b … Try again.",
                said().text());
        assertEquals(Said.Tone.WRONG, said().tone());
        Lesson kept = learning.repertoire().lessons().getFirst();
        assertEquals(List.of(0, 1), List.of(kept.known(), kept.failed()), "only the first answer counts");
    }

    private int queueAndCount() {
        queue.runAll();
        return learning.repertoire().lessons().size();
    }

    private static String after(Position position, String text) {
        return position.legalMoves().stream()
                .filter(legal -> position.text(legal).equals(text))
                .map(position::play)
                .findFirst()
                .orElseThrow()
                .toString();
    }

    @Test
    void anAnswerTellsTheLineTheReasonAndTheDate() {
        numbering.set(Numbering.PLIES);
        learning.learnTree(Side.WHITE);
        see();
        answer("c3w");
        assertEquals("c3w is right. 1. c3w. It comes back in 1 day, on January 16, 2027.", said().text());
        reason = new LessonReason(
                Optional.of(new Score.Proved(new ProvedValue(Value.WIN, 7))),
                9,
                new PlayCount(4, 3, 0, 0),
                List.of("a  note", "", "before", "a note"),
                Stream.of("b4b", "c4w", "a2b", "a3w", "d3b")
                        .map(text -> tree.start().move(text).orElseThrow())
                        .toList());
        learning.next();
        answer("d2w");
        assertEquals(
                "d2w is right. Why: “a note”; “before”; proved win for White in at most 4 moves (7 plies); "
                        + "played in 4 of 9 library games. The proof goes on b4b c4w a2b a3w. 1. c3w 2. b2b 3. d2w. "
                        + "It comes back in 1 day, on January 16, 2027.",
                said().text());
        learning.next();
        reason = new LessonReason(Optional.of(new Score.Estimated(0, 0.6)), 1, PlayCount.NEVER, List.of(), List.of());
        learning.reveal();
        queue.runAll();
        assertEquals(
                "It is b2w. Why: estimate 60 % for White. 1. c3w 2. a1b 3. b2w. It comes back in 10 min.",
                said().text());
    }

    @Test
    void theCommentOfTheOpenGameIsTheReason() {
        Position start = tree.start();
        open.show(GameState.of(Trees.read("[Board \"3 4 5 4 3\"]\n\n1. c3w {Takes the middle.} a1b 2. b2w")));
        learning.learnTree(Side.WHITE);
        see();
        reason = new LessonReason(Optional.empty(), 0, PlayCount.NEVER, List.of("of the library"), List.of());
        answer("c3w");
        assertTrue(said().text().contains(" Why: “Takes the middle.”; “of the library”. 1. c3w."), said().text());
        learning.next();
        answer("b2w");
        assertTrue(said().text().contains(" Why: “of the library”. 1. c3w a1b 2. b2w."), said().text());
        Move draws = start.move("c3w").orElseThrow();
        assertEquals(
                "",
                new LessonReason(Optional.empty(), 3, PlayCount.NEVER, List.of(" "), List.of()).sentence(start, draws));
        assertEquals(
                "Why: proved draw; played in 1 of 3 library games.",
                new LessonReason(
                                Optional.of(new Score.Proved(new ProvedValue(Value.DRAW, 0))),
                                3,
                                new PlayCount(1, 0, 0, 0),
                                List.of(),
                                List.of())
                        .sentence(start, draws));
    }

    @Test
    void theLinesAreATreeAndAnAddedOneIsAsked() {
        learning.learnTree(Side.WHITE);
        see();
        List<LineRow> tops = LineRow.of(lessons());
        assertEquals(1, tops.size());
        assertEquals("White", learning.written(tops.getFirst()));
        assertEquals(3, tops.getFirst().lessons());
        LineRow first = tops.getFirst().next().getFirst();
        assertEquals("1. ?", learning.written(first), "it is asked");
        assertEquals(
                List.of("1... a1b", "1... b2b"),
                first.next().stream().map(learning::written).sorted().toList());
        assertTrue(first.next().getFirst().lesson().isEmpty(), "a reply is not learned");
        answer("c3w");
        assertEquals("1. c3w", learning.written(first));
        learning.learnTree(Side.BLACK);
        queue.runAll();
        assertEquals(Side.BLACK, asked().position().toMove(), "what was added is shown");
        assertEquals(learning.addedProperty().get().getFirst().name(), asked().name());
        assertEquals(
                List.of("White", "Black"),
                LineRow.of(lessons()).stream().map(learning::written).toList());
    }

    /// The numbers of a report are told anyway.
    @Test
    void theCommentsOfAReportAreNoReason() {
        open.show(GameState.of(
                Trees.read("[Board \"3 4 5 4 3\"]\n[Report \"opening\"]\n\n1. c3w {9 games: +5 =0 −4.} *")));
        learning.learnTree(Side.WHITE);
        see();
        reason = new LessonReason(Optional.empty(), 0, PlayCount.NEVER, List.of("of the library"), List.of());
        answer("c3w");
        assertTrue(said().text().contains(" Why: “of the library”. 1. c3w."), said().text());
    }

    @Test
    void aReasonDoesNotArgueAgainstTheMove() {
        Position start = tree.start();
        Move move = start.move("c3w").orElseThrow();
        assertEquals(
                "Why: played in 9 of 11 library games.",
                reason(0.4, new PlayCount(9, 1, 0, 8)).sentence(start, move));
        assertEquals(
                "Why: estimate 60 % for White; played in 6 of 11 library games, 67 % for White.",
                reason(0.6, new PlayCount(6, 4, 0, 2)).sentence(start, move));
        assertEquals(
                "Why: played in 1 of 11 library games. But mind: proved win for Black in at most 7 moves (14 plies).",
                new LessonReason(
                                Optional.of(new Score.Proved(new ProvedValue(Value.LOSS, 14))),
                                11,
                                new PlayCount(1, 1, 0, 0),
                                List.of(),
                                List.of())
                        .sentence(start, move));
    }

    private static LessonReason reason(double chance, PlayCount tried) {
        return new LessonReason(Optional.of(new Score.Estimated(0, chance)), 11, tried, List.of(), List.of());
    }

    @Test
    void aCommentOnThePositionThatIsAskedIsTheReasonToo() {
        open.show(GameState.of(Trees.read("[Board \"3 4 5 4 3\"]\n\n1. c3w a1b {Now attack.} 2. b2w")));
        learning.learnTree(Side.WHITE);
        see();
        answer("c3w");
        learning.next();
        answer("b2w");
        assertTrue(said().text().contains(" Why: “Now attack.”. 1. c3w a1b 2. b2w."), said().text());
    }

    @Test
    void theMoveIsShownAndComesBackSoon() {
        learning.learnTree(Side.BLACK);
        see();
        Lesson lesson = asked();
        learning.reveal();
        queue.runAll();
        assertEquals(lesson.line().size(), board.moment().tree().size() - 1);
        assertEquals(1, learning.repertoire().lessons().getFirst().failed());
        learning.next();
        assertFalse(asked().name().equals(lesson.name()));
        List<String> questions = new ArrayList<>();
        sure = what -> !questions.add(what);
        learning.forget();
        queue.runAll();
        assertEquals(2, learning.repertoire().lessons().size(), "the user thought better of it");
        assertEquals(1, questions.size());
        sure = what -> true;
        learning.forget();
        queue.runAll();
        assertEquals(1, learning.repertoire().lessons().size());
        now = now.plus(Duration.ofMinutes(11));
        learning.next();
        assertEquals(lesson.name(), asked().name());
    }

    @Test
    void whatIsSaidAndTheListNameTheSameTime() {
        see();
        learning.learnTree(Side.WHITE);
        queue.runAll();
        learning.reveal();
        queue.runAll();
        Lesson failed = asked();
        Instant due = failed.memory().after(Answer.FAILED, now).due();
        assertTrue(said().text().endsWith("It comes back in 10 min."), said().text());
        now = now.plusSeconds(70);
        assertEquals("in 10 min", learning.dueWordsProperty().get().in(due), "as it was said");
        lessons().stream().filter(lesson -> lesson.failed() == 0).toList().forEach(lesson -> {
            learning.show(lesson);
            answerAll(lesson);
        });
        learning.next();
        assertEquals(failed.name(), asked().name(), "in the same sitting, since nothing else is due");
        assertEquals("in 9 min", learning.dueWordsProperty().get().in(due));
        answerAll(failed);
        learning.next();
        assertTrue(said().text().contains("The next position is due in 1 day."), said().text());
    }

    @Test
    void whatWillBeAskedIsNotShownBefore() {
        learning.learnTree(Side.WHITE);
        see();
        answer("c3w");
        assertEquals("White; 1. c3w; 1... b2b; 2. ?; 1... a1b; 2. ?", tree(LineRow.of(lessons())));
        Lesson first = lessons().getFirst();
        Lesson next = lessons().getLast();
        reason = new LessonReason(
                Optional.empty(),
                0,
                PlayCount.NEVER,
                List.of(),
                List.of(next.line().get(1), next.move()));
        learning.show(first);
        answer("c3w");
        assertTrue(said().text().startsWith("c3w is right."), said().text());
        assertFalse(said().text().contains("The proof goes on"), said().text());
    }

    private String tree(Collection<LineRow> rows) {
        return rows.stream()
                .map(row -> Stream.of(learning.written(row), tree(row.next()))
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining("; ")))
                .collect(Collectors.joining("; "));
    }

    @Test
    void aMoveThatEndsTheGameSaysHow() {
        open.show(GameState.of(Trees.read("1. e5w a2b 2. d5w c5b 3. f3w f4b 4. b2w")));
        learning.learnTree(Side.WHITE);
        see();
        learning.show(learning.repertoire().lessons().getLast());
        Position asked = asked().position();
        Move blunder = asked.legalMoves().stream()
                .filter(move -> asked.play(move).outcome().wonBy().equals(Optional.of(Side.BLACK)))
                .findFirst()
                .orElseThrow();
        proved.put(asked.play(asked().move()).toString(), Value.LOSS);
        answer(asked.text(blunder));
        assertTrue(said().text().startsWith(asked.text(blunder) + " ends the game: "), said().text());
    }

    @Test
    void aMoveOfWhichNothingIsKnownCountsAsHelp() {
        learning.learnTree(Side.WHITE);
        see();
        double before = asked().memory().ease();
        answer("d2w");
        answer("c3w");
        Lesson kept = learning.repertoire().lessons().getFirst();
        assertEquals(List.of(1, 0), List.of(kept.known(), kept.failed()));
        assertTrue(kept.memory().ease() < before, "it was not known as well as at the first move");
    }

    @Test
    void partsOfAMinuteCountAsAWholeOneAndDaysAreThoseOfTheCalendar() {
        DueWords words = new DueWords(now);
        assertEquals("in 10 min", words.in(now.plusMillis(540_500)));
        assertEquals("in 9 min", words.in(now.plusSeconds(540)));
        assertEquals("in 1 day", words.in(now.plus(Duration.ofDays(1))));
        assertEquals("now", words.in(now));
    }

    @Test
    void onlyLinesOfTheOpenGameAreAskedUnlessAllAreWanted() {
        learning.learnTree(Side.WHITE);
        queue.runAll();
        Lesson first = lessons().getFirst();
        see();
        assertEquals(first, asked());
        learning.hide();
        Game other = Games.named("pentalath").orElseThrow();
        open.show(GameState.of(GameTree.of(other.start(other.editions().getFirst()))));
        see();
        assertEquals(Optional.empty(), learning.lessonProperty().get());
        assertEquals(open.moment().position(), board.moment().position());
        assertEquals(List.of(), learning.lessons().all());
        assertEquals(
                "No lines of Pentalath in the repertoire yet: add one below, or choose “All games”.",
                learning.summaryProperty().get());
        learning.attempt(open.moment().position().legalMoves().getFirst());
        assertTrue(
                messages.messageProperty().get().text().startsWith("The repertoire has no lines of Pentalath yet: "));
        learning.lessons().everyGameProperty().set(true);
        learning.next();
        assertEquals(first, asked());
        learning.lessons().everyGameProperty().set(false);
        open.show(GameState.of(tree));
        assertEquals(lessons(), learning.lessons().all());
    }

    @Test
    void aClickWithNothingToAskSaysWhatCanBeDone() {
        see();
        Move any = open.moment().tree().start().legalMoves().getFirst();
        learning.attempt(any);
        assertTrue(messages.messageProperty().get().text().startsWith("The repertoire is empty: "));
        learning.learnTree(Side.WHITE);
        queue.runAll();
        lessons().forEach(lesson -> {
            learning.show(lesson);
            answerAll(lesson);
        });
        learning.next();
        learning.attempt(any);
        assertTrue(messages.messageProperty().get().text().startsWith("Nothing is due: click"));
    }

    private List<Lesson> lessons() {
        return List.copyOf(learning.repertoire().lessons());
    }

    private void answerAll(Lesson lesson) {
        learning.attempt(lesson.move());
        queue.runAll();
    }

    @Test
    void addingTellsHowManyAndNextDoesNotPassOverTheFirstQuestion() {
        see();
        learning.learnTree(Side.WHITE);
        queue.runAll();
        assertEquals("3 positions added for White", said().text());
        Lesson first = asked();
        learning.next();
        assertEquals(first.name(), asked().name());
        assertEquals("", said().text());
        learning.next();
        assertFalse(asked().name().equals(first.name()), "passed over by choice");
        learning.learnTree(Side.BLACK);
        queue.runAll();
        assertEquals("2 positions added for Black", said().text());
    }

    @Test
    void aDamagedFileIsToldAndLeftAlone() throws IOException {
        Files.writeString(file(), "not a repertoire\n");
        see();
        learning.learnTree(Side.WHITE);
        queue.runAll();
        assertTrue(learning.repertoire().problemProperty().get().contains("repertoire.txt"));
        assertEquals("not a repertoire\n", Files.readString(file()));
    }
}
