package hexalyst.analysis.results;

import hexalyst.store.Database;
import hexalyst.store.DatabaseErrors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Function;

/// Adds the content of another file of results to a store, and counts what is new ([ResultStore#merge]).
final class ResultMerge implements ResultText.Reading {
    private final ResultTables tables;
    private final Function<StoreKey, Optional<Result>> known;
    private int news;
    private int claimed;
    private int passed;
    private boolean hasEarlier;

    /// @param tables the store
    /// @param known returns what the store knows about a position
    ResultMerge(ResultTables tables, Function<StoreKey, Optional<Result>> known) {
        this.tables = tables;
        this.known = known;
    }

    /// Reads a file, all of it or none.
    MergeCount read(Path file) throws IOException {
        Database database = tables.table().database();
        try {
            // One transaction is much faster than many.
            database.inTransaction(connection -> {
                try {
                    ResultText.read(file, tables.table().seal(), this);
                    return file;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        } catch (SQLException e) {
            throw new IOException(DatabaseErrors.text(database.address(), e), e);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return new MergeCount(news, claimed, passed);
    }

    /// True if something by a version before 1.1 was among it.
    boolean hasEarlier() {
        return hasEarlier;
    }

    @Override
    public void line(StoreLine line) {
        count(line, take(line));
    }

    @Override
    public void earlier(StoreLine line) {
        line.claim().ifPresent(said -> count(line, takeEarlier(line.key(), said)));
    }

    @Override
    public void unreadable() {
        passed++;
    }

    private void count(StoreLine line, boolean isNew) {
        news += isNew ? 1 : 0;
        claimed += isNew && line.content() instanceof StoreLine.Content.Claimed ? 1 : 0;
    }

    /// Takes a line of another file; returns true if it is new. A claim about a position that is proved here is not.
    private boolean take(StoreLine line) {
        return switch (line.content()) {
            case StoreLine.Content.Claimed claim ->
                tables.claim(line.key(), claim.result(), known.apply(line.key()).filter(Result::proved));
            case StoreLine.Content.Known found -> tables.put(line.key(), found, Spent.NOTHING);
            case StoreLine.Content.Only only -> tables.put(line.key(), only, Spent.NOTHING);
            case StoreLine.Content.Hard hard -> tables.put(line.key(), hard, Spent.NOTHING);
        };
    }

    private boolean takeEarlier(StoreKey key, Result said) {
        try {
            hasEarlier = true;
            return EarlierResults.put(tables.table(), key, said);
        } catch (SQLException e) {
            throw new UncheckedIOException(new IOException(
                    DatabaseErrors.text(tables.table().database().address(), e), e));
        }
    }
}
