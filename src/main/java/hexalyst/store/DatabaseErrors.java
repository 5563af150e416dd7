package hexalyst.store;

import hexalyst.text.Texts;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;
import org.sqlite.SQLiteErrorCode;

/// What went wrong with a database, in one line.
public final class DatabaseErrors {
    private static final String DISK_FULL = "53100";
    private static final String NO_DATABASE = "3D000";
    private static final String REFUSED = "08004";
    private static final String NOT_ALLOWED = "42501";
    private static final Set<String> WRONG_PASSWORD = Set.of("28P01", "28000");
    /// Connection failures, and a server that shuts down or starts up.
    private static final Set<String> BROKEN = Set.of("57P01", "57P02", "57P03", "53300");
    private static final String CONNECTION = "08";
    /// What the pool says of a connection that it has thrown away, without a state.
    private static final String POOL_CLOSED = "Connection is closed";
    /// No connection could be made, or it has ended.
    private static final Set<String> AWAY = Set.of("08001", "08003", "08006");
    private static final Pattern PASSWORD = Pattern.compile("passwor", Pattern.CASE_INSENSITIVE);

    private DatabaseErrors() {}

    /// True if the connection or the server failed, and not the statement.
    public static boolean isBroken(SQLException e) {
        String state = String.valueOf(e.getSQLState());
        return state.startsWith(CONNECTION)
                || BROKEN.contains(state)
                || e instanceof SQLTransientConnectionException
                || POOL_CLOSED.equals(e.getMessage());
    }

    /// True if a SQLite file is damaged.
    public static boolean isDamage(SQLException e) {
        return (e.getErrorCode() & 0xFF) == SQLiteErrorCode.SQLITE_CORRUPT.code;
    }

    /// True if a server cannot be reached at the moment, for no reason that a person would have to remove first.
    static boolean isAway(SQLException e) {
        String state = String.valueOf(e.getSQLState());
        return BROKEN.contains(state) || AWAY.contains(state);
    }

    /// The sentence for people, with the address at its beginning.
    public static String text(StoreAddress address, SQLException e) {
        return text(address, e, Database.userNamed(address));
    }

    /// Like [#text(StoreAddress, SQLException)].
    ///
    /// @param user the user of the database whom somebody has named; empty if it is that of the system
    static String text(StoreAddress address, SQLException e, Optional<String> user) {
        Texts texts = Texts.of(DatabaseErrors.class);
        return address.text() + ": "
                + switch (address) {
                    case StoreAddress.OfFile file -> ofFile(texts, e);
                    case StoreAddress.OfServer server -> ofServer(texts, e, user);
                };
    }

    private static String ofFile(Texts texts, SQLException e) {
        if (Schema.NEWER.equals(e.getSQLState())) {
            return firstLine(e);
        }
        int code = e.getErrorCode() & 0xFF;
        if (code == SQLiteErrorCode.SQLITE_FULL.code) {
            return texts.get("full.here");
        }
        return code == SQLiteErrorCode.SQLITE_BUSY.code ? texts.get("busy") : texts.get("damaged", firstLine(e));
    }

    private static String ofServer(Texts texts, SQLException e, Optional<String> user) {
        SQLException first = e;
        // The pool's complaint says less than its cause.
        while ((first.getSQLState() == null || first instanceof SQLTransientConnectionException)
                && first.getCause() instanceof SQLException cause) {
            first = cause;
        }
        String state = String.valueOf(first.getSQLState());
        if (WRONG_PASSWORD.contains(state)) {
            return texts.get("password.wrong", firstLine(first));
        }
        return switch (state) {
            // The driver says so itself, in the user's language, and refuses other things in the same way.
            case REFUSED -> PASSWORD.matcher(firstLine(first)).find() ? noPassword(texts, user) : firstLine(first);
            case NO_DATABASE, NOT_ALLOWED -> firstLine(first);
            case DISK_FULL -> texts.get("full.there");
            default -> isBroken(first) ? texts.get("unreachable", firstLine(first)) : firstLine(first);
        };
    }

    private static String noPassword(Texts texts, Optional<String> user) {
        return user.isPresent()
                ? texts.get("password.none")
                : texts.get("password.none.user", System.getProperty("user.name", ""));
    }

    /// What a server says has the severity before it, in its own language.
    private static String firstLine(SQLException e) {
        ServerErrorMessage said = e instanceof PSQLException there ? there.getServerErrorMessage() : null;
        String bare = said == null ? null : said.getMessage();
        String text = bare == null ? String.valueOf(e.getMessage()).replaceFirst("^(FATAL|ERROR): ", "") : bare;
        return text.lines().findFirst().orElse("");
    }
}
