package hexalyst.study;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Keeps the tables `tally` and `often` up to date: positions that very many games reached are counted in advance, and
/// their games are sorted by date, so that a query about the start takes no longer than one about a rare position. A
/// common position stays common, and its entries in these tables are complete.
final class CommonPositions implements AutoCloseable {
    /// The number of games from which a position may become common.
    static final int MANY = 1_000;

    /// A position becomes common when at least one in this many of the added games has it: counting every position of
    /// every added game would take longer than adding the games.
    private static final int SHARE = 100;

    /// Counts what was played in positions, in the order of the table.
    static final String COUNT =
            "SELECT p.key, p.child, count(*), sum(p.result = 1), sum(p.result = 2), sum(p.result = 3) FROM position p";

    private final PreparedStatement met;
    private final List<PreparedStatement> fill;
    private final PreparedStatement count;
    private final PreparedStatement list;
    private final Set<Long> common = new HashSet<>();

    CommonPositions(Connection connection) throws SQLException {
        met = connection.prepareStatement("SELECT count(*) FROM (SELECT 1 FROM position WHERE key = ? LIMIT ?)");
        fill = List.of(
                connection.prepareStatement("INSERT INTO tally " + COUNT + " WHERE key = ? GROUP BY key, child"),
                connection.prepareStatement("INSERT INTO often SELECT p.key, g.date, p.game, p.child, p.ply"
                        + " FROM position p JOIN game g ON g.id = p.game WHERE p.key = ?"));
        count = connection.prepareStatement("INSERT INTO tally (key, child, games, won, drawn, lost)"
                + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET games = games + excluded.games,"
                + " won = won + excluded.won, drawn = drawn + excluded.drawn, lost = lost + excluded.lost");
        list = connection.prepareStatement("INSERT INTO often (key, date, game, child, ply) VALUES (?, ?, ?, ?, ?)");
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT DISTINCT key FROM tally")) {
            while (row.next()) {
                common.add(row.getLong(1));
            }
        }
    }

    /// True if the position with this key is common.
    static boolean has(Connection connection, long key) throws SQLException {
        try (PreparedStatement find = connection.prepareStatement("SELECT 1 FROM tally WHERE key = ? LIMIT 1")) {
            find.setLong(1, key);
            try (ResultSet row = find.executeQuery()) {
                return row.next();
            }
        }
    }

    /// The statements to run before the positions of games are removed.
    ///
    /// @param which chooses the games by their numbers, such as `= ?`
    static List<String> removals(String which) {
        return List.of(
                "UPDATE tally SET games = games - p.n, won = won - p.w, drawn = drawn - p.d, lost = lost - p.l"
                        + " FROM (SELECT key, child, count(*) n, sum(result = 1) w, sum(result = 2) d,"
                        + " sum(result = 3) l FROM position WHERE game " + which
                        + " GROUP BY key, child) p WHERE tally.key = p.key AND tally.child = p.child",
                "DELETE FROM often WHERE game " + which);
    }

    /// Counts the rows just written into the table of positions.
    ///
    /// @param rows the rows, in order and without repetitions
    /// @param games how many games they are from
    void add(List<Occurrence> rows, int games) throws SQLException {
        int from = 0;
        while (from < rows.size()) {
            long key = rows.get(from).key();
            int to = from + 1;
            while (to < rows.size() && rows.get(to).key() == key) {
                to++;
            }
            if (common.contains(key)) {
                append(rows.subList(from, to));
            } else if ((to - from) * (long) SHARE >= games && isCommon(key)) {
                for (PreparedStatement statement : fill) {
                    statement.setLong(1, key);
                    statement.executeUpdate();
                }
                common.add(key);
            }
            from = to;
        }
    }

    private boolean isCommon(long key) throws SQLException {
        met.setLong(1, key);
        met.setInt(2, MANY);
        try (ResultSet row = met.executeQuery()) {
            return row.next() && row.getInt(1) == MANY;
        }
    }

    private void append(List<Occurrence> rows) throws SQLException {
        PlayCount tried = PlayCount.NEVER;
        for (int i = 0; i < rows.size(); i++) {
            Occurrence row = rows.get(i);
            tried = tried.plus(row.tried());
            if (i + 1 == rows.size() || rows.get(i + 1).child() != row.child()) {
                tally(row, tried);
                tried = PlayCount.NEVER;
            }
            list.setLong(1, row.key());
            list.setString(2, row.date());
            list.setLong(3, row.game());
            list.setLong(4, row.child());
            list.setInt(5, row.ply());
            list.executeUpdate();
        }
    }

    private void tally(Occurrence row, PlayCount tried) throws SQLException {
        int at = 0;
        for (long value :
                new long[] {row.key(), row.child(), tried.games(), tried.won(), tried.drawn(), tried.lost()}) {
            count.setLong(++at, value);
        }
        count.executeUpdate();
    }

    @Override
    public void close() throws SQLException {
        List<PreparedStatement> all = new ArrayList<>(List.of(met, count, list));
        all.addAll(fill);
        for (PreparedStatement statement : all) {
            statement.close();
        }
    }
}
