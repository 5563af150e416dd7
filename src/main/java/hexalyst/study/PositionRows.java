package hexalyst.study;

import hexalyst.game.PositionKey;
import hexalyst.game.Side;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Writes the positions of games into the table of positions. They are buffered and written in the order of their keys,
/// since inserting into a tree at random places is several times slower.
final class PositionRows implements AutoCloseable {
    /// The most buffered positions; about 60 MB.
    private static final int MOST_HELD = 1_000_000;

    /// The number of rows in one statement.
    private static final int AT_ONCE = 100;

    private static final String INSERT = "INSERT INTO position (key, child, game, ply, result) VALUES ";
    private static final String ROW = "(?, ?, ?, ?, ?)";

    private final LibraryKeys keys;
    private final PreparedStatement one;
    private final PreparedStatement many;
    private final CommonPositions common;
    private final List<Occurrence> held = new ArrayList<>();
    /// The number of the first game with buffered positions; numbers only grow.
    private long firstHeld;

    private int games;

    PositionRows(Connection connection) throws SQLException {
        keys = LibraryKeys.of(connection);
        one = connection.prepareStatement(INSERT + ROW);
        many = connection.prepareStatement(INSERT + String.join(", ", Collections.nCopies(AT_ONCE, ROW)));
        common = new CommonPositions(connection);
    }

    /// Adds the positions of a game.
    ///
    /// @param id the game's number, larger than those before
    /// @param first who moves in its first position
    /// @param positions the keys of its positions, from the start to the end
    void add(long id, String date, String result, Side first, List<PositionKey> positions) throws SQLException {
        firstHeld = held.isEmpty() ? id : firstHeld;
        Side mover = first;
        long[] at = positions.stream().mapToLong(keys::of).toArray();
        for (int ply = 0; ply < at.length; ply++) {
            long child = ply + 1 < at.length ? at[ply + 1] : 0;
            held.add(new Occurrence(at[ply], child, id, date, ply, resultFor(mover, result)));
            mover = mover.other();
        }
        games++;
        if (held.size() >= MOST_HELD) {
            finish();
        }
    }

    private static int resultFor(Side mover, String result) {
        return switch (result) {
            case "1-0" -> mover == Side.WHITE ? Occurrence.WON : Occurrence.LOST;
            case "0-1" -> mover == Side.BLACK ? Occurrence.WON : Occurrence.LOST;
            case "1/2-1/2" -> Occurrence.DRAWN;
            default -> Occurrence.UNKNOWN;
        };
    }

    /// Writes the buffer if needed: a game that is going to be changed must not have buffered rows.
    void finish(long id) throws SQLException {
        if (!held.isEmpty() && id >= firstHeld) {
            finish();
        }
    }

    /// Writes the buffer.
    void finish() throws SQLException {
        held.sort(Occurrence.ORDER);
        List<Occurrence> rows = withoutRepetitions();
        held.clear();
        int whole = rows.size() - rows.size() % AT_ONCE;
        for (int from = 0; from < whole; from += AT_ONCE) {
            write(many, rows.subList(from, from + AT_ONCE));
        }
        for (Occurrence row : rows.subList(whole, rows.size())) {
            write(one, List.of(row));
        }
        common.add(rows, games);
        games = 0;
    }

    /// If a game reached a position again and continued in the same way, only the first time is kept.
    private List<Occurrence> withoutRepetitions() {
        List<Occurrence> rows = new ArrayList<>(held.size());
        for (Occurrence row : held) {
            if (rows.isEmpty() || !row.repeats(rows.getLast())) {
                rows.add(row);
            }
        }
        return rows;
    }

    private static void write(PreparedStatement insert, List<Occurrence> rows) throws SQLException {
        int at = 0;
        for (Occurrence row : rows) {
            insert.setLong(++at, row.key());
            insert.setLong(++at, row.child());
            insert.setLong(++at, row.game());
            insert.setInt(++at, row.ply());
            insert.setInt(++at, row.result());
        }
        insert.executeUpdate();
    }

    @Override
    public void close() throws SQLException {
        one.close();
        many.close();
        common.close();
    }
}
