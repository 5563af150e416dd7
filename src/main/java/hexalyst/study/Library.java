package hexalyst.study;

import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.store.Damage;
import hexalyst.store.DatabaseErrors;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// A collection of games in one SQLite file, searchable by names, by position and by part of a board. May be used from
/// any thread; only one call runs at a time, and calls may take long. Two programs may have the same library open.
///
/// Every method that works on the file throws an [IOException] with a message for people when that fails.
public final class Library implements AutoCloseable {
    private final Path file;
    private final Connection connection;
    private final GameLookup lookup;
    private final MainLines lines = new MainLines();

    Library(Path file, Connection connection, GameLookup lookup) {
        this.file = file;
        this.connection = connection;
        this.lookup = lookup;
    }

    /// Opens a library. The file and its folder are created if they do not exist.
    ///
    /// @throws IOException with a message for people, if the file cannot be used or is something else
    public static Library open(Path file) throws IOException {
        return open(file, line -> {});
    }

    /// Like [#open(Path)]. A library of an earlier version may take a millisecond for each game.
    ///
    /// @param told receives, on this thread, messages while it is converted
    public static Library open(Path file, Consumer<String> told) throws IOException {
        return new Library(file, LibraryFile.open(file, told), GameLookup.standard());
    }

    /// An empty library that is kept nowhere.
    public static Library inMemory() throws IOException {
        return new Library(Path.of("memory"), LibraryFile.inMemory(), GameLookup.standard());
    }

    /// How many games it has.
    public synchronized long size() throws IOException {
        return guarded(() -> {
            try (PreparedStatement count = connection.prepareStatement("SELECT count(*) FROM game");
                    ResultSet row = count.executeQuery()) {
                return row.next() ? row.getLong(1) : 0;
            }
        });
    }

    /// How many games it has of a position's game and edition.
    public synchronized long size(Position position) throws IOException {
        return guarded(() -> {
            try (PreparedStatement count =
                    connection.prepareStatement("SELECT count(*) FROM game WHERE game = ? AND edition = ?")) {
                count.setString(1, position.game().id());
                count.setString(2, position.edition().id());
                try (ResultSet row = count.executeQuery()) {
                    return row.next() ? row.getLong(1) : 0;
                }
            }
        });
    }

    /// Adds games, all or none of them, except those that the library already has ([KnownGames]). If the record of a
    /// known game lacks players, event or date, it gets them from the new one.
    ///
    /// @return how many were added
    public int add(List<GameTree> games) throws IOException {
        return add(games, Collection.OWN);
    }

    /// Like [#add(List)], for games of a collection. A game is in one collection only.
    int add(List<GameTree> games, Collection collection) throws IOException {
        return addPrepared(NewGame.of(games), collection, OtherNotes.KEEP).games();
    }

    /// What adding games came to.
    ///
    /// @param games how many were added
    /// @param otherNotes how many of the known ones came with notes that the library did not have
    record Added(int games, int otherNotes) {}

    /// Like [#add(List, Collection)], for games that were prepared before, perhaps on another thread.
    synchronized Added addPrepared(List<NewGame> games, Collection collection, OtherNotes notes) throws IOException {
        return writing(() -> {
            try (Adding adding = new Adding(connection, lookup, collection, notes)) {
                int added = 0;
                for (NewGame game : games) {
                    added += adding.add(game) ? 1 : 0;
                }
                adding.finish();
                return new Added(added, adding.otherNotes());
            }
        });
    }

    /// Removes a game, if it exists.
    public synchronized void remove(long id) throws IOException {
        writing(() -> {
            remove(connection, id);
            return true;
        });
    }

    /// Removes a game in the transaction of a connection.
    static void remove(Connection connection, long id) throws SQLException {
        List<String> steps = new ArrayList<>(CommonPositions.removals("= ?"));
        steps.addAll(List.of(
                "DELETE FROM position WHERE game = ?",
                "DELETE FROM line WHERE game = ?",
                "DELETE FROM content WHERE game = ?",
                "UPDATE removal SET number = number + 1 WHERE EXISTS (SELECT 1 FROM game WHERE id = ?)",
                "DELETE FROM game WHERE id = ?"));
        for (String step : steps) {
            try (PreparedStatement remove = connection.prepareStatement(step)) {
                remove.setLong(1, id);
                remove.executeUpdate();
            }
        }
    }

    /// Removes all games of a collection that are of one game.
    synchronized void remove(Collection collection, Game game) throws IOException {
        String ids = "IN (SELECT id FROM game WHERE collection = " + collection.number() + " AND game = '" + game.id()
                + "')";
        List<String> steps = new ArrayList<>(CommonPositions.removals(ids));
        List.of("position", "line", "content")
                .forEach(table -> steps.add("DELETE FROM " + table + " WHERE game " + ids));
        steps.add("UPDATE removal SET number = number + 1");
        steps.add("DELETE FROM game WHERE id " + ids);
        writing(() -> {
            try (Statement statement = connection.createStatement()) {
                for (String step : steps) {
                    statement.execute(step);
                }
            }
            return true;
        });
    }

    /// True if it has games of a game.
    public boolean has(Game game) throws IOException {
        return has(game, "");
    }

    /// True if it has games of a collection that are of one game.
    public boolean has(Collection collection, Game game) throws IOException {
        return has(game, " AND collection = " + collection.number());
    }

    private synchronized boolean has(Game game, String more) throws IOException {
        return guarded(() -> {
            try (PreparedStatement find =
                    connection.prepareStatement("SELECT 1 FROM game WHERE game = ?" + more + " LIMIT 1")) {
                find.setString(1, game.id());
                try (ResultSet row = find.executeQuery()) {
                    return row.next();
                }
            }
        });
    }

    /// A complete game as it was when it was added; empty if it does not exist.
    public synchronized Optional<GameTree> game(long id) throws IOException {
        return guarded(() -> read(id));
    }

    private Optional<GameTree> read(long id) throws SQLException {
        try (PreparedStatement find = connection.prepareStatement("SELECT text FROM content WHERE game = ?")) {
            find.setLong(1, id);
            try (ResultSet row = find.executeQuery()) {
                return row.next()
                        ? GameFormat.HGN.read(row.getString(1), lookup).games().stream()
                                .findFirst()
                        : Optional.empty();
            }
        }
    }

    /// What the user wrote about a position or a mirror image of it; empty if nothing.
    public synchronized String note(Position position) throws IOException {
        return guarded(() -> PositionNotes.find(connection, position));
    }

    /// Keeps a note on a position and its mirror images.
    ///
    /// @param text the note; blank to remove it
    public synchronized void setNote(Position position, String text) throws IOException {
        writing(() -> {
            PositionNotes.write(connection, position, text);
            return true;
        });
    }

    /// The user's own games and notes, to be added to another library.
    synchronized Content content() throws IOException {
        return guarded(() -> {
            List<GameTree> games = new ArrayList<>();
            try (Statement statement = connection.createStatement()) {
                try (ResultSet row = statement.executeQuery("SELECT c.text FROM game g JOIN content c ON c.game = g.id"
                        + " WHERE g.collection = " + Collection.OWN.number() + " ORDER BY g.id")) {
                    while (row.next()) {
                        games.addAll(
                                GameFormat.HGN.read(row.getString(1), lookup).games());
                    }
                }
            }
            return new Content(games, PositionNotes.all(connection));
        });
    }

    /// What the user put into a library.
    record Content(List<GameTree> games, PositionNotes notes) {}

    /// Adds notes of another library, except to positions that have one.
    synchronized void add(PositionNotes notes) throws IOException {
        writing(() -> {
            notes.add(connection);
            return true;
        });
    }

    /// Searches for games, the newest first.
    ///
    /// @param most how many games are wanted, at least 1
    public GameHits search(Query query, int most) throws IOException {
        return search(query, GameHits.Order.NEWEST, most);
    }

    /// Searches for games.
    ///
    /// @param most how many games are wanted, at least 1
    public synchronized GameHits search(Query query, GameHits.Order order, int most) throws IOException {
        return guarded(() -> Search.run(connection, lines, query, order, most));
    }

    /// The games and editions of which it has games, in the order of their ids.
    public synchronized List<GameKind> kinds() throws IOException {
        return guarded(() -> {
            List<GameKind> kinds = new ArrayList<>();
            try (PreparedStatement find = connection.prepareStatement(
                            "SELECT DISTINCT game, edition FROM game ORDER BY game, edition");
                    ResultSet row = find.executeQuery()) {
                while (row.next()) {
                    kinds.add(new GameKind(row.getString(1), row.getString(2)));
                }
            }
            return kinds;
        });
    }

    /// True if it has a game whose players both have a rating.
    public synchronized boolean hasRatings() throws IOException {
        return guarded(() -> {
            try (PreparedStatement find = connection.prepareStatement("SELECT 1 FROM game WHERE rating > 0 LIMIT 1");
                    ResultSet row = find.executeQuery()) {
                return row.next();
            }
        });
    }

    /// The games in which a move was played in a position or in a mirror image of it; all that had the position if no
    /// move is given.
    ///
    /// @param most how many games are wanted, at least 1
    public synchronized GameHits games(Position position, Optional<Move> move, int most) throws IOException {
        return guarded(() -> Search.played(connection, position, move, most));
    }

    /// What was played in a position, by the games that match a query.
    ///
    /// @param query its condition for the board is not used
    public synchronized Exploration explore(Position position, Query query) throws IOException {
        return guarded(() -> {
            LibraryKeys keys = LibraryKeys.of(connection);
            long key = keys.of(position);
            Map<Long, PlayCount> byChild;
            if (query.equals(Query.all())) {
                byChild = counted(prepared("SELECT * FROM tally WHERE key = ?", key));
                byChild = byChild.isEmpty()
                        ? counted(prepared(CommonPositions.COUNT + " WHERE key = ? GROUP BY key, child", key))
                        : byChild;
            } else {
                byChild = counted(Search.counting(connection, query, key));
            }
            return Exploration.of(
                    position,
                    keys,
                    byChild,
                    position.game().traits().openTurns()
                            ? PlayedTurns.of(connection, position, this::read)
                            : List.of());
        });
    }

    /// The last position of a game's main line that another game of the library has too: after how many plies it is
    /// reached. -1 if no other game has even the first position.
    ///
    /// @param game a game; if the library has it, it does not count itself
    public synchronized int leaves(GameTree game) throws IOException {
        ReplayedLine line = ReplayedLine.of(game);
        return guarded(() -> {
            LibraryKeys keys = LibraryKeys.of(connection);
            List<PositionKey> reached = line.keys();
            long own = -1;
            try (PreparedStatement find =
                            prepared("SELECT min(id) FROM game WHERE fingerprint = ?", line.fingerprint());
                    ResultSet row = find.executeQuery()) {
                own = row.next() && row.getObject(1) != null ? row.getLong(1) : own;
            }
            try (PreparedStatement other =
                    connection.prepareStatement("SELECT 1 FROM position WHERE key = ? AND game <> ? LIMIT 1")) {
                int ply = -1;
                boolean there = true;
                while (there && ply < line.plies()) {
                    other.setLong(1, keys.of(reached.get(ply + 1)));
                    other.setLong(2, own);
                    try (ResultSet row = other.executeQuery()) {
                        there = row.next();
                    }
                    ply += there ? 1 : 0;
                }
                return ply;
            }
        });
    }

    /// What was played in a position, by all games.
    public Exploration explore(Position position) throws IOException {
        return explore(position, Query.all());
    }

    private PreparedStatement prepared(String question, long key) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(question);
        statement.setLong(1, key);
        return statement;
    }

    /// Runs and closes a statement with the columns of [CommonPositions#COUNT].
    private static Map<Long, PlayCount> counted(PreparedStatement statement) throws SQLException {
        Map<Long, PlayCount> byChild = new LinkedHashMap<>();
        try (PreparedStatement count = statement) {
            try (ResultSet row = count.executeQuery()) {
                while (row.next()) {
                    int at = 1;
                    byChild.put(
                            row.getLong(++at),
                            new PlayCount(row.getLong(++at), row.getLong(++at), row.getLong(++at), row.getLong(++at)));
                }
            }
        }
        return byChild;
    }

    /// Closes the file.
    @Override
    public synchronized void close() throws IOException {
        guarded(() -> {
            connection.close();
            return true;
        });
    }

    /// Something to be done with the file.
    private interface Work<T> {
        T run() throws SQLException;
    }

    /// Changes the file in a transaction: completely or, if anything fails, not at all. For reading, [#guarded] is
    /// enough: every query is a transaction of its own, so that additions by other programs are seen and these can
    /// checkpoint their log.
    private <T> T writing(Work<T> work) throws IOException {
        return guarded(() -> {
            try (Statement statement = connection.createStatement()) {
                statement.execute(LibraryFile.BEGIN);
                boolean done = false;
                try {
                    T made = work.run();
                    statement.execute("COMMIT");
                    done = true;
                    return made;
                } finally {
                    if (!done) {
                        FullDisk.rollBack(statement);
                    }
                }
            }
        });
    }

    private <T> T guarded(Work<T> work) throws IOException {
        try {
            try {
                return work.run();
            } catch (RuntimeException e) {
                Damage.assertNone(connection, e);
                throw e;
            }
        } catch (SQLException e) {
            if (DatabaseErrors.isDamage(e)) {
                throw new IOException(Texts.of(LibraryFile.class).get("damaged", file, LibraryFile.firstLine(e)), e);
            }
            Texts texts = Texts.of(Library.class);
            boolean full = FullDisk.caused(e, file);
            throw new IOException(full ? texts.get("full", file) : texts.get("failed", LibraryFile.firstLine(e)), e);
        }
    }
}
