package hexalyst.engine.estimate;

import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Searches positions for their best lines, and keeps what one search leaves for the next. What takes memory is made
/// when it is first needed. Its searches wait for each other.
public final class Estimator {
    /// How it searches.
    public enum Method {
        /// Iterative deepening with the game's evaluation at its end ([EstimateSearch]).
        ALPHA_BETA,
        /// Games played to their end by chance, over a tree ([MonteCarloSearch]).
        MONTE_CARLO;

        /// What a game's kind calls for: where turns have many parts, and so far too many forms to look at each,
        /// games by chance.
        public static Method of(Game game) {
            return game.traits().severalParts() ? MONTE_CARLO : ALPHA_BETA;
        }
    }

    private static final long USUAL_BYTES = 64L << 20;

    private final long bytes;
    private final IntSupplier threads;
    private final Supplier<Optional<Method>> method;
    private @Nullable EstimateTable table;
    private @Nullable MonteCarloSearch tree;

    /// Searches each game as its kind calls for, with one thread.
    ///
    /// @param bytes about how much memory it may take
    public Estimator(long bytes) {
        this(bytes, () -> 1, Optional::empty);
    }

    /// Searches each game as its kind calls for.
    ///
    /// @param service says how many threads a search has
    public Estimator(SearchService service) {
        this(service, Optional.empty());
    }

    /// @param service says how many threads a search has
    /// @param method how to search, if not as the game's kind calls for
    public Estimator(SearchService service, Optional<Method> method) {
        this(service, () -> method);
    }

    /// @param service says how many threads a search has
    /// @param method how the next search is to search, if not as the game's kind calls for; asked on any thread
    public Estimator(SearchService service, Supplier<Optional<Method>> method) {
        this(USUAL_BYTES, service::threads, method);
    }

    private Estimator(long bytes, IntSupplier threads, Supplier<Optional<Method>> method) {
        this.bytes = bytes;
        this.threads = threads;
        this.method = method;
    }

    /// Searches all steps ([Position#steps]), as [#run(Position, List, int, SearchStop, EstimateListener)].
    public EstimateReport run(Position position, int lines, SearchStop stop, EstimateListener listener) {
        return run(position, position.steps(), lines, stop, listener);
    }

    /// Searches some moves until the search is stopped or the lines are proved, and sends and returns the last report.
    ///
    /// @param position a position in which the game goes on
    /// @param among the steps to choose from, at least one
    /// @param lines how many lines to find, if there are as many moves, 1 or more
    /// @param stop ends the search; a game that is played by chance counts as one node
    public synchronized EstimateReport run(
            Position position, List<Move> among, int lines, SearchStop stop, EstimateListener listener) {
        return switch (method(position.game())) {
            case ALPHA_BETA -> new EstimateSearch(position, table(), stop).run(among, lines, listener);
            case MONTE_CARLO -> tree().run(position, among, lines, threads.getAsInt(), stop, listener);
        };
    }

    /// How it searches positions of a game.
    public Method method(Game game) {
        return method.get().orElseGet(() -> Method.of(game));
    }

    private EstimateTable table() {
        EstimateTable made = table;
        if (made == null) {
            made = new EstimateTable(bytes);
            table = made;
        }
        return made;
    }

    private MonteCarloSearch tree() {
        MonteCarloSearch made = tree;
        if (made == null) {
            made = new MonteCarloSearch(bytes, 1);
            tree = made;
        }
        return made;
    }
}
