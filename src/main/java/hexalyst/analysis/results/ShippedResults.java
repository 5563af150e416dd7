package hexalyst.analysis.results;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.KeyLine;
import hexalyst.engine.strategy.Strategies;
import hexalyst.game.Position;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The results that come with the program, which are trusted and not stored: its book of settled openings, and the
/// answers of the winning strategies. Empty until the book is read. Thread-safe.
final class ShippedResults {
    /// Created by the command `campaign`; see the chapter on Manalath in the guide.
    private static final String BOOK = "book.txt";

    private final Map<StoreKey, Result> known = new ConcurrentHashMap<>();
    private final Set<StoreKey> asked = ConcurrentHashMap.newKeySet();
    private volatile Optional<Strategies> strategies = Optional.empty();

    /// Reads the book, and looks into these strategies from now on.
    void read(Strategies shared) {
        try (Reader book = new InputStreamReader(
                Objects.requireNonNull(ShippedResults.class.getResourceAsStream(BOOK)), StandardCharsets.US_ASCII)) {
            ResultText.lines(
                    book, StoreLine::parse, line -> line.claim().ifPresent(told -> known.put(line.key(), told)));
        } catch (IOException damaged) {
            throw new UncheckedIOException("the program's own book", damaged);
        }
        strategies = Optional.of(shared);
    }

    /// Adds the answer of the strategies when a position is looked up for the first time. The first call reads a file.
    void consult(Position position, StoreKey key) {
        if (strategies.isPresent() && !asked.contains(key)) {
            strategies
                    .get()
                    .find(position)
                    .map(told -> new Result(
                            new Finding.Proved(told.value()),
                            KeyLine.of(position, told.move().stream().toList())))
                    .ifPresent(result -> known.merge(key, result, Result::better));
            asked.add(key);
        }
    }

    /// What is known by now about a position.
    Optional<Result> find(StoreKey key) {
        return Optional.ofNullable(known.get(key));
    }
}
