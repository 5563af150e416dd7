package hexalyst.ui.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleProof;
import hexalyst.study.puzzle.PuzzleReport;
import hexalyst.study.puzzle.Solutions;
import hexalyst.study.puzzle.Task;
import hexalyst.study.training.TrainingFile;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Nobody;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init")
@Tag("slow")
class ComposerViewModelTest {
    /// White wins in 7 plies.
    private static final String SEVEN = "5/b1bb2/7/bwb5/1wb6/1bw5/w6/6/2b2 w";
    /// Two moves win for White, c4w and b4b.
    private static final String BOTH = "wbw/ww1w/4b/b1b1/bww w";

    /// White wins in 3 plies, with e6w.
    private static final String THREE = "5/6/2b2w1/4b3/3ww4/4b3/5w1/2b3/5 w";

    private final Queue queue = new Queue();
    private final SearchService searches = new SearchService(new ProofTable(1 << 22), 1);
    private final MessageLine messages = new MessageLine();
    private final ProofStore proofs = new ProofStore();
    private final GameViewModel open = new GameViewModel(Trees.position("2/3/2 w"), messages);
    private ComposerViewModel composer;

    @TempDir
    Path folder;

    @BeforeEach
    void make() {
        FilesViewModel.Threads threads = new FilesViewModel.Threads(Runnable::run, queue);
        FilesViewModel files = new FilesViewModel(
                new NotationStore(),
                new FilesViewModel.Asking(new Nobody(), new Nobody()),
                open,
                messages,
                threads,
                new OtherFiles() {});
        PuzzleViewModel puzzles = new PuzzleViewModel(
                new PuzzleViewModel.Tab(open, files, new BoardLookViewModel(new KeptSettings()), messages, proofs),
                new PuzzleViewModel.Outside(
                        new SharedTraining(
                                new TrainingFile(folder.resolve("training.txt")),
                                Runnable::run,
                                queue,
                                () -> Instant.EPOCH),
                        new SolvingViewModel.Outside(
                                searches,
                                ProvedElsewhere.NOTHING,
                                SearchLimits.NONE,
                                Runnable::run,
                                Runnable::run,
                                queue),
                        new FilesViewModel.Asking(new Nobody(), new Nobody()),
                        threads,
                        new OtherFiles() {},
                        new KeptSettings()));
        composer = puzzles.composer();
    }

    @AfterEach
    void end() {
        searches.close();
    }

    private void check(String task, String position, String moves) {
        GameTree tree = Trees.read(
                "[Game \"Manalath\"]\n[Position \"" + position + "\"]\n[Task \"" + task + "\"]\n\n" + moves + " *\n");
        open.show(GameState.of(tree));
        composer.compose(tree, open.moment().position());
        composer.prove();
        queue.runAll();
    }

    private List<String> lines() {
        return composer.places().stream().map(FoundPlace::text).toList();
    }

    private void show(FoundPlace place) {
        composer.show(place, new Signature("Mine", "Me", ""));
    }

    private void prove(String position, TaskKind kind) {
        composer.compose(Trees.position(position));
        composer.kindProperty().set(kind);
        composer.prove();
        queue.runAll();
    }

    private List<String> next() {
        Position at = open.moment().position();
        return open.moment().tree().node(open.moment().id()).children().stream()
                .map(child -> at.text(open.moment().tree().node(child).move().orElseThrow()))
                .toList();
    }

    @Test
    void aWrittenSolutionIsCheckedAsItStandsAndEachFaultIsShown() {
        check("win 7", SEVEN, "1. g2w b1b 2. d1w");
        assertTrue(composer.findingProperty().get().contains("The solution is not right"), lines().toString());
        assertEquals(List.of("after g2w: the defender could hold out longer: b1w c2w"), lines());
        show(composer.places().getFirst());
        assertEquals("g2w", open.moment().tree().text(open.moment().id()));
        assertEquals(List.of("b1b", "b1w", "c2w"), next(), "they are on the board as variations");
        open.undo();
        open.undo();
        assertEquals(4, open.moment().tree().size());
    }

    @Test
    void aWrongTryIsShownWhereItIs() {
        check("win", SEVEN, "1. g2w (1. a1w) (1. a2w)");
        assertEquals(List.of("a1w does not solve", "a2w does not solve"), lines());
        show(composer.places().get(1));
        assertEquals("a2w", open.moment().tree().text(open.moment().id()));
        composer.markTry(composer.places().get(1));
        follow();
        assertEquals(
                "Changed since the check; check again.",
                composer.findingProperty().get());
        composer.markTry(composer.places().getFirst());
        follow();
        composer.prove();
        queue.runAll();
        assertEquals(List.of(), lines(), "both are tries now");
        check("win", SEVEN, "1. g2w (1. a1w?) (1. a2w?)");
        assertEquals(List.of(), lines());
        assertTrue(
                composer.findingProperty().get().contains("is proved"),
                composer.findingProperty().get());
    }

    @Test
    void aSecondSolutionIsShownOnTheBoard() {
        composer.compose(PositionText.parse(
                        BOTH,
                        open.moment().position().game(),
                        open.moment().position().edition())
                .ok()
                .orElseThrow());
        composer.prove();
        queue.runAll();
        assertTrue(
                composer.findingProperty().get().contains("Not unique"),
                composer.findingProperty().get());
        assertEquals(1, lines().size());
        assertTrue(lines().getFirst().startsWith("2 moves solve: "), lines().toString());
        show(composer.places().getFirst());
        assertEquals(BOTH, PositionText.format(open.moment().position()));
        assertTrue(Puzzle.read(open.moment().tree()).isPresent(), "it can be edited and checked");
        assertEquals(List.of("b4b", "c4w"), next().stream().sorted().toList());
    }

    @Test
    void theOnlyMoveOfASolutionCannotBecomeATry() {
        check("win", SEVEN, "1. a1w");
        assertFalse(composer.places().getFirst().wrong());
    }

    @Test
    void whatWasFoundInAPositionOfAGameIsShownInThatGame() {
        open.show(GameState.of(GameTree.of(Trees.position(BOTH))));
        composer.compose(open.moment().tree(), open.moment().position());
        composer.prove();
        queue.runAll();
        String told = composer.findingProperty().get();
        open.momentProperty().subscribe(this::follow);
        show(composer.places().getFirst());
        assertEquals(List.of("b4b", "c4w"), next().stream().sorted().toList());
        follow();
        assertEquals(told, composer.findingProperty().get(), "it is still what was found");
        assertEquals(1, composer.places().size());
        open.undo();
        open.undo();
        assertEquals(1, open.moment().tree().size());
    }

    @Test
    void aSimplerPositionThatIsSetUpIsWhatIsComposedThen() {
        composer.compose(Trees.position(SEVEN));
        composer.kindProperty().set(TaskKind.WITHIN);
        composer.pliesProperty().set(7);
        composer.takeAway();
        queue.runAll();
        List<String> ways = lines();
        Position simpler = composer.places().getFirst().start();
        composer.follow(GameTree.of(simpler), simpler);
        assertEquals(simpler, composer.position());
        assertFalse(composer.soundProperty().get(), "it is not proved by itself yet");
        assertEquals(ways, lines(), "the others can still be looked at");
        composer.follow(GameTree.of(Trees.position(SEVEN)), Trees.position(SEVEN));
        assertEquals(ways, lines(), "also from the first one");
        composer.follow(GameTree.of(simpler), simpler);
        composer.prove();
        queue.runAll();
        assertEquals(simpler, composer.madeProperty().get().orElseThrow().start());
    }

    @Test
    void theOnlyLegalMoveIsCalledThat() {
        prove(THREE, TaskKind.WIN);
        Puzzle puzzle = composer.madeProperty().get().orElseThrow();
        Move only = Positions.move(puzzle.start(), "e6w");
        Solutions.Choice choice = new Solutions.Choice(List.of(only), Solutions.Verdict.SOLVES, Optional.empty());
        PuzzleProof proof = new PuzzleProof(
                new Solutions(puzzle.start(), puzzle.task(), List.of(choice)),
                Optional.of(puzzle),
                Optional.of(new PuzzleReport(puzzle, List.of(), List.of(), false)),
                Optional.empty());
        String told = ProofWords.of(proof, false);
        assertTrue(told.endsWith("It is the only legal move."), told);
        assertFalse(composer.findingProperty().get().contains("only legal"));
    }

    @Test
    void whereNoMoveSolvesItIsToldWhoWins() {
        Position won = Trees.position(THREE);
        prove(PositionText.format(won.play(Positions.move(won, "e6w"))), TaskKind.WIN);
        assertEquals(
                "It is proved that no move solves this puzzle: White wins.",
                composer.findingProperty().get());
        prove(THREE, TaskKind.WIN);
        composer.pliesProperty().set(1);
        prove(THREE, TaskKind.WITHIN);
        assertEquals(
                "It is proved that no move solves this puzzle: White wins, but not as the task asks.",
                composer.findingProperty().get());
    }

    @Test
    void theFewestPliesAreAskedForOnceTheyAreProved() {
        composer.pliesProperty().set(5);
        prove(THREE, TaskKind.WITHIN);
        assertEquals(3, composer.pliesProperty().get());
        assertTrue(composer.soundProperty().get(), "it is still proved");
    }

    @Test
    void theWholeSolutionIsOpenedAsAGameThatPassesTheCheck() {
        composer.compose(Trees.position(SEVEN));
        composer.kindProperty().set(TaskKind.WITHIN);
        composer.pliesProperty().set(9);
        composer.prove();
        queue.runAll();
        GameTree plain = composer.madeProperty().get().orElseThrow().solution();
        composer.openSolution(new Signature("Mine", "", ""), () -> {});
        queue.runAll();
        GameTree whole = open.moment().tree();
        assertTrue(whole.size() > plain.size());
        Puzzle puzzle = Puzzle.read(whole).orElseThrow();
        assertEquals("Mine", puzzle.title());
        assertEquals("win 7", puzzle.task().text(), "the fewest");
        assertFalse(
                whole.node(whole.mainLine().getLast()).annotations().comment().isEmpty(), "it ends with words");
        composer.compose(whole, open.moment().position());
        assertTrue(composer.stored().isPresent());
        composer.prove();
        queue.runAll();
        assertEquals(List.of(), lines());
    }

    @Test
    void piecesThatAreNotNeededAreListedAndShown() {
        composer.compose(Trees.position(SEVEN));
        composer.kindProperty().set(TaskKind.WITHIN);
        composer.pliesProperty().set(7);
        composer.takeAway();
        queue.runAll();
        assertTrue(
                composer.findingProperty()
                        .get()
                        .matches("The puzzle stays sound in each of these \\d+ ways; after the first no further piece"
                                + " and no further two can go with the same first move:"),
                composer.findingProperty().get());
        List<String> without = lines().stream()
                .map(line -> line.substring(0, line.indexOf(':')))
                .toList();
        assertEquals(
                List.of("Without a3", "Without f1", "Without h1", "Without h3"),
                without.stream().filter(line -> !line.contains(",")).toList());
        assertTrue(without.getFirst().startsWith("Without a3, "), "the one with the fewest pieces comes first");
        show(composer.places().get(without.indexOf("Without f1")));
        assertEquals(
                "5/b1bb2/7/1wb5/1wb6/1bw5/w6/6/2b2 w",
                PositionText.format(open.moment().position()).replaceAll(" \\d.*", ""));
    }

    @Test
    void onlyAPuzzleThatIsProvedToBeRightMayBeSaved() {
        check("win 9", SEVEN, "1. g2w");
        assertTrue(composer.madeProperty().get().isPresent());
        assertFalse(composer.soundProperty().get(), "it takes 7");
        check("win", SEVEN, "1. g2w");
        assertTrue(composer.soundProperty().get());
        composer.pliesProperty().set(11);
        assertFalse(composer.soundProperty().get(), "another task");
    }

    @Test
    void whereThePlayerToMoveWinsNothingLessMayBeAsked() {
        for (TaskKind kind : List.of(TaskKind.DRAW, TaskKind.AVOID_LOSS)) {
            prove(THREE, kind);
            assertEquals(
                    "White wins: ask for a win.", composer.findingProperty().get());
            assertTrue(composer.madeProperty().get().isEmpty());
            assertEquals(List.of(), lines());
        }
    }

    @Test
    void whereTheGameIsOverThereIsNothingToSolve() {
        Position last = Trees.position("w1b1w/ww1b1w/3w3/ww1w2bb/w4w1ww/1wwbbb1w/3w1w1/bwbb2/bwwbw b");
        composer.compose(last.play(Positions.move(last, "d7b")));
        String over = composer.findingProperty().get();
        assertTrue(over.contains("There is nothing to solve"), over);
        composer.prove();
        queue.runAll();
        assertTrue(composer.madeProperty().get().isEmpty());
    }

    @Test
    void helpsMeasureAgainstTheProvedTaskAndKeepTheProof() {
        composer.pliesProperty().set(5);
        prove(THREE, TaskKind.WITHIN);
        assertEquals("win 3", composer.madeProperty().get().orElseThrow().task().text());
        composer.takeAway();
        queue.runAll();
        assertTrue(composer.soundProperty().get(), "the proof stays");
        for (FoundPlace place : composer.places()) {
            assertEquals("win 3", Puzzle.read(place.tree()).orElseThrow().task().text());
        }
        List<String> proved = lines();
        assertFalse(proved.isEmpty());
        show(composer.places().getFirst());
        Puzzle shown = Puzzle.read(open.moment().tree()).orElseThrow();
        assertEquals(List.of("Mine", "Me"), List.of(shown.title(), shown.author()));
        assertEquals("Me", composer.author(), "for the next puzzle");
        composer.pliesProperty().set(4);
        composer.takeAway();
        queue.runAll();
        assertEquals(proved, lines(), "it is a win in 3 although 4 were allowed");
    }

    private static final String ALIKE = "w3w/w5/1wwb1 w";

    @Test
    void bothMovesAreOnlyAdvisedWhereNoOtherMoveWins() {
        composer.pliesProperty().set(15);
        prove(ALIKE, TaskKind.WITHIN);
        String within = composer.findingProperty().get();
        assertTrue(within.contains("2 first moves solve") && !within.contains("choose that task"), within);
        assertEquals(List.of("2 moves solve: a1w b2w"), lines(), "they are named once");
        composer.pliesProperty().set(15);
        prove(BOTH, TaskKind.WITHIN);
        String both = composer.findingProperty().get();
        assertTrue(both.contains("No other move wins: to ask for both, choose that task."), both);
        prove(BOTH, TaskKind.BOTH_MOVES);
        assertTrue(composer.soundProperty().get());
    }

    @Test
    void ofSeveralWinsTheShortestIsAdvisedIfItIsAlone() {
        String position = "5/2w3/7/5ww1/5b3/3w4/5b1/6/5 w";
        prove(position, TaskKind.WIN);
        String several = composer.findingProperty().get();
        assertTrue(several.contains("The shortest is f5w in 3 plies, and it is alone"), several);
        composer.pliesProperty().set(3);
        prove(position, TaskKind.WITHIN);
        assertTrue(composer.soundProperty().get());
    }

    @Test
    void whereOtherMovesStayOpenTheShortestWinIsAdvised() {
        SearchLimits few = SearchLimits.NONE.withNodes(20_000);
        Position start = Trees.position("3bb/4b1/4ww1/5w1w/3ww1b1w/5ww1/4w2/1ww3/5 w");
        PuzzleProof proof = PuzzleProof.of(searches, few, new StopSwitch(), start, new Task.Win(), (turns, all) -> {});
        String words = ProofWords.of(proof, false);
        assertTrue(words.contains("a4w solves, but not all"), words);
        assertTrue(words.contains("The shortest is a4w in 7 plies, and it is alone"), words);
        assertTrue(words.endsWith("A click shows the place:"), words);
    }

    @Test
    void whatWasProvedBeforeAStopIsToldAndKeptButNotSaved() {
        composer.compose(Trees.position(BOTH));
        composer.prove();
        composer.cancel();
        queue.runAll();
        String words = composer.findingProperty().get();
        assertTrue(words.startsWith("Stopped before everything was proved: so far"), words);
        assertTrue(words.contains("c4w") && words.contains("b4b"), words);
        assertFalse(composer.soundProperty().get());
        assertTrue(proofs.find(composer.position()).isPresent());
    }

    @Test
    void whatWasFoundIsStillThereWhenTheSamePositionIsComposedAgain() {
        prove(THREE, TaskKind.WIN);
        Position three = composer.position();
        composer.leave();
        composer.compose(GameTree.of(three), three);
        assertTrue(composer.soundProperty().get());
        Position other = Trees.position(SEVEN);
        composer.compose(GameTree.of(other), other);
        assertFalse(composer.soundProperty().get());
        assertEquals("", composer.findingProperty().get());
    }

    @Test
    void aDrawThatIsProvedIsKnownElsewhere() {
        prove("ww1w/b1wb1/ww1b1b/w3w2/1ww1wb/wb1bw/bww1 b", TaskKind.DRAW);
        Position start = composer.position();
        assertEquals(Value.DRAW, proofs.find(start).orElseThrow().proved().value());
    }

    private void checkSeven() {
        check("win", SEVEN, "1. g2w");
        assertTrue(composer.soundProperty().get());
    }

    private void follow() {
        composer.follow(open.moment().tree(), open.moment().position());
    }

    @Test
    void whatChangedSinceTheCheckIsNotSaved() {
        checkSeven();
        follow();
        assertTrue(composer.soundProperty().get(), "nothing has changed");
        open.goTo(1);
        follow();
        assertTrue(composer.soundProperty().get(), "the game is the same");
        open.play(Positions.move(open.moment().position(), "b1b"));
        follow();
        assertFalse(composer.soundProperty().get());
        assertEquals(
                "Changed since the check; check again.",
                composer.findingProperty().get());
        composer.prove();
        queue.runAll();
        assertEquals(
                open.moment().tree(),
                composer.madeProperty().get().orElseThrow().solution(),
                "the new move is in what was checked");
    }

    @Test
    void aPositionThatChangedSinceTheProofIsNotSaved() {
        prove(THREE, TaskKind.WIN);
        assertTrue(composer.madeProperty().get().isPresent());
        Position other = Trees.position(SEVEN);
        composer.follow(GameTree.of(other), other);
        assertTrue(composer.madeProperty().get().isEmpty());
        assertFalse(composer.soundProperty().get());
        assertEquals(
                "Changed since the check; check again.",
                composer.findingProperty().get());
        assertEquals(other, composer.position());
    }

    @Test
    void whatIsWrittenAboutAPuzzleIsKeptInItsGame() {
        checkSeven();
        composer.sign(open.identity(), new Signature("Three rows", "Me", "Look"));
        follow();
        assertTrue(composer.soundProperty().get(), "a title changes no proof");
        Puzzle kept = Puzzle.read(open.moment().tree()).orElseThrow();
        assertEquals(new Signature("Three rows", "Me", "Look"), Signature.of(kept));
        composer.compose(open.moment().tree(), open.moment().position());
        assertEquals(new Signature("Three rows", "Me", "Look"), composer.signature(open.identity()));
    }

    @Test
    void whatIsWrittenAboutAPositionIsKeptInTheTab() {
        composer.compose(Trees.position(THREE));
        composer.sign(open.identity(), new Signature("Mine", "Me", ""));
        composer.compose(Trees.position(THREE));
        assertEquals(new Signature("Mine", "Me", ""), composer.signature(open.identity()));
        assertEquals(1, open.moment().tree().size());
        assertTrue(open.moment().tree().tags().all().isEmpty(), "the game is not a puzzle");
    }
}
