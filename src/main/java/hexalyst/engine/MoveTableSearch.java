package hexalyst.engine;

import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/// Fills a [MoveTable]. It proves the position itself first, with all threads at one question, since who wins matters
/// more than what each move is worth; while that takes long, a fifth of the work goes to the moves, so that what is
/// easy shows. Then it proves the positions after each move, and after each reply to a losing move, each by one thread.
/// It goes over all that are open again and again with more nodes each time, so what is easy, or known already, shows
/// first, and what was found for one helps the others through the table.
final class MoveTableSearch {
    private static final long FIRST_NODES = 300;
    private static final int GROWTH = 4;
    /// For the position itself, before the moves are looked at.
    private static final long FIRST_OWN_NODES = 20_000;
    /// While the position itself is open, the moves get one node for so many that it gets.
    private static final int OWN_SHARE = 4;

    private static final long REPORT_NANOS = 100_000_000;

    private final Position position;
    private final MoveCodec codec;
    private final ProofTable table;
    private final int threads;
    private final SearchStop stop;
    private final ExecutorService workers;
    private final Consumer<MoveTable> listener;
    private final long start = System.nanoTime();
    private final List<Entry> entries = new ArrayList<>();
    private long nodes;
    private long reported;

    /// A move with its replies, which are looked at once it is known to lose. Guarded by the search's lock.
    private static final class Entry {
        final Move move;
        final List<Entry> replies = new ArrayList<>();
        Optional<Value> value = Optional.empty();
        OptionalInt plies = OptionalInt.empty();

        Entry(Move move) {
            this.move = move;
        }
    }

    /// A position to be proved.
    private record Job(List<Integer> line, Entry entry) {}

    MoveTableSearch(
            Position position,
            ProofTable table,
            int threads,
            SearchStop stop,
            ExecutorService workers,
            Consumer<MoveTable> listener) {
        this.position = position;
        codec = position.game().codec(position.grid());
        this.table = table;
        this.threads = threads;
        this.stop = stop;
        this.workers = workers;
        this.listener = listener;
        for (Move move : position.legalMoves()) {
            entries.add(new Entry(move));
        }
    }

    /// Searches until every value and every count is proved or the search is stopped; sends and returns the last table.
    MoveTable run() throws InterruptedException, ExecutionException {
        proveItself();
        for (long budget = FIRST_NODES; !stop.ended(); budget = grown(budget, GROWTH)) {
            List<Job> jobs = openMoves();
            prove(jobs, budget);
            List<Job> replies = openReplies();
            prove(replies, budget);
            if (openMoves().isEmpty() && openReplies().isEmpty()) {
                break;
            }
        }
        MoveTable last = snapshot(true);
        listener.accept(last);
        return last;
    }

    /// Proves the position, which leaves in the table what the best move leads to, or that every move loses.
    private void proveItself() throws InterruptedException, ExecutionException {
        if (position.game().searchBoard(position).outlook() == 0) {
            SearchTeam team = new SearchTeam(position, table, threads, stop, workers);
            for (long budget = FIRST_OWN_NODES; !stop.ended() && !settles(team, budget); budget = grown(budget, 2)) {
                List<Job> jobs = openMoves();
                prove(jobs, Math.max(1, budget / OWN_SHARE / Math.max(1, jobs.size())));
            }
        }
        learnWhatIsKnown();
    }

    /// What the proof of the position tells of its moves, without search. Where all is lost, so is each move, and
    /// within the plies of the position where its own are not in the table.
    private void learnWhatIsKnown() {
        QuickProof proof = new QuickProof(position.game().searchBoard(position), table);
        openMoves().forEach(job -> learn(job, proof.knownMove(job.line.getFirst()), 0));
        Optional<ProvedValue> lost = proof.known().filter(known -> known.value() == Value.LOSS);
        openMoves().forEach(job -> learn(job, lost, 0));
    }

    /// Asks whether the player to move wins, then whether that player at least draws, with so many nodes each.
    private boolean settles(SearchTeam team, long budget) throws InterruptedException, ExecutionException {
        long before = team.nodes();
        long win = team.ask(ProofSearch.WIN, stop.round(budget), known -> report());
        boolean settled = ProofTable.proved(win) || (ProofTable.disproved(win) && ProofTable.drawFree(win));
        if (!settled && ProofTable.disproved(win)) {
            settled = ProofTable.settled(team.ask(ProofSearch.DRAW, stop.round(budget), known -> report()));
        }
        spend(team.nodes() - before);
        return settled;
    }

    private synchronized void spend(long expanded) {
        nodes += expanded;
    }

    private static long grown(long budget, int factor) {
        return budget > Long.MAX_VALUE / factor ? Long.MAX_VALUE : budget * factor;
    }

    private synchronized List<Job> openMoves() {
        List<Job> jobs = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.value.isEmpty()) {
                jobs.add(new Job(List.of(codec.encode(entry.move)), entry));
            }
        }
        return jobs;
    }

    private synchronized List<Job> openReplies() {
        List<Job> jobs = new ArrayList<>();
        for (Entry entry : entries) {
            for (Entry reply : entry.replies) {
                if (reply.value.isEmpty()) {
                    jobs.add(new Job(List.of(codec.encode(entry.move), codec.encode(reply.move)), reply));
                }
            }
        }
        return jobs;
    }

    /// Proves what can be proved with so many nodes each.
    private void prove(List<Job> jobs, long budget) throws InterruptedException, ExecutionException {
        AtomicInteger next = new AtomicInteger();
        Callable<Boolean> worker = () -> {
            SearchBoard board = position.game().searchBoard(position);
            QuickProof proof = new QuickProof(board, table);
            for (int i = next.getAndIncrement(); i < jobs.size() && !stop.ended(); i = next.getAndIncrement()) {
                Job job = jobs.get(i);
                long before = proof.nodes();
                Optional<ProvedValue> answer = prove(job.line, board, proof, budget);
                learn(job, answer, proof.nodes() - before);
            }
            return true;
        };
        List<Future<Boolean>> running = new ArrayList<>();
        for (int thread = 0; thread < Math.min(threads, jobs.size()); thread++) {
            running.add(workers.submit(worker));
        }
        for (Future<Boolean> each : running) {
            each.get();
        }
    }

    /// Proves the value of the last move of a line.
    private Optional<ProvedValue> prove(List<Integer> line, SearchBoard board, QuickProof proof, long budget) {
        int last = line.size() - 1;
        for (int move : line.subList(0, last)) {
            board.make(move);
        }
        Optional<ProvedValue> value = proof.proveMove(line.get(last), stop.round(budget));
        for (int i = 0; i < last; i++) {
            board.unmake();
        }
        return value;
    }

    private synchronized void learn(Job job, Optional<ProvedValue> answer, long expanded) {
        nodes += expanded;
        if (answer.isPresent()) {
            ProvedValue proved = answer.get();
            job.entry.value = Optional.of(proved.value());
            job.entry.plies = proved.value() == Value.DRAW ? OptionalInt.empty() : OptionalInt.of(proved.plies());
            if (job.line.size() == 1 && proved.value() == Value.LOSS) {
                Position after = position.play(job.entry.move);
                if (!after.outcome().over()) {
                    after.legalMoves().forEach(move -> job.entry.replies.add(new Entry(move)));
                }
            }
        }
        report();
    }

    /// Tells what is known, about ten times a second.
    private synchronized void report() {
        long now = System.nanoTime();
        if (now - reported > REPORT_NANOS) {
            reported = now;
            listener.accept(snapshot(false));
        }
    }

    private synchronized MoveTable snapshot(boolean finished) {
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new MoveTable(
                position, entries.stream().map(MoveTableSearch::row).toList(), nodes, time, finished);
    }

    private static MoveTable.Row row(Entry entry) {
        int winning = 0;
        int open = 0;
        for (Entry reply : entry.replies) {
            winning += reply.value.equals(Optional.of(Value.WIN)) ? 1 : 0;
            open += reply.value.isEmpty() ? 1 : 0;
        }
        return new MoveTable.Row(entry.move, entry.value, entry.plies, winning, open);
    }
}
