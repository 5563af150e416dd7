package hexalyst.analysis.results;

import hexalyst.analysis.job.Finding;
import hexalyst.game.PositionKey;
import hexalyst.store.Database;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The results in a [Database], each sealed by its author. A row is only ever replaced by one that was made from it, so
/// that of many writers none undoes what another has found. Thread-safe.
final class ResultTable implements AutoCloseable {
    /// The author of what another file claims.
    private static final long ANYBODY = 0;

    private static final String DISPUTED = "disputed";
    /// How many positions one query asks for: a few sizes, so that the statements are few.
    private static final List<Integer> SIZES = List.of(1, 16, 256);

    private static final String COLUMNS = "edition, high, low, kind, author, content, seal";
    private static final String POSITION = " WHERE edition = ? AND high = ? AND low = ?";
    private static final String ROW = POSITION + " AND kind = ? AND author = ?";

    private final Database database;
    private final Seal seal;
    private final long author;
    private final Machine machine;
    /// The editions and origins that are known to have their names in the database.
    private final Set<Long> named = ConcurrentHashMap.newKeySet();
    private final Set<Row> unreadable = ConcurrentHashMap.newKeySet();

    /// @param seal marks what the user's own programs write
    /// @param machine this machine
    ResultTable(Database database, Seal seal, Machine machine) {
        this.database = database;
        this.seal = seal;
        this.machine = machine;
        author = seal.author();
    }

    /// The database.
    Database database() {
        return database;
    }

    /// The seal of what the user's own programs write.
    Seal seal() {
        return seal;
    }

    /// What there is for a position.
    StoredEntry find(StoreKey key) throws SQLException {
        return find(List.of(key)).getOrDefault(key, StoredEntry.NOTHING);
    }

    /// What there is for these positions; without those for which there is nothing.
    Map<StoreKey, StoredEntry> find(Collection<StoreKey> keys) throws SQLException {
        return database.run(connection -> find(connection, keys));
    }

    private Map<StoreKey, StoredEntry> find(Connection connection, Collection<StoreKey> keys) throws SQLException {
        Map<PositionName, StoreKey> wanted = new LinkedHashMap<>();
        keys.forEach(key -> wanted.put(PositionName.of(key), key));
        List<PositionName> names = List.copyOf(wanted.keySet());
        Map<StoreKey, List<Row>> rows = new HashMap<>();
        for (int from = 0; from < names.size(); ) {
            int left = names.size() - from;
            int size = SIZES.stream().filter(each -> each >= left).findFirst().orElse(SIZES.getLast());
            List<PositionName> some = names.subList(from, Math.min(from + size, names.size()));
            for (Row row : rows(connection, some, size)) {
                StoreKey key = wanted.get(row.name());
                if (key != null) {
                    rows.computeIfAbsent(key, none -> new ArrayList<>()).add(row);
                }
            }
            from += size;
        }
        return rows.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, each -> entry(each.getKey(), each.getValue())));
    }

    private static List<Row> rows(Connection connection, List<PositionName> names, int size) throws SQLException {
        String values =
                Stream.generate(() -> "(?, ?, ?)").limit(size).collect(Collectors.joining(", ", "(VALUES ", ")"));
        String where = size == 1 ? POSITION : " WHERE (edition, high, low) IN " + values;
        try (PreparedStatement query = connection.prepareStatement("SELECT " + COLUMNS + " FROM result" + where)) {
            for (int i = 0; i < size; i++) {
                names.get(Math.min(i, names.size() - 1)).set(query, 3 * i + 1);
            }
            List<Row> rows = new ArrayList<>();
            try (ResultSet found = query.executeQuery()) {
                while (found.next()) {
                    rows.add(Row.of(found));
                }
            }
            return rows;
        }
    }

    private StoredEntry entry(StoreKey key, List<Row> rows) {
        Map<StoredEntry.Kind, StoreLine.Content> own = new EnumMap<>(StoredEntry.Kind.class);
        Map<StoredEntry.Kind, String> texts = new EnumMap<>(StoredEntry.Kind.class);
        Optional<Result> claim = Optional.empty();
        boolean disputed = false;
        for (Row row : rows) {
            Optional<StoredEntry.Kind> kind = StoredEntry.Kind.of(row.kind());
            boolean mine = row.author() == author;
            boolean sealed = mine && row.seal() == sealed(key, row.content());
            if (mine) {
                kind.ifPresent(known -> texts.put(known, row.content()));
            }
            if (row.content().equals(DISPUTED)) {
                disputed |= sealed;
                continue;
            }
            Optional<StoreLine.Content> content = StoreLine.content(row.content());
            if (kind.isEmpty() || content.isEmpty()) {
                unreadable.add(row);
            } else if (sealed) {
                own.put(kind.get(), content.get());
            } else {
                claim = both(claim, content.flatMap(said -> new StoreLine(key, said).claim()));
            }
        }
        return new StoredEntry(own, texts, claim, disputed);
    }

    private long sealed(StoreKey key, String content) {
        return seal.number(StoreLine.VERSION + key.text() + ' ' + content);
    }

    /// How many rows were met that are damaged or of an unknown kind, and passed over.
    int unreadable() {
        return unreadable.size();
    }

    /// Of two claims with one value the better, of different ones the first.
    private static Optional<Result> both(Optional<Result> first, Optional<Result> second) {
        boolean agree = first.isPresent() && second.isPresent() && first.get().agrees(second.get());
        return agree ? Optional.of(first.get().better(second.get())) : first.or(() -> second);
    }

    /// Stores a statement of the user's own.
    ///
    /// @param before what there was when the statement was made of it
    /// @return false if that has changed meanwhile; then nothing is stored
    boolean put(StoreKey key, StoredEntry before, StoreLine.Content news, Spent spent) throws SQLException {
        name(key);
        return database.run(
                connection -> put(connection, key, before, StoredEntry.Kind.of(news), StoreLine.text(news), spent));
    }

    private boolean put(
            Connection connection, StoreKey key, StoredEntry before, StoredEntry.Kind kind, String text, Spent spent)
            throws SQLException {
        String old = before.texts().get(kind);
        String sql = old == null
                ? "INSERT INTO result (content, seal, origin, nodes, millis, edition, high, low, kind, author)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
                : "UPDATE result SET content = ?, seal = ?, origin = ?, nodes = nodes + ?, millis = millis + ?" + ROW
                        + " AND content = ?";
        try (PreparedStatement change = connection.prepareStatement(sql)) {
            change.setString(1, text);
            change.setLong(2, sealed(key, text));
            change.setLong(3, machine.id());
            change.setLong(4, spent.nodes());
            change.setLong(5, spent.millis());
            PositionName.of(key).set(change, 6);
            change.setInt(9, kind.ordinal());
            change.setLong(10, author);
            if (old != null) {
                change.setString(11, old);
            }
            return change.executeUpdate() == 1;
        }
    }

    /// Sets two proofs aside that contradict each other.
    ///
    /// @param before what there was, with the first proof
    /// @param second the second proof
    /// @return false if what there was has changed meanwhile; then nothing is stored
    boolean dispute(StoreKey key, StoredEntry before, Result second, Spent spent) throws SQLException {
        name(key);
        return database.inTransaction(connection -> {
            long first = origin(connection, key);
            if (!put(connection, key, before, StoredEntry.Kind.KNOWN, DISPUTED, spent)) {
                return false;
            }
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO dispute (edition, high, low, author, first, first_origin, second, second_origin)"
                            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")) {
                PositionName.of(key).set(insert, 1);
                insert.setLong(4, author);
                insert.setString(5, before.texts().get(StoredEntry.Kind.KNOWN));
                insert.setLong(6, first);
                insert.setString(7, StoreLine.text(new StoreLine.Content.Known(second)));
                insert.setLong(8, machine.id());
                insert.executeUpdate();
            }
            return true;
        });
    }

    private long origin(Connection connection, StoreKey key) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement("SELECT origin FROM result" + ROW)) {
            PositionName.of(key).set(query, 1);
            query.setInt(4, StoredEntry.Kind.KNOWN.ordinal());
            query.setLong(5, author);
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? row.getLong(1) : 0;
            }
        }
    }

    /// The proofs that contradict each other.
    List<Contradiction> disputes() throws SQLException {
        return database.run(connection -> {
            List<Contradiction> all = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement(
                            "SELECT e.game, e.edition, d.high, d.low, d.first, d.second FROM dispute d"
                                    + " JOIN edition e ON e.id = d.edition WHERE author = " + author);
                    ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    StoreKey key = key(row);
                    Optional<Finding.Proved> first = proof(row.getString(5));
                    Optional<Finding.Proved> second = proof(row.getString(6));
                    if (first.isPresent() && second.isPresent()) {
                        all.add(new Contradiction(key, first.get(), second.get(), false));
                    }
                }
            }
            return all;
        });
    }

    private static Optional<Finding.Proved> proof(String text) {
        return StoreLine.content(text)
                .filter(StoreLine.Content.Known.class::isInstance)
                .map(content -> ((StoreLine.Content.Known) content).result().finding())
                .filter(Finding.Proved.class::isInstance)
                .map(Finding.Proved.class::cast);
    }

    /// Stores what another file claims; of two claims with one value the shorter bound, of different ones the first.
    ///
    /// @return true if it is new
    boolean claim(StoreKey key, Result said) throws SQLException {
        name(key);
        return database.inTransaction(connection -> {
            Optional<Result> before = Optional.empty();
            for (Row row : rows(connection, List.of(PositionName.of(key)), 1)) {
                if (row.author() == ANYBODY) {
                    before = StoreLine.content(row.content()).flatMap(text -> new StoreLine(key, text).claim());
                }
            }
            Optional<Result> after = both(before, Optional.of(said));
            if (after.equals(before)) {
                return false;
            }
            forget(connection, key);
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO result (" + COLUMNS
                    + ", origin, nodes, millis) VALUES (?, ?, ?, 0, " + ANYBODY
                    + ", ?, 0, 0, 0, 0) ON CONFLICT DO NOTHING")) {
                PositionName.of(key).set(insert, 1);
                insert.setString(4, StoreLine.text(new StoreLine.Content.Claimed(after.orElseThrow())));
                insert.executeUpdate();
            }
            return true;
        });
    }

    /// Removes what another file claims of a position.
    void forget(StoreKey key) throws SQLException {
        database.<Object>run(connection -> {
            forget(connection, key);
            return key;
        });
    }

    private static void forget(Connection connection, StoreKey key) throws SQLException {
        try (PreparedStatement delete =
                connection.prepareStatement("DELETE FROM result" + POSITION + " AND author = " + ANYBODY)) {
            PositionName.of(key).set(delete, 1);
            delete.executeUpdate();
        }
    }

    /// Writes the names of an edition and of this machine, the first time.
    private void name(StoreKey key) throws SQLException {
        long edition = PositionName.of(key).edition();
        if (!named.contains(edition)) {
            database.onceFor(
                    edition,
                    connection -> {
                        insert(connection, "edition", edition, key.game(), key.edition());
                        insert(connection, "origin", machine.id(), machine.name(), machine.program());
                        return edition;
                    },
                    () -> named.add(edition));
        }
    }

    private static void insert(Connection connection, String table, long id, String first, String second)
            throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO " + table + " VALUES (?, ?, ?) ON CONFLICT DO NOTHING")) {
            insert.setLong(1, id);
            insert.setString(2, first);
            insert.setString(3, second);
            insert.executeUpdate();
        }
    }

    /// Stores the proof of a position, unless there is one; returns true if it is new.
    boolean putProof(StoreKey key, byte[] proof) throws SQLException {
        name(key);
        return database.run(connection -> {
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO certificate VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")) {
                PositionName.of(key).set(insert, 1);
                insert.setLong(4, author);
                insert.setBytes(5, proof);
                return insert.executeUpdate() == 1;
            }
        });
    }

    /// The proofs of the user's own.
    Map<StoreKey, byte[]> proofs() throws SQLException {
        return database.run(connection -> {
            Map<StoreKey, byte[]> all = new HashMap<>();
            try (PreparedStatement query = connection.prepareStatement("SELECT e.game, e.edition, c.high, c.low,"
                            + " c.proof FROM certificate c JOIN edition e ON e.id = c.edition WHERE author = "
                            + author);
                    ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    all.put(key(row), row.getBytes(5));
                }
            }
            return all;
        });
    }

    private static StoreKey key(ResultSet row) throws SQLException {
        return new StoreKey(row.getString(1), row.getString(2), new PositionKey(row.getLong(3), row.getLong(4)));
    }

    /// What an author has stored as the value of a position; empty if that is nothing.
    Optional<Result> by(StoreKey key, long whose) throws SQLException {
        return database.run(connection -> rows(connection, List.of(PositionName.of(key)), 1)).stream()
                .filter(row -> row.author() == whose && row.kind() == StoredEntry.Kind.KNOWN.ordinal())
                .findFirst()
                .flatMap(row -> StoreLine.content(row.content()))
                .flatMap(content -> new StoreLine(key, content).claim());
    }

    /// Goes through all statements, and what each took: the user's own, and as claims those of others.
    ///
    /// @param passed is run for each row that is damaged or of an unknown kind
    void all(BiConsumer<StoreLine, Spent> each, Runnable passed) throws SQLException {
        database.<Object>run(connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                            "SELECT e.game, e.edition, r.high, r.low, r.kind, r.author, r.content, r.seal, r.nodes,"
                                    + " r.millis FROM result r JOIN edition e ON e.id = r.edition");
                    ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    StoreKey key = key(row);
                    String text = row.getString(7);
                    boolean own = row.getLong(6) == author && row.getLong(8) == sealed(key, text);
                    Spent spent = new Spent(row.getLong(9), row.getLong(10));
                    Optional<StoreLine.Content> content =
                            StoredEntry.Kind.of(row.getInt(5)).flatMap(kind -> StoreLine.content(text));
                    content.map(said -> new StoreLine(key, said))
                            .flatMap(line -> own ? Optional.of(line) : line.claimed())
                            .ifPresent(line -> each.accept(line, spent));
                    if (content.isEmpty() && !text.equals(DISPUTED)) {
                        passed.run();
                    }
                }
            }
            return author;
        });
    }

    /// Removes everything.
    void clear() throws SQLException {
        database.run(connection -> {
            try (Statement statement = connection.createStatement()) {
                statement.executeUpdate("DELETE FROM dispute");
                statement.executeUpdate("DELETE FROM certificate");
                statement.executeUpdate("DELETE FROM earlier_result");
                return statement.executeUpdate("DELETE FROM result");
            }
        });
    }

    /// About how many positions something is known.
    int size() throws SQLException {
        return database.run(connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                            "SELECT count(*) FROM result WHERE kind = 0" + " AND author = " + author);
                    ResultSet row = query.executeQuery()) {
                row.next();
                return row.getInt(1);
            }
        });
    }

    @Override
    public void close() throws IOException {
        database.close();
    }

    /// A position as the tables name it.
    private record PositionName(long edition, long high, long low) {
        static PositionName of(StoreKey key) {
            return new PositionName(key.editionId(), key.key().high(), key.key().low());
        }

        void set(PreparedStatement statement, int from) throws SQLException {
            statement.setLong(from, edition);
            statement.setLong(from + 1, high);
            statement.setLong(from + 2, low);
        }
    }

    private record Row(PositionName name, int kind, long author, String content, long seal) {
        static Row of(ResultSet row) throws SQLException {
            return new Row(
                    new PositionName(row.getLong(1), row.getLong(2), row.getLong(3)),
                    row.getInt(4),
                    row.getLong(5),
                    row.getString(6),
                    row.getLong(7));
        }
    }
}
