package hexalyst.engine;

import hexalyst.engine.ending.EndingReader;
import hexalyst.engine.ending.EndingSearch;
import hexalyst.engine.ending.SolvedEnding;
import hexalyst.game.Contents;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import java.util.Optional;

/// The part of a search that solves the ending whole, if few enough positions can be reached. The table then knows the
/// exact value of each of them.
final class EndingStage {
    /// So few positions are always tried, a moment's work; and so few where far more are expected.
    private static final int FEW = 30_000;

    private static final int VERY_FEW = 3_000;
    private static final double FAR_MORE = 1e9;

    /// Roughly how many bytes a position takes, with the list of its moves.
    private static final long BYTES = 70;

    private final Position position;
    private final ProofTable table;
    private final SearchStop stop;
    private final Runnable heard;
    /// About how many positions can be reached; 0 if the board cannot keep them.
    private final double estimate;
    /// Whether the ending was tried with all the memory there is.
    private boolean tried;

    private long before;
    private volatile Optional<EndingSearch> running = Optional.empty();

    /// @param heard called now and then while it runs
    EndingStage(Position position, ProofTable table, SearchStop stop, Runnable heard) {
        this.position = position;
        this.table = table;
        this.stop = stop;
        this.heard = heard;
        SearchBoard board = position.searchBoard();
        estimate = board.contents().map(Contents::reachable).orElse(0.0);
    }

    /// How much memory all positions of an ending may take: half of what the program may use.
    private static long room() {
        return Runtime.getRuntime().maxMemory() / 2;
    }

    /// About how many positions can be reached, while they are solved, or if they are too many, but not by far; else 0.
    long told() {
        boolean running = tried && this.running.isPresent();
        boolean few = estimate > 0 && estimate <= FAR_MORE;
        return running || few && !isSolved() && !fits() ? (long) estimate : 0;
    }

    /// Positions expanded so far.
    long nodes() {
        return before + running.map(EndingSearch::expanded).orElse(0);
    }

    /// Solves the ending if it turns out to be small.
    void solveSmall() {
        solve(estimate > FAR_MORE ? VERY_FEW : FEW);
    }

    /// True if the ending is not solved yet, and is expected to fit in memory and within the limit of nodes.
    boolean fits() {
        return estimate > 0 && !tried && !isSolved() && estimate * BYTES <= room() && estimate <= stop.left();
    }

    /// Solves the ending if it fits. If it does not after all, nothing is known that was not known before. One ending
    /// at a time is solved with a table; if another one is, this one can be tried later.
    void solve() {
        if (fits() && table.solving().tryLock()) {
            try {
                tried = true;
                table.keepEndings(room() - (long) (estimate * BYTES));
                solve(Long.MAX_VALUE);
                table.keepEndings(room());
            } finally {
                table.solving().unlock();
            }
        }
    }

    private boolean isSolved() {
        return new EndingReader(position.searchBoard()).value(table.endings()) != EndingReader.UNKNOWN;
    }

    private void solve(long most) {
        if (estimate == 0 || isSolved() || stop.ended()) {
            return;
        }
        long kept = table.endings().stream().mapToLong(SolvedEnding::bytes).sum();
        SearchStop part = stop.part(Long.MAX_VALUE);
        EndingSearch search = new EndingSearch(
                position.searchBoard(), new EndingSearch.Limits(Math.min(most, part.left()), room() - kept), () -> {
                    heard.run();
                    return part.mayExpand();
                });
        running = Optional.of(search);
        Optional<SolvedEnding> ending = search.run();
        ending.ifPresent(table::keep);
        stop.spend(search.expanded());
        before += search.expanded();
        running = Optional.empty();
    }
}
