package hexalyst.ui.puzzle;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.threes.Threes;
import hexalyst.notation.GameLookup;
import hexalyst.notation.PositionText;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.Node;
import hexalyst.record.TreeEdit;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.study.puzzle.PuzzleTheme;
import hexalyst.study.puzzle.SolutionSearch;
import hexalyst.study.puzzle.Solutions;
import hexalyst.study.puzzle.Task;
import hexalyst.study.training.Answer;
import hexalyst.study.training.SolverRating;
import hexalyst.study.training.TrainingFile;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.engine.LearnedProofs;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Nobody;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.files.Prompts;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init")
@Tag("slow")
class PuzzleViewModelTest {
    private static final String SEVERAL = "1b1/1www/5/4/3 w";

    private final Queue queue = new Queue();
    private final SearchService searches = new SearchService(new ProofTable(1 << 22), 1);
    private final MessageLine messages = new MessageLine();
    private final GameViewModel open = new GameViewModel(Trees.position("2/3/2 w"), messages);
    private final Deque<Path> chosen = new ArrayDeque<>();
    private Instant now = Instant.ofEpochSecond(1_800_000_000);
    private SearchLimits each = SearchLimits.NONE;
    private ProvedElsewhere stored = ProvedElsewhere.NOTHING;
    private final ProofStore proofs = new ProofStore();
    private final KeptSettings settings = new KeptSettings();
    /// The files that were written.
    private final List<Path> written = new ArrayList<>();
    /// What was asked about puzzles that are there already, and the answer.
    private final List<String> questions = new ArrayList<>();

    private Prompts.Alike alike = Prompts.Alike.CANCEL;
    private PuzzleViewModel puzzles;
    private SharedTraining training;
    /// Where moves are judged, puzzles made and answers written.
    private Executor judging = Runnable::run;
    private Executor writing = Runnable::run;

    @TempDir
    Path folder;

    @BeforeEach
    void make() {
        training = new SharedTraining(
                new TrainingFile(folder.resolve("training.txt")), task -> writing.execute(task), queue, () -> now);
        puzzles = tab();
    }

    private PuzzleViewModel tab() {
        Nobody choice = new Nobody() {
            @Override
            public Alike alike(String what) {
                questions.add(what);
                return alike;
            }

            @Override
            public Optional<Path> toOpen() {
                return Optional.ofNullable(chosen.poll());
            }

            @Override
            public Optional<Path> toSave(String suggestion) {
                return Optional.ofNullable(chosen.poll());
            }
        };
        FilesViewModel.Threads threads = new FilesViewModel.Threads(Runnable::run, queue);
        FilesViewModel files = new FilesViewModel(
                new NotationStore(),
                new FilesViewModel.Asking(choice, choice),
                open,
                messages,
                threads,
                new OtherFiles() {});
        return new PuzzleViewModel(
                new PuzzleViewModel.Tab(open, files, new BoardLookViewModel(new KeptSettings()), messages, proofs),
                new PuzzleViewModel.Outside(
                        training,
                        new SolvingViewModel.Outside(
                                searches,
                                new LearnedProofs(stored, proofs),
                                each,
                                task -> judging.execute(task),
                                task -> judging.execute(task),
                                queue),
                        new FilesViewModel.Asking(choice, choice),
                        threads,
                        new OtherFiles() {
                            @Override
                            public Optional<FilesViewModel> holding(Path file) {
                                written.add(file);
                                return Optional.empty();
                            }
                        },
                        settings));
    }

    @AfterEach
    void end() {
        searches.close();
    }

    private void see() {
        puzzles.setSeen(true);
        queue.runAll();
    }

    @Test
    void theFirstSetOfTheOpenGameIsChosenAtFirst() {
        Game hexade = Games.named("hexade").orElseThrow();
        open.show(GameState.of(GameTree.of(hexade.start(hexade.editions().getFirst()))));
        see();
        assertEquals(
                hexade.title(),
                puzzles.sets().chosenProperty().get().orElseThrow().name());
        assertEquals(hexade, shown().start().game());
    }

    private void open(Game game) {
        open.show(GameState.of(GameTree.of(game.start(game.editions().getFirst()))));
    }

    private List<Game> games() {
        return puzzles.sets().sets().stream()
                .flatMap(set -> set.puzzles().stream())
                .map(puzzle -> puzzle.start().game())
                .distinct()
                .toList();
    }

    @Test
    void onlyPuzzlesOfTheOpenGameAreShownUnlessAllAreWanted() {
        Game phalanx = Games.named("phalanx").orElseThrow();
        see();
        PuzzleShelf second = puzzles.sets().sets().get(1);
        puzzles.sets().chosenProperty().set(Optional.of(second));
        assertEquals(List.of(Games.byDefault()), games());
        puzzles.setSeen(false);
        open(phalanx);
        assertEquals(List.of(phalanx), games());
        see();
        assertEquals(phalanx, shown().start().game());
        assertTrue(puzzles.statisticsProperty().get().contains("Phalanx"));
        open(Games.byDefault());
        see();
        assertEquals(Optional.of(second), puzzles.sets().chosenProperty().get(), "each game has its own choice");
        puzzles.sets().everyGameProperty().set(true);
        assertTrue(games().size() > 2);
        assertEquals(Optional.of(second), puzzles.sets().chosenProperty().get());
        make();
        see();
        assertTrue(puzzles.sets().everyGameProperty().get(), "as it was chosen");
        puzzles.sets().everyGameProperty().set(false);
        assertEquals(List.of(Games.byDefault()), games());
    }

    @Test
    void ofAMixedSetThoseOfTheOpenGameAreShown() {
        see();
        puzzles.sets().everyGameProperty().set(true);
        Puzzle own = shown();
        Puzzle other = puzzles.sets().sets().getLast().puzzles().getFirst();
        puzzles.sets().everyGameProperty().set(false);
        puzzles.sets().add(new PuzzleShelf("mixed", List.of(other, own), Optional.empty()));
        assertEquals(List.of(other, own), puzzles.sets().matching(), "a set that was just opened is shown whole");
        puzzles.sets().everyGameProperty().set(false);
        assertEquals(List.of(own), puzzles.sets().matching());
        assertEquals(
                "mixed", puzzles.sets().chosenProperty().get().orElseThrow().name());
    }

    @Test
    void aGameWithoutPuzzlesSaysWhatThereIs() {
        see();
        open(Threes.GAME);
        see();
        assertEquals(List.of(), puzzles.sets().sets());
        assertEquals(List.of(), puzzles.sets().matching());
        assertEquals(Optional.empty(), puzzles.solving().puzzleProperty().get());
        assertEquals(open.moment().position(), puzzles.game().moment().position());
        assertTrue(puzzles.sets().nothingProperty().get().startsWith("No puzzles of Threes yet: "));
        assertEquals(
                "Nothing solved in Threes yet.", puzzles.statisticsProperty().get());
        puzzles.sets().everyGameProperty().set(true);
        puzzles.follow();
        assertEquals("", puzzles.sets().nothingProperty().get());
        assertTrue(puzzles.sets().matching().contains(shown()));
    }

    private Puzzle shown() {
        return puzzles.solving().puzzleProperty().get().orElseThrow();
    }

    private Solving state() {
        return puzzles.solving().stateProperty().get();
    }

    private Said said() {
        return puzzles.solving().saidProperty().get();
    }

    private void play(Move move) {
        Part.Put place = Objects.requireNonNull(move.put());
        puzzles.board()
                .click(
                        place.cell(),
                        place.colour() == puzzles.game().moment().position().toMove());
        queue.runAll();
    }

    /// Ends all pauses, including those that start meanwhile.
    private void wait(Solving until) {
        for (int i = 0; i < 100 && state() != until; i++) {
            queue.endPauses();
        }
        assertEquals(until, state());
    }

    private void hint() {
        puzzles.solving().hint();
        queue.runAll();
    }

    private void solve() {
        GameTree solution = shown().solution();
        List<Integer> line = solution.mainLine();
        for (int i = 1; i < line.size(); i += 2) {
            play(solution.node(line.get(i)).move().orElseThrow());
            if (i + 2 < line.size()) {
                assertEquals(Solving.REPLYING, state(), said().text());
                wait(Solving.YOURS);
            }
        }
    }

    private Puzzle longer(int length) {
        return puzzles.sets().matching().stream()
                .filter(each -> each.solution().mainLine().size() >= length)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theShippedSetsAreReadAndAPuzzleIsShown() {
        assertEquals(Solving.NOTHING, state());
        see();
        assertEquals(7, puzzles.sets().sets().size());
        assertEquals(Solving.YOURS, state());
        assertTrue(puzzles.sets().matching().contains(shown()));
        assertEquals("Puzzle 1", puzzles.sets().heading(shown()));
        assertEquals("Puzzle: 3. b3w was played", puzzles.sets().heading(shown().withTitle("3. b3w was played")));
        assertEquals(shown().start(), puzzles.game().moment().position());
        assertEquals("", puzzles.aboutProperty().get(), "themes and difficulty would be hints");
    }

    @Test
    void howFarOneIsWithTheShippedPuzzlesOfAGameIsKnown() {
        see();
        PuzzleProgress before = progress();
        assertEquals(0, before.solved());
        assertTrue(before.puzzles() >= puzzles.sets().matching().size());
        solve();
        assertEquals(new PuzzleProgress(before.puzzles(), 1), progress());
        puzzles.next();
        queue.runAll();
        puzzles.solving().showSolution();
        queue.runAll();
        assertEquals(1, progress().solved(), "who was shown the solution has not solved it");
    }

    private PuzzleProgress progress() {
        List<PuzzleProgress> passed = new ArrayList<>();
        training.progress(open.moment().position().game(), passed::add);
        queue.runAll();
        return passed.getFirst();
    }

    @Test
    void onlyThemesOfTheSetCanBeAskedFor() {
        see();
        puzzles.sets().everyGameProperty().set(true);
        SetsViewModel sets = puzzles.sets();
        assertFalse(sets.themes().contains(PuzzleTheme.CAPTURE), "nothing is captured in Manalath");
        sets.themeProperty().set(Optional.of(PuzzleTheme.SEALED_QUART));
        PuzzleShelf pentalath = sets.sets().stream()
                .filter(shelf -> shelf.name().equals("Pentalath"))
                .findFirst()
                .orElseThrow();
        sets.chosenProperty().set(Optional.of(pentalath));
        assertTrue(sets.themes().contains(PuzzleTheme.CAPTURE), "in Pentalath it is");
        assertEquals(Optional.empty(), sets.themeProperty().get());
        assertEquals(pentalath.puzzles(), sets.matching());
    }

    @Test
    void aLongerPuzzleIsSolvedAndTheDefenderReplies() {
        see();
        puzzles.choose(longer(6));
        solve();
        assertEquals(Solving.OVER, state());
        assertEquals(Said.Tone.RIGHT, said().tone());
        assertTrue(
                puzzles.aboutProperty().get().contains("Difficulty"),
                puzzles.aboutProperty().get());
        assertTrue(
                puzzles.statisticsProperty().get().startsWith("Manalath: solved 1 "),
                puzzles.statisticsProperty().get());
        assertEquals(1, open.moment().tree().size(), "the user's game is as it was");
    }

    @Test
    void aWrongMoveIsRefutedAndTakenBackAndCounts() {
        see();
        puzzles.choose(longer(4));
        Puzzle puzzle = shown();
        Position start = puzzle.start();
        Move right = start.legalMoves().stream()
                .filter(puzzle.solution()
                        .node(puzzle.solution().root().mainChild().orElseThrow())
                        .move()
                        .orElseThrow()::equals)
                .findFirst()
                .orElseThrow();
        Move wrong = start.legalMoves().stream()
                .filter(move ->
                        !move.equals(right) && !start.play(move).outcome().over())
                .findFirst()
                .orElseThrow();
        play(wrong);
        assertEquals(Solving.WRONG, state(), said().text());
        queue.endPauses();
        assertTrue(puzzles.game().moment().tree().size() > 2, "the refutation is played");
        for (int i = 0; i < 100; i++) {
            queue.endPauses();
        }
        assertEquals(Solving.WRONG, state(), "it stays until it is dismissed");
        assertTrue(puzzles.solving().refutableProperty().get());
        Node last = puzzles.game().moment().node();
        puzzles.solving().refute();
        wait(Solving.WRONG);
        for (int i = 0; i < 100; i++) {
            queue.endPauses();
        }
        assertEquals(last, puzzles.game().moment().node(), "Why? plays it again");
        String why = puzzles.game().moment().position().endWords();
        assertTrue(said().text().contains(why.substring(1)), said().text());
        assertTrue(said().text().matches("The refutation: \\S.*\\. Try again, .*"), said().text());
        puzzles.solving().attempt(wrong);
        assertFalse(puzzles.solving().refutableProperty().get(), "a click on the board goes back");
        assertEquals(start, puzzles.game().moment().position());
        assertTrue(said().text().contains("refuted by"), said().text());
        solve();
        assertEquals(Solving.OVER, state());
        assertTrue(
                puzzles.statisticsProperty().get().startsWith("Manalath: solved 0 · failed 1"),
                puzzles.statisticsProperty().get());
        puzzles.next();
        assertFalse(shown().equals(puzzle), "it comes back when it is due");
        now = now.plus(Duration.ofMinutes(11));
        puzzles.next();
        assertEquals(puzzle, shown());
    }

    @Test
    void afterAPuzzleIsSolvedItIsSaidWhyAndHowTheRatingChanges() {
        see();
        puzzles.choose(longer(4));
        solve();
        assertTrue(said().text().matches("Solved: \\w+! .*The game is over: \\w+ has a quint."), said().text());
        assertTrue(
                puzzles.statisticsProperty()
                        .get()
                        .matches("Manalath: solved 1 · .* · rating after about \\d+ more puzzles"),
                puzzles.statisticsProperty().get());
        SolverRating won = puzzles.training().log().rating("manalath");
        puzzles.solving().again();
        solve();
        assertEquals(won, puzzles.training().log().rating("manalath"), "only first tries count");
        puzzles.next();
        puzzles.solving().showSolution();
        wait(Solving.OVER);
        assertTrue(puzzles.training().log().rating("manalath").rating() < won.rating());
        assertFalse(said().text().contains("rating"), "too few puzzles: " + said().text());
    }

    @Test
    void theRatingIsToldOnceItRestsOnEnoughPuzzles() {
        see();
        for (int i = 0; i < 20; i++) {
            Answer answer = i % 2 == 0 ? Answer.KNOWN : Answer.FAILED;
            puzzles.training().log().answered("manalath other " + i, List.of(), OptionalInt.of(1000), answer, now);
        }
        assertTrue(puzzles.training().log().rating("manalath").sure());
        puzzles.choose(longer(4));
        solve();
        assertTrue(said().text().matches(".* Your rating in Manalath: \\d+ \\(\\+\\d+\\)\\."), said().text());
    }

    @Test
    void aLineThatEndsBeforeTheGameSaysWhatIsProvedOfTheRest() throws IOException {
        chosen.add(Files.writeString(folder.resolve("own.hgn"), """
            [Game "Manalath"]
            [Position "5/b1bb2/7/bwb5/1wb6/1bw5/w6/6/2b2 w"]
            [Task "win 7"]

            1. g2w *
            """));
        see();
        puzzles.open();
        queue.runAll();
        solve();
        assertEquals(Solving.OVER, state());
        assertEquals(
                "Solved: g2w! With correct play White wins in at most 3 moves (6 plies) from here, whatever Black"
                        + " plays.",
                said().text());
    }

    @Test
    void aSetThatWasEditedIsReadAgainWhenThePageIsShown() throws IOException {
        String puzzle = """
            [Game "Manalath"]
            [Position "5/b1bb2/7/bwb5/1wb6/1bw5/w6/6/2b2 w"]
            [Puzzle "%s"]
            [Task "win 7"]

            1. g2w *

            """;
        Path file = Files.writeString(folder.resolve("own.hgn"), puzzle.formatted("The first"));
        chosen.add(file);
        see();
        puzzles.open();
        queue.runAll();
        puzzles.setSeen(false);
        Files.writeString(file, puzzle.formatted("The first, renamed") + puzzle.formatted("The second"));
        see();
        queue.runAll();
        assertEquals(
                List.of("The first, renamed", "The second"),
                puzzles.sets().matching().stream().map(Puzzle::title).toList());
        PuzzleShelf shown = puzzles.sets().chosenProperty().get().orElseThrow();
        puzzles.setSeen(false);
        see();
        queue.runAll();
        assertSame(shown, puzzles.sets().chosenProperty().get().orElseThrow(), "the file has not changed");
    }

    private void showBoth() throws IOException {
        chosen.add(Files.writeString(folder.resolve("both.hgn"), """
            [Game "Manalath"]
            [Position "wbw/ww1w/4b/b1b1/bww w"]
            [Task "both-moves"]

            1. c4w (1. b4b) *
            """));
        see();
        puzzles.open();
        queue.runAll();
    }

    @Test
    void whatCannotBeUsedIsNotOffered() {
        assertFalse(puzzles.asksProperty().getValue(), "no puzzle");
        see();
        assertTrue(puzzles.asksProperty().getValue());
        assertTrue(puzzles.placesProperty().getValue());
        solve();
        assertEquals(Solving.OVER, state());
        assertFalse(puzzles.asksProperty().getValue());
        assertFalse(puzzles.placesProperty().getValue());
        puzzles.solving().again();
        assertTrue(puzzles.placesProperty().getValue());
        puzzles.game()
                .show(GameState.of(GameTree.of(Positions.of(
                        Games.named("macbeth").orElseThrow(), "www1/1xwxb/wwwwbb/wxwxwxb/wbbbwb/wxbxb/1bbb w"))));
        assertTrue(puzzles.asksProperty().getValue());
        assertFalse(puzzles.placesProperty().getValue(), "only a pass is possible");
    }

    @Test
    void bothMovesAreFoundOneAfterTheOther() throws IOException {
        showBoth();
        Position start = shown().start();
        Move one = start.move("b4b").orElseThrow();
        play(one);
        assertEquals("b4b is right: one found, one more.", said().text());
        assertEquals(Solving.REPLYING, state());
        wait(Solving.YOURS);
        assertEquals(start, puzzles.game().moment().position(), "the board goes back");
        assertEquals(0, training.log().count("manalath").known(), "not solved yet");
        play(one);
        assertEquals("b4b is found already. One more is wanted.", said().text());
        wait(Solving.YOURS);
        play(start.move("c4w").orElseThrow());
        assertEquals(Solving.OVER, state());
        assertTrue(said().text().startsWith("Solved: b4b, c4w!"), said().text());
        assertEquals(1, training.log().count("manalath").known());
        puzzles.solving().showSolution();
        wait(Solving.OVER);
        assertFalse(said().text().contains("comes back"), said().text());
    }

    @Test
    void theSolutionShowsBothMovesAndAHintTheOneThatIsLeft() throws IOException {
        showBoth();
        play(shown().start().move("c4w").orElseThrow());
        wait(Solving.YOURS);
        for (int i = 0; i < 3; i++) {
            hint();
        }
        assertTrue(said().text().startsWith("It is b4b"), said().text());
        puzzles.solving().showSolution();
        wait(Solving.OVER);
        assertTrue(said().text().startsWith("The solution, proved: c4w, b4b. The puzzle comes back."), said().text());
        assertEquals(
                1, puzzles.game().moment().tree().ply(puzzles.game().moment().id()));
    }

    @Test
    void theSetThatWasOpenStaysOpenInOtherTabsAndThoseOfTheGameComeFirst() {
        see();
        puzzles.sets().everyGameProperty().set(true);
        PuzzleShelf other = puzzles.sets().sets().get(3);
        puzzles.sets().chosenProperty().set(Optional.of(other));
        Game hexade = Games.named("hexade").orElseThrow();
        open.show(GameState.of(GameTree.of(hexade.start(hexade.editions().getFirst()))));
        PuzzleViewModel second = tab();
        second.setSeen(true);
        queue.runAll();
        assertEquals(Optional.of(other), second.sets().chosenProperty().get());
        assertEquals(hexade.title(), second.sets().sets().getFirst().name());
        assertEquals(hexade.title(), puzzles.sets().sets().getFirst().name(), "the page is shown already");
        assertEquals(Optional.of(other), puzzles.sets().chosenProperty().get());
        assertTrue(
                other.puzzles().contains(second.solving().puzzleProperty().get().orElseThrow()));
        PuzzleShelf last = second.sets().sets().getFirst();
        second.sets().chosenProperty().set(Optional.of(last));
        Puzzle before = shown();
        puzzles.setSeen(false);
        see();
        assertEquals(Optional.of(last), puzzles.sets().chosenProperty().get());
        assertEquals(before, shown(), "the puzzle stays until the next one is wanted");
        puzzles.next();
        assertTrue(last.puzzles().contains(shown()));
    }

    @Test
    void theSetsAndTheChoiceOutliveTheirWindow() throws IOException {
        see();
        puzzles.sets().everyGameProperty().set(true);
        String medium = puzzles.sets().sets().get(1).name();
        puzzles.sets().chosenProperty().set(Optional.of(puzzles.sets().sets().get(1)));
        replaceWindow();
        replaceWindow();
        see();
        PuzzleShelf there = puzzles.sets().chosenProperty().get().orElseThrow();
        assertEquals(medium, there.name());
        assertTrue(there.puzzles().contains(shown()));
        assertEquals(24, puzzles.sets().sets().size());
        PuzzleShelf made = new PuzzleShelf("made", there.puzzles(), Optional.empty());
        puzzles.sets().add(made);
        replaceWindow();
        see();
        assertEquals(Optional.of(made), puzzles.sets().chosenProperty().get());
        assertEquals(25, puzzles.sets().sets().size());
    }

    @Test
    void theSelectedSetIsSelectedAtTheNextStart() throws IOException {
        see();
        PuzzleShelf own = puzzles.sets().sets().get(5);
        puzzles.sets().chosenProperty().set(Optional.of(own));
        make();
        see();
        assertEquals(
                own.name(), puzzles.sets().chosenProperty().get().orElseThrow().name());
        Path file = folder.resolve("own.hgn");
        PuzzleSet.save(file, own.puzzles().subList(0, 2), GameLookup.standard());
        chosen.add(file);
        puzzles.open();
        queue.runAll();
        make();
        see();
        PuzzleShelf there = puzzles.sets().chosenProperty().get().orElseThrow();
        assertEquals(Optional.of(file), there.file());
        assertEquals(2, there.puzzles().size());
        Files.delete(file);
        messages.clear();
        make();
        see();
        assertEquals(
                puzzles.sets().sets().getFirst(),
                puzzles.sets().chosenProperty().get().orElseThrow());
        assertEquals("", messages.message().text(), "a file that is gone is no error");
    }

    /// As after a change of the language.
    private void replaceWindow() {
        SharedTraining before = training;
        make();
        training.takeOver(before);
    }

    @Test
    void tryAgainNeedNotWaitForTheRefutation() {
        see();
        Position start = shown().start();
        play(start.legalMoves().stream()
                .filter(move -> !start.play(move).outcome().over())
                .findFirst()
                .orElseThrow());
        puzzles.solving().tryAgain();
        assertEquals(Solving.YOURS, state());
        Node node = puzzles.game().moment().node();
        queue.endPauses();
        assertEquals(node, puzzles.game().moment().node(), "what was to come is dropped");
    }

    @Test
    void hintsOfATurnOfSeveralPartsTellHowManyThenTheCellsThenTheTurn() {
        see();
        puzzles.sets().everyGameProperty().set(true);
        PuzzleShelf phalanx = puzzles.sets().sets().stream()
                .filter(set -> set.puzzles().getFirst().start().game().id().equals("phalanx"))
                .findFirst()
                .orElseThrow();
        puzzles.sets().chosenProperty().set(Optional.of(phalanx));
        puzzles.choose(phalanx.puzzles().getFirst());
        hint();
        assertEquals("The turn has 2 parts.", said().text());
        hint();
        assertEquals(2, puzzles.board().picture().notes().marks().size());
        hint();
        assertEquals("It is a2+b4, which threatens to capture 1 man with one movement.", said().text());
    }

    @Test
    void hintsNarrowItDownAndKeepTheRow() {
        see();
        Part.Put key = Objects.requireNonNull(shown().solution()
                .node(shown().solution().root().mainChild().orElseThrow())
                .move()
                .orElseThrow()
                .put());
        hint();
        List<Integer> area = puzzles.board().picture().notes().marks().stream()
                .map(mark -> mark.cell())
                .toList();
        assertTrue(area.contains(key.cell()) && area.size() > 1 && area.size() <= 7, area.toString());
        hint();
        assertTrue(said().text().contains(shown().start().edition().sideName(key.colour())), said().text());
        hint();
        assertEquals(
                List.of(key.cell()),
                puzzles.board().picture().notes().marks().stream()
                        .map(mark -> mark.cell())
                        .toList());
        solve();
        assertEquals(Solving.OVER, state());
        assertTrue(said().text().contains("hints"), said().text());
        assertEquals(0, puzzles.training().log().streak("manalath"));
        assertTrue(puzzles.training()
                .log()
                .entry(shown().id())
                .orElseThrow()
                .memory()
                .isPresent());
    }

    @Test
    void theSolutionIsShownAndCountsAsFailed() {
        see();
        puzzles.choose(longer(4));
        puzzles.solving().showSolution();
        wait(Solving.OVER);
        assertEquals(
                shown().solution().mainLine().size(),
                puzzles.game().moment().tree().size());
        assertEquals(1, puzzles.training().log().count("manalath").failed());
        puzzles.solving().again();
        solve();
        assertEquals(0, puzzles.training().log().count("manalath").known(), "only the first outcome counts");
        assertTrue(said().text().startsWith("Solved: "), said().text());
        assertTrue(said().text().endsWith(". Your first result counts."), said().text());
    }

    private void showStored(String position, String task, String solution) throws IOException {
        chosen.add(Files.writeString(
                folder.resolve("stored.hgn"),
                "[Game \"Manalath\"]\n[Position \"" + position + "\"]\n[Task \"" + task + "\"]\n\n" + solution
                        + " *\n"));
        see();
        puzzles.open();
        queue.runAll();
    }

    @Test
    void aStoredSolutionThatIsNotProvedIsToldAsOnlyStored() throws IOException {
        each = SearchLimits.NONE.withNodes(1);
        make();
        showStored("5/6/7/8/9/8/7/6/5 w", "win", "1. e5w");
        hint();
        assertTrue(said().text().endsWith("It is the stored move, not proved here."), said().text());
        puzzles.solving().showSolution();
        wait(Solving.OVER);
        assertTrue(said().text().startsWith("The stored solution, not proved here: e5w."), said().text());
    }

    @Test
    void aStoredSolutionThatIsProvedWrongIsNotShown() throws IOException {
        showStored("wbw/ww1w/4b/b1b1/bww w", "win", "1. c1w");
        hint();
        assertTrue(said().text().endsWith("the stored solution is proved to be wrong."), said().text());
        puzzles.solving().showSolution();
        wait(Solving.OVER);
        assertTrue(said().text().startsWith("The stored solution is proved to be wrong. This is"), said().text());
        assertFalse(said().text().contains("c1w"), said().text());
    }

    @Test
    void halfOfBothMovesIsNotShownAsTheSolution() throws IOException {
        showStored("wbw/ww1w/4b/b1b1/bww w", "both-moves", "1. c4w");
        puzzles.solving().showSolution();
        wait(Solving.OVER);
        assertTrue(said().text().startsWith("The solution, proved: "), said().text());
        assertTrue(said().text().contains("c4w") && said().text().contains("b4b"), said().text());
    }

    @Test
    void whatIsTrainedIsThereAfterTheNextStart() {
        see();
        solve();
        assertEquals(1, puzzles.training().log().count("manalath").known());
        make();
        see();
        assertEquals(1, puzzles.training().log().count("manalath").known());
        assertEquals(puzzles.sets().matching().get(1), shown(), "what was not tried comes before what was solved");
    }

    @Test
    void whatIsDueAndSkippedDoesNotKeepOthersAway() {
        see();
        for (int i = 0; i < 2; i++) {
            puzzles.solving().showSolution();
            wait(Solving.OVER);
            puzzles.next();
        }
        now = now.plus(Duration.ofMinutes(11));
        List<Puzzle> all = puzzles.sets().matching();
        puzzles.next();
        assertEquals(all.getFirst(), shown());
        puzzles.next();
        assertEquals(all.get(1), shown());
        puzzles.next();
        assertEquals(all.get(3), shown());
    }

    @Test
    void filtersChooseByTheme() {
        see();
        puzzles.sets().themeProperty().set(Optional.of(PuzzleTheme.DOUBLE_THREAT));
        puzzles.follow();
        assertTrue(puzzles.sets().matching().stream()
                .allMatch(each -> each.themes().contains(PuzzleTheme.DOUBLE_THREAT)));
        assertTrue(shown().themes().contains(PuzzleTheme.DOUBLE_THREAT));
    }

    @Test
    void aMoveBesideTheStoredSolutionIsProvedAndCountsAsRight() throws IOException {
        Path file = Files.writeString(
                folder.resolve("own.hgn"),
                "[Game \"Manalath\"]\n[Position \"" + SEVERAL + "\"]\n[Task \"win\"]\n\n1. e1w *\n");
        chosen.add(file);
        see();
        puzzles.open();
        queue.runAll();
        assertEquals(
                "own.hgn", puzzles.sets().chosenProperty().get().orElseThrow().name());
        Position start = shown().start();
        assertEquals(SEVERAL, PositionText.format(start));
        Move stored = shown().solution()
                .node(shown().solution().mainLine().get(1))
                .move()
                .orElseThrow();
        List<Move> others = start.legalMoves().stream()
                .filter(move -> !move.equals(stored))
                .filter(move -> {
                    try (SearchService fresh = new SearchService(new ProofTable(1 << 20), 1)) {
                        return new SolutionSearch(fresh, SearchLimits.NONE, new StopSwitch())
                                        .find(start, shown().task())
                                        .verdict(move)
                                == Solutions.Verdict.SOLVES;
                    }
                })
                .limit(1)
                .toList();
        assertEquals(1, others.size());
        play(others.getFirst());
        assertFalse(state() == Solving.WRONG, said().text());
        assertTrue(said().text().contains("proved"), said().text());
    }

    @Test
    void whatIsNotSettledIsNotCalledWrong() throws IOException {
        each = SearchLimits.NONE.withNodes(1);
        make();
        chosen.add(Files.writeString(folder.resolve("open.hgn"), "[Game \"Manalath\"]\n[Task \"win\"]\n\n1. e5w *\n"));
        see();
        puzzles.open();
        queue.runAll();
        play(shown().start().legalMoves().getFirst());
        assertEquals(Solving.YOURS, state());
        assertEquals(Said.Tone.UNSETTLED, said().tone());
        assertEquals(shown().start(), puzzles.game().moment().position());
        assertEquals(0, puzzles.training().log().count("manalath").failed());
    }

    @Test
    void whatWasTrainedAndIsDamagedIsKeptAsideAndTold() throws IOException {
        Files.writeString(folder.resolve("training.txt"), "something else\n");
        see();
        assertTrue(puzzles.training().problemProperty().get().contains("damaged"));
        solve();
        assertEquals("something else\n", Files.readString(folder.resolve("training.txt.damaged")));
        assertTrue(Files.readString(folder.resolve("training.txt")).contains("KNOWN"));
    }

    @Test
    void aPuzzleIsProvedAndSavedBesideThoseOfTheFile() throws IOException {
        see();
        Puzzle kept = shown();
        Path file = folder.resolve("set.hgn");
        PuzzleSet.save(file, List.of(kept), GameLookup.standard());
        ComposerViewModel making = puzzles.composer();
        Puzzle other = puzzles.sets().matching().get(5);
        making.compose(other.start());
        making.prove();
        queue.runAll();
        assertTrue(
                making.findingProperty().get().contains("Unique: one first move solves"),
                making.findingProperty().get());
        chosen.add(file);
        making.addMade(new Signature("mine", "me", "Look well"));
        queue.runAll();
        List<Puzzle> read = PuzzleSet.read(file, GameLookup.standard()).puzzles();
        assertEquals(2, read.size());
        assertEquals(kept.id(), read.getFirst().id());
        assertEquals(
                List.of("mine", "me", "Look well"),
                List.of(read.get(1).title(), read.get(1).author(), read.get(1).text()));
        assertEquals(
                "Added to set.hgn; puzzles in it now: 2", making.savedProperty().get());
        assertEquals(List.of(file), written, "a tab that has the file is told");
        // The dialog for a new file asks before it replaces one, and then it is replaced.
        chosen.add(file);
        making.saveMade(new Signature("alone", "", ""));
        queue.runAll();
        assertEquals(
                List.of("alone"),
                PuzzleSet.read(file, GameLookup.standard()).puzzles().stream()
                        .map(Puzzle::title)
                        .toList());
        assertEquals("set.hgn saved with 1 puzzle", making.savedProperty().get());
    }

    @Test
    void whatIsWrittenAboutAPuzzleIsNotWrittenAboutTheNextOne() {
        see();
        ComposerViewModel making = puzzles.composer();
        GameTree first = GameTree.of(puzzles.sets().matching().get(5).start());
        making.compose(first, first.start());
        making.sign(open.identity(), new Signature("mine", "me", "Look well"));
        GameTree changed = GameTree.of(puzzles.sets().matching().get(6).start());
        assertFalse(making.follow(changed, changed.start()), "it is still the same puzzle");
        assertEquals("mine", making.signature(open.identity()).title());
        making.follow(first, first.start());
        making.prove();
        queue.runAll();
        chosen.add(folder.resolve("set.hgn"));
        making.saveMade(new Signature("mine", "me", "Look well"));
        queue.runAll();
        assertEquals("mine", making.signature(open.identity()).title(), "until the board shows another position");
        assertTrue(making.follow(changed, changed.start()));
        assertEquals(new Signature("", "me", ""), making.signature(open.identity()), "the author stays");
    }

    @Test
    void aFileWithFaultsIsNotTouched() throws IOException {
        see();
        String broken = "[Game \"Manalath\"]\n[Task \"dance\"]\n\n1. e5w *\n";
        Path file = Files.writeString(folder.resolve("broken.hgn"), broken);
        puzzles.composer().compose(puzzles.sets().matching().get(5).start());
        puzzles.composer().prove();
        queue.runAll();
        chosen.add(file);
        puzzles.composer().addMade(new Signature("", "", ""));
        queue.runAll();
        assertEquals(broken, Files.readString(file));
        assertTrue(messages.message().warning());
    }

    /// What the analysis of a game has proved is not proved again, and may take longer than there is time.
    @Test
    void winsThatWereProvedBeforeBecomePuzzlesInNoTime() {
        see();
        Puzzle puzzle = longer(6);
        Position start = puzzle.start();
        Move best = puzzle.lines().getFirst().getFirst();
        Move other = start.legalMoves().stream()
                .filter(move ->
                        !move.equals(best) && !start.play(move).outcome().over())
                .findFirst()
                .orElseThrow();
        stored = new ProvedElsewhere() {
            @Override
            public Optional<ProvedValue> value(Position position) {
                return position.equals(start) || position.equals(start.play(other))
                        ? Optional.of(new ProvedValue(Value.WIN, 20))
                        : Optional.empty();
            }

            @Override
            public List<Move> line(Position position) {
                return position.equals(start) ? List.of(best) : List.of();
            }
        };
        puzzles = tab();
        see();
        open.show(GameState.of(GameTree.of(start)));
        open.play(other);
        puzzles.making().fromGame(SearchLimits.NONE.withNodes(1), puzzles::next);
        queue.runAll();
        assertEquals(start, shown().start(), puzzles.making().resultProperty().get());
        assertEquals(List.of(List.of(best)), shown().lines());
        assertTrue(
                puzzles.making().resultProperty().get().startsWith("1 move threw away a proved win or draw."),
                puzzles.making().resultProperty().get());
    }

    @Test
    void whatIsProvedOfANewPuzzleIsKnownEverywhere() {
        see();
        Puzzle puzzle = longer(4);
        Position start = puzzle.start();
        puzzles.composer().compose(start);
        puzzles.composer().prove();
        queue.runAll();
        assertTrue(puzzles.composer().findingProperty().get().contains("Unique"));
        assertEquals(Value.WIN, proofs.find(start).orElseThrow().value());
        for (Move move : start.legalMoves()) {
            Position after = start.play(move);
            assertTrue(after.outcome().over() || proofs.find(after).isPresent(), start.text(move));
        }
    }

    @Test
    void puzzlesOfOnesOwnAreNotRated() {
        see();
        Puzzle puzzle = longer(4);
        puzzles.composer().compose(puzzle.start());
        puzzles.composer().prove();
        queue.runAll();
        puzzles.choose(puzzles.composer().madeProperty().get().orElseThrow());
        solve();
        assertEquals(SolverRating.BEGIN, puzzles.training().log().rating("manalath"));
        assertEquals(1, puzzles.training().log().count("manalath").known());
    }

    @Test
    void winsThatTheOpenGameThrewAwayBecomePuzzles() {
        see();
        Puzzle puzzle = shown();
        open.show(GameState.of(GameTree.of(puzzle.start())));
        Position start = puzzle.start();
        open.play(start.legalMoves().stream()
                .filter(move -> !start.play(move).outcome().over())
                .findFirst()
                .orElseThrow());
        puzzles.making().fromGame(puzzles::next);
        queue.runAll();
        assertEquals(1, puzzles.sets().matching().size(), messages.message().text());
        assertEquals(puzzle.id(), shown().id());
        assertFalse(puzzles.making().runningProperty().get());
        puzzles.making().fromGame(puzzles::next);
        queue.runAll();
        make();
        see();
        PuzzleShelf kept = puzzles.sets().sets().stream()
                .filter(set -> set.name().equals("From my games"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of(puzzle.id()),
                kept.puzzles().stream().map(Puzzle::id).toList(),
                "in the next session it is there, once");
    }

    @Test
    void ofAWinThatSeveralMovesKeptAllAreTheSolution() {
        see();
        open.show(GameState.of(GameTree.of(Trees.position(SEVERAL))));
        Position start = open.moment().position();
        List<Move> winning = new SolutionSearch(searches, each, new StopSwitch())
                .find(start, new Task.Win())
                .solving();
        assertTrue(winning.size() > 1, winning.toString());
        open.play(losing(start));
        puzzles.making().fromGame(puzzles::next);
        queue.runAll();
        assertEquals(
                1,
                puzzles.sets().matching().size(),
                puzzles.making().resultProperty().get());
        assertEquals(start.key(), shown().start().key());
        assertEquals(
                Set.copyOf(winning),
                shown().solution().root().children().stream()
                        .flatMap(id -> shown().solution().node(id).move().stream())
                        .collect(Collectors.toSet()));
        play(winning.getLast());
        assertEquals(Solving.OVER, state(), said().text());
        assertEquals(Said.Tone.RIGHT, said().tone());
    }

    @Test
    void whatIsProvedOfTheOpenGameIsKnownEverywhere() {
        see();
        open.show(GameState.of(GameTree.of(Trees.position(SEVERAL))));
        Position start = open.moment().position();
        open.play(losing(start));
        puzzles.making().fromGame(puzzles::next);
        queue.runAll();
        assertEquals(Value.WIN, proofs.find(start).orElseThrow().value());
        for (Move move : start.legalMoves()) {
            Position after = start.play(move);
            assertTrue(after.outcome().over() || proofs.find(after).isPresent(), start.text(move));
        }
        int told = proofs.countProperty().get();
        assertTrue(told > 0, "nothing was announced");
        Move wrong = losing(shown().start());
        Position after = shown().start().play(wrong);
        attempt(wrong);
        assertEquals(Value.WIN, proofs.find(after).orElseThrow().value());
    }

    /// Nothing can be proved here with a few nodes.
    @Test
    void aMistakeByAnEstimateIsAQuestionThatEveryBetterMoveAnswers() {
        see();
        GameTree opening =
                Trees.read("[Game \"Crossfire\"]\n\n1. c6-c7 g6-g5 2. d3-d4 b4-c5 3. b5-c5 c4-c5 4. d5-c5 h2-h3 *");
        int last = opening.mainLine().getLast();
        Move worst = worst(opening.position(last));
        GameTree played = opening.apply(new TreeEdit.Play(last, worst)).tree();
        SearchLimits few = SearchLimits.NONE.withNodes(500);
        open.show(GameState.of(played));
        puzzles.making().fromGame(few, () -> fail("without a note that it is a mistake, nothing is asked"));
        queue.runAll();
        open.show(GameState.of(noted(noted(played, last, 1.5), played.mainLine().getLast(), -1.5)));
        puzzles.making().fromGame(few, puzzles::next);
        queue.runAll();
        Puzzle puzzle = shown();
        assertEquals(
                new Task.Better(),
                puzzle.task(),
                puzzles.making().resultProperty().get());
        assertTrue(puzzle.text().endsWith("Find a better move."), puzzle.text());
        assertFalse(puzzle.firstMoves().contains(worst));
        for (Move move : puzzle.firstMoves()) {
            puzzles.solving().again();
            attempt(move);
            assertEquals(Said.Tone.RIGHT, said().tone(), said().text());
            assertTrue(said().text().contains("By an estimate, "), said().text());
        }
        puzzles.solving().again();
        attempt(worst);
        assertEquals(Said.Tone.WRONG, said().tone(), "what was played is no better than itself");
        assertTrue(said().text().startsWith("By an estimate, "), "nothing is called proved: " + said().text());
    }

    private void attempt(Move move) {
        puzzles.solving().attempt(move);
        queue.runAll();
    }

    private static GameTree noted(GameTree tree, int node, double estimate) {
        return tree.apply(new TreeEdit.Annotate(node, Annotations.NONE.withNote(new MachineNote.Estimate(estimate))))
                .tree();
    }

    /// The move after which an estimate gives the other player the most.
    private static Move worst(Position position) {
        Estimator estimator = new Estimator(1 << 20);
        return position.legalMoves().stream()
                .filter(move -> !position.play(move).outcome().over())
                .max(Comparator.comparingDouble(move -> estimator
                        .run(position.play(move), 1, SearchStop.within(SearchLimits.NONE.withNodes(100)), heard -> {})
                        .best()
                        .score()
                        .chance()))
                .orElseThrow();
    }

    private Move losing(Position start) {
        Solutions solutions = new SolutionSearch(searches, each, new StopSwitch()).find(start, new Task.Win());
        return start.legalMoves().stream()
                .filter(move -> !start.play(move).outcome().over())
                .filter(move -> solutions.verdict(move) == Solutions.Verdict.FAILS)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void anAnswerThatComesLateIsNotTakenForThatOfTheNextMove() {
        see();
        puzzles.choose(longer(4));
        Position start = shown().start();
        Move wrong = losing(start);
        Deque<Runnable> waiting = new ArrayDeque<>();
        judging = waiting::add;
        play(wrong);
        assertEquals(Solving.JUDGING, state());
        puzzles.setSeen(false);
        queue.runAll();
        assertEquals(Solving.YOURS, state());
        puzzles.setSeen(true);
        play(shown().solution()
                .node(shown().solution().mainLine().get(1))
                .move()
                .orElseThrow());
        assertEquals(Solving.JUDGING, state());
        waiting.remove().run();
        queue.runAll();
        assertEquals(Solving.JUDGING, state(), "the first answer is about the wrong move");
        waiting.remove().run();
        queue.runAll();
        assertEquals(Said.Tone.RIGHT, said().tone(), said().text());
    }

    @Test
    void aProofEndsWithItsCard() {
        see();
        ComposerViewModel making = puzzles.composer();
        Deque<Runnable> waiting = new ArrayDeque<>();
        judging = waiting::add;
        making.compose(shown().start());
        making.prove();
        assertTrue(making.runningProperty().get());
        making.forget();
        waiting.remove().run();
        queue.runAll();
        assertFalse(making.runningProperty().get());
        assertTrue(making.madeProperty().get().isEmpty());
        assertEquals("", making.findingProperty().get());
    }

    private void compose(Puzzle like, Position start) {
        ComposerViewModel making = puzzles.composer();
        making.kindProperty().set(like.task() instanceof Task.WinWithin ? TaskKind.WITHIN : TaskKind.WIN);
        if (like.task() instanceof Task.WinWithin within) {
            making.pliesProperty().set(within.plies());
        }
        making.compose(start);
        making.prove();
        queue.runAll();
    }

    private void add(Path file, String title) {
        chosen.add(file);
        puzzles.composer().addMade(new Signature(title, "", ""));
        queue.runAll();
    }

    private static List<String> titles(Path file) throws IOException {
        return PuzzleSet.read(file, GameLookup.standard()).puzzles().stream()
                .map(Puzzle::title)
                .toList();
    }

    @Test
    void ofThePuzzleThatASetHasItIsAskedWhatToDo() throws IOException {
        see();
        Puzzle kept = shown();
        Path file = folder.resolve("set.hgn");
        PuzzleSet.save(file, List.of(kept.withTitle("old")), GameLookup.standard());
        compose(kept, kept.start());
        add(file, "new");
        assertEquals(
                List.of("set.hgn has this puzzle already: “old”. Replace that one, or add this one beside it?"),
                questions);
        assertEquals(List.of("old"), titles(file), "cancelled");
        alike = Prompts.Alike.ADD;
        add(file, "new");
        assertEquals(List.of("old", "new"), titles(file));
        alike = Prompts.Alike.REPLACE;
        add(file, "");
        assertEquals(List.of("old", "new"), titles(file), "no title replaces a title");
        add(file, "newer");
        assertEquals(List.of("newer", "new"), titles(file));
        assertEquals(
                "“newer” in set.hgn was replaced.",
                puzzles.composer().savedProperty().get());
    }

    @Test
    void aTwinInTheSetIsNamedAndNotReplacedUnasked() throws IOException {
        see();
        Puzzle kept = shown();
        Path file = folder.resolve("set.hgn");
        PuzzleSet.save(file, List.of(kept.withTitle("Three rows")), GameLookup.standard());
        String text = PositionText.format(kept.start());
        String exchanged = text.replace('w', '?').replace('b', 'w').replace('?', 'b');
        compose(kept, Trees.position(exchanged));
        alike = Prompts.Alike.ADD;
        add(file, "Twin");
        assertEquals(
                List.of("set.hgn has this puzzle with colours exchanged: “Three rows”. Add this one beside it, or"
                        + " replace that one?"),
                questions);
        assertEquals(List.of("Three rows", "Twin"), titles(file));
    }

    @Test
    void theFileOfASetIsOpenedToEditIt() throws IOException {
        see();
        assertFalse(puzzles.editSet(), "the set comes with the program");
        assertTrue(messages.message().warning());
        Path file = folder.resolve("set.hgn");
        List<Puzzle> two = List.copyOf(puzzles.sets().matching().subList(0, 2));
        PuzzleSet.save(file, two, GameLookup.standard());
        chosen.add(file);
        puzzles.open();
        queue.runAll();
        assertTrue(puzzles.editSet());
        queue.runAll();
        assertTrue(two.getFirst().game().sameAs(open.moment().tree()));
    }

    @Test
    void analysingAPuzzleThatIsNotSolvedGivesItUp() {
        see();
        Puzzle given = shown();
        assertTrue(puzzles.analyse());
        assertEquals(1, training.log().count("manalath").failed());
        // A tab of its own shows the game, and has its own trainer.
        puzzles.setSeen(false);
        puzzles = tab();
        see();
        assertEquals(given, shown(), "the same puzzle is shown afterwards");
        solve();
        assertEquals(0, training.log().count("manalath").known(), "the first result counts");
    }

    @Test
    void anAnswerBeforeTheFileIsReadIsKept() {
        Deque<Runnable> waiting = new ArrayDeque<>();
        writing = waiting::add;
        Puzzle puzzle =
                assertDoesNotThrow(ShippedPuzzles::read).getFirst().puzzles().getFirst();
        training.whenRead(() -> {});
        training.answered(puzzle, Answer.KNOWN);
        while (!waiting.isEmpty()) {
            waiting.remove().run();
            queue.runAll();
        }
        assertEquals(1, training.log().count("manalath").known());
        assertEquals(
                1,
                assertDoesNotThrow(() -> new TrainingFile(folder.resolve("training.txt")).read())
                        .log()
                        .count("manalath")
                        .known());
    }
}
