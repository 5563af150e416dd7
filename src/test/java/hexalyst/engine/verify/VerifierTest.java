package hexalyst.engine.verify;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.Proofs;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the verifier must reject.
@Tag("slow")
class VerifierTest {
    private static final String WIN = "3/1w2/3bb/bbxw/x1w w";
    private static final String LOSS = "1x1/1xw1/wb2w/3w/xb1 w";
    private static final String DRAW = "b1w/1bx1/1x1bx/1bx1/b2 w 4,2";
    private static final int ALTERATIONS = 1000;

    private static String rejected(byte[] file, String root) {
        CheckResult verdict = Proofs.verify(file, Positions.of(root));
        assertTrue(verdict instanceof CheckResult.Rejected, verdict::toString);
        String why = ((CheckResult.Rejected) verdict).why();
        assertEquals(1, why.lines().count(), why);
        return why;
    }

    private static byte[] proof(String root) throws InterruptedException {
        byte[] file = Proofs.of(Positions.of(root));
        assertTrue(Proofs.verify(file, Positions.of(root)) instanceof CheckResult.Verified);
        return file;
    }

    private static byte[] altered(byte[] bytes, Random random, int from) {
        byte[] altered = bytes.clone();
        altered[from + random.nextInt(bytes.length - from)] ^= (byte) (1 + random.nextInt(255));
        return altered;
    }

    /// Altered moves, each with a correct checksum; half of them are valid moves somewhere on the board. Those that
    /// pass still win (or draw), which exhaustive search by other code confirms.
    @ParameterizedTest
    @ValueSource(strings = {WIN, LOSS, DRAW})
    void alteredMovesPassOnlyIfTheyStillWin(String root)
            throws InterruptedException, IOException, BrokenProofException {
        byte[] file = proof(root);
        Position position = Positions.of(root);
        String header = ProofParts.header(file);
        Claim claim = ProofHeader.read(new ByteArrayInputStream(file)).claim();
        byte[] moves = ProofParts.moves(file);
        assertTrue(new StoredStrategy(position, moves).proves(claim));
        Random random = new Random(71);
        int passed = 0;
        for (int i = 0; i < ALTERATIONS; i++) {
            byte[] altered = altered(moves, random, 0);
            if (i % 2 == 0) {
                altered = moves.clone();
                altered[random.nextInt(moves.length)] =
                        (byte) random.nextInt(2 * position.grid().cells());
            }
            CheckResult verdict = Proofs.verify(ProofParts.file(header, altered), position);
            if (verdict instanceof CheckResult.Verified) {
                passed++;
                assertTrue(new StoredStrategy(position, altered).proves(claim), Arrays.toString(altered));
            } else {
                rejected(ProofParts.file(header, altered), root);
            }
        }
        assertTrue(passed < ALTERATIONS / 4, passed + " of " + ALTERATIONS + " passed");
    }

    @ParameterizedTest
    @ValueSource(strings = {WIN, DRAW})
    void alterationsOfTheFilePassOnlyIfItSaysTheSame(String root) throws InterruptedException, IOException {
        byte[] file = proof(root);
        Random random = new Random(72);
        for (int i = 0; i < ALTERATIONS; i++) {
            byte[] altered = altered(file, random, ProofParts.headerLength(file));
            if (Proofs.verify(altered, Positions.of(root)) instanceof CheckResult.Verified) {
                assertArrayEquals(ProofParts.moves(file), ProofParts.moves(altered));
            }
        }
    }

    /// In the header, only the name of the program may change.
    @Test
    void alterationsOfTheHeaderAreRejected() throws InterruptedException {
        byte[] file = proof(WIN);
        Random random = new Random(73);
        int length = ProofParts.header(file).indexOf("program: ");
        for (int i = 0; i < ALTERATIONS; i++) {
            byte[] altered = altered(Arrays.copyOf(file, length), random, 0);
            byte[] whole = file.clone();
            System.arraycopy(altered, 0, whole, 0, length);
            if (!rootChanged(file, altered)) {
                rejected(whole, WIN);
            }
        }
    }

    /// Readers of a file make the root's line into a position; here the position is given.
    private static boolean rootChanged(byte[] file, byte[] altered) {
        String header = ProofParts.header(file);
        int from = header.indexOf("root: ") + "root: ".length();
        int to = header.indexOf("\nclaim");
        return !Arrays.equals(file, from, to, altered, from, to);
    }

    @Test
    void aFileCutOffAnywhereIsRejected() throws InterruptedException {
        byte[] file = proof(WIN);
        for (int length = 0; length < file.length; length++) {
            rejected(Arrays.copyOf(file, length), WIN);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hexalyst proof 1 | Hexalyst proof 2 | its format is 2, and this program knows 1",
                "Hexalyst proof 1 | PNG | it is not a proof of this program",
                "game: | games: | its header has no line that begins with game: where one was expected",
                "claim: win | claim: won | claim: win, loss or draw was expected",
                "claim: win (White wins) | claim: win | claim: win, loss or draw was expected, then (in words)",
                "White wins | Black wins | its header contradicts itself: Black wins in manalath, designer, where White wins"
                        + " in manalath, designer was expected",
                "edition: designer | edition: nestorgames | its header contradicts itself: White wins in manalath,"
                        + " nestorgames, where White wins in manalath, designer was expected",
                "moves: | moves: 99999999999999999999 | moves: a number was expected"
            })
    void aWrongHeaderIsRejected(String right, String wrong, String why) throws InterruptedException, IOException {
        byte[] file = proof(WIN);
        String header = ProofParts.header(file);
        assertTrue(header.contains(right));
        byte[] altered = ProofParts.file(header.replace(right, wrong), ProofParts.moves(file));
        assertEquals(why, rejected(altered, WIN));
    }

    @Test
    void countsThatAreNotTrueAreRejected() throws InterruptedException, IOException {
        byte[] file = proof(WIN);
        String header = ProofParts.header(file);
        byte[] moves = ProofParts.moves(file);
        for (String name : new String[] {"positions: ", "moves: "}) {
            String why = rejected(ProofParts.file(header.replace(name, name + "9"), moves), WIN);
            assertTrue(why.startsWith("its header counts ") && why.endsWith(" and " + moves.length), why);
        }
    }

    @Test
    void theWrongMovesAreRejected() throws InterruptedException, IOException {
        byte[] file = proof(WIN);
        String header = ProofParts.header(file);
        byte[] moves = ProofParts.moves(file);
        byte[] longer = Arrays.copyOf(moves, moves.length + 1);
        assertEquals("it stores more moves than the proof needs", rejected(ProofParts.file(header, longer), WIN));
        byte[] shorter = Arrays.copyOf(moves, moves.length - 1);
        assertEquals("its moves end before the proof does", rejected(ProofParts.file(header, shorter), WIN));
        byte[] trailing = Arrays.copyOf(file, file.length + 1);
        assertEquals("something follows after its end", rejected(trailing, WIN));
        byte[] none = moves.clone();
        none[0] = 38;
        assertEquals(
                "it stores move number 38, which is none on this board", rejected(ProofParts.file(header, none), WIN));
        none[0] = (byte) 255;
        assertEquals(
                "pass is stored at the root, which is not legal there", rejected(ProofParts.file(header, none), WIN));
        byte[] rest = Arrays.copyOfRange(file, ProofParts.headerLength(file), file.length);
        rest[0] = 0;
        byte[] damaged = file.clone();
        System.arraycopy(rest, 0, damaged, ProofParts.headerLength(file), rest.length);
        assertEquals("its compressed part is damaged or cut off", rejected(damaged, WIN));
    }

    /// Every reply of White's to the quart loses, except those that make a quint.
    @Test
    void aClaimThatIsNotSoIsRejected() {
        String root = "3/wwww/5/4/3 w";
        ProofHeader header = ProofHeader.of(Positions.of(root), root, Claim.LOSS, 1, 0, "test");
        assertEquals(
                "Black does not win after c1w: White has a quint",
                rejected(ProofParts.file(header.text(), new byte[0]), root));
    }

    @Test
    void aSmallFileOfManyMovesIsRejectedSoon() throws InterruptedException {
        String header = ProofParts.header(proof(WIN));
        byte[] file = ProofParts.file(header, new byte[1 << 26]);
        assertTrue(file.length < 1 << 17);
        assertTrue(rejected(file, WIN).endsWith(", which is not legal there"));
    }

    @Test
    void moreThanTheMemoryHoldsIsRejected() throws InterruptedException, IOException, BrokenProofException {
        String root = "3/4/5/4/3 w";
        byte[] file = Proofs.of(Positions.of(root));
        InputStream in = new ByteArrayInputStream(file);
        ProofHeader header = ProofHeader.read(in);
        CheckResult verdict = new Verifier((positions, replies) -> true, 1000).verify(header, Positions.of(root), in);
        assertEquals(
                new CheckResult.Rejected("it has more than 513 positions, for which there is not enough memory", false),
                verdict);
    }

    @Test
    void stopsWhenAsked() throws InterruptedException, IOException, BrokenProofException {
        InputStream in = new ByteArrayInputStream(proof(WIN));
        ProofHeader header = ProofHeader.read(in);
        CheckResult verdict = new Verifier((positions, replies) -> false).verify(header, Positions.of(WIN), in);
        assertEquals(new CheckResult.Stopped(), verdict);
    }

    @Test
    void theHeaderIsWhatPeopleCanRead() throws InterruptedException {
        List<String> lines = ProofParts.header(proof("2/3/2 w")).lines().toList();
        assertEquals(
                List.of(
                        "Hexalyst proof 1",
                        "game: manalath",
                        "edition: designer",
                        "root: 2/3/2 w",
                        "claim: win (White wins)"),
                lines.subList(0, 5));
        assertEquals("program: test", lines.getLast());
    }
}
