package hexalyst.study;

import hexalyst.board.Sha256;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.sqlite.SQLiteErrorCode;

/// The keys by which a library's file names positions: the first 64 bits of the SHA-256 of the file's salt and the
/// position's own key ([Position#lookupKey]). Without the salt, somebody could search for two positions with one key of
/// 64 bits, and the library would tell of the one what was played in the other. Equivalent positions share a key.
final class LibraryKeys {
    /// The table with the salt, which no other file has.
    static final List<String> TABLE =
            List.of("CREATE TABLE salt (bytes BLOB NOT NULL)", "INSERT INTO salt VALUES (randomblob(16))");

    private final byte[] salt;

    private LibraryKeys(byte[] salt) {
        this.salt = salt;
    }

    /// The keys of a file.
    static LibraryKeys of(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT bytes FROM salt")) {
            if (!row.next()) {
                throw new SQLException("the table salt is empty", null, SQLiteErrorCode.SQLITE_CORRUPT.code);
            }
            return new LibraryKeys(row.getBytes(1));
        }
    }

    /// The key of a position.
    long of(Position position) {
        return of(position.lookupKey());
    }

    /// The key of the position with this key of its own.
    long of(PositionKey key) {
        ByteBuffer own = ByteBuffer.allocate(2 * Long.BYTES).putLong(key.high()).putLong(key.low());
        return Sha256.of(salt, own.array()).getLong();
    }
}
