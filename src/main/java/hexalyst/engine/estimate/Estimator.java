package hexalyst.engine.estimate;

import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Searches positions for their best lines, and keeps the results of one search for the next. Memory is allocated when
/// it is first needed. Only one search runs at a time; others wait.
public final class Estimator {
    /// The search methods.
    public enum Method {
        /// Iterative deepening with the game's evaluation at the leaves ([EstimateSearch]).
        ALPHA_BETA,
        /// Random games played to the end, over a tree ([MonteCarloSearch]).
        MONTE_CARLO;

        /// The method that suits a game ([Game#playsRandomGames]).
        public static Method of(Game game) {
            return game.playsRandomGames() ? MONTE_CARLO : ALPHA_BETA;
        }
    }

    private static final long USUAL_BYTES = 64L << 20;
    /// How many parts a search by random games looks ahead first.
    static final int AHEAD = 2;

    private final long bytes;
    private final IntSupplier threads;
    private final Supplier<Optional<Method>> method;
    private @Nullable EstimateTable table;
    private @Nullable MonteCarloSearch tree;

    /// Searches each game with the method that suits it, on one thread.
    ///
    /// @param bytes roughly how much memory it may take
    public Estimator(long bytes) {
        this(bytes, () -> 1, Optional::empty);
    }

    /// Searches each game with the method that suits it.
    ///
    /// @param service provides the number of threads of a search
    public Estimator(SearchService service) {
        this(service, Optional.empty());
    }

    /// @param service provides the number of threads of a search
    /// @param method how to search; if empty, the method that suits the game
    public Estimator(SearchService service, Optional<Method> method) {
        this(service, () -> method);
    }

    /// @param service provides the number of threads of a search
    /// @param method how to search next; if empty, the method that suits the game. Called on any thread
    public Estimator(SearchService service, Supplier<Optional<Method>> method) {
        this(USUAL_BYTES, service::threads, method);
    }

    private Estimator(long bytes, IntSupplier threads, Supplier<Optional<Method>> method) {
        this.bytes = bytes;
        this.threads = threads;
        this.method = method;
    }

    /// Searches all steps ([Position#steps]), like [#run(Position, List, int, SearchStop, EstimateListener)].
    public EstimateReport run(Position position, int lines, SearchStop stop, EstimateListener listener) {
        return run(position, position.steps(), lines, stop, listener);
    }

    /// Searches some moves until the search is stopped or the lines are proved. Sends the last report and returns it.
    ///
    /// @param position a position where the game is not over
    /// @param among the steps to choose from, at least one
    /// @param lines how many lines to find, if there are that many moves; 1 or more
    /// @param stop ends the search; a random game counts as one node
    public synchronized EstimateReport run(
            Position position, List<Step> among, int lines, SearchStop stop, EstimateListener listener) {
        return switch (method(position.game())) {
            case ALPHA_BETA -> new EstimateSearch(position, table(), stop).run(among, lines, listener);
            case MONTE_CARLO -> tree().run(position, among, lines, threads.getAsInt(), stop, listener);
        };
    }

    /// The method used for positions of a game.
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
            made = new MonteCarloSearch(bytes, 1, AHEAD);
            tree = made;
        }
        return made;
    }
}
