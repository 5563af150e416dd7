package hexalyst.study.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.engine.verify.CheckResult;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.engine.verify.Verifier;
import hexalyst.game.Position;
import hexalyst.notation.GameLookup;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.turn.Threats;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The puzzles that come with the program: enough of each grade, all different, and a sample of them proved again. The
/// command `puzzle check sample-games/puzzles/*.hgn` proves all of them.
@Tag("slow")
class ShippedPuzzlesTest {
    private static final int SAMPLE = 12;
    /// For a theme, positions are searched with the other player to move too, which nobody has proved.
    private static final long THEME_NODES = 2_000_000;

    private static List<Puzzle> all() throws IOException {
        List<Puzzle> puzzles = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of("sample-games/puzzles"))) {
            for (Path file : files.sorted().toList()) {
                PuzzleSet set = PuzzleSet.read(file, GameLookup.standard());
                assertEquals(List.of(), set.problems(), file.toString());
                puzzles.addAll(set.puzzles());
            }
        }
        return puzzles;
    }

    private static List<Puzzle> sample(int size) throws IOException {
        List<Puzzle> puzzles = all();
        Collections.shuffle(puzzles, new Random(20261121));
        return puzzles.subList(0, size);
    }

    @Test
    void thereAreEnoughOfEachGradeAndAllDiffer() throws IOException {
        Map<Grade, Integer> grades = new EnumMap<>(Grade.class);
        NearDuplicates known = new NearDuplicates();
        List<Puzzle> puzzles = all();
        for (Puzzle puzzle : puzzles) {
            grades.merge(puzzle.difficulty().orElseThrow().grade(), 1, Integer::sum);
            assertTrue(known.add(puzzle), PositionText.format(puzzle.start()));
        }
        assertTrue(puzzles.size() >= 150, puzzles.size() + " puzzles");
        assertTrue(grades.size() == 3 && Collections.min(grades.values()) >= 45, grades.toString());
        long small = puzzles.stream()
                .filter(puzzle -> puzzle.start().grid().cells() == 61)
                .count();
        assertTrue(small > 100 && puzzles.size() - small >= 15, small + " on 61 cells");
    }

    @Test
    void drawsZugzwangPassesAndPairsAreAmongThem() throws IOException {
        List<Puzzle> puzzles = all();
        for (Task task : List.of(new Task.Draw(), new Task.BothMoves())) {
            assertTrue(
                    puzzles.stream()
                                    .filter(puzzle -> puzzle.task().equals(task))
                                    .count()
                            >= 30,
                    task.text());
        }
        for (PuzzleTheme theme : List.of(PuzzleTheme.ZUGZWANG, PuzzleTheme.PASS)) {
            assertTrue(
                    puzzles.stream()
                                    .filter(puzzle -> puzzle.themes().contains(theme))
                                    .count()
                            >= 20,
                    theme.id());
        }
    }

    @Test
    void aWinWithinSomePliesTakesThemAll() throws IOException {
        int wins = 0;
        int whole = 0;
        for (Puzzle puzzle : all()) {
            if (puzzle.task() instanceof Task.WinWithin within) {
                int plies = puzzle.solution().mainLine().size() - 1;
                Position last =
                        puzzle.solution().position(puzzle.solution().mainLine().getLast());
                boolean over = last.outcome().over();
                assertTrue(!over || plies == within.plies(), PositionText.format(puzzle.start()));
                wins++;
                whole += over || Threats.everyTurnLoses(last) ? 1 : 0;
            }
        }
        assertTrue(100 * whole >= 95 * wins, whole + " of " + wins + " are played to the end");
    }

    @Test
    void nobodyThrowsADrawAway() throws IOException {
        for (Puzzle puzzle : all()) {
            GameTree tree = puzzle.solution();
            if (puzzle.task() instanceof Task.Draw) {
                try (SearchService service = new SearchService(new ProofTable(4L << 20), 1)) {
                    SolutionSearch search = new SolutionSearch(service, SearchLimits.NONE, new StopSwitch());
                    for (int node : tree.preorder(GameTree.ROOT)) {
                        Position position = tree.position(node);
                        boolean drawn = position.outcome().over()
                                ? position.outcome().wonBy().isEmpty()
                                : search.value(position).orElseThrow().value() == Value.DRAW;
                        assertTrue(drawn, PositionText.format(position));
                    }
                }
            }
        }
    }

    @Test
    void aSampleIsProvedAgain() throws IOException {
        for (Puzzle puzzle : sample(SAMPLE)) {
            try (SearchService service = new SearchService(new ProofTable(16L << 20), 1)) {
                SolutionSearch search = new SolutionSearch(service, SearchLimits.NONE, new StopSwitch());
                PuzzleReport report = new PuzzleCheck(search).check(puzzle, (turns, all) -> {});
                assertEquals(
                        List.of(),
                        report.faults().stream().map(report::text).toList(),
                        PositionText.format(puzzle.start()));
                SolutionSearch themes =
                        new SolutionSearch(service, SearchLimits.NONE.withNodes(THEME_NODES), new StopSwitch());
                assertEquals(
                        puzzle.themes(),
                        new ThemeFinder(themes).find(puzzle.solution()),
                        PositionText.format(puzzle.start()));
            }
        }
    }

    @Test
    void theProofsOfASampleAreAccepted() throws Exception {
        for (Puzzle puzzle : sample(4)) {
            Position start = puzzle.start();
            try (SearchService service = new SearchService(new ProofTable(16L << 20), 1)) {
                SearchReport report =
                        service.start(start, SearchLimits.NONE, heard -> {}).await();
                Value value = report.value().orElseThrow();
                byte[] proof = service.writer(start, value)
                        .write(PositionText.format(start), "a test", (positions, replies) -> true)
                        .orElseThrow();
                ByteArrayInputStream in = new ByteArrayInputStream(proof);
                CheckResult verdict =
                        new Verifier((positions, replies) -> true).verify(ProofHeader.read(in), start, in);
                assertInstanceOf(CheckResult.Verified.class, verdict, PositionText.format(start));
            }
        }
    }
}
