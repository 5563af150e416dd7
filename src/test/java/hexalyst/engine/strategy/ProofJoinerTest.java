package hexalyst.engine.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.Proofs;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.CheckResult;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Positions;
import hexalyst.notation.PositionText;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Proofs that are cut into pieces and joined again.
@Tag("slow")
class ProofJoinerTest {
    private static final SearchService SERVICE = new SearchService(new ProofTable(16 << 20), 1);

    @AfterAll
    static void close() {
        SERVICE.close();
    }

    private static SearchReport solved(Position position) {
        try {
            return SERVICE.start(position, SearchLimits.NONE, heard -> {}).await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// The proof of a position cut after some pieces were placed: before, there are steps; then, there are files.
    private static final class Cut implements ProofPieces {
        final Map<PositionKey, ProofPiece> files = new HashMap<>();
        final Set<PositionKey> damaged = new HashSet<>();
        private final int last;

        Cut(Position root, int plies) {
            last = root.searchBoard().pieces() + plies;
        }

        private boolean isInner(Position position) {
            return position.searchBoard().pieces() < last;
        }

        @Override
        public Optional<Position> chosen(Position position) {
            return isInner(position)
                    ? solved(position).line().stream().findFirst().map(position::play)
                    : Optional.empty();
        }

        @Override
        public Optional<ProofPiece> piece(Position position) {
            if (isInner(position) || position.searchBoard().pieces() > last) {
                return Optional.empty();
            }
            ProofPiece piece = files.computeIfAbsent(
                    position.key(), key -> new ProofPiece(position, Proofs.of(SERVICE, solved(position))));
            byte[] file = piece.file();
            if (damaged.contains(position.key())) {
                file[file.length - 9] ^= 4;
            }
            return Optional.of(new ProofPiece(piece.root(), file));
        }
    }

    private static Optional<byte[]> joined(Position root, ProofPieces pieces) throws BrokenProofException, IOException {
        Value value = solved(root).value().orElseThrow();
        return new ProofJoiner(root, value, pieces, (positions, replies) -> true)
                .write(PositionText.format(root), "test");
    }

    private static CheckResult.Verified verified(Position root, ProofPieces pieces)
            throws BrokenProofException, IOException {
        return assertInstanceOf(
                CheckResult.Verified.class,
                Proofs.verify(joined(root, pieces).orElseThrow(), root),
                () -> PositionText.format(root));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "2, 5", "3, 5", "4, 40"})
    void aProofOf19CellsIsCutAndJoined(int plies, int least) throws BrokenProofException, IOException {
        Position root = Positions.of("3/4/5/4/3 w");
        Cut cut = new Cut(root, plies);
        CheckResult.Verified joined = verified(root, cut);
        assertTrue(cut.files.size() >= least, () -> cut.files.size() + " pieces");
        assertTrue(joined.positions() > 50, joined::toString);
    }

    @Test
    void proofsOfRandomPositionsAreCutAndJoined() throws BrokenProofException, IOException {
        Random random = new Random(5);
        Map<Value, Integer> met = new TreeMap<>();
        for (int round = 0; round < 600; round++) {
            Optional<Position> position = Positions.small(random);
            if (position.isPresent()) {
                verified(position.get(), new Cut(position.get(), random.nextInt(4)));
                met.merge(solved(position.get()).value().orElseThrow(), 1, Integer::sum);
            }
        }
        assertTrue(met.size() == 3 && met.values().stream().allMatch(count -> count > 5), met::toString);
    }

    @Test
    void whatIsMissingOrDamagedIsNamed() throws BrokenProofException, IOException {
        Position root = Positions.of("3/4/5/4/3 w");
        Cut cut = new Cut(root, 2);
        verified(root, cut);
        PositionKey some = cut.files.keySet().stream()
                .sorted((one, other) -> Long.compare(one.low(), other.low()))
                .skip(cut.files.size() / 2)
                .findFirst()
                .orElseThrow();
        cut.damaged.add(some);
        String damaged = assertThrows(BrokenProofException.class, () -> joined(root, cut))
                .why();
        assertTrue(damaged.matches("the proof of a position on the line c3w .* cannot be used: .*"), damaged);
        ProofPieces missing = new ProofPieces() {
            @Override
            public Optional<Position> chosen(Position position) {
                return cut.chosen(position);
            }

            @Override
            public Optional<ProofPiece> piece(Position position) {
                return position.key().equals(some) ? Optional.empty() : cut.piece(position);
            }
        };
        cut.damaged.clear();
        String why = assertThrows(BrokenProofException.class, () -> joined(root, missing))
                .why();
        assertTrue(why.matches("a proof is missing on the line c3w .*"), why);
        ProofPiece other = new ProofPiece(root, Proofs.of(SERVICE, solved(root)));
        cut.files.put(some, other);
        String wrong = assertThrows(BrokenProofException.class, () -> joined(root, cut))
                .why();
        assertTrue(wrong.endsWith(" is one of another position"), wrong);
    }

    @Test
    void theListenerEndsIt() throws BrokenProofException, IOException {
        Position root = Positions.of("3/4/5/4/3 w");
        ProofJoiner joiner = new ProofJoiner(root, Value.WIN, new Cut(root, 2), (positions, replies) -> positions < 10);
        assertEquals(Optional.empty(), joiner.write("3/4/5/4/3 w", "test"));
    }
}
