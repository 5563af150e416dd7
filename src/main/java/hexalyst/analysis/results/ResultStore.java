package hexalyst.analysis.results;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.KeyLine;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.Value;
import hexalyst.engine.strategy.Strategies;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.store.Database;
import hexalyst.store.DatabaseErrors;
import hexalyst.store.StoreAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/// What is known about positions, in a [Database]: one SQLite file, or a server that many machines share. One entry
/// represents a position and all its mirror images. Better results replace worse ones ([Result#better]). Proofs that
/// contradict each other are both set aside, and recorded as a [Contradiction]. Thread-safe.
public final class ResultStore implements AutoCloseable {
    private final ResultTables tables;
    private final ShippedResults shipped = new ShippedResults();
    private final Fitting fitting = new Fitting();
    private volatile int onlyClaimed;
    private volatile boolean hasEarlier;

    private ResultStore(ResultTable table, Supplier<Database> spare) {
        tables = new ResultTables(table, spare, shipped::find);
    }

    /// An empty store without a file.
    public static ResultStore inMemory() {
        return new ResultStore(
                new ResultTable(Database.inMemory(), Seal.ofThisRun(), Machine.here()), Database::inMemory);
    }

    /// A store in a file, which is created, with its folder, if there is none. Lines of other people count as claims.
    /// The text of an earlier version is read once; if it has the name of the store, it is kept with `.old` behind it.
    ///
    /// @param seal the user's seal
    /// @throws IOException if the file cannot be read and written
    public static ResultStore open(Path path, Seal seal) throws IOException {
        EarlierText.moveAside(path);
        ResultStore store = open(new StoreAddress.OfFile(path), seal, Database::inMemory);
        try {
            EarlierText.takeInto(store, path);
            return store;
        } catch (IOException e) {
            store.close();
            throw e;
        }
    }

    /// Like [#open(Path, Seal)], for a file or a server. What cannot be delivered to a server is kept in a file beside
    /// the user's other data, and delivered when the server answers again, now or in a later run.
    ///
    /// @param data the user's data folder
    /// @throws IOException with a message for people
    public static ResultStore open(StoreAddress address, DataFolder data, Seal seal) throws IOException {
        return switch (address) {
            case StoreAddress.OfFile file -> open(file.path(), seal);
            case StoreAddress.OfServer server -> {
                ResultStore store = open(address, seal, () -> file(data.undelivered(server)));
                store.deliver(server, data);
                yield store;
            }
        };
    }

    /// Like [#open(StoreAddress, DataFolder, Seal)], for a server that may be away: then [#failure] says so, results
    /// are kept beside the user's other data, and the server is used as soon as it answers.
    ///
    /// @throws IOException with a message for people, if the server refuses us, or has no such database
    public static ResultStore openEvenIfAway(StoreAddress.OfServer server, DataFolder data, Seal seal)
            throws IOException {
        ResultTable table = new ResultTable(Database.openEvenIfAway(server), seal, Machine.here());
        ResultStore store = new ResultStore(table, () -> file(data.undelivered(server)));
        // This asks the server, and tells whether it answers.
        store.contradictions();
        if (store.failure().isEmpty()) {
            try {
                store.prepare();
            } catch (SQLException e) {
                throw new IOException(DatabaseErrors.text(server, e), e);
            }
            store.deliver(server, data);
        }
        return store;
    }

    private void prepare() throws SQLException {
        onlyClaimed = EarlierResults.takeOver(tables.table());
        hasEarlier = EarlierResults.has(tables.table());
        tables.readDisputes();
    }

    /// How many proofs of an earlier version have become claims as the store was opened, since their keys do not name
    /// their positions for certain.
    public int onlyClaimed() {
        return onlyClaimed;
    }

    /// How many rows of the store were met that are damaged or of an unknown kind, and passed over.
    public int unreadable() {
        return tables.table().unreadable();
    }

    /// Delivers what an earlier run has left.
    private void deliver(StoreAddress.OfServer server, DataFolder data) {
        Path kept = data.undelivered(server);
        if (Files.exists(kept)) {
            tables.takeFrom(file(kept));
        }
    }

    private static Database file(Path path) {
        try {
            return Database.open(new StoreAddress.OfFile(path));
        } catch (IOException e) {
            return Database.inMemory();
        }
    }

    private static ResultStore open(StoreAddress address, Seal seal, Supplier<Database> spare) throws IOException {
        ResultStore store = new ResultStore(new ResultTable(Database.open(address), seal, Machine.here()), spare);
        try {
            store.prepare();
            return store;
        } catch (SQLException e) {
            store.close();
            throw new IOException(DatabaseErrors.text(address, e), e);
        }
    }

    /// The number that tells whose results are the user's own.
    public long author() {
        return tables.table().seal().author();
    }

    /// The user's seal of a text.
    public long seal(String text) {
        return tables.table().seal().number(text);
    }

    /// The database.
    public Database database() {
        return tables.table().database();
    }

    /// Adds the content of another file of results, a database or a text. What has the seal of this store is trusted.
    /// From others nothing counts as a proof: what they call proved becomes a claim ([#claim]), estimates are taken as
    /// estimates, and anything else that would have to be trusted is left out. What a version before 1.1 has written
    /// becomes a claim, whosever it is.
    ///
    /// @return what the file has added
    /// @throws IOException if the file cannot be read or has another format, or the store cannot be written
    public MergeCount merge(Path file) throws IOException {
        ResultMerge merge = new ResultMerge(tables, this::find);
        MergeCount merged = merge.read(file);
        hasEarlier |= merge.hasEarlier();
        return merged;
    }

    /// Adds what comes with the program, which is trusted and not written to the file: the book of settled openings,
    /// and the positions of the winning strategies, which are looked up when they are asked about.
    ///
    /// @return this
    public ResultStore withBook() {
        return withBook(new Strategies());
    }

    /// Like [#withBook()], with strategies that are shared with others.
    ///
    /// @return this
    public ResultStore withBook(Strategies shared) {
        shipped.read(shared);
        return this;
    }

    /// What is proved about these positions, as a text for [#merge].
    public String book(List<Position> positions) {
        StringBuilder text = new StringBuilder(ResultText.HEADER).append('\n');
        for (Position position : positions) {
            StoreKey key = StoreKey.of(position);
            find(key)
                    .filter(Result::proved)
                    .ifPresent(known -> text.append(new StoreLine(key, new StoreLine.Content.Known(known)).text()));
        }
        return text.toString();
    }

    /// About how many positions something is known.
    int size() {
        try {
            return tables.table().size();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /// What the rules say if the game is over.
    private static Optional<Result> ended(Position position) {
        return Finding.atTheEnd(position).map(end -> new Result(end, List.of()));
    }

    /// What is known about a position; if the game is over, what the rules say.
    public Optional<Result> find(Position position) {
        Optional<Result> end = ended(position);
        if (end.isPresent()) {
            return end;
        }
        StoreKey key = StoreKey.of(position);
        shipped.consult(position, key);
        return find(key)
                .filter(found -> fitting.fits(position, key, found))
                .map(found -> better(found, position, this::find))
                .or(() -> SwapResult.of(position, this::find));
    }

    /// How many stored proofs were met that cannot be proofs of their positions, and passed over.
    public int misfits() {
        return fitting.misfits();
    }

    /// Like [#find(Position)], for many positions, about which a server is asked once; without those about which
    /// nothing is known.
    public Map<Position, Result> find(List<Position> positions) {
        List<StoreKey> keys = new ArrayList<>();
        for (Position position : positions) {
            StoreKey key = StoreKey.of(position);
            shipped.consult(position, key);
            keys.add(key);
        }
        Map<StoreKey, StoredEntry> entries = tables.entries(keys);
        Map<Position, Result> found = new HashMap<>();
        for (int i = 0; i < keys.size(); i++) {
            Position position = positions.get(i);
            StoreKey key = keys.get(i);
            Optional<Result> known = position.outcome().over() || position.allows(Move.swap())
                    ? find(position)
                    : known(key, entries.getOrDefault(key, StoredEntry.NOTHING))
                            .filter(result -> fitting.fits(position, key, result));
            known.ifPresent(result -> found.put(position, result));
        }
        return found;
    }

    /// What others claim to have proved about a position, as long as nothing is proved about it here. It may be false,
    /// so it must never be shown without saying that it is a claim.
    public Optional<Finding.Proved> claim(Position position) {
        return entry(StoreKey.of(position))
                .claim()
                .or(() -> hasEarlier ? EarlierResults.claim(tables.table(), position) : Optional.empty())
                .filter(said -> find(position).filter(Result::proved).isEmpty())
                .map(said -> (Finding.Proved) said.finding());
    }

    /// Like [#find], but without asking the strategies, which takes too long for the JavaFX thread: only stored results
    /// and earlier look-ups.
    public Optional<Result> atHand(Position position) {
        Optional<Result> end = ended(position);
        if (end.isPresent()) {
            return end;
        }
        StoreKey key = StoreKey.of(position);
        Optional<Result> found = find(key).filter(result -> fitting.fits(position, key, result));
        return position.allows(Move.swap())
                ? found.map(kept -> better(kept, position, this::atHand))
                        .or(() -> SwapResult.of(position, this::atHand))
                : found;
    }

    /// Like [#atHand], but for the JavaFX thread: of a server, only earlier answers are used.
    public Optional<Result> remembered(Position position) {
        return database().shared()
                ? ended(position).or(() -> {
                    StoreKey key = StoreKey.of(position);
                    return known(key, tables.remembered(key)).filter(result -> fitting.fits(position, key, result));
                })
                : atHand(position);
    }

    /// The result found, or what follows for a position with a swap if that is better. Only a proof of the same value
    /// is better.
    private static Result better(Result found, Position position, Function<Position, Optional<Result>> known) {
        return SwapResult.of(position, known)
                .filter(follows -> !found.proved() || sameValue(found, follows))
                .map(found::better)
                .orElse(found);
    }

    private static boolean sameValue(Result one, Result other) {
        return one.proved() && other.proved() && one.agrees(other);
    }

    /// What is known under a key.
    public Optional<Result> find(StoreKey key) {
        return known(key, entry(key));
    }

    /// True if the value of a position is proved.
    public boolean isSettled(StoreKey key) {
        return find(key).filter(Result::proved).isPresent();
    }

    /// Whether these positions need a search with these limits; those that are not in the answer do.
    public Map<StoreKey, Standing> standings(List<StoreKey> keys, SearchLimits limits) {
        Effort effort = Effort.of(limits);
        Map<StoreKey, Standing> all = new HashMap<>();
        tables.entries(keys).forEach((key, stored) -> {
            Optional<Result> known = known(key, stored);
            if (stored.disputed()) {
                all.put(key, Standing.DISPUTED);
            } else if (known.filter(Result::proved).isPresent()) {
                all.put(key, Standing.PROVED);
            } else if (known.filter(result -> result.finding().covers(effort)).isPresent()) {
                all.put(key, Standing.TRIED);
            }
        });
        return all;
    }

    /// What is proved about these positions, by position; asks once for many.
    public Map<StoreKey, Finding.Proved> proofs(List<StoreKey> keys) {
        Map<StoreKey, StoredEntry> entries = tables.entries(keys);
        Map<StoreKey, Finding.Proved> found = new HashMap<>();
        for (StoreKey key : keys) {
            known(key, entries.getOrDefault(key, StoredEntry.NOTHING))
                    .filter(Result::proved)
                    .ifPresent(result -> found.put(key, (Finding.Proved) result.finding()));
        }
        return found;
    }

    /// What others claim is proved about these positions, where nothing is proved here.
    public Map<StoreKey, Finding.Proved> claims(List<StoreKey> keys) {
        Map<StoreKey, Finding.Proved> found = new HashMap<>();
        tables.entries(keys)
                .forEach((key, stored) -> stored.claim()
                        .filter(said ->
                                known(key, stored).filter(Result::proved).isEmpty())
                        .ifPresent(said -> found.put(key, (Finding.Proved) said.finding())));
        return found;
    }

    /// Of these positions, those about which others claim something that is not proved here, or is proved otherwise.
    public List<StoreKey> contested(List<StoreKey> keys) {
        return tables.entries(keys).entrySet().stream()
                .filter(entry -> entry.getValue()
                        .claim()
                        .filter(said -> known(entry.getKey(), entry.getValue())
                                .filter(Result::proved)
                                .filter(said::agrees)
                                .isEmpty())
                        .isPresent())
                .map(Map.Entry::getKey)
                .toList();
    }

    /// What one author claims is proved about a position.
    ///
    /// @throws SQLException if the server fails
    public Optional<Finding.Proved> claim(StoreKey key, long author) throws SQLException {
        return tables.table().by(key, author).map(said -> (Finding.Proved) said.finding());
    }

    /// Keeps the proof of a position, unless the user has one.
    public void putProof(StoreKey key, byte[] proof) {
        tables.putProof(key, proof);
    }

    private Optional<Result> known(StoreKey key, StoredEntry stored) {
        Optional<Result> told = shipped.find(key);
        Optional<Result> own = stored.result();
        if (told.isEmpty() || own.isEmpty()) {
            return told.or(() -> own);
        }
        return told.get().agrees(own.get()) ? Optional.of(own.get().better(told.get())) : Optional.empty();
    }

    /// True if proofs of a position contradict each other, so that nothing counts as known about it.
    public boolean isDisputed(StoreKey key) {
        return entry(key).disputed();
    }

    /// What is stored, in the table and, after a failure, beside it.
    private StoredEntry entry(StoreKey key) {
        return tables.entries(List.of(key)).getOrDefault(key, StoredEntry.NOTHING);
    }

    /// Whether a won position has a single winning move, if that has been searched.
    public Optional<OnlyMove> onlyMove(Position position) {
        return entry(StoreKey.of(position)).only();
    }

    /// Stores the result of a position where the game is not over.
    public void put(Position position, Result result) {
        put(position, result, Spent.NOTHING);
    }

    /// Stores a finding about a position where the game is not over, and its cost.
    ///
    /// @param line the best line; empty if none is known
    public void put(Position position, Finding finding, List<Move> line, Spent spent) {
        put(position, new Result(finding, KeyLine.of(position, line)), spent);
    }

    private void put(Position position, Result result, Spent spent) {
        StoreKey key = StoreKey.of(position);
        shipped.consult(position, key);
        tables.put(key, new StoreLine.Content.Known(result), spent);
    }

    /// Stores a result in place of an estimate that no longer counts, however deep it is, since its best move is proved
    /// to lose.
    public void replace(Position position, Result refuted, Result news) {
        tables.replace(StoreKey.of(position), new StoreLine.Content.Known(refuted), new StoreLine.Content.Known(news));
    }

    /// Stores a proof for a position where the game is not over.
    ///
    /// @param line moves that follow the proof; empty if none are known
    public void put(Position position, ProvedValue value, List<Move> line) {
        put(position, new Result(new Finding.Proved(value), KeyLine.of(position, line)));
    }

    /// The best known line from a position. It may be shorter than the proof, and is empty if none is known.
    public List<Move> line(Position position) {
        Optional<Result> known = find(position);
        List<Move> line = known.map(found -> line(position, found)).orElse(List.of());
        if (line.isEmpty() && known.filter(found -> !found.line().isEmpty()).isPresent()) {
            fitting.misfit(StoreKey.of(position));
        }
        return line;
    }

    /// The line of a position's result.
    public static List<Move> line(Position position, Result known) {
        return KeyLine.moves(position, known.line());
    }

    /// Stores an answer about a won position.
    public void put(Position position, OnlyMove answer) {
        tables.put(StoreKey.of(position), new StoreLine.Content.Only(answer), Spent.NOTHING);
    }

    /// How hard a position is, if that has been searched.
    public Optional<Difficulty> difficulty(Position position) {
        return entry(StoreKey.of(position)).hard();
    }

    /// Stores how hard a position is.
    public void put(Position position, Difficulty difficulty) {
        tables.put(StoreKey.of(position), new StoreLine.Content.Hard(difficulty), Spent.NOTHING);
    }

    /// Proofs that contradicted what was known, including those in the file.
    public List<Contradiction> contradictions() {
        return tables.contradictions();
    }

    /// Those that were found, or whose positions were looked up, since the store was opened.
    public List<Contradiction> contradictionsMet() {
        return tables.contradictionsMet();
    }

    /// Why the file or the server can no longer be written, if that happened. Nothing is lost while the program runs.
    public Optional<IOException> failure() {
        return tables.failure();
    }

    /// True if a position is known to have this value.
    public boolean proves(Position position, Value value) {
        return find(position).filter(result -> result.finding().proves(value)).isPresent();
    }

    /// Writes everything to the disk and closes the file or the connections.
    @Override
    public void close() throws IOException {
        tables.close();
    }
}
