package hexalyst.study;

import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Gives the positions of a library from before version 6 their keys ([LibraryKeys]): every game is replayed. Notes on
/// positions that a game reached get the new keys too.
final class NewKeys {
    private static final String LINES = "SELECT g.id, g.game, g.edition, g.board, l.start, l.moves, g.date, g.result"
            + " FROM game g CROSS JOIN line l ON l.game = g.id ORDER BY g.id";

    private final Map<Long, String> earlier;
    private final Map<PositionKey, String> reached = new LinkedHashMap<>();
    private final Set<Long> found = new HashSet<>();

    private NewKeys(Map<Long, String> earlier) {
        this.earlier = earlier;
    }

    /// Works in the transaction of a connection.
    static void give(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String table : List.of("tally", "often", "position")) {
                statement.execute("DELETE FROM " + table);
            }
        }
        new NewKeys(PositionNotes.all(connection).earlier()).run(connection);
    }

    private void run(Connection connection) throws SQLException {
        StartPositions starts = new StartPositions();
        try (PositionRows rows = new PositionRows(connection);
                PreparedStatement lines = connection.prepareStatement(LINES);
                ResultSet row = lines.executeQuery()) {
            while (row.next()) {
                StartPositions.Usual kind =
                        new StartPositions.Usual(row.getString(2), row.getString(3), row.getString(4));
                List<Position> positions = new StoredLine(
                                row.getLong(1), row.getString(7), kind, row.getString(5), row.getBytes(6), starts)
                        .positions();
                if (!positions.isEmpty()) {
                    List<PositionKey> keys =
                            positions.stream().map(Position::lookupKey).toList();
                    rows.add(
                            row.getLong(1),
                            row.getString(7),
                            row.getString(8),
                            positions.getFirst().toMove(),
                            keys);
                }
                positions.forEach(this::takeNote);
            }
            rows.finish();
        }
        new PositionNotes(reached, Map.of()).add(connection);
        try (PreparedStatement forget = connection.prepareStatement(PositionNotes.REMOVE_EARLIER)) {
            for (long key : found) {
                forget.setLong(1, key);
                forget.executeUpdate();
            }
        }
    }

    private void takeNote(Position position) {
        if (!earlier.isEmpty()) {
            long key = ReplayedLine.earlierKey(position);
            String note = earlier.get(key);
            if (note != null) {
                reached.put(position.lookupKey(), note);
                found.add(key);
            }
        }
    }
}
