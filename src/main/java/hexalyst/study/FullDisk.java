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

/// Handles a full disk for a library's file.
final class FullDisk {
    /// The offset of the application id in a SQLite file.
    private static final int APPLICATION_AT = 68;
    /// With less free space than this, SQLite cannot write even the smallest amount.
    private static final long ROOM = 64 << 10;

    private FullDisk() {}

    /// True if something failed because the disk is full. For the files beside the library's, SQLite reports other
    /// errors.
    static boolean caused(SQLException failure, Path file) {
        return base(failure) == SQLiteErrorCode.SQLITE_FULL.code
                || base(failure) == SQLiteErrorCode.SQLITE_IOERR.code
                        && Files.exists(file)
                        && file.toFile().getUsableSpace() < ROOM;
    }

    private static int base(SQLException failure) {
        return failure.getErrorCode() & 0xFF;
    }

    /// Rolls back the transaction. After some failures SQLite has already done so, and its complaint is ignored: the
    /// earlier failure is the one to report.
    static void rollBack(Statement statement) {
        try {
            statement.execute("ROLLBACK");
        } catch (SQLException e) {
            return;
        }
    }

    /// Removes a newly created file that is still empty.
    ///
    /// @param application the application id of a file with content
    static void forget(Path file, int application) {
        Path log = beside(file, "-wal");
        try {
            if (application(file) != application && (!Files.exists(log) || Files.size(log) == 0)) {
                for (Path part : List.of(log, beside(file, "-shm"), beside(file, "-journal"), file)) {
                    Files.deleteIfExists(part);
                }
            }
        } catch (IOException e) {
            // A file that stays does no harm.
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
