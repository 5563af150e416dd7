package hexalyst.analysis.results;

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

    /// From `printf Hexalyst | openssl dgst -sha256 -mac HMAC -macopt key:abcdefghijklmnopqrstuvwxyz012345`.
    @Test
    void isTheBeginningOfAnHmac() throws IOException {
        Path file = Files.writeString(folder.resolve("seal.key"), "abcdefghijklmnopqrstuvwxyz012345");
        assertEquals("e7a8bfb2e02baf77", Seal.keptIn(file, why -> {}).mark("Hexalyst"));
    }

    @Test
    void theSecretIsMadeOnceAndKept() throws IOException {
        Path file = folder.resolve("data/hexalyst/seal.key");
        String first = Seal.keptIn(file, why -> {}).mark("text");
        assertEquals(32, Files.size(file));
        assertEquals(first, Seal.keptIn(file, why -> {}).mark("text"));
        assertNotEquals(first, Seal.keptIn(file, why -> {}).mark("Text"));
        assertNotEquals(
                first, Seal.keptIn(folder.resolve("other.key"), why -> {}).mark("text"));
    }

    @Test
    void whoeverStartsAtTheSameTimeGetsTheSameSecret() {
        Path file = folder.resolve("seal.key");
        assertEquals(
                1,
                IntStream.range(0, 16)
                        .parallel()
                        .mapToObj(i -> Seal.keptIn(file, why -> {}).mark("text"))
                        .collect(Collectors.toSet())
                        .size());
    }

    @Test
    void aSecretThatIsCutOffIsMadeAnew() throws IOException {
        Path file = Files.writeString(folder.resolve("seal.key"), "short");
        assertEquals(
                Seal.keptIn(file, why -> {}).mark("text"),
                Seal.keptIn(file, why -> {}).mark("text"));
        assertEquals(32, Files.size(file));
    }

    @Test
    void onlyTheUserMayReadTheSecret() throws IOException {
        assumeTrue(
                folder.getFileSystem().supportedFileAttributeViews().contains("posix"),
                "files have no POSIX permissions here");
        Path file = folder.resolve("seal.key");
        Seal.keptIn(file, why -> {});
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void withoutAFolderTheSecretIsOfThisRun() throws IOException {
        Path noFolder = Files.writeString(folder.resolve("file"), "");
        Seal seal = Seal.keptIn(noFolder.resolve("seal.key"), why -> {});
        assertEquals(seal.mark("text"), seal.mark("text"));
        assertNotEquals(
                seal.mark("text"),
                Seal.keptIn(noFolder.resolve("seal.key"), why -> {}).mark("text"));
        assertTrue(seal.mark("text").matches("[0-9a-f]{16}"));
    }
}
