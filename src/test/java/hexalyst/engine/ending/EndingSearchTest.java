package hexalyst.engine.ending;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.Step;
import hexalyst.game.Traits;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.Chase;
import hexalyst.game.kit.Walk;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class EndingSearchTest {
    private static final EndingSearch.Limits NONE = new EndingSearch.Limits(Long.MAX_VALUE, Long.MAX_VALUE);
    private static final Game HEXDAMEO = Games.named("hexdameo").orElseThrow();
    private static final List<Kind> KINDS = List.of(
            new Kind(Walk.GAME, HexGrid.hexagon(2, 2), 5),
            new Kind(Chase.GAME, HexGrid.hexagon(2, 2), 4),
            new Kind(Chase.GAME, HexGrid.hexagon(3, 3), 2),
            new Kind(HEXDAMEO, HexGrid.hexagon(2, 2), 3),
            new Kind(HEXDAMEO, HexGrid.hexagon(3, 3), 2));

    private record Kind(Game game, Grid grid, int men) {}

    private static SolvedEnding solve(Position position) {
        return new EndingSearch(position.searchBoard(), NONE, () -> true).run().orElseThrow();
    }

    private static int value(SolvedEnding ending, SearchBoard board) {
        return new EndingReader(board).value(List.of(ending));
    }

    /// Counts values, to see that there are enough of each.
    private static final class Count {
        private int won;
        private int lost;
        private int drawn;

        void add(int value) {
            won += value > 0 ? 1 : 0;
            lost += value < 0 ? 1 : 0;
            drawn += value == 0 ? 1 : 0;
        }

        void assertAtLeast(int each) {
            assertTrue(
                    won >= each && lost >= each && drawn >= each,
                    () -> won + " won, " + lost + " lost, " + drawn + " drawn");
        }
    }

    @Test
    void everyPositionHasTheValueThatThePlainestMethodFinds() {
        Random random = new Random(11);
        Count count = new Count();
        for (Kind kind : KINDS) {
            PlainValues plain = new PlainValues();
            for (int round = 0; round < 40; round++) {
                Optional<RandomHistory> found = RandomHistory.of(random, kind.game(), kind.grid(), kind.men(), 0);
                if (found.isPresent()) {
                    SolvedEnding ending = solve(found.get().position());
                    plain.all(found.get().position()).forEach((position, value) -> {
                        count.add(value);
                        assertEquals(value, value(ending, position.searchBoard()), position::toString);
                    });
                }
            }
        }
        count.assertAtLeast(500);
    }

    @Test
    void whatWasOnTheBoardTwiceIsADraw() {
        Random random = new Random(12);
        int differ = 0;
        for (Kind kind : KINDS) {
            PlainValues plain = new PlainValues();
            for (int round = 0; round < 300; round++) {
                Optional<RandomHistory> found = RandomHistory.of(random, kind.game(), kind.grid(), kind.men(), 14);
                if (found.isPresent()) {
                    differ += asserted(found.get(), plain) ? 1 : 0;
                }
            }
        }
        assertTrue(differ > 5, "what was before hardly ever mattered: " + differ);
    }

    /// Checks the value of a position and of those after its moves. Returns true if what was before matters.
    private static boolean asserted(RandomHistory history, PlainValues plain) {
        Position root = history.position();
        int value = plain.value(root, history.twice());
        SolvedEnding ending = solve(root);
        SearchBoard board = root.searchBoard();
        assertEquals(value, value(ending, board), root::toString);
        long here = board.contents().orElseThrow().here();
        long[] before = board.contents().orElseThrow().seenTwice();
        boolean others = LongStream.of(before).anyMatch(seen -> seen != here);
        boolean again = LongStream.of(before).anyMatch(seen -> seen == here);
        for (Step step : root.steps()) {
            int code = root.code(step);
            if (board.make(code) == TurnResult.ONGOING) {
                int after = value(ending, board);
                boolean forgot = board.contents().orElseThrow().seenTwice().length == 0;
                boolean known = others ? !forgot && !again : forgot || !again;
                assertTrue(after != EndingReader.UNKNOWN || !known, root::toString);
                assertTrue(
                        after == EndingReader.UNKNOWN || after == plain.value(root.step(step), history.twice()),
                        () -> root + " " + root.text(step));
            }
            board.unmake();
        }
        return plain.value(root, Set.of()) != value;
    }

    @Test
    void theFullRulesGiveTheSameValuesAndPlies() {
        Random random = new Random(13);
        Count count = new Count();
        int before = 0;
        for (int round = 0; round < 900; round++) {
            Kind kind = KINDS.get(3 * random.nextInt(2));
            int men = 2 + random.nextInt(4);
            Optional<RandomHistory> found =
                    RandomHistory.blocked(random, kind.game(), kind.grid(), men, random.nextInt(12));
            if (found.isEmpty()) {
                continue;
            }
            Position root = found.get().position();
            OptionalInt value = new FullRules(1_500).value(root, found.get().times());
            if (value.isPresent()) {
                count.add(value.getAsInt());
                before += found.get().twice().isEmpty() ? 0 : 1;
                assertEquals(value.getAsInt(), value(solve(root), root.searchBoard()), root::toString);
            }
        }
        count.assertAtLeast(10);
        assertTrue(before > 20, before + " after something came back");
    }

    @Test
    void anEndingWithoutTheHistoryTellsNothingFalse() {
        Random random = new Random(14);
        Count told = new Count();
        int untold = 0;
        for (Kind kind : KINDS) {
            PlainValues plain = new PlainValues();
            for (int round = 0; round < 300; round++) {
                Optional<RandomHistory> found = RandomHistory.of(random, kind.game(), kind.grid(), kind.men(), 14);
                if (found.isPresent() && !found.get().twice().isEmpty()) {
                    Position root = found.get().position();
                    int value = value(solve(PlainValues.plain(root)), root.searchBoard());
                    if (value == EndingReader.UNKNOWN) {
                        untold++;
                    } else {
                        told.add(value);
                        assertEquals(plain.value(root, found.get().twice()), value, root::toString);
                    }
                }
            }
        }
        told.assertAtLeast(3);
        assertTrue(untold > 10);
    }

    @Test
    void givesUpAtEveryLimit() {
        Position root = Positions.of(HEXDAMEO, "4/5/2w3/3W1/2B1 w");
        Map<String, EndingSearch> searches = Map.of(
                "positions",
                new EndingSearch(root.searchBoard(), new EndingSearch.Limits(10_000, Long.MAX_VALUE), () -> true),
                "memory",
                new EndingSearch(root.searchBoard(), new EndingSearch.Limits(Long.MAX_VALUE, 200_000), () -> true),
                "stopped",
                new EndingSearch(root.searchBoard(), NONE, () -> false));
        searches.forEach((limit, search) -> assertEquals(Optional.empty(), search.run(), limit));
        int[] left = {19_000};
        EndingSearch late = new EndingSearch(root.searchBoard(), NONE, () -> left[0]-- > 0);
        assertTrue(late.run().isPresent() == left[0] >= 0);
        assertTrue(late.expanded() > 10_000, "it ended while solving, not while listing");
    }

    @Test
    void gamesWhoseBoardsFillOrWhoseTurnsAreRememberedHaveNone() {
        for (Game game : Games.all()) {
            SearchBoard board = game.start(game.editions().getFirst()).searchBoard();
            boolean third = game.traits().repetition() == Traits.Repetition.THIRD_IS_A_DRAW;
            assertEquals(third, board.contents().isPresent(), game.id());
            if (!third) {
                assertFalse(new EndingSearch(board, NONE, () -> true).run().isPresent());
            }
        }
    }
}
