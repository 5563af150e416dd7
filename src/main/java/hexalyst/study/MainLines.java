package hexalyst.study;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Caches the main lines of all games in memory, about 120 bytes each: a search for a part of a board goes through
/// every game, and reading the lines from the file takes many times as long as searching them. Loaded on first use.
/// After that only new games are loaded, whoever added them, or everything again after a removal. Confined to one
/// thread.
final class MainLines {
    /// The order in which searches list games. SQLite compares texts by their bytes.
    private static final Comparator<StoredLine> NEWEST_FIRST = Comparator.comparing(
                    StoredLine::date, MainLines::compareAsBytes)
            .reversed()
            .thenComparingLong(StoredLine::id);

    private final StartPositions starts = new StartPositions();
    private final Map<Object, Object> shared = new HashMap<>();
    private final List<StoredLine> lines = new ArrayList<>();
    private long removals = -1;
    private long last;

    private static int compareAsBytes(String one, String other) {
        return one.equals(other)
                ? 0
                : Arrays.compareUnsigned(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    /// The lines of all games currently in the library, the newest date first.
    List<StoredLine> upToDate(Connection connection) throws SQLException {
        try (PreparedStatement state =
                        connection.prepareStatement("SELECT number, (SELECT max(id) FROM game) FROM removal");
                ResultSet row = state.executeQuery()) {
            if (row.next()) {
                if (row.getLong(1) != removals) {
                    lines.clear();
                    last = 0;
                    removals = row.getLong(1);
                }
                if (row.getLong(2) > last) {
                    append(connection);
                }
            }
        }
        return Collections.unmodifiableList(lines);
    }

    private void append(Connection connection) throws SQLException {
        int before = lines.size();
        try (PreparedStatement added =
                connection.prepareStatement("SELECT g.id, g.date, g.game, g.edition, g.board, l.start, l.moves"
                        + " FROM game g CROSS JOIN line l ON l.game = g.id WHERE g.id > ? ORDER BY g.id")) {
            added.setLong(1, last);
            try (ResultSet row = added.executeQuery()) {
                while (row.next()) {
                    StartPositions.Usual kind = new StartPositions.Usual(
                            shared(row.getString(3)), shared(row.getString(4)), shared(row.getString(5)));
                    lines.add(new StoredLine(
                            row.getLong(1),
                            shared(row.getString(2)),
                            shared(kind),
                            row.getString(6),
                            row.getBytes(7),
                            starts));
                }
            }
        }
        if (lines.size() > before) {
            last = lines.getLast().id();
            lines.sort(NEWEST_FIRST);
        }
    }

    /// One shared object for equal values.
    @SuppressWarnings("unchecked")
    private <T> T shared(T value) {
        return (T) shared.computeIfAbsent(value, any -> any);
    }
}
