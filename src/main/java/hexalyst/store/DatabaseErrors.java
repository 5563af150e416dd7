package hexalyst.store;

import hexalyst.text.Texts;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;
import org.sqlite.SQLiteErrorCode;

/// What went wrong with a database, in one line.
public final class DatabaseErrors {
    private static final String DISK_FULL = "53100";
    private static final String NO_DATABASE = "3D000";
    private static final String NO_PASSWORD = "08004";
    private static final String NOT_ALLOWED = "42501";
    private static final Set<String> WRONG_PASSWORD = Set.of("28P01", "28000");
    /// Connection failures, and a server that shuts down or starts up.
    private static final Set<String> BROKEN = Set.of("57P01", "57P02", "57P03", "53300");
    private static final String CONNECTION = "08";
    /// What the pool says of a connection that it has thrown away, without a state.
    private static final String POOL_CLOSED = "Connection is closed";

    private DatabaseErrors() {}

    /// True if the connection or the server failed, and not the statement.
    public static boolean isBroken(SQLException e) {
        String state = String.valueOf(e.getSQLState());
        return state.startsWith(CONNECTION)
                || BROKEN.contains(state)
                || e instanceof SQLTransientConnectionException
                || POOL_CLOSED.equals(e.getMessage());
    }

    /// The sentence for people, with the address at its beginning.
    public static String text(StoreAddress address, SQLException e) {
        Texts texts = Texts.of(DatabaseErrors.class);
        return address.text() + ": "
                + switch (address) {
                    case StoreAddress.OfFile file -> ofFile(texts, e);
                    case StoreAddress.OfServer server -> ofServer(texts, e);
                };
    }

    private static String ofFile(Texts texts, SQLException e) {
        int code = e.getErrorCode() & 0xFF;
        if (code == SQLiteErrorCode.SQLITE_FULL.code) {
            return texts.get("full.here");
        }
        return code == SQLiteErrorCode.SQLITE_BUSY.code ? texts.get("busy") : texts.get("damaged", firstLine(e));
    }

    private static String ofServer(Texts texts, SQLException e) {
        SQLException first = e;
        while (first.getSQLState() == null && first.getCause() instanceof SQLException cause) {
            first = cause;
        }
        String state = String.valueOf(first.getSQLState());
        if (WRONG_PASSWORD.contains(state)) {
            return texts.get("password.wrong", firstLine(first));
        }
        return switch (state) {
            case NO_PASSWORD -> texts.get("password.none");
            case NO_DATABASE, NOT_ALLOWED -> firstLine(first);
            case DISK_FULL -> texts.get("full.there");
            default -> isBroken(first) ? texts.get("unreachable", firstLine(first)) : firstLine(first);
        };
    }

    private static String firstLine(Exception e) {
        String text = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        return text.replaceFirst("^(FATAL|ERROR): ", "");
    }
}
