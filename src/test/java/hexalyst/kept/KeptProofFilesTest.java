package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import hexalyst.engine.strategy.StrategyBook;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.CheckResult;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.engine.verify.Verifier;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Certificates of an earlier version are still valid proofs of the same claims, and its stored strategies can still be
/// read.
///
/// The proofs were written at commit d02a4e3 by `solve <root> --anew --threads 1 --memory 16m --proof <file>`; the rows
/// of `proofs.tsv` are their headers and the verifier's counts. The strategies were collected from three of these
/// proofs by [StrategyBook.Maker]; the rows of `strategies.tsv` are their answers for positions of random games.
class KeptProofFilesTest {
    private static final Path PROOFS = KeptTable.FOLDER.resolve("proofs");

    static List<KeptTable.Row> proofs() throws IOException {
        return KeptTable.rows("proofs.tsv");
    }

    @Test
    void theTablesAreWhole() throws IOException {
        assertEquals(9, proofs().size());
        assertEquals(36, KeptTable.rows("strategies.tsv").size());
    }

    @ParameterizedTest
    @MethodSource("proofs")
    void aProofIsVerified(KeptTable.Row row) throws IOException, BrokenProofException {
        List<String> told = new ArrayList<>(List.of(row.at(0)));
        try (InputStream in = Files.newInputStream(PROOFS.resolve(row.at(0)))) {
            ProofHeader header = ProofHeader.read(in);
            Game game = Games.named(header.game()).orElseThrow();
            Position root = KeptTable.position(game, header.edition(), header.root());
            CheckResult verdict = new Verifier((positions, replies) -> true).verify(header, root, in);
            CheckResult.Verified verified = assertInstanceOf(CheckResult.Verified.class, verdict, row::toString);
            told.addAll(List.of(header.game(), header.edition(), header.root()));
            told.addAll(List.of(header.claim().word(), header.inWords()));
            told.addAll(List.of(Long.toString(header.positions()), Long.toString(header.moves())));
            told.addAll(List.of(Long.toString(verified.replies()), Integer.toString(verified.plies())));
            assertEquals(header.positions(), verified.positions());
        }
        assertEquals(row.fields(), told);
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void aStrategyKnowsItsPositions(KeptTable.Row row) throws IOException {
        try (InputStream in = Files.newInputStream(PROOFS.resolve(row.at(0)))) {
            StrategyBook book = StrategyBook.read(in);
            Position position = KeptTable.position(Games.named(row.at(1)).orElseThrow(), row.at(2), row.at(3));
            StrategyBook.Known known = book.find(position).orElseThrow();
            assertEquals(row.at(4), known.value().value().word());
            assertEquals(row.at(5), Integer.toString(known.value().plies()));
            assertEquals(row.at(6), known.move().map(position::text).orElse("-"));
        }
    }

    static List<KeptTable.Row> strategies() throws IOException {
        return KeptTable.rows("strategies.tsv");
    }

    @Test
    void aStrategyHasAllItsPositions() throws IOException {
        List<String> names = List.of("designer-19-swap", "nestorgames-61-supply", "pentalath-19-win");
        List<Integer> sizes = List.of(870, 550, 917);
        assertEquals(
                sizes,
                IntStream.range(0, names.size())
                        .mapToObj(i -> size(names.get(i)))
                        .toList());
    }

    private static int size(String name) {
        try (InputStream in = Files.newInputStream(PROOFS.resolve(name + ".strategy"))) {
            return StrategyBook.read(in).size();
        } catch (IOException unread) {
            throw new AssertionError(name, unread);
        }
    }
}
