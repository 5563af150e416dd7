package hexalyst.study;

import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/// Recognises added games that a library already has. A game is known if the library has one with the same moves,
/// possibly turned or mirrored as a whole, and without a contradiction in players and date. If the known game's record
/// lacks a player, the event or the date, it gets them from the added one.
final class KnownGames implements AutoCloseable {
    private static final List<String> TOLD = List.of(Tags.WHITE, Tags.BLACK, Tags.DATE, Tags.EVENT);

    private final GameLookup lookup;
    private final PreparedStatement find;
    private final PreparedStatement text;
    private final PreparedStatement game;
    private final PreparedStatement content;
    private final PreparedStatement often;
    private final PreparedStatement changed;
    private final List<PreparedStatement> open = new ArrayList<>();

    /// @param collection only games of this one count as known
    KnownGames(Connection connection, GameLookup lookup, Collection collection) throws SQLException {
        this.lookup = lookup;
        try {
            find = open(
                    connection,
                    "SELECT id, white, black, date, event FROM game WHERE fingerprint = ? AND collection = "
                            + collection.number() + " ORDER BY id");
            text = open(connection, "SELECT text FROM content WHERE game = ?");
            game = open(
                    connection,
                    "UPDATE game SET game = ?, edition = ?, board = ?, white = ?, black = ?,"
                            + " event = ?, date = ?, result = ?, players = ?, happening = ? WHERE id = ?");
            content = open(connection, "UPDATE content SET text = ? WHERE game = ?");
            often = open(connection, "UPDATE often SET date = ? WHERE key = ? AND date = ? AND game = ?");
            changed = open(connection, "UPDATE removal SET number = number + 1");
        } catch (SQLException failure) {
            close();
            throw failure;
        }
    }

    private PreparedStatement open(Connection connection, String sql) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        open.add(statement);
        return statement;
    }

    /// Called before the rows of a game are changed.
    interface Before {
        void run(long game) throws SQLException;
    }

    /// True if the library already has a game; additional information in the added one is stored.
    ///
    /// @param before called before a known game is changed
    boolean has(NewGame added, Before before) throws SQLException {
        Map<Integer, Long> byMissing = new TreeMap<>();
        find.setLong(1, added.fingerprint());
        try (ResultSet row = find.executeQuery()) {
            while (row.next()) {
                OptionalInt missing = missing(row, added);
                if (missing.isPresent()) {
                    byMissing.putIfAbsent(missing.getAsInt(), row.getLong("id"));
                }
            }
        }
        if (byMissing.isEmpty()) {
            return false;
        }
        // The one that lacks the least: besides a nameless game, the library may have exactly the added one.
        Map.Entry<Integer, Long> nearest = byMissing.entrySet().iterator().next();
        if (nearest.getKey() > 0) {
            before.run(nearest.getValue());
            complete(nearest.getValue(), added);
        }
        return true;
    }

    /// How many details of the added game a known game's record lacks; empty if the two contradict each other.
    private static OptionalInt missing(ResultSet row, NewGame added) throws SQLException {
        int missing = 0;
        for (String name : TOLD) {
            String known = row.getString(name);
            String told = name.equals(Tags.DATE) ? added.date() : added.tag(name);
            boolean silent = known.isEmpty() || told.isEmpty();
            if (!silent && !known.equals(told) && !name.equals(Tags.EVENT)) {
                return OptionalInt.empty();
            }
            missing += known.isEmpty() && !told.isEmpty() ? 1 : 0;
        }
        return OptionalInt.of(missing);
    }

    private void complete(long id, NewGame added) throws SQLException {
        text.setLong(1, id);
        List<GameTree> read;
        try (ResultSet row = text.executeQuery()) {
            read = row.next() ? GameFormat.HGN.read(row.getString(1), lookup).games() : List.of();
        }
        if (read.isEmpty()) {
            return;
        }
        GameTree known = read.getFirst();
        NewGame before = NewGame.of(List.of(known)).getFirst();
        Tags tags = known.tags();
        for (String name : TOLD) {
            if (before.tag(name).isEmpty() && !added.tag(name).isEmpty()) {
                tags = tags.with(name, added.tag(name));
            }
        }
        write(id, before, NewGame.of(List.of(known.with(tags))).getFirst());
    }

    private void write(long id, NewGame before, NewGame after) throws SQLException {
        int at = 0;
        for (String column : after.columns()) {
            game.setString(++at, column);
        }
        game.setLong(++at, id);
        game.executeUpdate();
        content.setString(1, after.text());
        content.setLong(2, id);
        content.executeUpdate();
        String date = after.date();
        if (!date.equals(before.date())) {
            // Each row is selected by its whole key, since the table has no other index.
            for (int ply = 0; ply <= after.replay().plies(); ply++) {
                often.setString(1, date);
                often.setLong(2, after.replay().key(ply));
                often.setString(3, before.date());
                often.setLong(4, id);
                often.executeUpdate();
            }
            // Caches of games sorted by date must be refreshed.
            changed.executeUpdate();
        }
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement statement : open) {
            statement.close();
        }
    }
}
