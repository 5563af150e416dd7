package hexalyst.study;

import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What the user wrote about positions and their mirror images. Notes go by the keys of positions, and those of
/// libraries before version 6 by their earlier keys ([ReplayedLine#earlierKey]) until their positions are known.
///
/// @param notes by the keys of their positions
/// @param earlier by the earlier keys of their positions
record PositionNotes(Map<PositionKey, String> notes, Map<Long, String> earlier) {
    /// No notes.
    static final PositionNotes NONE = new PositionNotes(Map.of(), Map.of());

    /// The tables, where the first ones take the notes of earlier versions.
    static final List<String> TABLES = List.of("ALTER TABLE note RENAME TO earlier_note", """
            CREATE TABLE note (
              high INTEGER NOT NULL, low INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (high, low))""");

    /// Removes the note of an earlier key.
    static final String REMOVE_EARLIER = "DELETE FROM earlier_note WHERE key = ?";

    private static final String ADD = "INSERT INTO note (text, high, low) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
    private static final String ADD_EARLIER =
            "INSERT INTO earlier_note (text, key) VALUES (?, ?) ON CONFLICT DO NOTHING";
    private static final String AT_KEY = " WHERE high = ? AND low = ?";
    private static final String FIND = "SELECT text FROM note" + AT_KEY;
    private static final String FIND_EARLIER = "SELECT text FROM earlier_note WHERE key = ?";
    private static final String REMOVE = "DELETE FROM note" + AT_KEY;

    boolean isEmpty() {
        return notes.isEmpty() && earlier.isEmpty();
    }

    /// The note on a position; empty if there is none.
    static String find(Connection connection, Position position) throws SQLException {
        try (PreparedStatement now = connection.prepareStatement(FIND);
                PreparedStatement before = connection.prepareStatement(FIND_EARLIER)) {
            set(now, 0, position.lookupKey());
            try (ResultSet row = now.executeQuery()) {
                if (row.next()) {
                    return row.getString(1);
                }
            }
            before.setLong(1, ReplayedLine.earlierKey(position));
            try (ResultSet row = before.executeQuery()) {
                return row.next() ? row.getString(1) : "";
            }
        }
    }

    /// Keeps a note on a position, or removes it if the text is blank.
    static void write(Connection connection, Position position, String text) throws SQLException {
        try (PreparedStatement before = connection.prepareStatement(REMOVE_EARLIER);
                PreparedStatement remove = connection.prepareStatement(REMOVE)) {
            before.setLong(1, ReplayedLine.earlierKey(position));
            before.executeUpdate();
            set(remove, 0, position.lookupKey());
            remove.executeUpdate();
        }
        if (!text.isBlank()) {
            new PositionNotes(Map.of(position.lookupKey(), text.strip()), Map.of()).add(connection);
        }
    }

    /// All notes of a library.
    static PositionNotes all(Connection connection) throws SQLException {
        Map<PositionKey, String> notes = new LinkedHashMap<>();
        Map<Long, String> earlier = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement()) {
            try (ResultSet row = statement.executeQuery("SELECT high, low, text FROM note")) {
                while (row.next()) {
                    notes.put(new PositionKey(row.getLong(1), row.getLong(2)), row.getString(3));
                }
            }
            try (ResultSet row = statement.executeQuery("SELECT key, text FROM earlier_note")) {
                while (row.next()) {
                    earlier.put(row.getLong(1), row.getString(2));
                }
            }
        }
        return new PositionNotes(notes, earlier);
    }

    /// Adds these notes to a library, except to positions that have one.
    void add(Connection connection) throws SQLException {
        try (PreparedStatement now = connection.prepareStatement(ADD);
                PreparedStatement before = connection.prepareStatement(ADD_EARLIER)) {
            for (Map.Entry<PositionKey, String> note : notes.entrySet()) {
                now.setString(1, note.getValue());
                set(now, 1, note.getKey());
                now.executeUpdate();
            }
            for (Map.Entry<Long, String> note : earlier.entrySet()) {
                before.setString(1, note.getValue());
                before.setLong(2, note.getKey());
                before.executeUpdate();
            }
        }
    }

    private static void set(PreparedStatement statement, int before, PositionKey key) throws SQLException {
        statement.setLong(before + 1, key.high());
        statement.setLong(before + 2, key.low());
    }
}
