package hexalyst.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FullDiskTest {
    private static final int APPLICATION = 0x48584C42;

    @TempDir
    Path folder = Path.of("");

    private Path file() {
        return folder.resolve("library.db");
    }

    @Test
    void isToldAsWhatItIsAndWhatWasThereStays() throws IOException, SQLException {
        List<GameTree> games = LibraryGames.random(3, 400, LibraryGames.small());
        try (Library library = Library.open(file())) {
            library.add(games.subList(0, 5));
        }
        Connection connection = LibraryFile.open(file(), line -> {});
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA max_page_count = 20");
        }
        try (Library library = new Library(file(), connection, GameLookup.standard())) {
            IOException failure = assertThrows(IOException.class, () -> library.add(games));
            assertEquals(file() + ": the disk is full", failure.getMessage());
            assertEquals(5, library.size());
        }
    }

    @Test
    void leavesNoFileThatHasNothingInIt() throws IOException {
        Files.write(file(), new byte[8192]);
        Files.write(folder.resolve("library.db-shm"), new byte[1]);
        FullDisk.forget(file(), APPLICATION);
        assertFalse(Files.exists(file()));
        assertFalse(Files.exists(folder.resolve("library.db-shm")));
        Files.write(file(), new byte[0]);
        FullDisk.forget(file(), APPLICATION);
        assertFalse(Files.exists(file()));
    }

    @Test
    void aLibraryIsNoSuchFile() throws IOException {
        try (Library library = Library.open(file())) {
            FullDisk.forget(file(), APPLICATION);
            assertTrue(Files.exists(file()));
            assertEquals(0, library.size());
        }
        FullDisk.forget(file(), APPLICATION);
        assertTrue(Files.exists(file()));
    }
}
