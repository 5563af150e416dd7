package hexalyst.study.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Supply;
import hexalyst.notation.GameLookup;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class SimplifierTest {
    private final SearchService service = new SearchService(new ProofTable(16L << 20), 1);
    private final StopSwitch stop = new StopSwitch();
    private final SolutionSearch search = new SolutionSearch(service, SearchLimits.NONE.withNodes(500_000), stop);

    @AfterEach
    void close() {
        service.close();
    }

    private static Puzzle puzzle(int index) throws IOException {
        return PuzzleSet.read(Path.of("sample-games", "puzzles", "easy.hgn"), GameLookup.standard())
                .puzzles()
                .get(index);
    }

    private static List<Integer> filled(Position position) {
        return IntStream.range(0, position.grid().cells())
                .filter(cell -> !position.contents().get(cell).isEmpty())
                .boxed()
                .toList();
    }

    @Test
    void thePiecesThatAreNotNeededAreThoseWithoutWhichAPuzzleStaysSound() throws IOException {
        Puzzle puzzle = puzzle(0);
        Position start = puzzle.start();
        Simplifier.Found found =
                new Simplifier(search, Duration.ZERO).withoutPieces(start, puzzle.task(), (done, all) -> {});
        assertFalse(found.sound().isEmpty());
        assertTrue(found.sound().size() < found.tried(), "some are needed");
        assertEquals(0, found.open());
        Set<Integer> unneeded = new HashSet<>();
        found.sound().forEach(sound -> unneeded.addAll(sound.without()));
        for (int cell : filled(start)) {
            boolean sound = start.game().position(start.edition(), start.setup().with(cell, Content.EMPTY))
                            instanceof SetupResult.Valid valid
                    && !valid.position().outcome().over()
                    && search.find(valid.position(), puzzle.task()).unique()
                    && PuzzleProof.of(search, valid.position(), puzzle.task(), (turns, all) -> {})
                            .puzzle()
                            .filter(made -> made.task().equals(puzzle.task()))
                            .isPresent();
            assertEquals(sound, unneeded.contains(cell), start.grid().name(cell));
        }
    }

    private boolean isSound(Position start, Task task, List<Integer> without, List<Move> keys) {
        PositionSetup setup = start.setup();
        for (int cell : without) {
            setup = setup.with(cell, Content.EMPTY);
        }
        return start.game().position(start.edition(), setup) instanceof SetupResult.Valid valid
                && !valid.position().outcome().over()
                && PuzzleProof.of(search, valid.position(), task, (turns, all) -> {})
                        .report()
                        .filter(PuzzleReport::ok)
                        .filter(report -> report.puzzle().task().equals(task)
                                && keys.containsAll(report.puzzle().firstMoves()))
                        .isPresent();
    }

    @Test
    void piecesGoTogetherUntilNoneAndNoPairCanGo() throws IOException {
        Puzzle puzzle = puzzle(0);
        Position start = puzzle.start();
        Simplifier.Found found =
                new Simplifier(search, Duration.ofHours(1)).withoutPieces(start, puzzle.task(), (done, all) -> {});
        assertTrue(found.whole());
        assertEquals(0, found.open());
        found.sound()
                .forEach(sound -> assertTrue(
                        isSound(
                                start,
                                puzzle.task(),
                                sound.without(),
                                sound.puzzle().firstMoves()),
                        sound.toString()));
        assertEquals(
                found.sound().size(),
                found.sound().stream().map(Simplifier.Sound::without).distinct().count());
        List<Integer> most = found.sound().getFirst().without();
        assertTrue(most.size() > 1, most.toString());
        assertTrue(found.last());
        List<Move> keys = search.find(start, puzzle.task()).solving();
        assertTrue(keys.containsAll(found.sound().getFirst().puzzle().firstMoves()), "the same solution");
        List<Integer> left =
                filled(start).stream().filter(cell -> !most.contains(cell)).toList();
        for (int one : left) {
            for (int other : left) {
                List<Integer> without = Stream.concat(most.stream(), Stream.of(one, other))
                        .distinct()
                        .toList();
                assertFalse(isSound(start, puzzle.task(), without, keys), without.toString());
            }
        }
    }

    @Test
    void blockedCellsAreNoPiecesAndWhatIsTakenAwayGoesBackToTheSupply() throws IOException {
        Position start = PuzzleCheckTest.position("wx1/1xbx/wxbb1/b1xx/bb1 b 8,5");
        Simplifier.Found found =
                new Simplifier(search, Duration.ZERO).withoutPieces(start, new Task.Draw(), (done, all) -> {});
        assertTrue(found.tried() > 0);
        Puzzle puzzle = puzzle(0);
        PositionSetup told = puzzle.start().setup().with(Optional.of(new Supply(10, 11)));
        Position more = ((SetupResult.Valid)
                        puzzle.start().game().position(puzzle.start().edition(), told))
                .position();
        Simplifier.Found less =
                new Simplifier(search, Duration.ZERO).withoutPieces(more, puzzle.task(), (done, all) -> {});
        assertFalse(less.sound().isEmpty());
        for (Simplifier.Sound sound : less.sound()) {
            Supply beside = sound.puzzle().start().supply();
            assertEquals(21 + sound.without().size(), beside.white() + beside.black());
        }
    }

    @Test
    void whereTheTimeEndsItIsTold() throws IOException {
        Puzzle puzzle = puzzle(0);
        Simplifier.Found found =
                new Simplifier(search, Duration.ZERO).withoutPieces(puzzle.start(), puzzle.task(), (done, all) -> {});
        assertFalse(found.whole());
        assertFalse(found.last());
        assertTrue(found.sound().stream().allMatch(sound -> sound.without().size() == 1), "each piece was tried");
    }

    @Test
    void whatReachesAllCornersFitsOnNoSmallerBoard() {
        Position start = PuzzleCheckTest.position("w3w/6/7/8/w7w/8/7/6/w3w w");
        assertEquals(
                0,
                new Simplifier(search, Duration.ZERO)
                        .onSmallerBoards(start, new Task.Win(), (done, all) -> {})
                        .tried());
    }

    @Test
    void aPuzzleOfASmallBoardIsFoundAgainFromALargerOne() {
        // The puzzle of the check's tests on 19 cells, with the same pieces in the middle of 37.
        Position small = PuzzleCheckTest.position("w1w/bb2/2w2/4/b1b b");
        Task task = new Task.Win();
        PuzzleProof proof = PuzzleProof.of(search, small, task, (turns, all) -> {});
        assertTrue(proof.report().orElseThrow().ok(), "the small one is sound");
        Position large = PuzzleCheckTest.position("4/1w1w1/1bb3/3w3/6/1b1b1/4 b");
        Simplifier.Found found = new Simplifier(search, Duration.ZERO).onSmallerBoards(large, task, (done, all) -> {});
        assertTrue(
                found.sound().stream()
                        .anyMatch(sound -> sound.puzzle()
                                .id()
                                .equals(proof.puzzle().orElseThrow().id())),
                found.toString());
        assertTrue(found.sound().stream()
                .allMatch(sound -> sound.puzzle().start().grid().cells() < 37
                        && filled(sound.puzzle().start()).size() == 7));
    }

    @Test
    void aStoppedSearchKeepsWhatItHas() throws IOException {
        Puzzle puzzle = puzzle(0);
        Simplifier.Found found = new Simplifier(search, Duration.ZERO)
                .withoutPieces(puzzle.start(), puzzle.task(), (done, all) -> {
                    if (done == 2) {
                        stop.press();
                    }
                });
        assertEquals(2, found.tried());
    }
}
