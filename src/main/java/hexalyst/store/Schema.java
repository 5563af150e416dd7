package hexalyst.store;

import hexalyst.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;

/// Makes the tables of a store. Each version of the tables is a numbered script, the same for SQLite and PostgreSQL; a
/// database that has fewer is brought up to date.
final class Schema {
    private static final int VERSION = 3;
    /// A number of our own, on which programs wait that prepare one database at the same time.
    private static final long LOCK = 0x48585253L;

    /// The SQL state of the complaint about tables of a newer version.
    static final String NEWER = "HX001";

    private Schema() {}

    /// Runs the scripts that the database has not had yet.
    ///
    /// @throws SQLException also if it is of a newer version, with the state [#NEWER]
    static void make(Connection connection, StoreAddress address) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            if (address instanceof StoreAddress.OfServer) {
                statement.execute("SELECT pg_advisory_xact_lock(" + LOCK + ")");
            }
            statement.execute("CREATE TABLE IF NOT EXISTS hexalyst (version INTEGER NOT NULL)");
            int version = version(statement);
            if (version > VERSION) {
                throw new SQLException(Texts.of(Schema.class).get("newer", version), NEWER);
            }
            for (int next = version + 1; next <= VERSION; next++) {
                for (String command : script(next).split(";\n", -1)) {
                    if (!command.isBlank()) {
                        statement.execute(command);
                    }
                }
                statement.execute("INSERT INTO hexalyst VALUES (" + next + ")");
            }
            connection.commit();
        } catch (SQLException e) {
            connection.rollback();
            throw e;
        } finally {
            connection.setAutoCommit(true);
        }
    }

    private static int version(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("SELECT coalesce(max(version), 0) FROM hexalyst")) {
            row.next();
            return row.getInt(1);
        }
    }

    private static String script(int number) {
        try (InputStream in = Objects.requireNonNull(Schema.class.getResourceAsStream(number + ".sql"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replaceAll("(?m)^--.*\n", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
