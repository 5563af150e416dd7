package hexalyst.ui.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.study.puzzle.Puzzle;
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
                new PuzzleViewModel.Tab(
                        open, files, new BoardLookViewModel(new KeptSettings()), messages, new ProofStore()),
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
                        new Nobody(),
                        threads,
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
        composer.show(place, "Mine", "Me", "");
    }

    private void prove(String position, ComposerViewModel.TaskKind kind) {
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
    void theWholeSolutionIsOpenedAsAGameThatPassesTheCheck() {
        composer.compose(Trees.position(SEVEN));
        composer.kindProperty().set(ComposerViewModel.TaskKind.WITHIN);
        composer.pliesProperty().set(9);
        composer.prove();
        queue.runAll();
        GameTree plain = composer.madeProperty().get().orElseThrow().solution();
        composer.openSolution("Mine", "", "", () -> {});
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
        composer.kindProperty().set(ComposerViewModel.TaskKind.WITHIN);
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
        for (ComposerViewModel.TaskKind kind :
                List.of(ComposerViewModel.TaskKind.DRAW, ComposerViewModel.TaskKind.AVOID_LOSS)) {
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
        prove(THREE, ComposerViewModel.TaskKind.WITHIN);
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
}
