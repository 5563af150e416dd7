package hexalyst.work;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.Proofs;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.strategy.ProofJoiner;
import hexalyst.engine.strategy.ProofPiece;
import hexalyst.engine.strategy.ProofPieces;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.CheckResult;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Positions;
import hexalyst.game.Step;
import hexalyst.game.phalanx.Phalanx;
import hexalyst.notation.PositionText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The proof of a tree's root is joined from the proofs of its leaves.
@Tag("slow")
class JobTreeProofTest {
    private static final SearchService SERVICE = new SearchService(new ProofTable(16 << 20), 1);

    @AfterAll
    static void close() {
        SERVICE.close();
    }

    private static final class Pieces implements ProofPieces {
        private final JobTree tree;
        private final Map<PositionKey, Position> leaves = new HashMap<>();

        Pieces(JobTree tree) {
            this.tree = tree;
            tree.strategy().leaves().forEach(leaf -> leaves.put(leaf.position().key(), leaf.position()));
        }

        @Override
        public Optional<Position> chosen(Position position) {
            return tree.strategy().chosen(position);
        }

        @Override
        public Optional<ProofPiece> piece(Position position) {
            return Optional.ofNullable(leaves.get(position.key())).map(leaf -> {
                try {
                    return new ProofPiece(
                            leaf,
                            Proofs.of(
                                    SERVICE,
                                    SERVICE.start(leaf, SearchLimits.NONE, heard -> {})
                                            .await()));
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
        }
    }

    /// Solves a position as a tree, and returns its value if the tree has become more than its root.
    private static Optional<Value> proved(Position root, int nodes, Random random)
            throws BrokenProofException, IOException {
        JobTree tree = JobTree.of(root);
        try (Crew crew = new Crew(4, nodes, random)) {
            crew.work(tree);
        }
        Value value = tree.value().orElseThrow().value();
        byte[] file = new ProofJoiner(root, value, new Pieces(tree), (positions, replies) -> true)
                .write(PositionText.format(root), "test")
                .orElseThrow();
        assertInstanceOf(CheckResult.Verified.class, Proofs.verify(file, root), root::toString);
        return tree.size().expanded() > 0 ? Optional.of(value) : Optional.empty();
    }

    @Test
    void proofsOfTreesAreVerified() throws BrokenProofException, IOException {
        Random random = new Random(9);
        assertTrue(proved(Positions.of("3/4/5/4/3 w"), 1_000, random).isPresent());
        Map<Value, Integer> met = new TreeMap<>();
        for (int round = 0; round < 120; round++) {
            Optional<Position> position = Positions.small(random);
            if (position.isPresent()) {
                proved(position.get(), 2, random).ifPresent(value -> met.merge(value, 1, Integer::sum));
            }
        }
        assertTrue(met.size() == 3 && met.values().stream().allMatch(count -> count > 1), met::toString);
    }

    @Test
    void proofsWithTurnsOfSeveralPartsAreVerified() throws BrokenProofException, IOException {
        Random random = new Random(10);
        Map<Value, Integer> met = new TreeMap<>();
        for (int round = 0;
                round < 500 && met.values().stream().mapToInt(count -> count).sum() < 12;
                round++) {
            List<Position> line = new ArrayList<>(List.of(Positions.of(Phalanx.GAME, "3/4/5/4/3 w phase=place1")));
            while (!line.getLast().outcome().over()) {
                List<Step> steps = line.getLast().steps();
                line.add(line.getLast().step(steps.get(random.nextInt(steps.size()))));
            }
            Position position = line.get(Math.max(0, line.size() - 2 - random.nextInt(6)));
            boolean easy = SERVICE.quickProof(position.searchBoard())
                    .prove(SearchLimits.NONE.withNodes(1_000))
                    .isPresent();
            if (easy) {
                proved(position, 10, random).ifPresent(value -> met.merge(value, 1, Integer::sum));
            }
        }
        assertTrue(met.size() >= 2, met::toString);
    }
}
