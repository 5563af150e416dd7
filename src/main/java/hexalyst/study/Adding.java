package hexalyst.study;

import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Adds games to a library in one transaction.
final class Adding implements AutoCloseable {
    private final Connection connection;
    private final GameLookup lookup;
    private final KnownGames known;
    private final Collection collection;
    private final PreparedStatement game;
    private final PreparedStatement content;
    private final PreparedStatement line;
    private final PositionRows positions;

    /// @param collection where the games are from
    /// @param notes what to do with notes that a known game does not have
    Adding(Connection connection, GameLookup lookup, Collection collection, OtherNotes notes) throws SQLException {
        known = new KnownGames(connection, lookup, collection, notes);
        this.connection = connection;
        this.lookup = lookup;
        this.collection = collection;
        game = connection.prepareStatement("INSERT INTO game (game, edition, board, white, black, event, date, result,"
                + " players, happening, plies, fingerprint, collection, rating)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id");
        content = connection.prepareStatement("INSERT INTO content (game, text) VALUES (?, ?)");
        line = connection.prepareStatement("INSERT INTO line (game, start, moves) VALUES (?, ?, ?)");
        positions = new PositionRows(connection);
    }

    /// Adds a game; returns false if the library already has it ([KnownGames]). A game that goes on longer than a known
    /// one takes its place, with the notes of both.
    boolean add(NewGame added) throws SQLException {
        if (known.has(added, positions::finish) || known.hasLonger(added)) {
            return false;
        }
        OptionalLong shorter = known.continued(added);
        if (shorter.isEmpty()) {
            insertAll(added);
            return true;
        }
        long old = shorter.getAsLong();
        positions.finish(old);
        Optional<GameTree> record = known.tree(old);
        Library.remove(connection, old);
        insertAll(
                record.isEmpty()
                        ? added
                        : NewGame.of(List.of(SameGame.merged(added.tree(lookup), record.get())))
                                .getFirst());
        return false;
    }

    /// How many known games came with notes that the library did not have.
    int otherNotes() {
        return known.otherNotes();
    }

    private void insertAll(NewGame added) throws SQLException {
        long id = insert(added);
        content.setLong(1, id);
        content.setString(2, added.text());
        content.executeUpdate();
        line.setLong(1, id);
        line.setString(2, added.start().orElse(null));
        line.setBytes(3, added.replay().moves());
        line.executeUpdate();
        ReplayedLine replay = added.replay();
        positions.add(id, added.date(), added.result(), replay.first(), replay.keys());
    }

    private long insert(NewGame added) throws SQLException {
        int at = 0;
        for (String text : added.columns()) {
            game.setString(++at, text);
        }
        game.setInt(++at, added.replay().plies());
        game.setLong(++at, added.replay().fingerprint());
        game.setInt(++at, collection.number());
        game.setInt(++at, added.rating());
        try (ResultSet row = game.executeQuery()) {
            if (!row.next()) {
                throw new SQLException("no number for a new game");
            }
            return row.getLong(1);
        }
    }

    /// Writes what is buffered.
    void finish() throws SQLException {
        positions.finish();
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement statement : List.of(game, content, line)) {
            statement.close();
        }
        positions.close();
        known.close();
    }
}
