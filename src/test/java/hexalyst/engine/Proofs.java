package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.CheckResult;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.engine.verify.Verifier;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/// Proofs for tests.
public final class Proofs {
    private Proofs() {}

    /// The proof of a position's value as a file.
    public static byte[] of(Position position) throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(16L << 20), 1)) {
            SearchReport report =
                    service.start(position, SearchLimits.NONE, heard -> {}).await();
            return of(service, report);
        }
    }

    /// The proof of a value that this service has proved.
    public static byte[] of(SearchService service, SearchReport report) {
        return service.writer(report.position(), report.value().orElseThrow())
                .write(PositionText.format(report.position()), "test", (positions, replies) -> true)
                .orElseThrow();
    }

    /// The verifier's result for a file, given the root that the header should name.
    public static CheckResult verify(byte[] file, Position root) {
        InputStream in = new ByteArrayInputStream(file);
        try {
            return new Verifier((positions, replies) -> true).verify(ProofHeader.read(in), root, in);
        } catch (BrokenProofException broken) {
            return new CheckResult.Rejected(broken.why());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Writes the proof of a value that this service has proved, and asserts that it proves exactly that.
    static void assertProves(SearchService service, SearchReport report) {
        byte[] file = of(service, report);
        Position root = report.position();
        CheckResult verdict = verify(file, root);
        assertTrue(verdict instanceof CheckResult.Verified, () -> verdict + " for " + PositionText.format(root));
        try {
            ProofHeader header = ProofHeader.read(new ByteArrayInputStream(file));
            assertEquals(report.value().orElseThrow().word(), header.claim().word());
            assertEquals(PositionText.format(root), header.root());
        } catch (BrokenProofException | IOException e) {
            throw new AssertionError(e);
        }
    }
}
