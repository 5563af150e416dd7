package hexalyst.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteErrorCode;

/// Tells damaged SQLite files from faults of the program: a damaged file can have nothing, or something of another
/// type, where its tables promise a value, so that reading it fails anywhere.
public final class Damage {
    private Damage() {}

    /// Returns normally if SQLite's own check finds nothing wrong with a file whose reading has failed.
    ///
    /// @throws SQLException with SQLite's code for a damaged file, otherwise
    public static void assertNone(Connection file, RuntimeException failed) throws SQLException {
        try (Statement statement = file.createStatement();
                ResultSet row = statement.executeQuery("PRAGMA quick_check(1)")) {
            String found = row.next() ? row.getString(1) : "";
            if (!"ok".equals(found)) {
                // The first line only names the database.
                String line = String.valueOf(found).lines().reduce("", (before, next) -> next);
                throw new SQLException(line, null, SQLiteErrorCode.SQLITE_CORRUPT.code, failed);
            }
        }
    }
}
