package hexalyst.study;

import hexalyst.game.PositionKey;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;

/// Recognises added games that a library already has. A game is known if the library has one with the same moves,
/// possibly turned or mirrored as a whole, and without a contradiction in players and date. If the known game's record
/// lacks a player, the event or the date, it gets them from the added one. A game of another collection becomes the
/// user's own when the user adds it, and is not added again to the other collection; so no game counts twice.
final class KnownGames implements AutoCloseable {
    /// A beginning that is shorter, in plies, may be that of any game.
    private static final int FEW = 4;
    /// How many games by the same players on one day are compared. Programs play thousands.
    private static final int MOST = 50;

    private static final List<String> TOLD_BY_ORGANISERS = List.of(Tags.EVENT, "Round");
    private static final List<String> TOLD = List.of(Tags.WHITE, Tags.BLACK, Tags.DATE, Tags.EVENT);

    private final GameLookup lookup;
    private final LibraryKeys keys;
    private final Collection collection;
    private final PreparedStatement find;
    private final PreparedStatement adopt;
    private final PreparedStatement text;
    private final PreparedStatement game;
    private final PreparedStatement content;
    private final PreparedStatement often;
    private final PreparedStatement changed;
    private final PreparedStatement same;
    private final OtherNotes notes;
    private int otherNotes;
    private final List<PreparedStatement> open = new ArrayList<>();

    /// @param collection to which games are added
    /// @param notes what to do with notes that it does not have
    KnownGames(Connection connection, GameLookup lookup, Collection collection, OtherNotes notes) throws SQLException {
        this.lookup = lookup;
        this.notes = notes;
        keys = LibraryKeys.of(connection);
        this.collection = collection;
        try {
            find = open(
                    connection,
                    "SELECT id, white, black, date, event, collection FROM game WHERE fingerprint = ?"
                            + " ORDER BY collection <> " + collection.number() + ", id");
            adopt = open(connection, "UPDATE game SET collection = " + collection.number() + " WHERE id = ?");
            text = open(connection, "SELECT text FROM content WHERE game = ?");
            game = open(
                    connection,
                    "UPDATE game SET game = ?, edition = ?, board = ?, white = ?, black = ?,"
                            + " event = ?, date = ?, result = ?, players = ?, happening = ? WHERE id = ?");
            content = open(connection, "UPDATE content SET text = ? WHERE game = ?");
            often = open(connection, "UPDATE often SET date = ? WHERE key = ? AND date = ? AND game = ?");
            changed = open(connection, "UPDATE removal SET number = number + 1");
            // The plus keeps SQLite from walking through the index of the collection, in which nearly all games are.
            same = open(
                    connection,
                    "SELECT g.id, g.game, g.edition, g.board, g.result, l.start, l.moves FROM game g"
                            + " JOIN line l ON l.game = g.id WHERE g.date = ? AND g.white = ? AND g.black = ?"
                            + " AND +g.collection = " + collection.number() + " ORDER BY g.id DESC LIMIT " + MOST);
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

    /// A game of the library.
    ///
    /// @param here whether it is in the collection to which games are added
    private record Known(long id, boolean here) {}

    /// True if the library already has a game; additional information in the added one is stored.
    ///
    /// @param before called before a known game is changed
    boolean has(NewGame added, Before before) throws SQLException {
        Map<Integer, Known> byMissing = new TreeMap<>();
        find.setLong(1, added.replay().fingerprint());
        try (ResultSet row = find.executeQuery()) {
            while (row.next()) {
                OptionalInt missing = missing(row, added);
                boolean here = row.getInt("collection") == collection.number();
                if (missing.isPresent() && (here || byMissing.isEmpty())) {
                    byMissing.putIfAbsent(missing.getAsInt(), new Known(row.getLong("id"), here));
                }
            }
        }
        if (byMissing.isEmpty()) {
            return false;
        }
        // The one that lacks the least: besides a nameless game, the library may have exactly the added one.
        Map.Entry<Integer, Known> nearest = byMissing.entrySet().iterator().next();
        long id = nearest.getValue().id;
        if (!nearest.getValue().here) {
            if (collection != Collection.OWN) {
                return true;
            }
            before.run(id);
            adopt.setLong(1, id);
            adopt.executeUpdate();
        }
        if (nearest.getKey() > 0) {
            before.run(id);
            complete(id, added);
        }
        if (!added.bare()) {
            note(id, added, before);
        }
        return true;
    }

    /// How many known games came with notes that the library did not have.
    int otherNotes() {
        return otherNotes;
    }

    private void note(long id, NewGame added, Before before) throws SQLException {
        Optional<GameTree> known = tree(id);
        GameTree mine = added.tree(lookup);
        if (known.isEmpty() || !SameGame.hasOtherNotes(known.get(), mine)) {
            return;
        }
        otherNotes++;
        if (notes == OtherNotes.KEEP || !SameGame.sameMoves(known.get(), mine)) {
            return;
        }
        before.run(id);
        GameTree bare = GameTree.of(known.get().start(), known.get().mainMoves());
        GameTree kept =
                notes == OtherNotes.MERGE ? known.get() : bare.with(known.get().tags());
        write(
                id,
                NewGame.of(List.of(known.get())).getFirst(),
                NewGame.of(List.of(SameGame.merged(kept, mine))).getFirst());
    }

    /// The game that an added one continues: by the same players on the same day, in the same round of the same event,
    /// with the first of its moves. Empty unless the players and the day are known.
    OptionalLong continued(NewGame added) throws SQLException {
        return beside(added, true);
    }

    /// True if the library has a game that continues an added one; notes that it lacks are counted.
    boolean hasLonger(NewGame added) throws SQLException {
        OptionalLong longer = beside(added, false);
        if (longer.isPresent() && !added.bare()) {
            otherNotes++;
        }
        return longer.isPresent();
    }

    /// Whether a known game is of the same event and round as an added one.
    private boolean isSameRound(long id, NewGame added) throws SQLException {
        return tree(id).filter(known -> TOLD_BY_ORGANISERS.stream()
                        .allMatch(
                                tag -> known.tags().get(tag).equals(added.tags().get(tag))))
                .isPresent();
    }

    private OptionalLong beside(NewGame added, boolean shorter) throws SQLException {
        List<String> who = List.of(added.date(), added.tag(Tags.WHITE), added.tag(Tags.BLACK));
        if (who.stream().anyMatch(String::isBlank) || added.replay().plies() < FEW) {
            return OptionalLong.empty();
        }
        for (int i = 0; i < who.size(); i++) {
            same.setString(i + 1, who.get(i));
        }
        byte[] mine = added.replay().moves();
        try (ResultSet row = same.executeQuery()) {
            while (row.next()) {
                byte[] known = row.getBytes("moves");
                byte[] less = shorter ? known : mine;
                byte[] more = shorter ? mine : known;
                String end = shorter ? row.getString("result") : added.result();
                String longEnd = shorter ? added.result() : row.getString("result");
                boolean begins = less.length >= FEW
                        && less.length < more.length
                        && Arrays.equals(less, Arrays.copyOf(more, less.length))
                        && (end.equals("*") || end.equals(longEnd))
                        && Optional.ofNullable(row.getString("start")).equals(added.start())
                        && row.getString("board").equals(added.kind().board())
                        && row.getString("edition").equals(added.kind().edition())
                        && row.getString("game").equals(added.kind().game());
                if (begins && isSameRound(row.getLong("id"), added)) {
                    return OptionalLong.of(row.getLong("id"));
                }
            }
        }
        return OptionalLong.empty();
    }

    /// The record of a game, if it can be read.
    Optional<GameTree> tree(long id) throws SQLException {
        text.setLong(1, id);
        try (ResultSet row = text.executeQuery()) {
            return row.next()
                    ? GameFormat.HGN.read(row.getString(1), lookup).games().stream()
                            .findFirst()
                    : Optional.empty();
        }
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
        Optional<GameTree> read = tree(id);
        if (read.isEmpty()) {
            return;
        }
        GameTree known = read.get();
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
            for (PositionKey key : after.replay().keys()) {
                often.setString(1, date);
                often.setLong(2, keys.of(key));
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
