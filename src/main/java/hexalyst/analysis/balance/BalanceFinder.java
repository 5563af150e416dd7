package hexalyst.analysis.balance;

import hexalyst.analysis.job.Budget;
import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.JobControl;
import hexalyst.analysis.job.JobListener;
import hexalyst.analysis.job.JobProgress;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.results.Difficulty;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Spent;
import hexalyst.engine.MoveReport;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchGoal;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Finds out which restrictions make a game last: for each, the proved or open value, and how hard it is for both
/// players. Set-ups of players that are not proved are estimated too. Everything goes into the store at once, so a new
/// run with the same store continues where the last one stopped. Each restriction is searched by an engine without
/// prior results, so that efforts can be compared; with one thread and a limit of nodes, the results are the same every
/// time.
///
/// [#run] works on the caller's thread; the other methods may be called from any thread. Use a new object for each run.
public final class BalanceFinder {
    private final List<Restriction> restrictions;
    private final ResultStore store;
    private final Supplier<SearchService> engines;
    private final SearchLimits each;
    private final Budget whole;
    private final JobControl control = new JobControl();

    /// @param restrictions the restrictions to examine, in this order
    /// @param store what is known, and where new results are kept
    /// @param engines creates an engine without prior results; it is closed afterwards
    /// @param each the limits for the value of one restriction, and again for its moves
    /// @param whole the limits for all together
    public BalanceFinder(
            List<Restriction> restrictions,
            ResultStore store,
            Supplier<SearchService> engines,
            SearchLimits each,
            SearchLimits whole) {
        this.restrictions = List.copyOf(restrictions);
        this.store = store;
        this.engines = engines;
        this.each = each;
        this.whole = new Budget(whole);
    }

    /// Pauses and cancels the work; when cancelled, [#run] returns what has been found.
    public JobControl control() {
        return control;
    }

    /// What is known about each restriction, in their order.
    public List<Balance> table() {
        return restrictions.stream()
                .map(restriction -> Balance.of(restriction, store))
                .toList();
    }

    /// Runs until every restriction has been searched with the limits for one, the limits for all are reached, it is
    /// cancelled, or results can no longer be stored ([ResultStore#failure]).
    ///
    /// @param listener receives the number of finished restrictions after each one
    /// @return true if every restriction was searched; values may still be open
    /// @throws InterruptedException if this thread is interrupted
    public boolean run(JobListener listener) throws InterruptedException {
        int looked = 0;
        long known = restrictions.stream().filter(this::done).count();
        listener.progress(new JobProgress((int) known, restrictions.size(), Optional.empty()));
        for (Restriction restriction : restrictions) {
            if (done(restriction)) {
                continue;
            }
            do {
                if (whole.exhausted() || store.failure().isPresent() || !control.mayGoOn()) {
                    return false;
                }
                look(restriction.position(), restriction.made().isPresent());
            } while (control.stop().given());
            if (!done(restriction)) {
                return false;
            }
            looked++;
            int done = (int) known + looked;
            Duration left = whole.time().dividedBy(looked).multipliedBy(restrictions.size() - done);
            listener.progress(new JobProgress(done, restrictions.size(), Optional.of(left)));
        }
        return true;
    }

    private boolean done(Restriction restriction) {
        return store.difficulty(restriction.position())
                .filter(difficulty -> difficulty.covers(Effort.of(each)))
                .isPresent();
    }

    /// @param estimated whether to estimate a value that is not proved
    private void look(Position position, boolean estimated) throws InterruptedException {
        try (SearchService engine = engines.get()) {
            SearchLimits allowed = whole.within(each);
            SearchHandle proving = engine.start(position, allowed, heard -> {});
            control.stop().does(proving::stop);
            SearchReport report = proving.await();
            whole.spend(report.time(), report.nodes());
            report.value()
                    .ifPresent(value -> store.put(
                            position, new ProvedValue(value, report.plies().orElse(0)), report.line()));
            if (estimated && report.value().isEmpty()) {
                estimate(position, engine, whole.within(allowed));
            }
            if (control.stop().given() || whole.exhausted()) {
                return;
            }
            SearchLimits forMoves = whole.within(allowed);
            SearchHandle counting =
                    engine.start(position, SearchGoal.MOVES, ProvedElsewhere.NOTHING, forMoves, heard -> {});
            control.stop().does(counting::stop);
            SearchReport counted = counting.await();
            whole.spend(counted.time(), counted.nodes());
            counted.moves().forEach(row -> keep(position, row));
            concludeLoss(position, counted.moves());
            if (!control.stop().given()) {
                store.put(position, count(position, report, counted.moves(), Effort.of(forMoves)));
            }
        }
    }

    private void estimate(Position position, SearchService engine, SearchLimits limits) {
        PositionSearch.SearchResult guess = new EngineSearch(engine, new Estimator(engine))
                .estimate(position, position.steps(), limits, Effort.of(limits), control.stop());
        whole.spend(guess.time(), guess.nodes());
        guess.finding().ifPresent(finding -> store.put(position, finding, guess.line(), Spent.of(guess)));
    }

    /// What is proved about a move also holds for the positions before and after it.
    private void keep(Position position, MoveReport row) {
        row.proof().ifPresent(proved -> {
            Position after = position.step(row.step());
            if (!after.outcome().over()) {
                store.put(after, proved.afterTheMove(after.midTurn()), List.of());
            }
            if (proved.value() == Value.WIN) {
                store.put(position, proved, row.line().stream().limit(1).toList());
            }
        });
    }

    private void concludeLoss(Position position, List<MoveReport> rows) {
        ProvedValue.ofMoves(rows.stream().map(MoveReport::proof).toList())
                .filter(value -> value.value() == Value.LOSS)
                .ifPresent(value -> store.put(position, value, List.of()));
    }

    private Difficulty count(Position position, SearchReport report, List<MoveReport> moves, Effort effort) {
        int winning = 0;
        int drawing = 0;
        int losing = 0;
        int fewest = Integer.MAX_VALUE;
        int perhaps = Integer.MAX_VALUE;
        for (MoveReport row : moves) {
            Optional<Value> value = row.proof().map(ProvedValue::value).or(() -> known(position.step(row.step())));
            winning += value.equals(Optional.of(Value.WIN)) ? 1 : 0;
            drawing += value.equals(Optional.of(Value.DRAW)) ? 1 : 0;
            losing += value.equals(Optional.of(Value.LOSS)) ? 1 : 0;
            boolean counted =
                    row.proves(Value.LOSS) && row.proof().orElseThrow().plies() > 1;
            if (counted && row.openReplies() == 0) {
                fewest = Math.min(fewest, row.winningReplies());
            } else if (counted) {
                perhaps = Math.min(perhaps, Math.max(1, row.winningReplies()));
            } else if (row.proof().isEmpty() && !value.equals(Optional.of(Value.WIN))) {
                perhaps = 1;
            }
        }
        if (store.proves(position, Value.LOSS)) {
            // A proof that the position is lost covers every move.
            losing = moves.size();
        }
        boolean none = fewest == Integer.MAX_VALUE;
        return new Difficulty(
                effort,
                report.nodes(),
                report.value().isPresent(),
                moves.size(),
                winning,
                drawing,
                losing,
                none ? Difficulty.UNKNOWN : fewest,
                none ? perhaps == Integer.MAX_VALUE : fewest <= perhaps);
    }

    /// The known value, for the player who made the move that led here.
    private Optional<Value> known(Position after) {
        return store.find(after)
                .map(Result::finding)
                .filter(Finding.Proved.class::isInstance)
                .map(Finding.Proved.class::cast)
                .map(proof -> proof.proof().beforeTheMove(after.midTurn()).value());
    }
}
