package hexalyst.analysis.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.JobProgress;
import hexalyst.analysis.results.Difficulty;
import hexalyst.analysis.results.MergeCount;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Seal;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.game.Content;
import hexalyst.game.Exhaustive;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.notation.PositionText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class BalanceFinderTest {
    private static final Seal OURS = Seal.ofThisRun();
    private static final Seal THEIRS = Seal.ofThisRun();
    private static final Position TEN_CELLS = Positions.of("3/4/3 w");
    private static final Position NINETEEN_CELLS = Positions.of("3/4/5/4/3 w");
    private static final SearchLimits ENOUGH = SearchLimits.NONE.withNodes(3_000_000);
    private static final SearchLimits LITTLE = SearchLimits.NONE.withNodes(20);

    private static SearchService fresh() {
        return new SearchService(new ProofTable(1 << 20), 1);
    }

    private static BalanceFinder finder(List<Restriction> restrictions, ResultStore store, SearchLimits each) {
        return new BalanceFinder(restrictions, store, BalanceFinderTest::fresh, each, SearchLimits.NONE);
    }

    private static Set<PositionKey> blockedOneByOne(Position start, int count) {
        Set<PositionKey> keys = new HashSet<>();
        List<PositionSetup> some = List.of(start.setup());
        for (int i = 0; i < count; i++) {
            List<PositionSetup> more = new ArrayList<>();
            for (PositionSetup setup : some) {
                for (int cell = 0; cell < start.grid().cells(); cell++) {
                    if (setup.cells().get(cell).isEmpty()) {
                        more.add(setup.with(cell, Content.BLOCKED));
                    }
                }
            }
            some = more;
        }
        for (PositionSetup setup : some) {
            if (start.game().position(start.edition(), setup) instanceof SetupResult.Valid valid) {
                keys.add(valid.position().key());
            }
        }
        return keys;
    }

    @Test
    void eachChoiceUpToSymmetryStandsOnce() {
        for (int count = 0; count <= 3; count++) {
            List<Restriction> all = Restriction.blocked(NINETEEN_CELLS, count);
            Set<PositionKey> keys = new HashSet<>();
            for (Restriction restriction : all) {
                assertEquals(count, restriction.blocked().size());
                assertTrue(keys.add(restriction.position().key()), restriction.text());
            }
            assertEquals(blockedOneByOne(NINETEEN_CELLS, count), keys);
        }
        assertEquals(8, Restriction.firstMoves(NINETEEN_CELLS).orElseThrow().size());
    }

    @Test
    void aSampleIsTheSameForTheSameSeedAndKeepsTheOrder() {
        List<Restriction> all = Restriction.blocked(NINETEEN_CELLS, 2);
        List<Restriction> some = Restriction.sample(all, 5, 7);
        assertEquals(5, some.size());
        assertEquals(some, Restriction.sample(all, 5, 7));
        assertEquals(all.stream().filter(some::contains).toList(), some);
        assertFalse(some.equals(Restriction.sample(all, 5, 8)));
        assertEquals(all, Restriction.sample(all, all.size(), 7));
    }

    private static int worth(Position position) {
        return switch (position.outcome()) {
            case Outcome.Ongoing ongoing -> Exhaustive.value(position.searchBoard(), new HashMap<>());
            case Outcome.Won won -> won.winner() == position.toMove() ? 1 : -1;
            case Outcome.Drawn drawn -> 0;
        };
    }

    private static int worth(Value value) {
        return switch (value) {
            case WIN -> 1;
            case DRAW -> 0;
            case LOSS -> -1;
        };
    }

    @Test
    void findsWhatTryingEverythingFinds() throws IOException, InterruptedException {
        List<Restriction> restrictions = new ArrayList<>(Restriction.blocked(TEN_CELLS, 0));
        restrictions.addAll(Restriction.blocked(TEN_CELLS, 1));
        restrictions.addAll(Restriction.blocked(TEN_CELLS, 2));
        restrictions.addAll(Restriction.firstMoves(TEN_CELLS).orElseThrow());
        try (ResultStore store = ResultStore.inMemory()) {
            BalanceFinder finder = finder(restrictions, store, ENOUGH);
            assertTrue(finder.run(at -> {}));
            List<Balance> table = finder.table();
            assertEquals(restrictions, table.stream().map(Balance::restriction).toList());
            for (Balance row : table) {
                Position position = row.restriction().position();
                assertEquals(
                        worth(position),
                        worth(row.proof().orElseThrow().value()),
                        row.restriction().text());
                int winning = 0;
                int drawing = 0;
                for (Move move : position.legalMoves()) {
                    int value = -worth(position.play(move));
                    winning += value == 1 ? 1 : 0;
                    drawing += value == 0 ? 1 : 0;
                }
                Difficulty counted = row.difficulty().orElseThrow();
                assertEquals(0, counted.open());
                assertEquals(winning, counted.winning(), row.restriction().text());
                assertEquals(drawing, counted.drawing(), row.restriction().text());
            }
        }
    }

    @Test
    void whatIsNotProvedStaysOpen() throws IOException, InterruptedException {
        try (ResultStore store = ResultStore.inMemory()) {
            BalanceFinder finder = finder(Restriction.blocked(NINETEEN_CELLS, 0), store, LITTLE);
            assertTrue(finder.run(at -> {}));
            Balance row = finder.table().getFirst();
            assertEquals(Optional.empty(), row.proof());
            Difficulty counted = row.difficulty().orElseThrow();
            assertFalse(counted.settled());
            assertEquals(38, counted.moves());
            assertTrue(counted.open() > 0, counted.toString());
            assertEquals("open", new BalanceWords().value(row));
            // With more effort it is searched again.
            BalanceFinder longer = finder(Restriction.blocked(NINETEEN_CELLS, 0), store, ENOUGH);
            assertTrue(longer.run(at -> {}));
            // ENGINE.md's table, from an independent program: c3 in one's own colour wins, all else loses.
            Balance proved = longer.table().getFirst();
            assertEquals(Value.WIN, proved.proof().orElseThrow().value());
            assertEquals(1, proved.difficulty().orElseThrow().winning());
            assertEquals(37, proved.difficulty().orElseThrow().losing());
            assertEquals("1 of 38", new BalanceWords().moves(proved));
        }
    }

    @Test
    void goesOnWhereItWasAndFindsTheSameTable(@TempDir Path folder) throws IOException, InterruptedException {
        List<Restriction> restrictions = Restriction.blocked(NINETEEN_CELLS, 1);
        SearchLimits each = SearchLimits.NONE.withNodes(60_000);
        List<Balance> straight;
        try (ResultStore store = ResultStore.inMemory()) {
            BalanceFinder finder = finder(restrictions, store, each);
            assertTrue(finder.run(at -> {}));
            straight = finder.table();
        }
        // Not closed, as when the program is killed.
        ResultStore killed = ResultStore.open(folder.resolve("results.db"), OURS);
        BalanceFinder half = finder(restrictions, killed, each);
        assertFalse(half.run(at -> {
            if (at.done() >= 2) {
                half.control().cancel();
            }
        }));
        try (ResultStore store = ResultStore.open(folder.resolve("results.db"), OURS)) {
            List<JobProgress> seen = new ArrayList<>();
            BalanceFinder rest = finder(restrictions, store, each);
            assertEquals(
                    2,
                    rest.table().stream()
                            .filter(row -> row.difficulty().isPresent())
                            .count());
            assertTrue(rest.run(seen::add));
            assertEquals(2, seen.getFirst().done());
            assertEquals(straight, rest.table());
        }
        try (ResultStore elsewhere = ResultStore.open(folder.resolve("elsewhere.db"), THEIRS)) {
            MergeCount merged = elsewhere.merge(folder.resolve("results.db"));
            assertTrue(merged.claimed() > 0, merged + " of " + straight);
            BalanceFinder again = finder(restrictions, elsewhere, each);
            assertTrue(again.table().stream().allMatch(row -> row.proof().isEmpty()), "nobody's word is a proof");
            assertTrue(again.run(at -> {}));
            assertEquals(straight, again.table());
        }
        try (ResultStore later = ResultStore.open(folder.resolve("elsewhere.db"), THEIRS)) {
            assertEquals(straight, finder(restrictions, later, each).table(), "and kept");
        }
    }

    private static Balance row(String first, Finding.Proved proof, long nodes, int winning) {
        Move move = NINETEEN_CELLS.legalMoves().stream()
                .filter(legal -> NINETEEN_CELLS.text(legal).equals(first))
                .findFirst()
                .orElseThrow();
        return new Balance(
                new Restriction(NINETEEN_CELLS.play(move), List.of(), Optional.of(move)),
                Optional.ofNullable(proof).filter(known -> known.plies() >= 0),
                Optional.of(new Difficulty(new Effort(1, nodes), nodes, true, 30, winning, 0, 30 - winning, 1, true)),
                OptionalDouble.empty());
    }

    private static String sorted(Balance.Order order, List<Balance> rows) {
        return String.join(
                " ",
                rows.stream()
                        .sorted(order.comparator())
                        .map(row -> row.restriction().text())
                        .toList());
    }

    @Test
    void sortsByWhatIsAsked() {
        Finding.Proved open = new Finding.Proved(Value.WIN, -1);
        List<Balance> rows = List.of(
                row("a1w", new Finding.Proved(Value.WIN, 9), 50, 4),
                row("a2w", new Finding.Proved(Value.LOSS, 30), 10, 0),
                row("b2w", open, 70, 2),
                row("c3w", new Finding.Proved(Value.WIN, 21), 60, 1));
        assertEquals("a2w b2w c3w a1w", sorted(Balance.Order.VALUE, rows));
        assertEquals("a2w c3w a1w b2w", sorted(Balance.Order.PLIES, rows));
        assertEquals("b2w c3w a1w a2w", sorted(Balance.Order.NODES, rows));
        assertEquals("a2w c3w b2w a1w", sorted(Balance.Order.MOVES, rows));
    }

    private static final String SET_UP = "w1b1w/2o3/2ooo2/1ooooo2/b2o4w/3oo3/2o4/2o3/2b2 w";

    private static Position setUp(String text) {
        return Positions.of(Games.named("swish").orElseThrow(), text);
    }

    @Test
    void aSetUpIsBegunByEitherColourAndWhatItLeavesOutIsTheBait() {
        List<Restriction> both = Restriction.leavingOut(setUp(SET_UP), 3, 0);
        assertEquals(
                List.of(SET_UP + " score=0,5", SET_UP.replace(" w", " b") + " score=5,0"),
                both.stream().map(one -> PositionText.format(one.position())).toList());
        assertEquals(3, both.getFirst().made().orElseThrow().number());
        assertEquals(28, Restriction.leavingOut(setUp(SET_UP), 1, 1).size(), "14 beads, two colours");
        assertEquals(List.of(), Restriction.leavingOut(setUp(SET_UP.replace("2b2", "2w2")), 1, 0), "a rook is missing");
        Position start = setUp("2b2/6/w1ooo1w/2oooo2/2ooooo2/2oooo2/b1ooo1b/6/2w2 w");
        assertEquals(1, Restriction.leavingOut(start, 1, 0).size(), "alike for both colours");
        List<Restriction> some = Restriction.sample(Restriction.leavingOut(setUp(SET_UP), 1, 1), 5, 1);
        assertEquals(10, some.size(), "five set-ups, begun by either colour");
        assertEquals(5, some.stream().map(Restriction::made).distinct().count());
    }

    @Test
    void theAnswerToASetUpFollowsFromBothWaysToBegin() {
        assertEquals(Optional.of(Value.WIN), answer(Value.LOSS, Value.WIN).first());
        assertEquals(Optional.of(Value.WIN), answer(null, Value.WIN).first(), "the better colour");
        assertEquals(Optional.empty(), answer(null, Value.LOSS).first());
        assertEquals(Optional.of(Value.DRAW), answer(Value.DRAW, Value.LOSS).first());
        assertEquals(Optional.of(Value.LOSS), answer(Value.LOSS, Value.LOSS).first());
        assertEquals(0.5, answer(Value.DRAW, Value.LOSS).chance().orElseThrow());
        assertTrue(answer(null, Value.LOSS).chance().isEmpty(), "neither proved nor estimated");
    }

    @Test
    void theMostEvenSetUpIsProvedEvenOrElseOpenWithTheNearestChance() {
        List<Restriction> three = Restriction.leavingOut(setUp(SET_UP), 1, 1).stream()
                .filter(one -> one.position().toMove() == Side.WHITE)
                .limit(3)
                .toList();
        Balance lost = row(three.get(0), Value.LOSS);
        Balance far = estimated(three.get(1), 0.8);
        Balance near = estimated(three.get(2), 0.35);
        assertEquals(Optional.empty(), SetupAnswer.mostEven(List.of()));
        assertEquals(Optional.empty(), SetupAnswer.mostEven(List.of(lost)));
        assertEquals(
                three.get(1).made(), SetupAnswer.mostEven(List.of(lost, far)).map(SetupAnswer::made));
        assertEquals(
                three.get(2).made(),
                SetupAnswer.mostEven(List.of(lost, far, near)).map(SetupAnswer::made));
        Balance even = row(three.get(0), Value.DRAW);
        assertEquals(
                three.get(0).made(), SetupAnswer.mostEven(List.of(near, even)).map(SetupAnswer::made));
    }

    private static Balance estimated(Restriction restriction, double chance) {
        return new Balance(restriction, Optional.empty(), Optional.empty(), OptionalDouble.of(chance));
    }

    private static SetupAnswer answer(@Nullable Value white, @Nullable Value black) {
        List<Restriction> both = Restriction.leavingOut(setUp(SET_UP), 1, 0);
        List<SetupAnswer> answers = SetupAnswer.of(List.of(row(both.getFirst(), white), row(both.getLast(), black)));
        assertEquals(1, answers.size());
        return answers.getFirst();
    }

    private static Balance row(Restriction restriction, @Nullable Value value) {
        return new Balance(
                restriction,
                Optional.ofNullable(value).map(known -> new Finding.Proved(known, 0)),
                Optional.empty(),
                OptionalDouble.empty());
    }

    @Test
    void whatIsNotProvedOfASetUpIsEstimated() throws IOException, InterruptedException {
        try (ResultStore store = ResultStore.inMemory()) {
            BalanceFinder finder = finder(Restriction.leavingOut(setUp(SET_UP), 1, 0), store, LITTLE);
            assertTrue(finder.run(at -> {}));
            for (Balance row : finder.table()) {
                assertTrue(row.proof().isEmpty());
                double chance = row.estimate().orElseThrow();
                assertTrue(chance > 0 && chance < 1, "chance " + chance);
            }
        }
    }
}
