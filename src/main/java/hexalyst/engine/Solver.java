package hexalyst.engine;

import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;

/// Proves the value of one position, with several threads on one table. Does one search; [SearchService] makes one for
/// each.
final class Solver {
    private final long request;
    private final Position position;
    private final ProofTable table;
    private final SearchStop stop;
    private final SearchListener listener;
    private final long start = System.nanoTime();
    private final Game game;
    private final SearchTeam team;
    /// Reads the table, and searches again what it has lost.
    private final ProofSearch reader;

    private final SearchBoard board;

    Solver(
            long request,
            Position position,
            ProofTable table,
            int threads,
            SearchStop stop,
            ExecutorService workers,
            SearchListener listener) {
        this.request = request;
        this.position = position;
        this.table = table;
        this.stop = stop;
        this.listener = listener;
        game = position.game();
        team = new SearchTeam(position, table, threads, stop, workers);
        board = game.searchBoard(position);
        reader = new ProofSearch(board, table, stop, new BusyPositions(), true);
    }

    /// Searches until the value is proved or the search is stopped, and sends and returns the last report.
    SearchReport run() throws InterruptedException, ExecutionException {
        SearchReport last = solve();
        listener.report(last);
        return last;
    }

    private SearchReport solve() throws InterruptedException, ExecutionException {
        int outlook = board.outlook();
        if (outlook != 0) {
            int settled = ProofTable.INFINITY;
            return outlook > 0
                    ? proved(Value.WIN, ProofTable.pack(0, settled, outlook, true, 1))
                    : proved(Value.LOSS, ProofTable.pack(settled, 0, -outlook, true, 1));
        }
        long win = ask(ProofSearch.WIN);
        if (ProofTable.proved(win)) {
            return proved(Value.WIN, win);
        }
        if (!ProofTable.disproved(win)) {
            return open(win, true);
        }
        if (ProofTable.drawFree(win)) {
            return proved(Value.LOSS, win);
        }
        long draw = ask(ProofSearch.DRAW);
        if (ProofTable.proved(draw)) {
            return proved(Value.DRAW, draw);
        }
        return ProofTable.disproved(draw) ? proved(Value.LOSS, draw) : open(win, true);
    }

    private long ask(int question) throws InterruptedException, ExecutionException {
        return team.ask(question, stop.round(), known -> listener.report(open(known, false)));
    }

    private SearchReport proved(Value value, long data) {
        List<Move> line = new ProofLine(board, reader, stop).read(value, game.codec(position.grid()));
        // What the table has lost may be proved again by a longer proof; the line shows that one.
        int bound = Math.max(ProofTable.plies(data), line.size());
        OptionalInt plies = value == Value.DRAW ? OptionalInt.empty() : OptionalInt.of(bound);
        return report(Optional.of(value), plies, line, data, true);
    }

    private SearchReport open(long data, boolean finished) {
        return report(Optional.empty(), OptionalInt.empty(), List.of(), data, finished);
    }

    /// The move whose position needs the least work to be lost for the other player, by what the table knows.
    private Optional<Move> front() {
        int move = new ProofLine(board, reader, stop).front();
        return Optional.of(game.codec(position.grid()).decode(move));
    }

    private SearchReport report(
            Optional<Value> value, OptionalInt plies, List<Move> line, long data, boolean finished) {
        long nodes = team.nodes() + reader.nodes();
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        boolean known = data != ProofTable.MISSING;
        return new SearchReport(
                request,
                position,
                value,
                plies,
                line,
                line.isEmpty() ? front() : Optional.of(line.getFirst()),
                nodes,
                time,
                table.use(),
                known ? ProofTable.phi(data) : 1,
                known ? ProofTable.delta(data) : 1,
                finished);
    }
}
