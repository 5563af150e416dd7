package hexalyst.study;

import hexalyst.game.Side;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;

/// Adds games to a library in one transaction. The positions are buffered and written in the order of their keys, since
/// inserting into a tree at random places is several times slower.
final class Adding implements AutoCloseable {
    /// The most buffered positions; about 60 MB.
    private static final int MOST_HELD = 1_000_000;

    /// The number of rows in one statement.
    private static final int AT_ONCE = 100;

    private static final String INSERT_POSITION = "INSERT INTO position (key, child, game, ply, result) VALUES ";
    private static final String ROW = "(?, ?, ?, ?, ?)";

    private final Connection connection;
    private final KnownGames known;
    private final Collection collection;
    private final PreparedStatement game;
    private final PreparedStatement content;
    private final PreparedStatement line;
    private final PreparedStatement position;
    private final PreparedStatement positions;
    private final CommonPositions common;
    private final List<Occurrence> held = new ArrayList<>();
    /// The number of the first game with buffered positions; numbers only grow.
    private long firstHeld;

    private int games;

    /// @param collection where the games are from
    /// @param notes what to do with notes that a known game does not have
    Adding(Connection connection, GameLookup lookup, Collection collection, OtherNotes notes) throws SQLException {
        known = new KnownGames(connection, lookup, collection, notes);
        this.connection = connection;
        this.collection = collection;
        game = connection.prepareStatement("INSERT INTO game (game, edition, board, white, black, event, date, result,"
                + " players, happening, plies, fingerprint, collection, rating)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id");
        content = connection.prepareStatement("INSERT INTO content (game, text) VALUES (?, ?)");
        line = connection.prepareStatement("INSERT INTO line (game, start, moves) VALUES (?, ?, ?)");
        position = connection.prepareStatement(INSERT_POSITION + ROW);
        positions = connection.prepareStatement(INSERT_POSITION + String.join(", ", Collections.nCopies(AT_ONCE, ROW)));
        common = new CommonPositions(connection);
    }

    /// Adds a game; returns false if the library already has it ([KnownGames]). A game that goes on longer than a known
    /// one takes its place, with the notes of both.
    boolean add(NewGame added) throws SQLException {
        if (known.has(added, this::writeHeld) || known.hasLonger(added)) {
            return false;
        }
        OptionalLong shorter = known.continued(added);
        if (shorter.isEmpty()) {
            insertAll(added);
            return true;
        }
        long old = shorter.getAsLong();
        writeHeld(old);
        GameTree both =
                known.tree(old).map(tree -> SameGame.merged(added.tree(), tree)).orElse(added.tree());
        Library.remove(connection, old);
        insertAll(NewGame.of(List.of(both)).getFirst());
        return false;
    }

    /// How many known games came with notes that the library did not have.
    int otherNotes() {
        return known.otherNotes();
    }

    private void insertAll(NewGame added) throws SQLException {
        long id = insert(added);
        firstHeld = held.isEmpty() ? id : firstHeld;
        content.setLong(1, id);
        content.setString(2, added.text());
        content.executeUpdate();
        line.setLong(1, id);
        line.setString(2, added.start().orElse(null));
        line.setBytes(3, added.replay().moves());
        line.executeUpdate();
        hold(id, added);
    }

    /// Writes the buffer if needed: a game that is going to be changed must not have buffered rows.
    private void writeHeld(long id) throws SQLException {
        if (!held.isEmpty() && id >= firstHeld) {
            finish();
        }
    }

    private long insert(NewGame added) throws SQLException {
        int at = 0;
        for (String text : added.columns()) {
            game.setString(++at, text);
        }
        game.setInt(++at, added.replay().plies());
        game.setLong(++at, added.fingerprint());
        game.setInt(++at, collection.number());
        game.setInt(++at, added.rating());
        try (ResultSet row = game.executeQuery()) {
            if (!row.next()) {
                throw new SQLException("no number for a new game");
            }
            return row.getLong(1);
        }
    }

    private void hold(long id, NewGame added) throws SQLException {
        ReplayedLine replay = added.replay();
        String date = added.date();
        Side mover = replay.start().toMove();
        for (int ply = 0; ply <= replay.plies(); ply++) {
            long child = ply < replay.plies() ? replay.key(ply + 1) : 0;
            held.add(new Occurrence(replay.key(ply), child, id, date, ply, resultFor(mover, added.result())));
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

    /// Writes the buffer.
    void finish() throws SQLException {
        held.sort(Occurrence.ORDER);
        List<Occurrence> rows = withoutRepetitions();
        held.clear();
        int whole = rows.size() - rows.size() % AT_ONCE;
        for (int from = 0; from < whole; from += AT_ONCE) {
            write(positions, rows.subList(from, from + AT_ONCE));
        }
        for (Occurrence row : rows.subList(whole, rows.size())) {
            write(position, List.of(row));
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
        for (PreparedStatement statement : List.of(game, content, line, position, positions)) {
            statement.close();
        }
        common.close();
        known.close();
    }
}
