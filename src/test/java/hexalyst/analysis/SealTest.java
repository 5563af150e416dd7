package hexalyst.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SealTest {
    @TempDir
    private Path folder = Path.of("");

    /// As `printf Hexalyst | openssl dgst -sha256 -mac HMAC -macopt key:abcdefghijklmnopqrstuvwxyz012345` has it.
    @Test
    void isTheBeginningOfAnHmac() throws IOException {
        Path file = Files.writeString(folder.resolve("seal.key"), "abcdefghijklmnopqrstuvwxyz012345");
        assertEquals("e7a8bfb2e02baf77", Seal.of(file).of("Hexalyst"));
    }

    @Test
    void theSecretIsMadeOnceAndKept() throws IOException {
        Path file = folder.resolve("data/hexalyst/seal.key");
        String first = Seal.of(file).of("text");
        assertEquals(32, Files.size(file));
        assertEquals(first, Seal.of(file).of("text"));
        assertNotEquals(first, Seal.of(file).of("Text"));
        assertNotEquals(first, Seal.of(folder.resolve("other.key")).of("text"));
    }

    @Test
    void whoeverStartsAtTheSameTimeGetsTheSameSecret() {
        Path file = folder.resolve("seal.key");
        assertEquals(
                1,
                IntStream.range(0, 16)
                        .parallel()
                        .mapToObj(i -> Seal.of(file).of("text"))
                        .collect(Collectors.toSet())
                        .size());
    }

    @Test
    void aSecretThatIsCutOffIsMadeAnew() throws IOException {
        Path file = Files.writeString(folder.resolve("seal.key"), "short");
        assertEquals(Seal.of(file).of("text"), Seal.of(file).of("text"));
        assertEquals(32, Files.size(file));
    }

    @Test
    void onlyTheUserMayReadTheSecret() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path file = folder.resolve("seal.key");
        Seal.of(file);
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void withoutAFolderTheSecretIsOfThisRun() throws IOException {
        Path noFolder = Files.writeString(folder.resolve("file"), "");
        Seal seal = Seal.of(noFolder.resolve("seal.key"));
        assertEquals(seal.of("text"), seal.of("text"));
        assertNotEquals(seal.of("text"), Seal.of(noFolder.resolve("seal.key")).of("text"));
        assertTrue(seal.of("text").matches("[0-9a-f]{16}"));
    }
}
