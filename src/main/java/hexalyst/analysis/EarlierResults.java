package hexalyst.analysis;

import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.notation.PositionText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Results of versions before 1.1, under keys that two different positions could share ([Position#earlierKey]). Where a
/// store has the position itself, as a target of a campaign or as the root of a proof, they are taken over. All others
/// are claims ([#claim]).
final class EarlierResults {
    private static final String ROWS = "SELECT kind, author, content, seal, nodes, millis FROM earlier_result"
            + " WHERE edition = ? AND high = ? AND low = ?";

    private EarlierResults() {}

    /// A row under an earlier key.
    private record Row(int kind, long author, String content, long seal, Spent spent) {}

    /// Takes over what can be, once for each author.
    ///
    /// @return how many of the author's proofs are only claims from now on; 0 if they were taken over before
    static int takeOver(ResultTable table) throws SQLException {
        return table.database().inTransaction(connection -> {
            try (PreparedStatement first =
                    connection.prepareStatement("INSERT INTO taken_over VALUES (?) ON CONFLICT DO NOTHING")) {
                first.setLong(1, table.seal().author());
                if (first.executeUpdate() == 0) {
                    return 0;
                }
            }
            for (Position position : targets(connection)) {
                takeOver(connection, table, position);
            }
            certificates(connection, table);
            return count(connection, table);
        });
    }

    /// The positions of all campaigns, whose rows get their keys.
    private static List<Position> targets(Connection connection) throws SQLException {
        List<Position> positions = new ArrayList<>();
        try (Statement query = connection.createStatement();
                ResultSet row = query.executeQuery("SELECT c.game, c.edition, t.position, t.campaign, t.number"
                        + " FROM target t JOIN campaign c ON c.id = t.campaign");
                PreparedStatement rename = connection.prepareStatement(
                        "UPDATE target SET high = ?, low = ? WHERE campaign = ? AND number = ?")) {
            while (row.next()) {
                Optional<Position> position =
                        PositionText.position(row.getString(1), row.getString(2), row.getString(3));
                if (position.isPresent()) {
                    rename.setLong(1, position.get().key().high());
                    rename.setLong(2, position.get().key().low());
                    rename.setLong(3, row.getLong(4));
                    rename.setInt(4, row.getInt(5));
                    rename.addBatch();
                    positions.add(position.get());
                }
            }
            rename.executeBatch();
        }
        return positions;
    }

    private static void takeOver(Connection connection, ResultTable table, Position position) throws SQLException {
        StoreKey earlier = StoreKey.earlier(position);
        for (Row row : rows(connection, earlier)) {
            boolean own = row.author() == table.seal().author()
                    && row.seal() == table.seal().number(earlier.text() + ' ' + row.content());
            Optional<StoreLine.Content> content = own ? StoreLine.content(row.content()) : Optional.empty();
            if (content.isPresent()) {
                table.put(StoreKey.of(position), StoredEntry.NOTHING, current(position, content.get()), row.spent());
                delete(connection, earlier, row);
            }
        }
    }

    private static StoreLine.Content current(Position position, StoreLine.Content content) {
        return content instanceof StoreLine.Content.Known known
                ? new StoreLine.Content.Known(new Result(
                        known.result().finding(),
                        KeyLine.of(
                                position,
                                KeyLine.earlierMoves(position, known.result().line()))))
                : content;
    }

    /// The proofs of all authors, which name their positions; what is believed is checked where they are used.
    private static void certificates(Connection connection, ResultTable table) throws SQLException {
        try (Statement query = connection.createStatement();
                ResultSet row = query.executeQuery("SELECT author, proof FROM earlier_certificate");
                PreparedStatement insert = connection.prepareStatement(
                        "INSERT INTO certificate VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")) {
            while (row.next()) {
                byte[] proof = row.getBytes(2);
                Optional<Position> root = root(proof);
                if (root.isPresent()) {
                    StoreKey key = StoreKey.of(root.get());
                    insert.setLong(1, key.editionId());
                    insert.setLong(2, key.key().high());
                    insert.setLong(3, key.key().low());
                    insert.setLong(4, row.getLong(1));
                    insert.setBytes(5, proof);
                    insert.executeUpdate();
                    takeOver(connection, table, root.get());
                }
            }
        }
        try (Statement delete = connection.createStatement()) {
            delete.executeUpdate("DELETE FROM earlier_certificate");
        }
    }

    private static Optional<Position> root(byte[] proof) {
        try (InputStream in = new ByteArrayInputStream(proof)) {
            ProofHeader header = ProofHeader.read(in);
            return PositionText.position(header.game(), header.edition(), header.root());
        } catch (BrokenProofException | IOException damaged) {
            return Optional.empty();
        }
    }

    private static int count(Connection connection, ResultTable table) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement("SELECT count(*) FROM earlier_result WHERE kind = "
                + StoredEntry.Kind.KNOWN.ordinal()
                + " AND author = ? AND (content LIKE 'win %' OR content LIKE 'loss %' OR content LIKE 'draw %')")) {
            query.setLong(1, table.seal().author());
            try (ResultSet row = query.executeQuery()) {
                row.next();
                return row.getInt(1);
            }
        }
    }

    /// True if a store has any.
    static boolean has(ResultTable table) throws SQLException {
        return table.database().run(connection -> {
            try (Statement query = connection.createStatement();
                    ResultSet row = query.executeQuery("SELECT 1 FROM earlier_result LIMIT 1")) {
                return row.next();
            }
        });
    }

    /// What is claimed of a position: what was proved of one with the same earlier key, perhaps another one.
    static Optional<Result> claim(ResultTable table, Position position) throws SQLException {
        StoreKey earlier = StoreKey.earlier(position);
        return table.database().run(connection -> rows(connection, earlier)).stream()
                .flatMap(row -> claim(earlier, row.content()).stream())
                .reduce((one, other) -> one.agrees(other) ? one.better(other) : one);
    }

    private static Optional<Result> claim(StoreKey earlier, String content) {
        return StoreLine.content(content).flatMap(known -> new StoreLine(earlier, known).claim());
    }

    /// Goes through all that are claims.
    static void all(ResultTable table, Consumer<StoreLine> each) throws SQLException {
        table.database().<Object>run(connection -> {
            try (Statement query = connection.createStatement();
                    ResultSet row = query.executeQuery("SELECT e.game, e.edition, r.high, r.low, r.content"
                            + " FROM earlier_result r JOIN edition e ON e.id = r.edition")) {
                while (row.next()) {
                    StoreKey key = new StoreKey(
                            row.getString(1), row.getString(2), new PositionKey(row.getLong(3), row.getLong(4)));
                    claim(key, row.getString(5))
                            .ifPresent(said -> each.accept(new StoreLine(key, new StoreLine.Content.Claimed(said))));
                }
            }
            return table;
        });
    }

    /// Keeps a claim; returns true if it is new.
    ///
    /// @param earlier its position, by the earlier key
    static boolean put(ResultTable table, StoreKey earlier, Result said) throws SQLException {
        String text = StoreLine.text(new StoreLine.Content.Known(said));
        return table.database().run(connection -> {
            if (rows(connection, earlier).stream().anyMatch(row -> row.content().equals(text))) {
                return false;
            }
            try (PreparedStatement insert =
                    connection.prepareStatement("INSERT INTO earlier_result (edition, high, low,"
                            + " kind, author, content, seal, origin, nodes, millis) VALUES (?, ?, ?, "
                            + StoredEntry.Kind.KNOWN.ordinal() + ", 0, ?, 0, 0, 0, 0)")) {
                set(insert, earlier);
                insert.setString(4, text);
                return insert.executeUpdate() == 1;
            }
        });
    }

    private static List<Row> rows(Connection connection, StoreKey earlier) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(ROWS)) {
            set(query, earlier);
            List<Row> rows = new ArrayList<>();
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    rows.add(new Row(
                            row.getInt(1),
                            row.getLong(2),
                            row.getString(3),
                            row.getLong(4),
                            new Spent(row.getLong(5), row.getLong(6))));
                }
            }
            return rows;
        }
    }

    private static void delete(Connection connection, StoreKey earlier, Row row) throws SQLException {
        try (PreparedStatement delete = connection.prepareStatement("DELETE FROM earlier_result WHERE edition = ?"
                + " AND high = ? AND low = ? AND kind = ? AND author = ?")) {
            set(delete, earlier);
            delete.setInt(4, row.kind());
            delete.setLong(5, row.author());
            delete.executeUpdate();
        }
    }

    private static void set(PreparedStatement statement, StoreKey key) throws SQLException {
        statement.setLong(1, key.editionId());
        statement.setLong(2, key.key().high());
        statement.setLong(3, key.key().low());
    }
}
