package hexalyst.engine;

import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Step;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/// Proves the values of moves and replies. Each is searched by one thread, several at a time, over a shared table, so
/// that one search helps the others.
final class MoveProver {
    /// How many moves of a proof's line are read, including the first; a table row shows no more.
    private static final int LINE = 8;

    private final Position position;
    private final ProofTable table;
    private final int threads;
    private final SearchStop stop;
    private final ExecutorService workers;
    private final MoveProofs rows;
    private final Runnable heard;
    private final LongAdder nodes = new LongAdder();

    /// @param rows receives what is proved
    /// @param heard called after every move, on a worker thread
    MoveProver(
            Position position,
            ProofTable table,
            int threads,
            SearchStop stop,
            ExecutorService workers,
            MoveProofs rows,
            Runnable heard) {
        this.position = position;
        this.table = table;
        this.threads = threads;
        this.stop = stop;
        this.workers = workers;
        this.rows = rows;
        this.heard = heard;
    }

    /// Positions expanded so far.
    long nodes() {
        return nodes.sum();
    }

    /// Proves what can be proved with this many nodes for each move.
    void prove(List<MoveProofs.Open> open, long budget) throws InterruptedException, ExecutionException {
        each(
                open,
                (one, board, proof) -> prove(one.line(), board, proof, budget)
                        .ifPresent(answer -> rows.learn(one, answer, line(one, answer, proof))));
    }

    /// Proves which losing moves last longer than this many plies, counting the move, with this many nodes for each.
    ///
    /// @param plies 2 or more
    /// @return the moves that do
    List<MoveProofs.Open> holdOut(List<MoveProofs.Open> losing, int plies, long budget)
            throws InterruptedException, ExecutionException {
        List<MoveProofs.Open> longer = Collections.synchronizedList(new ArrayList<>());
        each(losing, (one, board, proof) -> {
            boolean lasts = board.make(one.line().getFirst()) == TurnResult.ONGOING
                    && !proof.winsWithin(plies - 1, stop.round(budget)).orElse(true);
            board.unmake();
            if (lasts) {
                rows.lasts(one, plies + 1);
                longer.add(one);
            }
        });
        return List.copyOf(longer);
    }

    /// What is done with one move.
    private interface Work {
        /// @param board the position's board, left unchanged
        void on(MoveProofs.Open move, SearchBoard board, QuickProof proof);
    }

    private void each(List<MoveProofs.Open> open, Work work) throws InterruptedException, ExecutionException {
        AtomicInteger next = new AtomicInteger();
        Callable<Boolean> worker = () -> {
            SearchBoard board = position.searchBoard();
            QuickProof proof = new QuickProof(board, table);
            for (int i = next.getAndIncrement(); i < open.size() && !stop.ended(); i = next.getAndIncrement()) {
                long before = proof.nodes();
                work.on(open.get(i), board, proof);
                nodes.add(proof.nodes() - before);
                heard.run();
            }
            return true;
        };
        List<Future<Boolean>> running = new ArrayList<>();
        for (int thread = 0; thread < Math.min(threads, open.size()); thread++) {
            running.add(workers.submit(worker));
        }
        for (Future<Boolean> each : running) {
            each.get();
        }
    }

    /// How the proof of a move continues. Not read for replies, since nobody needs it there.
    private List<Step> line(MoveProofs.Open open, ProvedValue worth, QuickProof proof) {
        return open.first() ? proof.lineAfter(position, open.line().getFirst(), worth.value(), LINE - 1) : List.of();
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

    /// Records what the table knows about the moves, without searching.
    void learnWhatTheTableKnows() {
        QuickProof proof = new QuickProof(position.searchBoard(), table);
        rows.moves()
                .forEach(open -> proof.knownMove(open.line().getFirst())
                        .ifPresent(value -> rows.learn(open, value, line(open, value, proof))));
    }
}
