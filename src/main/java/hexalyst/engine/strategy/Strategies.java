package hexalyst.engine.strategy;

import hexalyst.game.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The winning strategies that come with the program. There is one file for each game, edition and board that has a
/// strategy, named after them, such as `manalath-designer-5.6.7.8.9.8.7.6.5.strategy`, in this package's folder. A file
/// is read when a position of its board is first looked up, which takes a moment. Thread-safe.
public final class Strategies {
    private final Map<String, Optional<StrategyBook>> books = new ConcurrentHashMap<>();

    /// What is known about a position; empty if nothing is.
    public Optional<StrategyBook.Known> find(Position position) {
        return books.computeIfAbsent(name(position), Strategies::read).flatMap(book -> book.find(position));
    }

    /// The name of the file for a position's game, edition and board.
    static String name(Position position) {
        String rows = position.grid().rowLengths(".");
        return position.game().id() + '-' + position.edition().id() + '-' + rows + ".strategy";
    }

    private static Optional<StrategyBook> read(String name) {
        try (InputStream file = Strategies.class.getResourceAsStream(name)) {
            return file == null ? Optional.empty() : Optional.of(StrategyBook.read(file));
        } catch (IOException damaged) {
            throw new UncheckedIOException("the program's own " + name, damaged);
        }
    }
}
