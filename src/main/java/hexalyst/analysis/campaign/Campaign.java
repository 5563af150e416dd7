package hexalyst.analysis.campaign;

import hexalyst.analysis.job.Budget;
import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.JobControl;
import hexalyst.analysis.job.JobListener;
import hexalyst.analysis.job.JobProgress;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.results.ClaimProver;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Spent;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.SearchLimits;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Settles many positions, unattended. Results go into the store at once. If a campaign is stopped or the program is
/// killed, a new campaign with the same store continues where it stopped: the store is its only memory. Positions that
/// are too hard for their limit are left for a later round with a larger one, so that most values are known early. When
/// the moves of a position are settled, the position is settled from them.
///
/// [#run] works on the caller's thread; the other methods may be called from any thread. Use a new object for each run.
public final class Campaign {
    /// The fraction of the limit for one position that each round allows.
    private static final List<Double> ROUNDS = List.of(1.0 / 64, 1.0 / 8, 1.0);

    private final List<Target> targets;
    private final List<StoreKey> keys;
    private final ResultStore store;
    private final PositionSearch search;
    private final SearchLimits each;
    private final Budget whole;
    private final ClaimProver claims;
    private final Conclusions conclusions;
    private final JobControl control = new JobControl();

    /// @param targets the positions to settle, in this order
    /// @param store what is known, and where new results are kept
    /// @param each the limits for one position
    /// @param whole the limits for all together
    public Campaign(
            List<Target> targets, ResultStore store, PositionSearch search, SearchLimits each, SearchLimits whole) {
        this.targets = List.copyOf(targets);
        keys = targets.stream().map(target -> StoreKey.of(target.position())).toList();
        this.store = store;
        this.search = search;
        this.each = each;
        this.whole = new Budget(whole);
        claims = new ClaimProver(store, search, whole);
        conclusions = Conclusions.ofTargets(targets);
    }

    /// Pauses and cancels the work; when cancelled, [#run] returns what has been found.
    public JobControl control() {
        return control;
    }

    /// The map: what is known about each position, in the order of the targets.
    public List<Settled> map() {
        return map(targets, store);
    }

    /// What is known about each of some positions, in their order.
    public static List<Settled> map(List<Target> targets, ResultStore store) {
        List<StoreKey> keys =
                targets.stream().map(target -> StoreKey.of(target.position())).toList();
        Map<StoreKey, Finding.Proved> known = store.proofs(keys);
        return IntStream.range(0, targets.size())
                .mapToObj(i -> new Settled(targets.get(i), Optional.ofNullable(known.get(keys.get(i)))))
                .toList();
    }

    /// A position, and what is proved about it.
    ///
    /// @param target the position
    /// @param proof the value for the player to move; empty while it is open
    public record Settled(Target target, Optional<Finding.Proved> proof) {
        /// True if its value is proved.
        public boolean isProved() {
            return proof.isPresent();
        }
    }

    /// Runs until everything is settled, the limits are reached, it is cancelled, or results can no longer be stored
    /// ([ResultStore#failure]).
    ///
    /// @param listener receives the number of settled positions after each one
    /// @return true if everything is settled
    /// @throws InterruptedException if this thread is interrupted
    public boolean run(JobListener listener) throws InterruptedException {
        testClaims();
        BitSet settled = new BitSet(targets.size());
        Map<StoreKey, Finding.Proved> outside = conclusions.outside(store::proofs);
        int looked = 0;
        listener.progress(new JobProgress(settled.cardinality(), targets.size(), Optional.empty()));
        for (double share : ROUNDS) {
            SearchLimits limits = each.share(share);
            conclude(settled, outside);
            for (int i = settled.nextClearBit(0); i < targets.size(); i = settled.nextClearBit(i + 1)) {
                while (!isSettled(i) && !tried(i, limits) && !store.isDisputed(keys.get(i))) {
                    if (whole.exhausted() || store.failure().isPresent() || !control.mayGoOn()) {
                        return false;
                    }
                    long start = System.nanoTime();
                    look(targets.get(i).position(), limits);
                    whole.spend(Duration.ofNanos(System.nanoTime() - start), 0);
                    looked++;
                }
                settled.set(i, isSettled(i));
                listener.progress(
                        new JobProgress(settled.cardinality(), targets.size(), left(settled.cardinality(), looked)));
            }
        }
        conclude(settled, outside);
        listener.progress(new JobProgress(settled.cardinality(), targets.size(), Optional.empty()));
        return settled.cardinality() == targets.size();
    }

    private void testClaims() throws InterruptedException {
        for (Target target : targets) {
            if (whole.exhausted() || !control.mayGoOn()) {
                return;
            }
            long start = System.nanoTime();
            long nodes = claims.test(target.position(), control.stop());
            whole.spend(Duration.ofNanos(System.nanoTime() - start), nodes);
        }
    }

    /// Stores what follows from what is settled, which may also be a shorter win than a search has found.
    private void conclude(BitSet settled, Map<StoreKey, Finding.Proved> outside) {
        Map<StoreKey, Finding.Proved> known = store.proofs(keys);
        conclusions
                .draw(known, outside)
                .forEach((position, proof) -> store.put(position, new Result(proof, List.of())));
        for (int i = 0; i < targets.size(); i++) {
            settled.set(i, isSettled(i));
        }
    }

    /// Estimates the remaining time: each open position takes as long on average as each searched one did.
    private Optional<Duration> left(int settled, int looked) {
        return looked == 0
                ? Optional.empty()
                : Optional.of(whole.time().dividedBy(looked).multipliedBy(targets.size() - settled));
    }

    private Optional<Finding.Proved> proof(Optional<Result> known) {
        return known.map(Result::finding)
                .filter(Finding.Proved.class::isInstance)
                .map(Finding.Proved.class::cast);
    }

    private boolean isSettled(int target) {
        return proof(store.find(keys.get(target))).isPresent();
    }

    private boolean tried(int target, SearchLimits limits) {
        return store.find(keys.get(target))
                .filter(result -> result.finding().covers(Effort.of(limits)))
                .isPresent();
    }

    private void look(Position position, SearchLimits limits) throws InterruptedException {
        SearchLimits allowed = whole.within(limits);
        PositionSearch.SearchResult found = search.prove(position, allowed, control.stop());
        whole.spend(Duration.ZERO, found.nodes());
        if (found.finding().isPresent()) {
            store.put(position, found.finding().get(), found.line(), Spent.of(found));
        } else if (!control.stop().given()) {
            store.put(position, new Result(new Finding.Open(Effort.of(allowed)), List.of()));
        }
    }
}
