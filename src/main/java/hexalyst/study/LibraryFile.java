package hexalyst.study;

import hexalyst.files.OwnFiles;
import hexalyst.record.Tags;
import hexalyst.store.Damage;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sqlite.SQLiteErrorCode;

/// The tables of a library's SQLite file.
///
/// - `game`: a row for each game, with what can be searched by name; `players` and `happening` are the names in lower
///   case, since SQLite ignores case only for ASCII, and since version 5 without accents;
/// - `content`: the complete game as the text of a `.hgn` file;
/// - `line`: the codes of its main line ([MoveCodes]), and its start position if that is not the usual one;
/// - `position`: a row for each position of a main line and what was played there, sorted by the position's key
///   ([LibraryKeys]), so that all rows of a position are together. `child` is the key of the position after the move,
///   0 at the end of a game; `result` is how the game ended for the player to move: 0 unknown, 1 won, 2 drawn, 3 lost;
/// - `tally`, since version 2: of common positions, how often each move was played and how the games ended;
/// - `often`, since version 2: a copy of the rows of common positions, the newest date first;
/// - dates are in the spelling of [hexalyst.record.GameDate] since version 3, and one that cannot be read begins with a
///   blank, so that it sorts before all others; before, they were as in the games;
/// - `game.collection`, since version 3: the number of its [Collection];
/// - `game.rating`, since version 4: the rating of the weaker player, 0 unless both are known;
/// - `note`, since version 3: what the user wrote about a position, by the halves of
/// [hexalyst.game.Position#lookupKey];
/// - `salt`, since version 6: what distinguishes the file's keys from those of other files. Before, keys were such that
///   two positions could share one ([ReplayedLine#earlierKey]); [NewKeys] replaces them;
/// - `earlier_note`, since version 6: notes of earlier versions by such keys, where no game of the library has the
///   position;
/// - `removal`, since version 2: one row that counts how often games were removed or got another date, so that caches
///   notice it.
final class LibraryFile {
    /// The application id, which distinguishes our SQLite files from others: "HXLB".
    private static final int APPLICATION = 0x48584C42;

    private static final int VERSION = 6;

    /// How many milliseconds to wait for another writer.
    private static final int PATIENCE = 20_000;

    /// The pause between two attempts to open the file, in milliseconds.
    private static final int PAUSE = 10;

    /// A writer takes the lock at its beginning. If it began as a reader, it could be refused half way.
    static final String BEGIN = "BEGIN IMMEDIATE";

    private static final String ANY_TABLE = "SELECT count(*) FROM sqlite_master WHERE type = 'table'";

    private static final List<String> SETTINGS = List.of(
            "PRAGMA page_size = 8192",
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = NORMAL",
            "PRAGMA cache_size = -65536",
            "PRAGMA mmap_size = 1073741824",
            "PRAGMA temp_store = MEMORY");

    private static final List<String> TABLES = List.of(
            """
            CREATE TABLE game (
              id INTEGER PRIMARY KEY, game TEXT NOT NULL, edition TEXT NOT NULL, board TEXT NOT NULL,
              white TEXT NOT NULL, black TEXT NOT NULL, event TEXT NOT NULL, date TEXT NOT NULL, result TEXT NOT NULL,
              players TEXT NOT NULL, happening TEXT NOT NULL, plies INTEGER NOT NULL, fingerprint INTEGER NOT NULL)""",
            "CREATE INDEX game_by_fingerprint ON game (fingerprint)",
            "CREATE INDEX game_by_date ON game (date DESC, id)",
            "CREATE TABLE content (game INTEGER PRIMARY KEY, text TEXT NOT NULL)",
            "CREATE TABLE line (game INTEGER PRIMARY KEY, start TEXT, moves BLOB NOT NULL)",
            """
            CREATE TABLE position (
              key INTEGER NOT NULL, child INTEGER NOT NULL, game INTEGER NOT NULL, ply INTEGER NOT NULL,
              result INTEGER NOT NULL, PRIMARY KEY (key, child, game)) WITHOUT ROWID""",
            "PRAGMA application_id = " + APPLICATION);

    private static final List<String> SINCE_VERSION_2 =
            List.of("""
            CREATE TABLE tally (
              key INTEGER NOT NULL, child INTEGER NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL,
              drawn INTEGER NOT NULL, lost INTEGER NOT NULL, PRIMARY KEY (key, child)) WITHOUT ROWID""", """
            CREATE TABLE often (
              key INTEGER NOT NULL, date TEXT NOT NULL, game INTEGER NOT NULL, child INTEGER NOT NULL,
              ply INTEGER NOT NULL, PRIMARY KEY (key, date DESC, game, child)) WITHOUT ROWID""", "CREATE TABLE removal (number INTEGER NOT NULL)", "INSERT INTO removal VALUES (0)");

    private LibraryFile() {}

    /// Opens a library's file, or creates a new one.
    ///
    /// @param told receives messages while games of an earlier version are converted
    /// @throws IOException with a message for people, if that fails or the file is something else
    static Connection open(Path file, Consumer<String> told) throws IOException {
        boolean isNew = !Files.exists(file);
        OwnFiles.make(file);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
        while (true) {
            try {
                return connect(file, "jdbc:sqlite:" + file.toAbsolutePath(), told);
            } catch (SQLException e) {
                if (!busy(e)) {
                    boolean full = FullDisk.caused(e, file);
                    if (full && isNew) {
                        FullDisk.forget(file, APPLICATION);
                    }
                    throw new IOException(full ? text("full", file) : text("damaged", file, firstLine(e)), e);
                }
                // SQLite refuses some locks at once, for example while another program creates or removes its log.
                if (System.nanoTime() - end > 0 || !pause()) {
                    throw new IOException(text("busy", file), e);
                }
            }
        }
    }

    /// The tables of a library that is kept nowhere.
    static Connection inMemory() throws IOException {
        try {
            return connect(Path.of("memory"), "jdbc:sqlite::memory:", line -> {});
        } catch (SQLException e) {
            throw new IOException(firstLine(e), e);
        }
    }

    private static Connection connect(Path file, String address, Consumer<String> told)
            throws SQLException, IOException {
        Connection connection = DriverManager.getConnection(address);
        try {
            prepare(connection, file, told);
            return connection;
        } catch (RuntimeException e) {
            try (connection) {
                Damage.assertNone(connection, e);
                throw e;
            }
        } catch (SQLException | IOException e) {
            close(connection);
            throw e;
        }
    }

    private static boolean busy(SQLException e) {
        return e.getErrorCode() == SQLiteErrorCode.SQLITE_BUSY.code;
    }

    /// @return false if this thread was interrupted
    private static boolean pause() {
        try {
            Thread.sleep(PAUSE);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void prepare(Connection connection, Path file, Consumer<String> told)
            throws SQLException, IOException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = " + PATIENCE);
            int application = number(statement, "PRAGMA application_id");
            // Read again, since another program may have created the file between the first two queries.
            boolean foreign = application != APPLICATION && (application != 0 || number(statement, ANY_TABLE) > 0);
            if (foreign && number(statement, "PRAGMA application_id") != APPLICATION) {
                throw new IOException(text("other", file));
            }
            int version = number(statement, "PRAGMA user_version");
            if (version > VERSION) {
                throw new IOException(text("newer", file, version));
            }
            for (String setting : SETTINGS) {
                statement.execute(setting);
            }
            if (number(statement, "PRAGMA user_version") < VERSION) {
                make(statement, told);
            }
        }
    }

    /// Creates the tables, or those that an older version did not have, all of them or none.
    private static void make(Statement statement, Consumer<String> told) throws SQLException {
        statement.execute(BEGIN);
        boolean done = false;
        try {
            if (number(statement, ANY_TABLE) == 0) {
                for (String table : TABLES) {
                    statement.execute(table);
                }
            }
            // Another program may have been faster, so check again while holding the lock.
            int version = number(statement, "PRAGMA user_version");
            if (version < 2) {
                for (String table : SINCE_VERSION_2) {
                    statement.execute(table);
                }
            }
            if (version < 3) {
                statement.execute("ALTER TABLE game ADD COLUMN collection INTEGER NOT NULL DEFAULT 0");
                statement.execute("CREATE INDEX game_by_collection ON game (collection)");
                statement.execute("CREATE TABLE note (key INTEGER PRIMARY KEY, text TEXT NOT NULL)");
                respellDates(statement);
            }
            if (version < 4) {
                statement.execute("ALTER TABLE game ADD COLUMN rating INTEGER NOT NULL DEFAULT 0");
                statement.execute("CREATE INDEX game_by_rating ON game (rating) WHERE rating > 0");
                readRatings(statement);
            }
            if (version < 5) {
                foldNames(statement);
            }
            if (version < VERSION) {
                for (String table : LibraryKeys.TABLE) {
                    statement.execute(table);
                }
                for (String table : PositionNotes.TABLES) {
                    statement.execute(table);
                }
                giveKeys(statement, told);
                statement.execute("PRAGMA user_version = " + VERSION);
            }
            statement.execute("COMMIT");
            done = true;
        } finally {
            if (!done) {
                FullDisk.rollBack(statement);
            }
        }
    }

    private static void giveKeys(Statement statement, Consumer<String> told) throws SQLException {
        int games = number(statement, "SELECT count(*) FROM game");
        if (games > 0) {
            told.accept(text("updating", games));
            NewKeys.give(statement.getConnection());
            told.accept(text("updated", games));
        }
    }

    private static void respellDates(Statement statement) throws SQLException {
        List<String> dates = new ArrayList<>();
        try (ResultSet row = statement.executeQuery("SELECT DISTINCT date FROM game")) {
            while (row.next()) {
                dates.add(row.getString(1));
            }
        }
        for (String date : dates) {
            String respelled = NewGame.comparable(date);
            if (!respelled.equals(date)) {
                String set = "UPDATE game SET date = ? WHERE date = ?";
                try (PreparedStatement update = statement.getConnection().prepareStatement(set)) {
                    update.setString(1, respelled);
                    update.setString(2, date);
                    update.executeUpdate();
                }
            }
        }
    }

    private static void foldNames(Statement statement) throws SQLException {
        for (String column : List.of("players", "happening")) {
            List<String> names = new ArrayList<>();
            try (ResultSet row = statement.executeQuery("SELECT DISTINCT " + column + " FROM game")) {
                while (row.next()) {
                    names.add(row.getString(1));
                }
            }
            String set = "UPDATE game SET " + column + " = ? WHERE " + column + " = ?";
            try (PreparedStatement update = statement.getConnection().prepareStatement(set)) {
                for (String name : names) {
                    if (!NewGame.folded(name).equals(name)) {
                        update.setString(1, NewGame.folded(name));
                        update.setString(2, name);
                        update.executeUpdate();
                    }
                }
            }
        }
    }

    private static void readRatings(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("SELECT game, text FROM content WHERE text LIKE '%Elo \"%'");
                PreparedStatement update =
                        statement.getConnection().prepareStatement("UPDATE game SET rating = ? WHERE id = ?")) {
            while (row.next()) {
                String text = row.getString(2);
                update.setInt(1, NewGame.rating(elo(text, Tags.WHITE_ELO), elo(text, Tags.BLACK_ELO)));
                update.setLong(2, row.getLong(1));
                update.executeUpdate();
            }
        }
    }

    private static String elo(String text, String tag) {
        Matcher found = Pattern.compile("\\[" + tag + " \"([^\"]*)\"]").matcher(text);
        return found.find() ? found.group(1) : "";
    }

    private static String text(String key, Object... values) {
        return Texts.of(LibraryFile.class).get(key, values);
    }

    private static int number(Statement statement, String question) throws SQLException {
        try (ResultSet answer = statement.executeQuery(question)) {
            return answer.next() ? answer.getInt(1) : 0;
        }
    }

    private static void close(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            // Closing failed too; the first failure is the one to report.
            return;
        }
    }

    /// What went wrong, in one line.
    static String firstLine(SQLException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }
}
