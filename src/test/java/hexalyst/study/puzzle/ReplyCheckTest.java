package hexalyst.study.puzzle;

import static hexalyst.game.Positions.move;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.study.puzzle.Solutions.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class ReplyCheckTest {
    private static final int BAD = 2;

    private final SearchService service = new SearchService(new ProofTable(16L << 20), 1);
    private final SolutionSearch search =
            new SolutionSearch(service, SearchLimits.NONE.withNodes(2_000_000), new StopSwitch());

    @AfterEach
    void close() {
        service.close();
    }

    /// Adds a line of moves, and returns the tree.
    private static GameTree line(GameTree tree, String... moves) {
        GameTree now = tree;
        int node = GameTree.ROOT;
        for (String text : moves) {
            Move move = move(tree.start(), text);
            now = now.apply(new TreeEdit.Play(node, move)).tree();
            node = now.childWith(node, move).orElseThrow();
        }
        return now;
    }

    /// Marks the move at the end of a line with a question mark.
    private static GameTree bad(GameTree tree, String... moves) {
        int node = GameTree.ROOT;
        for (String text : moves) {
            node = tree.childWith(node, move(tree.start(), text)).orElseThrow();
        }
        return tree.apply(new TreeEdit.Annotate(
                        node, tree.node(node).annotations().withGlyphs(List.of(BAD))))
                .tree();
    }

    private List<String> faults(Task task, GameTree tree) {
        PuzzleReport report = new PuzzleCheck(search).check(Puzzle.of(task, tree), (turns, all) -> {});
        return report.faults().stream().map(report::text).toList();
    }

    @Test
    void aDefenceBesideTheMainLineHoldsOutAsLongOrIsMarkedAsWeaker() {
        Task task = new Task.WinWithin(7);
        GameTree solution = new SolutionBuilder(search)
                .build(PuzzleCheckTest.position(PuzzleCheckTest.SEVEN), task)
                .orElseThrow();
        assertEquals(List.of(), faults(task, solution));
        GameTree shorter = line(solution, "g2w", "b1b", "d1w");
        assertEquals(
                List.of("after g2w: b1b does not hold out longest; mark it with ? if it is only a weaker defence"),
                faults(task, shorter));
        assertEquals(List.of(), faults(task, bad(shorter, "g2w", "b1b")));
        GameTree wrong = bad(line(solution, "g2w", "b1b", "f7w"), "g2w", "b1b");
        assertEquals(
                List.of("after g2w b1b: f7w does not solve; d1w solves"),
                faults(task, wrong),
                "the answer still has to");
    }

    @Test
    void everyMoveAfterATryHasToRefuteIt() {
        Position start = PuzzleCheckTest.position(PuzzleCheckTest.DIAGRAM);
        GameTree right = line(GameTree.of(start), "i2w");
        Position after = start.play(move(start, "c7b"));
        Defence defence = new Defence(search);
        String good = reply(after, defence, new Task.Win(), true);
        String poor = reply(after, defence, new Task.Win(), false);
        Task task = new Task.Win();
        assertEquals(List.of(), faults(task, bad(line(right, "c7b", good), "c7b")));
        GameTree failing = bad(line(right, "c7b", poor), "c7b");
        assertEquals(List.of("after c7b: " + poor + " does not refute it; " + good + " does"), faults(task, failing));
        assertEquals(List.of(), faults(task, bad(failing, "c7b", poor)), "it is shown as a mistake");
    }

    private static String reply(Position after, Defence defence, Task task, boolean refutes) {
        return after.legalMoves().stream()
                .filter(move -> !after.play(move).outcome().over())
                .filter(move -> defence.refutation(after, move, task).orElseThrow() == refutes)
                .map(after::text)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aTryThatWinsTooLateIsRefutedByWhatHoldsOut() {
        Task task = new Task.WinWithin(7);
        Position start = PuzzleCheckTest.position(PuzzleCheckTest.SEVEN);
        GameTree solution = new SolutionBuilder(search).build(start, task).orElseThrow();
        Defence defence = new Defence(search);
        String tried = start.legalMoves().stream()
                .filter(move -> search.judge(start, task, move) == Verdict.FAILS)
                .filter(move -> start.play(move).legalMoves().stream()
                        .anyMatch(reply -> !defence.refutation(start.play(move), reply, task)
                                .orElse(true)))
                .map(start::text)
                .findFirst()
                .orElseThrow();
        Position after = start.play(move(start, tried));
        String good = reply(after, defence, task, true);
        String poor = reply(after, defence, task, false);
        assertEquals(List.of(), faults(task, bad(line(solution, tried, good), tried)));
        assertEquals(
                List.of("after " + tried + ": " + poor + " does not refute it; " + good + " does"),
                faults(task, bad(line(solution, tried, poor), tried)));
    }

    @Test
    void aTryThatIsNotSettledIsNamed() {
        Position start = PuzzleCheckTest.position("5/6/7/8/9/8/7/6/5 w");
        SolutionSearch brief = new SolutionSearch(service, SearchLimits.NONE.withNodes(50), new StopSwitch());
        GameTree tree = bad(line(line(GameTree.of(start), "e5w"), "e4b"), "e4b");
        PuzzleReport report = new PuzzleCheck(brief).check(Puzzle.of(new Task.Win(), tree), (turns, all) -> {});
        assertTrue(
                report.faults().stream()
                        .map(report::text)
                        .anyMatch("it is not settled whether e4b fails, which is marked as wrong"::equals),
                report.faults().toString());
    }

    /// What the program adds to a solution is proved by its own check.
    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "hard", "pentalath"})
    void aWholeSolutionIsRight(String set) throws IOException, InterruptedException {
        List<Puzzle> puzzles = PuzzleSet.read(Path.of("sample-games", "puzzles", set + ".hgn"), GameLookup.standard())
                .puzzles();
        int added = 0;
        for (Puzzle puzzle : puzzles.subList(0, 3)) {
            GameTree whole = WholeSolution.of(puzzle, search);
            added += whole.size() - puzzle.solution().size();
            assertEquals(List.of(), faults(puzzle.task(), whole), puzzle.title());
        }
        assertTrue(added > 0, "tries or defences");
    }
}
