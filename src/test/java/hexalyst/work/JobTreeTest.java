package hexalyst.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.LeafReport;
import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Question;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.Value;
import hexalyst.engine.ValueBounds;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Positions;
import hexalyst.game.Step;
import hexalyst.game.pentalath.Pentalath;
import hexalyst.game.phalanx.Phalanx;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The tree agrees with the search of the whole position, whatever the workers do.
@Tag("slow")
class JobTreeTest {
    private static final String EMPTY_19 = "3/4/5/4/3 w";
    private static final int FEW_NODES = 50;
    private static final int MOST_NODES = 2_000;

    private static final SearchService PLAIN = new SearchService(new ProofTable(16 << 20), 1);

    private static boolean believed(PositionKey position, JobNode row) {
        return true;
    }

    @AfterAll
    static void close() {
        PLAIN.close();
    }

    private static Optional<ProvedValue> plain(Position position, long nodes) {
        return PLAIN.quickProof(position.searchBoard()).prove(SearchLimits.NONE.withNodes(nodes));
    }

    /// The nodes that a search with an empty table needs.
    private static long plainNodes(Position position) {
        QuickProof proof = new QuickProof(position.searchBoard(), new ProofTable(1 << 20));
        proof.prove(SearchLimits.NONE.withNodes(MOST_NODES));
        return proof.nodes();
    }

    private static JobTree solved(Position position, int workers, int nodes, Random random) {
        JobTree tree = JobTree.of(position);
        try (Crew crew = new Crew(workers, nodes, random)) {
            crew.work(tree);
        }
        assertEquals(Optional.empty(), tree.clash());
        assertEquals(0, tree.size().busy());
        return tree;
    }

    /// The value is right, and so is the bound on the plies.
    private static void assertSame(Position position, Value value, JobTree tree) {
        ProvedValue found = tree.value().orElseThrow();
        assertEquals(value, found.value(), position::toString);
        SearchStop stop = SearchStop.within(SearchLimits.NONE);
        QuickProof proof = PLAIN.quickProof(position.searchBoard());
        Optional<Boolean> timely = switch (value) {
            case WIN -> proof.winsWithin(found.plies(), stop);
            case LOSS -> proof.losesWithin(found.plies(), stop);
            case DRAW -> Optional.empty();
        };
        assertTrue(timely.orElse(true), () -> found + " in " + position);
    }

    /// Compares positions until each value has occurred a few times.
    private static void assertSame(Supplier<Optional<Position>> positions, int workers, int wanted, int few) {
        Random random = new Random(workers);
        TreeMap<Value, Integer> met = new TreeMap<>();
        int expanded = 0;
        int compared = 0;
        for (int round = 0; round < 20_000 && compared < wanted; round++) {
            Optional<Position> position = positions.get();
            Optional<Value> value =
                    position.flatMap(at -> plain(at, MOST_NODES)).map(ProvedValue::value);
            if (value.isPresent() && plainNodes(position.get()) > few) {
                JobTree tree = solved(position.get(), workers, few, random);
                assertSame(position.get(), value.get(), tree);
                expanded += tree.size().expanded();
                met.merge(value.get(), 1, Integer::sum);
                compared++;
            }
        }
        int all = compared;
        int inner = expanded;
        assertTrue(all == wanted && met.size() >= 2 && inner > wanted, () -> met + " with " + inner + " inner nodes");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 16})
    void smallPositionsHaveTheValueOfThePlainSearch(int workers) {
        Random random = new Random(31 + workers);
        assertSame(() -> Positions.small(random), workers, 24, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 16})
    void largeSearchesHaveTheValueOfThePlainSearch(int workers) {
        List<String> texts = new ArrayList<>(List.of("3/4/2w2/4/3 b", "2/3/2 w", "3/4/b4/4/3 w"));
        if (workers == 4) {
            texts.add(EMPTY_19);
        }
        for (String text : texts) {
            Position position = Positions.of(text);
            Value value = plain(position, Long.MAX_VALUE).orElseThrow().value();
            assertSame(position, value, solved(position, workers, FEW_NODES, new Random(workers)));
        }
    }

    /// A position some parts before the end of a random game.
    private static Optional<Position> late(Random random, Position start, int most) {
        List<Position> line = new ArrayList<>(List.of(start));
        while (!line.getLast().outcome().over() && line.size() < 400) {
            List<Step> steps = line.getLast().steps();
            line.add(line.getLast().step(steps.get(random.nextInt(steps.size()))));
        }
        Position position = line.get(Math.max(0, line.size() - 2 - random.nextInt(most)));
        return position.outcome().over() ? Optional.empty() : Optional.of(position);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 16})
    void positionsOfPentalathHaveTheValueOfThePlainSearch(int workers) {
        Random random = new Random(7 + workers);
        Position start = Positions.of(Pentalath.GAME, EMPTY_19);
        assertSame(() -> late(random, start, 9), workers, 12, FEW_NODES);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 16})
    void turnsOfSeveralPartsHaveTheValueOfThePlainSearch(int workers) {
        Random random = new Random(8 + workers);
        Position phalanx = Positions.of(Phalanx.GAME, "3/4/5/4/3 w phase=place1");
        assertSame(() -> late(random, phalanx, 6), workers, 8, 10);
    }

    @Test
    void aTreeReadFromItsRowsGoesOnInTheSameWay() {
        Position position = Positions.of("3/4/2w2/4/3 b");
        JobTree tree = JobTree.of(position);
        TreeMap<Integer, JobNode> table = new TreeMap<>();
        try (Crew crew = new Crew(1, 4 * FEW_NODES, new Random(1))) {
            while (tree.value().isEmpty()) {
                tree.changes().forEach(row -> table.put(row.number(), row));
                assertIterableEquals(tree.rows(), table.values());
                JobTree read = JobTree.of(position, table.values(), JobTreeTest::believed);
                assertIterableEquals(tree.rows(), read.rows());
                assertIterableEquals(List.of(), read.changes());
                JobTree.Leaf leaf = tree.next().orElseThrow();
                assertEquals(leaf.number(), read.next().orElseThrow().number());
                assertEquals(Optional.empty(), read.resume(leaf.number()), "given away already");
                JobTree resumed = JobTree.of(position, table.values(), JobTreeTest::believed);
                assertEquals(
                        leaf.position(),
                        resumed.resume(leaf.number()).orElseThrow().position());
                assertEquals(tree.next(), resumed.next());
                tree = read;
                tree.done(leaf, crew.searched(leaf));
            }
        }
        assertEquals(Value.WIN, tree.value().orElseThrow().value().opposite());
        JobTree read = JobTree.of(position, tree.rows(), JobTreeTest::believed);
        assertEquals(tree.value(), read.value());
        assertEquals(Optional.empty(), read.next());
    }

    @Test
    void workersGetDifferentLeavesAndWhatIsDeadComesBack() {
        JobTree tree = JobTree.of(Positions.of(EMPTY_19));
        try (Crew crew = new Crew(1, FEW_NODES, new Random(1))) {
            JobTree.Leaf first = tree.next().orElseThrow();
            assertEquals(Optional.empty(), tree.next(), "the root is being done");
            assertTrue(tree.done(first, crew.searched(first)));
            assertFalse(tree.done(first, crew.searched(first)));
            Set<Integer> given = new HashSet<>();
            List<JobTree.Leaf> out = new ArrayList<>();
            for (Optional<JobTree.Leaf> leaf = tree.next(); leaf.isPresent(); leaf = tree.next()) {
                assertTrue(given.add(leaf.get().number()), "given twice");
                out.add(leaf.get());
            }
            assertEquals(tree.size().open(), given.size());
            assertEquals(tree.size().busy(), given.size());
            JobTree.Leaf dead = out.get(out.size() / 2);
            tree.abandoned(dead);
            JobTree.Leaf again = tree.next().orElseThrow();
            assertEquals(dead.number(), again.number());
            tree.abandoned(dead);
            assertEquals(Optional.empty(), tree.next(), "the second worker is alive");
            assertTrue(tree.done(dead, crew.searched(dead)), "what comes late is true");
            assertFalse(tree.done(again, crew.searched(again)));
        }
    }

    @Test
    void aMirrorImageIsNotSearchedTwice() {
        Position root = Positions.of(EMPTY_19);
        JobTree tree = JobTree.of(root);
        JobTree.Leaf leaf = tree.next().orElseThrow();
        tree.done(leaf, LeafReport.open(Question.WIN, 1, 1));
        Set<Object> keys = new HashSet<>();
        root.steps().forEach(step -> keys.add(root.step(step).key()));
        assertEquals(1 + keys.size(), tree.size().nodes());
        Position image = root.step(root.steps().getLast());
        assertTrue(tree.learn(image, new ProvedValue(Value.LOSS, 7)));
        assertEquals(Optional.of(new ProvedValue(Value.WIN, 8)), tree.value());
    }

    @Test
    void aContradictionIsKnownAndNotUsed() {
        Position root = Positions.of(EMPTY_19);
        JobTree tree = JobTree.of(root);
        tree.learn(root, new ProvedValue(Value.WIN, 9));
        tree.learn(root, new ProvedValue(Value.LOSS, 9));
        assertEquals(Optional.of(new JobClash(root, ValueBounds.WIN, 9, ValueBounds.LOSS, 9)), tree.clash());
        assertEquals(Value.WIN, tree.value().orElseThrow().value());
    }

    /// One open move after another says nothing: the front is behind them.
    @Test
    void theFrontIsWhereThereIsAChoice() {
        Position root = Positions.of("2/3/2 w");
        JobTree tree = JobTree.of(root);
        assertEquals(List.of(), tree.front().orElseThrow().open());
        tree.done(tree.next().orElseThrow(), LeafReport.open(Question.WIN, 1, 1));
        JobFront front = tree.front().orElseThrow();
        assertEquals(List.of(), front.line());
        assertTrue(front.open().size() > 1);
        Position open = root.step(front.open().getFirst().step());
        for (JobFront.Open other : front.open().subList(1, front.open().size())) {
            tree.learn(root.step(other.step()), new ProvedValue(Value.WIN, 5));
        }
        assertEquals(
                List.of(front.open().getFirst().step()),
                tree.front().orElseThrow().line());
        JobTree.Leaf leaf = tree.next().orElseThrow();
        assertEquals(open, leaf.position());
        tree.done(leaf, LeafReport.open(Question.DRAW, 3, 4));
        assertEquals(open, tree.front().orElseThrow().position());
        assertNotEquals(List.of(), tree.front().orElseThrow().open());
    }

    @Test
    void rowsOfAnotherTreeAreRejected() {
        JobTree tree = JobTree.of(Positions.of(EMPTY_19));
        tree.done(tree.next().orElseThrow(), LeafReport.open(Question.WIN, 1, 1));
        List<JobNode> rows = tree.rows();
        Position root = Positions.of(EMPTY_19);
        List<JobNode> headless = rows.subList(1, rows.size());
        assertThrows(IllegalArgumentException.class, () -> JobTree.of(root, headless, JobTreeTest::believed));
        List<JobNode> twice = new ArrayList<>(rows);
        twice.add(rows.getLast());
        assertThrows(IllegalArgumentException.class, () -> JobTree.of(root, twice, JobTreeTest::believed));
        List<JobNode> oneMoveLess = rows.subList(0, rows.size() - 1);
        assertThrows(IllegalArgumentException.class, () -> JobTree.of(root, oneMoveLess, JobTreeTest::believed));
    }

    /// A row says in a table that others can write that something is proved, and it is not.
    @Test
    void whatIsNotBelievedIsOpen() {
        JobTree tree = JobTree.of(Positions.of(EMPTY_19));
        tree.done(tree.next().orElseThrow(), LeafReport.open(Question.WIN, 1, 1));
        List<JobNode> rows = new ArrayList<>(tree.rows());
        JobNode last = rows.removeLast();
        rows.add(new JobNode(last.number(), last.parent(), last.step(), 0, 1, ValueBounds.LOSS, 7, false));
        Position root = Positions.of(EMPTY_19);
        assertEquals(
                Value.WIN,
                JobTree.of(root, rows, JobTreeTest::believed)
                        .value()
                        .orElseThrow()
                        .value());
        JobTree careful = JobTree.of(root, rows, (position, row) -> row.bounds() != ValueBounds.LOSS);
        assertEquals(Optional.empty(), careful.value());
        assertTrue(careful.size().open() > 1);
    }
}
