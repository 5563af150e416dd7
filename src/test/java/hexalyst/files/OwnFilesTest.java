package hexalyst.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.notation.source.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The umask of a test cannot be changed; that files are made with their permissions, and not first with those of the
/// umask, is seen by making them where the usual ones would be others.
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "files have no POSIX permissions there")
class OwnFilesTest {
    @TempDir
    private Path folder = Path.of("");

    private Path file = folder;

    @BeforeEach
    void name() {
        file = folder.resolve("new/folder/file");
    }

    private static void assertPermissions(String expected, Path path) throws IOException {
        assertEquals(expected, PosixFilePermissions.toString(Files.getPosixFilePermissions(path)));
    }

    @Test
    void onlyTheUserMayReadWhatIsMade() throws IOException {
        OwnFiles.make(file);
        assertPermissions("rw-------", file);
        assertPermissions("rwx------", folder.resolve("new"));
        assertPermissions("rwx------", folder.resolve("new/folder"));
        Path opened = folder.resolve("new/opened");
        OwnFiles.open(opened).close();
        assertPermissions("rw-------", opened);
    }

    @Test
    void whatIsThereStaysAsItIsUnlessItIsClosed() throws IOException {
        Path parent = Files.createDirectories(folder.resolve("new/folder"));
        Files.writeString(file, "text");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
        Files.setPosixFilePermissions(parent, PosixFilePermissions.fromString("rwxrwxrwx"));
        OwnFiles.make(file);
        OwnFiles.open(file).close();
        assertEquals("text", Files.readString(file));
        assertPermissions("rw-rw-rw-", file);
        OwnFiles.close(file);
        OwnFiles.close(parent);
        assertPermissions("rw-------", file);
        assertPermissions("rwx------", parent);
    }

    @Test
    void aCopyHasThePermissionsOfTheOriginal() throws IOException {
        Path original = Files.writeString(folder.resolve("game.hgn"), "new");
        Path copy = Files.writeString(folder.resolve("game.hgn~"), "older");
        Files.setPosixFilePermissions(original, PosixFilePermissions.fromString("rw-------"));
        Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rw-r--r--"));
        WholeFile.copy(original, copy);
        assertPermissions("rw-------", copy);
        assertEquals("new", Files.readString(copy));
        Files.setPosixFilePermissions(original, PosixFilePermissions.fromString("rw-rw-rw-"));
        WholeFile.write(original, new byte[] {'x'});
        assertPermissions("rw-rw-rw-", original);
        WholeFile.writeOwn(folder.resolve("own"), new byte[] {'x'});
        assertPermissions("rw-------", folder.resolve("own"));
    }
}
