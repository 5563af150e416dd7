package hexalyst.engine.strategy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import hexalyst.engine.verify.ProofHeader;
import hexalyst.engine.verify.Verifier;
import hexalyst.engine.verify.WalkListener;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class StrategyBookTest {
    private final StrategyBook.Maker maker = new StrategyBook.Maker();
    private final List<Position> walked = new ArrayList<>();

    private final WalkListener gathering = new WalkListener() {
        @Override
        public boolean goOn(long positions, long replies) {
            return true;
        }

        @Override
        public void settled(Position position, int plies) {
            walked.add(position);
            maker.add(position, plies);
        }
    };

    private CheckResult.Verified walk(Position root) throws InterruptedException, IOException, BrokenProofException {
        InputStream in = new ByteArrayInputStream(Proofs.of(root));
        ProofHeader header = ProofHeader.read(in);
        return (CheckResult.Verified) new Verifier(gathering).verify(header, root, in);
    }

    private static Position played(Position position, Random random) {
        List<Move> moves = position.legalMoves();
        return position.play(moves.get(random.nextInt(moves.size())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3/4/5/4/3 w", "3/4/2w2/4/3 b"})
    void tellsOfWhatItsProofWalkedAndNothingWrong(String text)
            throws InterruptedException, IOException, BrokenProofException {
        Position root = Positions.of(text);
        CheckResult.Verified verified = walk(root);
        StrategyBook book = maker.book();
        assertEquals(verified.positions(), book.size());
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        book.write(file);
        StrategyBook read = StrategyBook.read(new ByteArrayInputStream(file.toByteArray()));
        assertEquals(verified.plies(), read.find(root).orElseThrow().value().plies());
        try (SearchService service = new SearchService(new ProofTable(16L << 20), 1)) {
            for (Position position : walked) {
                StrategyBook.Known known = read.find(position).orElseThrow();
                assertEquals(Value.LOSS, known.value().value());
                assertEquals(Optional.empty(), known.move());
            }
            Random random = new Random(7);
            for (int i = 0; i < 100; i++) {
                Position position = root;
                for (int plies = random.nextInt(8);
                        plies > 0 && !position.outcome().over();
                        plies--) {
                    position = played(position, random);
                }
                Optional<StrategyBook.Known> known = read.find(position);
                if (known.isPresent()) {
                    SearchReport report = service.start(position, SearchLimits.NONE, heard -> {})
                            .await();
                    assertEquals(report.value(), Optional.of(known.get().value().value()));
                }
            }
        }
    }

    @Test
    void aDamagedFileIsRefused() {
        assertThrows(IOException.class, () -> StrategyBook.read(new ByteArrayInputStream(new byte[100])));
        assertThrows(IOException.class, () -> {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            maker.add(Positions.of("3/4/2w2/4/3 b"), 11);
            maker.book().write(file);
            StrategyBook.read(new ByteArrayInputStream(file.toByteArray(), 0, file.size() - 8));
        });
    }

    @Test
    void pliesHaveTheirRange() {
        assertThrows(IllegalArgumentException.class, () -> maker.add(Positions.of("3/4/5/4/3 w"), 0));
        assertThrows(IllegalArgumentException.class, () -> maker.add(Positions.of("3/4/5/4/3 w"), 256));
    }

    /// The strategies that come with the program against arbitrary opponents: each game is won within the plies stated
    /// before.
    @ParameterizedTest
    @ValueSource(strings = {"5/6/7/8/9/8/7/6/5 w", "6/7/8/9/10/9/8/7/6 w", "6/7/8/9/10/11/10/9/8/7/6 w"})
    void theShippedStrategyWinsEveryGame(String board) {
        Position start = Positions.of(board);
        Strategies strategies = new Strategies();
        Random random = new Random(11);
        for (int i = 0; i < 60; i++) {
            Position position = start;
            int left = strategies.find(position).orElseThrow().value().plies();
            while (!position.outcome().over()) {
                StrategyBook.Known known = strategies.find(position).orElseThrow();
                assertTrue(known.value().plies() <= left, "the bound grows");
                left = known.value().plies();
                position = known.move().isPresent() ? position.play(known.move().get()) : played(position, random);
            }
            assertEquals(Optional.of(start.toMove()), position.outcome().wonBy());
        }
    }

    /// The certificates of 70 and 91 cells take minutes; the guide has the command.
    @Test
    void theShippedBookIsWhatItsCertificateProves() throws IOException, BrokenProofException {
        Game game = Games.byDefault();
        Position root = game.start(game.edition("designer").orElseThrow());
        String file = Strategies.name(root);
        try (InputStream proof = Strategies.class.getResourceAsStream(file.replace(".strategy", ".proof"));
                InputStream shipped = Strategies.class.getResourceAsStream(file)) {
            ProofHeader header = ProofHeader.read(Objects.requireNonNull(proof));
            assertInstanceOf(CheckResult.Verified.class, new Verifier(gathering).verify(header, root, proof));
            ByteArrayOutputStream made = new ByteArrayOutputStream();
            maker.book().write(made);
            ByteArrayOutputStream read = new ByteArrayOutputStream();
            StrategyBook.read(Objects.requireNonNull(shipped)).write(read);
            assertArrayEquals(made.toByteArray(), read.toByteArray());
        }
    }

    @Test
    void anotherBoardHasNoStrategy() {
        Position position = Positions.of("4/5/6/7/6/5/4 w");
        assertFalse(new Strategies().find(position).isPresent());
    }
}
