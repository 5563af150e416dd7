package hexalyst.analysis.results;

import hexalyst.analysis.job.Finding;
import hexalyst.engine.Value;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.CheckResult;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.engine.verify.Verifier;
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
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Results of versions before 1.1, under keys that two different positions could share ([Position#earlierKey]). So a
/// result is only a claim about a position ([#claim]). The user's own certificates remain proofs, since they contain
/// their position and are verified again.
final class EarlierResults {
    /// How long certificates are verified when a store is opened. The rest become claims.
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final String ROWS = "SELECT content FROM earlier_result WHERE edition = ? AND high = ? AND low = ?";

    private EarlierResults() {}

    /// Takes over the author's own certificates, and gives the targets of campaigns their keys; once for each author.
    ///
    /// @return how many of the author's proofs are only claims from now on; 0 if this was done before
    static int takeOver(ResultTable table) throws SQLException {
        return table.database().inTransaction(connection -> {
            try (PreparedStatement first =
                    connection.prepareStatement("INSERT INTO taken_over VALUES (?) ON CONFLICT DO NOTHING")) {
                first.setLong(1, table.seal().author());
                if (first.executeUpdate() == 0) {
                    return 0;
                }
            }
            nameTargets(connection);
            int proofs = certificates(connection, table);
            return Math.max(0, count(connection, table) - proofs);
        });
    }

    private static void nameTargets(Connection connection) throws SQLException {
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
                }
            }
            rename.executeBatch();
        }
    }

    /// The proofs of all authors go by the keys of their roots from now on; those of others are verified where they are
    /// used.
    ///
    /// @return how many of the author's own were verified
    private static int certificates(Connection connection, ResultTable table) throws SQLException {
        long own = table.seal().author();
        long end = System.nanoTime() + PATIENCE.toNanos();
        int verified = 0;
        try (Statement query = connection.createStatement();
                ResultSet row = query.executeQuery("SELECT author, proof FROM earlier_certificate");
                PreparedStatement insert = connection.prepareStatement(
                        "INSERT INTO certificate VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")) {
            while (row.next()) {
                byte[] proof = row.getBytes(2);
                Optional<Position> root = root(proof);
                if (root.isPresent()) {
                    set(insert, StoreKey.of(root.get()));
                    insert.setLong(4, row.getLong(1));
                    insert.setBytes(5, proof);
                    insert.executeUpdate();
                    Optional<Result> proved = row.getLong(1) == own ? proved(root.get(), proof, end) : Optional.empty();
                    if (proved.isPresent()) {
                        table.put(
                                StoreKey.of(root.get()),
                                StoredEntry.NOTHING,
                                new StoreLine.Content.Known(proved.get()),
                                Spent.NOTHING);
                        verified++;
                    }
                }
            }
        }
        try (Statement delete = connection.createStatement()) {
            delete.executeUpdate("DELETE FROM earlier_certificate WHERE author = " + own);
        }
        return verified;
    }

    private static Optional<Position> root(byte[] proof) {
        try (InputStream in = new ByteArrayInputStream(proof)) {
            ProofHeader header = ProofHeader.read(in);
            return PositionText.position(header.game(), header.edition(), header.root());
        } catch (BrokenProofException | IOException damaged) {
            return Optional.empty();
        }
    }

    /// What a certificate proves of its root; empty if it is wrong, or cannot be verified until the end of a time.
    private static Optional<Result> proved(Position root, byte[] proof, long end) {
        try (InputStream in = new ByteArrayInputStream(proof)) {
            ProofHeader header = ProofHeader.read(in);
            Value value = Value.of(header.claim());
            return new Verifier((positions, replies) -> System.nanoTime() - end < 0).verify(header, root, in)
                            instanceof CheckResult.Verified verified
                    ? Optional.of(new Result(new Finding.Proved(value, verified.plies()), List.of()))
                    : Optional.empty();
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

    /// What is claimed of a position: what was proved of one with the same earlier key, perhaps another one. Empty
    /// while a server is away.
    static Optional<Result> claim(ResultTable table, Position position) {
        StoreKey earlier = StoreKey.earlier(position);
        try {
            return table.database().run(connection -> rows(connection, earlier)).stream()
                    .flatMap(content -> claim(earlier, content).stream())
                    .reduce((one, other) -> one.agrees(other) ? one.better(other) : one);
        } catch (SQLException away) {
            return Optional.empty();
        }
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
            if (rows(connection, earlier).stream().anyMatch(text::equals)) {
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

    private static List<String> rows(Connection connection, StoreKey earlier) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(ROWS)) {
            set(query, earlier);
            List<String> rows = new ArrayList<>();
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    rows.add(row.getString(1));
                }
            }
            return rows;
        }
    }

    private static void set(PreparedStatement statement, StoreKey key) throws SQLException {
        statement.setLong(1, key.editionId());
        statement.setLong(2, key.key().high());
        statement.setLong(3, key.key().low());
    }
}
