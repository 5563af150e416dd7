package hexalyst.analysis.results;

import hexalyst.analysis.job.Finding;
import hexalyst.store.Database;
import hexalyst.store.DatabaseErrors;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A [ResultTable] and, after a full disk or while a server does not answer, a second one beside it: new results are
/// stored there, and delivered when the server answers again. Thread-safe.
final class ResultTables implements AutoCloseable {
    /// How often a result may be changed by others while it is being changed here.
    private static final int ATTEMPTS = 100;

    /// How many places there are to write to after the table has failed: the one beside it, and memory.
    private static final int PLACES = 2;

    /// For how many positions a server's answers are cached.
    private static final int REMEMBERED = 20_000;

    /// The SQL state of every statement after one has failed in a transaction.
    private static final String TRANSACTION_FAILED = "25P02";

    /// How long a server that failed is left alone.
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final ResultTable table;
    /// The results that come with the program.
    private final Function<StoreKey, Optional<Result>> shipped;
    private final CopyOnWriteArrayList<Contradiction> contradictions = new CopyOnWriteArrayList<>();
    /// The positions with contradictions that were found or looked up since the store was opened.
    private final Set<StoreKey> met = ConcurrentHashMap.newKeySet();
    /// The server's recent answers.
    private final Map<StoreKey, StoredEntry> remembered =
            Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<StoreKey, StoredEntry> eldest) {
                    return size() > REMEMBERED;
                }
            });

    private final Supplier<Database> spareDatabase;
    /// Takes the results while the table cannot be written.
    private volatile @Nullable ResultTable spare;
    /// True while results are written there.
    private volatile boolean diverted;
    /// True while the table is not read either.
    private volatile boolean unread;

    private volatile Optional<IOException> failure = Optional.empty();
    private volatile boolean closed;
    /// Asks a server that failed again and again.
    private @Nullable Thread retrier;

    /// @param spareDatabase makes the second one when it is needed
    /// @param shipped what comes with the program, which is not stored
    ResultTables(ResultTable table, Supplier<Database> spareDatabase, Function<StoreKey, Optional<Result>> shipped) {
        this.table = table;
        this.spareDatabase = spareDatabase;
        this.shipped = shipped;
    }

    /// The table, without what is beside it.
    ResultTable table() {
        return table;
    }

    /// Adds what the table has of proofs that contradict each other to the list.
    void readDisputes() throws SQLException {
        contradictions.addAll(table.disputes());
    }

    /// Delivers what an earlier run has left in a file.
    void takeFrom(Database left) {
        ResultTable from = new ResultTable(left, table.seal(), Machine.here());
        try {
            EarlierResults.takeOver(from);
        } catch (SQLException e) {
            fail(e, from);
        }
        spare = from;
        diverted = true;
        deliver();
        retryLater();
    }

    /// The entries in the table and, after a failure, beside it; while the server is left alone, its recent answers.
    Map<StoreKey, StoredEntry> entries(List<StoreKey> keys) {
        ResultTable beside = spare;
        Map<StoreKey, StoredEntry> found = new HashMap<>(isOut() ? said(keys) : read(table, keys));
        if (diverted && beside != null) {
            read(beside, keys).forEach((key, other) -> found.merge(key, other, StoredEntry::and));
        }
        found.forEach((key, entry) -> {
            entry.claim()
                    .ifPresent(said -> entry.result()
                            .filter(Result::proved)
                            .ifPresent(known -> tellIfDifferent(key, known, said)));
            if (entry.disputed()) {
                met.add(key);
            }
        });
        if (table.database().shared()) {
            remembered.putAll(found);
        }
        return found;
    }

    private Map<StoreKey, StoredEntry> read(ResultTable at, List<StoreKey> keys) {
        try {
            return at.find(keys);
        } catch (SQLException e) {
            fail(e, at);
            if (at != table) {
                return Map.of();
            }
            unread = true;
            return said(keys);
        }
    }

    private Map<StoreKey, StoredEntry> said(List<StoreKey> keys) {
        Map<StoreKey, StoredEntry> all = new HashMap<>();
        keys.forEach(key -> Optional.ofNullable(remembered.get(key)).ifPresent(entry -> all.put(key, entry)));
        return all;
    }

    /// The server's recent answer about a position.
    StoredEntry remembered(StoreKey key) {
        return remembered.getOrDefault(key, StoredEntry.NOTHING);
    }

    /// Stores what others claim; returns true if it is new.
    ///
    /// @param known what is proved about the position; then the claim is not stored, but reported if it is false
    boolean claim(StoreKey key, Result said, Optional<Result> known) {
        if (known.isPresent()) {
            tellIfDifferent(key, known.get(), said);
            return false;
        }
        return write(at -> at.claim(key, said));
    }

    private void tellIfDifferent(StoreKey key, Result known, Result said) {
        if (!known.agrees(said)
                && contradictions.stream()
                        .noneMatch(told -> told.claimed() && told.key().equals(key))) {
            found(Contradiction.of(key, known, said, true));
        }
    }

    private void found(Contradiction news) {
        contradictions.add(news);
        met.add(news.key());
    }

    /// Stores a statement; returns true if it is new.
    boolean put(StoreKey key, StoreLine.Content news, Spent spent) {
        return write(at -> put(at, key, news, spent));
    }

    /// Stores a statement in place of another one, if that is what is stored; otherwise the better one.
    void replace(StoreKey key, StoreLine.Content refuted, StoreLine.Content news) {
        write(at -> {
            StoredEntry before = at.find(key);
            boolean stored = refuted.equals(before.own().get(StoredEntry.Kind.of(refuted)));
            return stored && at.put(key, before, news, Spent.NOTHING) || put(at, key, news, Spent.NOTHING);
        });
    }

    /// Stores the proof of a position, unless there is one by the same author.
    void putProof(StoreKey key, byte[] proof) {
        write(at -> at.putProof(key, proof));
    }

    private interface Change {
        boolean in(ResultTable at) throws SQLException;
    }

    /// Writes to the table, or beside it, or, if the disk is full there too, into memory. Within a transaction the
    /// table is tried first, since it has answered.
    private boolean write(Change change) {
        ResultTable beside = spare;
        ResultTable at = beside == null || !diverted || table.database().isInTransaction() ? table : beside;
        for (int failed = 0; ; failed++) {
            try {
                boolean news = change.in(at);
                if (at != table) {
                    divert();
                }
                return news;
            } catch (SQLException e) {
                if (failed == PLACES) {
                    throw new IllegalStateException(e);
                }
                at = fail(e, at);
            }
        }
    }

    private boolean put(ResultTable at, StoreKey key, StoreLine.Content news, Spent spent) throws SQLException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            StoredEntry before = at.find(key);
            if (before.disputed()) {
                return false;
            }
            if (news instanceof StoreLine.Content.Known known) {
                Optional<Result> own = before.result().filter(kept -> !kept.agrees(known.result()));
                if (own.isPresent()) {
                    if (at.dispute(key, before, known.result(), spent)) {
                        found(Contradiction.of(key, own.get(), known.result(), false));
                        return false;
                    }
                    continue;
                }
                Optional<Result> told = shipped.apply(key);
                if (told.isPresent() && told.get().better(known.result()).equals(told.get())) {
                    return false;
                }
                if (told.isPresent() && !told.get().agrees(known.result())) {
                    found(Contradiction.of(key, told.get(), known.result(), false));
                    return false;
                }
            }
            StoreLine.Content after = before.better(news);
            if (after.equals(before.own().get(StoredEntry.Kind.of(news)))) {
                return false;
            }
            if (at.put(key, before, after, spent)) {
                settle(at, key, before, after);
                return true;
            }
        }
        throw new SQLException("position " + key.text() + " is changed by others all the time");
    }

    /// If this is the first proof of a position, removes what others claim and reports what was false.
    private void settle(ResultTable at, StoreKey key, StoredEntry before, StoreLine.Content after) throws SQLException {
        if (after instanceof StoreLine.Content.Known known
                && known.result().proved()
                && before.result().filter(Result::proved).isEmpty()
                && before.claim().isPresent()) {
            tellIfDifferent(key, known.result(), before.claim().get());
            at.forget(key);
        }
    }

    /// True while the table is not asked, because it has just failed.
    private boolean isOut() {
        return unread && !table.database().isInTransaction();
    }

    /// A full disk or a lost server must not end an analysis: it goes on, and its results are written elsewhere.
    ///
    /// @param failed the table that failed
    /// @return where to write instead
    private synchronized ResultTable fail(SQLException e, ResultTable failed) {
        if (!TRANSACTION_FAILED.equals(e.getSQLState())) {
            failure = Optional.of(
                    new IOException(DatabaseErrors.text(failed.database().address(), e), e));
        }
        unread |= failed == table && DatabaseErrors.isBroken(e);
        ResultTable kept = spare;
        if (kept == null || kept == failed) {
            Database next = kept == null ? spareDatabase.get() : Database.inMemory();
            kept = new ResultTable(next, table.seal(), Machine.here());
            spare = kept;
        }
        // There may be something in it from an earlier run, too.
        divert();
        return kept;
    }

    private void divert() {
        diverted = true;
        retryLater();
    }

    /// Nobody who asks for a result waits for a server that is away: a thread of its own tries it.
    private synchronized void retryLater() {
        if (retrier == null && table.database().shared() && !closed && (diverted || unread)) {
            retrier = Thread.ofVirtual().name("hexalyst-delivery").start(this::retry);
        }
    }

    private void retry() {
        try {
            do {
                Thread.sleep(PATIENCE);
                deliver();
            } while (!isDelivered());
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean isDelivered() {
        if ((diverted || unread) && !closed) {
            return false;
        }
        retrier = null;
        return true;
    }

    /// Takes what could not be delivered to the server, if it answers again. What is being written beside it meanwhile
    /// waits, and is delivered the next time.
    private void deliver() {
        try {
            table.disputes();
            ResultTable beside = spare;
            if (diverted && beside != null) {
                beside.database().inTransaction(from -> {
                    table.database().inTransaction(to -> {
                        deliver(beside);
                        return to;
                    });
                    beside.clear();
                    diverted = false;
                    return from;
                });
            }
            unread = false;
            failure = Optional.empty();
        } catch (SQLException stillAway) {
            return;
        }
    }

    private void deliver(ResultTable from) throws SQLException {
        Map<StoreLine, Spent> lines = new LinkedHashMap<>();
        from.all(lines::put, () -> {});
        for (Map.Entry<StoreLine, Spent> line : lines.entrySet()) {
            StoreKey key = line.getKey().key();
            if (line.getKey().content() instanceof StoreLine.Content.Claimed claim) {
                table.claim(key, claim.result());
            } else {
                put(table, key, line.getKey().content(), line.getValue());
            }
        }
        for (Contradiction found : from.disputes()) {
            for (Finding.Proved proof : List.of(found.first(), found.second())) {
                put(table, found.key(), new StoreLine.Content.Known(new Result(proof, List.of())), Spent.NOTHING);
            }
        }
        List<StoreLine> earlier = new ArrayList<>();
        EarlierResults.all(from, earlier::add);
        for (StoreLine line : earlier) {
            EarlierResults.put(table, line.key(), line.claim().orElseThrow());
        }
        Map<StoreKey, byte[]> proofs = from.proofs();
        for (Map.Entry<StoreKey, byte[]> proof : proofs.entrySet()) {
            table.putProof(proof.getKey(), proof.getValue());
        }
    }

    /// Proofs that contradicted what was known, including those in the table.
    List<Contradiction> contradictions() {
        if (table.database().shared() && !isOut()) {
            try {
                // Other machines may have found some.
                table.disputes().forEach(contradictions::addIfAbsent);
            } catch (SQLException e) {
                fail(e, table);
            }
        }
        return List.copyOf(contradictions);
    }

    /// Those that were found, or whose positions were looked up, since the store was opened.
    List<Contradiction> contradictionsMet() {
        return contradictions().stream()
                .filter(each -> met.contains(each.key()))
                .toList();
    }

    /// Why the table can no longer be written, if that happened.
    Optional<IOException> failure() {
        return failure;
    }

    @Override
    public void close() throws IOException {
        synchronized (this) {
            closed = true;
            if (retrier != null) {
                retrier.interrupt();
            }
        }
        if (diverted && !unread && table.database().shared()) {
            deliver();
        }
        ResultTable beside = spare;
        if (beside != null) {
            beside.close();
        }
        table.close();
    }
}
