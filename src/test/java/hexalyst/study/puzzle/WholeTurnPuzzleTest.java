package hexalyst.study.puzzle;

import static hexalyst.game.Positions.move;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Exhaustive;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import hexalyst.study.puzzle.Referee.Ruling;
import hexalyst.study.puzzle.Solutions.Verdict;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Puzzles of games whose turns have several parts.
class WholeTurnPuzzleTest {
    private static final String RACE = "3/xww1/1bx1x/bbxb/xww b quiet=37 taken=3,1";
    private static final String GROWTHS = "wx1/xxww/bbxbw/bwb1/b1x w quiet=1 taken=2,2";
    private static final String LEAPS = "bbbb/bxbxb/1wwbbb/bxwxbxb/bwwwwb/1x1xb/wwww w marker=b1 quiet=17";

    private final SearchService service = new SearchService(new ProofTable(16L << 20), 1);
    private final StopSwitch stop = new StopSwitch();
    private final SolutionSearch search = new SolutionSearch(service, SearchLimits.NONE.withNodes(2_000_000), stop);

    @AfterEach
    void close() {
        service.close();
    }

    private static Position position(String game, String text) {
        return Positions.of(Games.named(game).orElseThrow(), text);
    }

    /// The result of the player to move, by exhaustive search.
    private static int worth(Position position, Map<Long, Integer> known) {
        return position.outcome().over()
                ? position.outcome()
                        .wonBy()
                        .map(winner -> winner == position.toMove() ? 1 : -1)
                        .orElse(0)
                : Exhaustive.value(position.searchBoard(), known);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"phalanx | " + RACE, "medusa | " + LEAPS, "medusa | bw/1x1/1b w marker=b1 quiet=17"})
    void everyTurnIsWorthWhatTryingEverythingTells(String game, String text) {
        Position start = position(game, text);
        List<Move> turns = start.legalMoves();
        Map<Long, Integer> known = new HashMap<>();
        for (Task task : List.of(new Task.Win(), new Task.AvoidLoss(), new Task.OnlyMove())) {
            Solutions solutions = search.find(start, task);
            assertTrue(solutions.settled());
            int best = turns.stream()
                    .mapToInt(turn -> -worth(start.play(turn), known))
                    .max()
                    .orElseThrow();
            for (Move turn : turns) {
                int value = -worth(start.play(turn), known);
                boolean solves = switch (task) {
                    case Task.Win win -> value == 1;
                    case Task.OnlyMove only -> value == best && best > -1;
                    default -> value > -1;
                };
                Verdict wanted = solves ? Verdict.SOLVES : Verdict.FAILS;
                assertEquals(wanted, solutions.verdict(turn), task.text() + " " + start.text(turn));
                assertEquals(wanted, search.judge(start, task, turn), start.text(turn));
            }
        }
    }

    @Test
    void turnsThatLeadToTheSamePositionAreOne() throws InterruptedException {
        Position start = position("phalanx", GROWTHS);
        Solutions first = search.find(start, new Task.Win());
        Move key = move(start, "a2+b4");
        assertEquals(List.of(key), first.solving());
        Move written = move(start, "b4+a2");
        assertEquals(start.play(key), start.play(written));
        assertEquals(Verdict.SOLVES, first.verdict(written));

        GameTree solution = new SolutionBuilder(search).build(first).orElseThrow();
        Puzzle puzzle = Puzzle.of(new Task.Win(), solution);
        assertTrue(new PuzzleCheck(search).check(puzzle, (turns, all) -> {}).ok());
        assertTrue(Referee.told(Referee.Turn.first(puzzle), written));
        Referee referee = new Referee(service, SearchLimits.NONE.withNodes(2_000_000), stop);
        Ruling.Right right = assertInstanceOf(Ruling.Right.class, referee.judge(Referee.Turn.first(puzzle), written));
        assertEquals(Ruling.Reason.STORED, right.reason());
    }

    @Test
    void turnsThatASymmetryCarriesIntoOneAnotherAreOne() {
        Position start = position("medusa", "2/1x1/2 b marker=w3");
        Solutions solutions = search.find(start, new Task.Win());
        assertEquals(7, start.legalMoves().size());
        assertEquals(2, solutions.choices().size(), "six cells alike, or none");
    }

    @Test
    void aWrongTurnIsRefutedByWholeTurns() throws InterruptedException {
        Position start = position("phalanx", RACE);
        Solutions first = search.find(start, new Task.Win());
        Move wrong = first.with(Verdict.FAILS).getFirst();
        List<Move> line =
                new Defence(search).refute(start, wrong, new Task.Win()).orElseThrow();
        Position at = start.play(wrong);
        for (Move turn : line) {
            at = at.play(turn);
        }
        assertTrue(at.outcome().over());
        assertFalse(at.outcome().wonBy().equals(Optional.of(start.toMove())));
    }

    @Test
    void tooManyTurnsToListStayOpen() {
        Position start = position("phalanx", "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 w phase=place1");
        SolutionSearch hasty = new SolutionSearch(service, SearchLimits.NONE.withNodes(100), stop);
        Solutions solutions = hasty.find(start, new Task.Win());
        assertFalse(solutions.settled());
        assertEquals(List.of(), solutions.solving());
        assertEquals(Verdict.OPEN, solutions.verdict(Move.of(start.parts().getFirst())));
        assertEquals(Optional.empty(), new Defence(hasty).reply(start, new Task.Win()));
    }
}
