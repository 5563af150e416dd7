package hexalyst.study;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.sqlite.SQLiteErrorCode;

/// What a full disk does to a library's file.
final class FullDisk {
    /// Where a file has its application's number.
    private static final int APPLICATION_AT = 68;
    /// A disk with less has no room for the least that SQLite asks for at once.
    private static final long ROOM = 64 << 10;

    private FullDisk() {}

    /// True if something failed because the disk is full. The files beside the library's fail with other words.
    static boolean caused(SQLException failure, Path file) {
        return base(failure) == SQLiteErrorCode.SQLITE_FULL.code
                || base(failure) == SQLiteErrorCode.SQLITE_IOERR.code
                        && Files.exists(file)
                        && file.toFile().getUsableSpace() < ROOM;
    }

    private static int base(SQLException failure) {
        return failure.getErrorCode() & 0xFF;
    }

    /// Takes back what was begun. After some failures SQLite has done so itself, and says that there is nothing to take
    /// back; what is told is what went wrong before.
    static void rollBack(Statement statement) {
        try {
            statement.execute("ROLLBACK");
        } catch (SQLException e) {
            return;
        }
    }

    /// Removes a file that was begun and has nothing in it yet.
    ///
    /// @param application the number of what has something in it
    static void forget(Path file, int application) {
        Path log = beside(file, "-wal");
        try {
            if (application(file) != application && (!Files.exists(log) || Files.size(log) == 0)) {
                for (Path part : List.of(log, beside(file, "-shm"), beside(file, "-journal"), file)) {
                    Files.deleteIfExists(part);
                }
            }
        } catch (IOException e) {
            // It is in nobody's way.
            return;
        }
    }

    private static Path beside(Path file, String suffix) {
        return file.resolveSibling(file.getFileName() + suffix);
    }

    private static int application(Path file) throws IOException {
        ByteBuffer number = ByteBuffer.allocate(Integer.BYTES);
        try (SeekableByteChannel in = Files.newByteChannel(file)) {
            in.position(APPLICATION_AT);
            in.read(number);
        }
        return number.getInt(0);
    }
}
