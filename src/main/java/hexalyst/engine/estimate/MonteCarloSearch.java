package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchStop;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.SureScore;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Monte Carlo tree search (Coulom, "Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search", 2006), for
/// games in which hardly anything can be proved. It plays random games to the end from the most promising positions and
/// counts their results. Where turns have several parts, each part is a step of its own in the tree.
///
/// Few games do not tell good steps from bad ones. A search may therefore begin with a short look ahead by alpha-beta,
/// whose step is tried first, and chosen unless the games have shown that another is better.
///
/// An object keeps its tree for the next position, if the tree contains that position. Not thread-safe, but uses
/// several threads.
final class MonteCarloSearch {
    private static final long REPORT_NANOS = 100_000_000;
    /// How many whole turns after the last position the next one is searched for in the tree.
    private static final int TURNS_KEPT = 2;
    private static final int BYTES_PER_SETTLED = 80;
    /// The fraction of the memory that is used for the tree.
    private static final double TREE_SHARE = 0.9;

    /// Enough for a look two parts ahead on the largest boards.
    private static final long MOST_AHEAD = 80_000;

    private static final long TABLE_BYTES = 1L << 20;

    private final int ahead;
    private final EstimateTable table = new EstimateTable(TABLE_BYTES);
    private final long most;
    private final int mostSettled;
    private final AtomicLong seeds;
    private final Map<Long, ProvedValue> settled = new ConcurrentHashMap<>();
    private final ReadWriteLock trimming = new ReentrantReadWriteLock();
    private Optional<Position> position = Optional.empty();
    /// Who wins for certain in the tree's position.
    private Optional<Side> winner = Optional.empty();
    private @Nullable TreeNode root;

    /// @param bytes roughly how much memory the tree may take
    /// @param seed with one thread, the same seed gives the same result
    /// @param ahead how many parts each search looks ahead before the first game; 0 for none
    MonteCarloSearch(long bytes, long seed, int ahead) {
        this.ahead = ahead;
        most = (long) (TREE_SHARE * bytes);
        mostSettled = Math.toIntExact(Math.min(1 << 24, (bytes - most) / BYTES_PER_SETTLED));
        seeds = new AtomicLong(seed);
    }

    /// Searches until it is stopped or the position's value is proved. Sends the last report and returns it. Plays at
    /// least one game, so that it always has a line.
    ///
    /// @param from a position where the game is not over
    /// @param among the steps ([Position#steps]) to choose from, at least one
    /// @param lines how many lines to report, 1 or more
    /// @param threads how many threads play, 1 or more
    EstimateReport run(
            Position from, List<Step> among, int lines, int threads, SearchStop stop, EstimateListener listener) {
        return new Run(from, among, lines, threads, stop, listener).run();
    }

    /// The node of a position in the tree, at the beginning of a turn and a few turns ahead; null if there is none.
    private @Nullable TreeNode find(Position from, List<Step> among) {
        TreeNode last = root;
        int steps = from.steps().size();
        if (last == null || position.isEmpty() || from.midTurn() || among.size() < steps) {
            return null;
        }
        long key = from.searchBoard().key();
        record Seen(TreeNode node, Side side, int turns) {}
        Deque<Seen> open =
                new ArrayDeque<>(List.of(new Seen(last, position.get().toMove(), 0)));
        while (!open.isEmpty()) {
            Seen seen = open.poll();
            TreeNode node = seen.node;
            // Keys do not include whose turn it is, but the steps show it.
            if (!node.again
                    && !node.restricted
                    && node.key == key
                    && seen.side == from.toMove()
                    && node.size() == steps) {
                return node;
            }
            for (int i = 0; i < node.tried(); i++) {
                TreeNode child = node.child(i);
                if (child != null && child.again) {
                    open.add(new Seen(child, seen.side, seen.turns));
                } else if (child != null && seen.turns < TURNS_KEPT) {
                    open.add(new Seen(child, seen.side.other(), seen.turns + 1));
                }
            }
        }
        return null;
    }

    /// Discards the results of another game, edition or board.
    private void forget(Position from) {
        boolean same = position.filter(before -> before.game().equals(from.game())
                        && before.edition().equals(from.edition())
                        && before.grid().equals(from.grid()))
                .isPresent();
        Optional<Side> sure = from.searchBoard().sure().flatMap(SureScore::winner);
        // In a decided game the tree counts points.
        if (!same || !sure.equals(winner)) {
            root = null;
        }
        winner = sure;
        if (!same || settled.size() >= mostSettled) {
            settled.clear();
        }
    }

    /// One search.
    private final class Run {
        private final Position from;
        private final List<Step> among;
        private final int wanted;
        private final SearchStop stop;
        private final EstimateListener listener;
        private final TreeNode top;
        private final List<Simulator> simulators = new ArrayList<>();
        private final AtomicLong done = new AtomicLong();
        private final AtomicLong bytes = new AtomicLong();
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        private final long start = System.nanoTime();
        private final TreeLines.Decided decided;

        Run(Position from, List<Step> among, int lines, int threads, SearchStop stop, EstimateListener listener) {
            if (among.isEmpty() || lines < 1) {
                throw new IllegalArgumentException(lines + " lines from " + among.size() + " moves");
            }
            this.from = from;
            this.among = among;
            this.stop = stop;
            this.listener = listener;
            wanted = Math.min(lines, among.size());
            decided = new TreeLines.Decided(from);
            forget(from);
            for (int i = 0; i < threads; i++) {
                simulators.add(new Simulator(
                        from.searchBoard(),
                        from.game(),
                        settled,
                        mostSettled,
                        from.grid().cells(),
                        new SplittableRandom(seeds.getAndIncrement())));
            }
            TreeNode kept = find(from, among);
            top = kept != null
                    ? kept
                    : simulators
                            .getFirst()
                            .root(FirstLook.nearby(from, among).stream()
                                    .mapToInt(from::code)
                                    .toArray());
            root = top;
            position = Optional.of(from);
            bytes.set(weigh());
        }

        EstimateReport run() {
            lookAhead();
            List<Thread> others = simulators.subList(1, simulators.size()).stream()
                    .map(simulator -> Thread.ofPlatform()
                            .daemon()
                            .name("hexalyst-simulations")
                            .start(() -> work(simulator, false)))
                    .toList();
            work(simulators.getFirst(), true);
            others.forEach(Run::join);
            switch (failure.get()) {
                case null -> {}
                case RuntimeException failed -> throw failed;
                case Error failed -> throw failed;
                case Throwable failed -> throw new IllegalStateException(failed);
            }
            EstimateReport last = report(true);
            listener.report(last);
            return last;
        }

        private void lookAhead() {
            if (ahead > 0 && !decided.winner() && among.size() > 1) {
                top.prefer(from.code(best(among).step()));
            }
        }

        /// The best step of the look ahead; one that is proved to draw only if the others are likely lost.
        private EstimateLine best(List<Step> steps) {
            SearchStop looking = stop.ahead(MOST_AHEAD);
            EstimateLine best = new EstimateSearch(from, table, looking)
                    .run(steps, 1, heard -> {
                        if (heard.depth() >= ahead) {
                            looking.stop();
                        }
                    })
                    .best();
            if (!best.score().proves(Value.DRAW) || steps.size() == 1) {
                return best;
            }
            EstimateLine other = best(
                    steps.stream().filter(step -> !step.equals(best.step())).toList());
            return other.score().chance() < Score.LIKELY_LOST ? best : other;
        }

        private static void join(Thread thread) {
            boolean interrupted = Thread.interrupted();
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException again) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        private void work(Simulator simulator, boolean reports) {
            long next = start + REPORT_NANOS;
            try {
                while (top.proof().isEmpty()
                        && failure.get() == null
                        && (stop.mayExpand() || reports && done.get() == 0)) {
                    trimming.readLock().lock();
                    try {
                        bytes.addAndGet(simulator.simulate(top));
                    } finally {
                        trimming.readLock().unlock();
                    }
                    done.incrementAndGet();
                    trim();
                    if (reports && System.nanoTime() - next > 0) {
                        listener.report(report(false));
                        next = System.nanoTime() + REPORT_NANOS;
                    }
                }
            } catch (RuntimeException | Error failed) {
                failure.compareAndSet(null, failed);
            }
        }

        /// Removes the least visited nodes until half of the memory is free.
        private void trim() {
            if (bytes.get() < most) {
                return;
            }
            trimming.writeLock().lock();
            try {
                bytes.set(weigh());
                boolean full = bytes.get() >= most;
                for (int visits = 2; full && bytes.get() > most / 2 && visits > 0; visits *= 2) {
                    cut(visits);
                    bytes.set(weigh());
                }
            } finally {
                trimming.writeLock().unlock();
            }
        }

        private void cut(int visits) {
            Deque<TreeNode> open = new ArrayDeque<>(List.of(top));
            while (!open.isEmpty()) {
                TreeNode node = open.pop();
                for (int i = 0; i < node.tried(); i++) {
                    TreeNode child = node.child(i);
                    if (child != null
                            && (child.visits() < visits || node.proof(i).isPresent())) {
                        node.cut(i);
                    } else if (child != null) {
                        open.push(child);
                    }
                }
            }
        }

        private long weigh() {
            long sum = 0;
            Deque<TreeNode> open = new ArrayDeque<>(List.of(top));
            while (!open.isEmpty()) {
                TreeNode node = open.pop();
                sum += node.bytes();
                for (int i = 0; i < node.tried(); i++) {
                    TreeNode child = node.child(i);
                    if (child != null) {
                        open.push(child);
                    }
                }
            }
            return sum;
        }

        private EstimateReport report(boolean finished) {
            TreeLines tree = new TreeLines(from, top, decided);
            // In a decided game only whole turns that keep the win are lines, and there may be none yet.
            List<EstimateLine> best = tree.best(wanted);
            List<EstimateLine> lines = best.isEmpty() ? List.of(FirstLook.best(from, among)) : best;
            Duration time = Duration.ofNanos(System.nanoTime() - start);
            int deepest = simulators.stream().mapToInt(Simulator::deepest).max().orElse(0);
            int depth = Long.SIZE - Long.numberOfLeadingZeros(done.get());
            return new EstimateReport(
                    from, depth, deepest, lines, done.get(), time, tree.touching(), owners(), finished);
        }

        /// Other threads may be adding to the sums, so that a cell may be one game ahead of the others.
        private Optional<Ownership> owners() {
            long games = done.get();
            int[] sums = new int[from.grid().cells()];
            for (Simulator simulator : simulators) {
                for (int cell = 0; cell < sums.length; cell++) {
                    sums[cell] += simulator.owners()[cell];
                }
            }
            boolean any = games > 0 && IntStream.of(sums).anyMatch(sum -> sum != 0);
            return any
                    ? Optional.of(new Ownership(
                            games,
                            IntStream.of(sums)
                                    .map(sum -> Math.clamp(sum, -Math.toIntExact(games), Math.toIntExact(games)))
                                    .boxed()
                                    .toList()))
                    : Optional.empty();
        }
    }
}
