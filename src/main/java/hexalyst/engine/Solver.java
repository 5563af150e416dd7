package hexalyst.engine;

import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Proves the value of one position, with several threads on one table. Does one search; [SearchService] makes one for
/// each.
final class Solver {
    private static final long REPORT_MILLIS = 100;

    private final long request;
    private final Position position;
    private final ProofTable table;
    private final SearchStop stop;
    private final SearchListener listener;
    private final long start = System.nanoTime();
    private final List<ProofSearch> searches = new ArrayList<>();
    private final Game game;
    private final BusyPositions busy = new BusyPositions();

    Solver(long request, Position position, ProofTable table, int threads, SearchStop stop, SearchListener listener) {
        this.request = request;
        this.position = position;
        this.table = table;
        this.stop = stop;
        this.listener = listener;
        game = position.game();
        for (int thread = 0; thread < threads; thread++) {
            searches.add(new ProofSearch(game.searchBoard(position), table, stop, busy, threads == 1));
        }
    }

    /// Searches until the value is proved or the search is stopped, and sends and returns the last report.
    SearchReport run(ExecutorService workers) throws InterruptedException, ExecutionException {
        SearchReport last = solve(workers);
        listener.report(last);
        return last;
    }

    private SearchReport solve(ExecutorService workers) throws InterruptedException, ExecutionException {
        int outlook = game.searchBoard(position).outlook();
        if (outlook != 0) {
            int settled = ProofTable.INFINITY;
            return outlook > 0
                    ? proved(Value.WIN, ProofTable.pack(0, settled, outlook, true, 1))
                    : proved(Value.LOSS, ProofTable.pack(settled, 0, -outlook, true, 1));
        }
        long win = ask(ProofSearch.WIN, workers);
        if (ProofTable.proved(win)) {
            return proved(Value.WIN, win);
        }
        if (!ProofTable.disproved(win)) {
            return open(win, true);
        }
        if (ProofTable.drawFree(win)) {
            return proved(Value.LOSS, win);
        }
        long draw = ask(ProofSearch.DRAW, workers);
        if (ProofTable.proved(draw)) {
            return proved(Value.DRAW, draw);
        }
        return ProofTable.disproved(draw) ? proved(Value.LOSS, draw) : open(win, true);
    }

    /// All threads ask the same question; the first to settle it ends the others' search.
    private long ask(int question, ExecutorService workers) throws InterruptedException, ExecutionException {
        List<Future<Long>> answers = new ArrayList<>();
        SearchStop round = stop.round();
        for (ProofSearch search : searches) {
            Callable<Long> task = () -> {
                long data = search.search(question, round);
                if (settled(data)) {
                    round.answered();
                }
                return data;
            };
            answers.add(workers.submit(task));
        }
        long best = ProofTable.MISSING;
        for (Future<Long> answer : answers) {
            long data = await(answer, question);
            best = best == ProofTable.MISSING || settled(data) ? data : best;
        }
        return best;
    }

    private static boolean settled(long data) {
        return ProofTable.proved(data) || ProofTable.disproved(data);
    }

    private long await(Future<Long> answer, int question) throws InterruptedException, ExecutionException {
        ProofSearch reader = new ProofSearch(game.searchBoard(position), table, stop, busy, true);
        while (true) {
            try {
                return answer.get(REPORT_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillRunning) {
                listener.report(open(reader.known(question), false));
            }
        }
    }

    private SearchReport proved(Value value, long data) {
        SearchBoard board = game.searchBoard(position);
        ProofSearch search = new ProofSearch(board, table, stop, busy, true);
        searches.add(search);
        List<Move> line = new ProofLine(board, search, stop).read(value, game.codec(position.grid()));
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
        SearchBoard board = game.searchBoard(position);
        int move = new ProofLine(board, new ProofSearch(board, table, stop, busy, true), stop).front();
        return Optional.of(game.codec(position.grid()).decode(move));
    }

    private SearchReport report(
            Optional<Value> value, OptionalInt plies, List<Move> line, long data, boolean finished) {
        long nodes = searches.stream().mapToLong(ProofSearch::nodes).sum();
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
