package hexalyst.analysis;

import hexalyst.engine.SearchLimits;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Settles many positions, unattended. What is found goes into the store at once, so a campaign that was stopped, or
/// whose program was killed, goes on where it was when it is started again with that store: the store is all that it
/// remembers. Positions that are hard for their limit are left for a later round with a larger one, so that most is
/// known early; where the moves of a position are settled, the position is settled from them.
///
/// [#run] works on the thread of its caller; the other methods may be called from any thread. One object does one run.
public final class Campaign {
    /// The share of the limit for one position that each round allows.
    private static final List<Double> ROUNDS = List.of(1.0 / 64, 1.0 / 8, 1.0);

    private final List<Target> targets;
    private final ResultStore store;
    private final PositionSearch search;
    private final SearchLimits each;
    private final Budget whole;
    private final StopSignal stop = new StopSignal();
    private boolean paused;
    private boolean cancelled;

    /// @param targets what to settle, in this order
    /// @param store what is known, and where more is kept
    /// @param each the limits for one position
    /// @param whole the limits for all together
    public Campaign(
            List<Target> targets, ResultStore store, PositionSearch search, SearchLimits each, SearchLimits whole) {
        this.targets = List.copyOf(targets);
        this.store = store;
        this.search = search;
        this.each = each;
        this.whole = new Budget(whole);
    }

    /// Stops what is going on until [#resume].
    public synchronized void pause() {
        paused = true;
        stop.give();
    }

    /// Goes on after a pause.
    public synchronized void resume() {
        paused = false;
        notifyAll();
    }

    /// Ends the campaign soon.
    public synchronized void cancel() {
        cancelled = true;
        stop.give();
        notifyAll();
    }

    private synchronized boolean mayGoOn() throws InterruptedException {
        while (paused && !cancelled) {
            wait();
        }
        if (!cancelled) {
            stop.clear();
        }
        return !cancelled;
    }

    /// The map: what is known of each position, in the order of the targets.
    public List<Settled> map() {
        return targets.stream()
                .map(target -> new Settled(target, proof(target.position())))
                .toList();
    }

    /// A position and what is proved of it.
    ///
    /// @param target the position
    /// @param proof the value for the player to move; empty while it is open
    public record Settled(Target target, Optional<Finding.Proved> proof) {}

    /// Works until everything is settled, the limits are reached or it is cancelled.
    ///
    /// @param listener told after each position how many are settled
    /// @return true if everything is settled
    /// @throws InterruptedException if this thread is interrupted
    public boolean run(JobListener listener) throws InterruptedException {
        long known =
                targets.stream().filter(target -> settled(target.position())).count();
        long before = known;
        int looked = 0;
        listener.progress(new JobProgress((int) known, targets.size(), Optional.empty()));
        for (double share : ROUNDS) {
            for (Target target : targets) {
                if (whole.exhausted()) {
                    return known == targets.size();
                }
                SearchLimits limits = each.share(share);
                while (!settled(target.position()) && !tried(target.position(), limits)) {
                    if (!mayGoOn()) {
                        return known == targets.size();
                    }
                    long start = System.nanoTime();
                    look(target.position(), limits);
                    whole.spend(Duration.ofNanos(System.nanoTime() - start), 0);
                    looked++;
                }
                long now = known + (settled(target.position()) ? 1 : 0);
                if (now > known || share == ROUNDS.getFirst()) {
                    known = targets.stream()
                            .filter(each -> settled(each.position()))
                            .count();
                    listener.progress(new JobProgress((int) known, targets.size(), left(known - before, looked)));
                }
            }
        }
        return targets.stream().allMatch(target -> settled(target.position()));
    }

    /// As long for each that is open as it took for each that was looked at.
    private Optional<Duration> left(long settled, int looked) {
        long open =
                targets.stream().filter(target -> !settled(target.position())).count();
        return settled == 0 || looked == 0
                ? Optional.empty()
                : Optional.of(whole.time().dividedBy(looked).multipliedBy(open));
    }

    private Optional<Finding.Proved> proof(Position position) {
        return store.find(position)
                .map(Result::finding)
                .filter(Finding.Proved.class::isInstance)
                .map(Finding.Proved.class::cast);
    }

    private boolean settled(Position position) {
        return proof(position).isPresent();
    }

    private boolean tried(Position position, SearchLimits limits) {
        return store.find(position)
                .filter(result -> result.finding().covers(Effort.of(limits)))
                .isPresent();
    }

    private void look(Position position, SearchLimits limits) throws InterruptedException {
        Optional<Finding> concluded = conclude(position);
        if (concluded.isPresent()) {
            store.put(position, new Result(concluded.get(), List.of()));
            return;
        }
        SearchLimits allowed = whole.within(limits);
        PositionSearch.Found found = search.prove(position, allowed, stop);
        whole.spend(Duration.ZERO, found.nodes());
        if (found.finding().isPresent()) {
            store.put(position, new Result(found.finding().get(), KeyLine.of(position, found.line())));
        } else if (!stop.given()) {
            store.put(position, new Result(new Finding.Open(Effort.of(limits)), List.of()));
        }
    }

    /// What follows from the positions after the moves, if enough of them are settled.
    private Optional<Finding> conclude(Position position) {
        List<Finding.Proved> after = new ArrayList<>();
        boolean whole = true;
        for (Move move : position.legalMoves()) {
            Optional<Finding.Proved> proof = proof(position.play(move));
            proof.ifPresent(after::add);
            whole &= proof.isPresent();
        }
        Optional<Integer> win = after.stream()
                .filter(proof -> proof.value() == Value.LOSS)
                .map(proof -> proof.plies() + 1)
                .min(Integer::compare);
        if (win.isPresent()) {
            return Optional.of(new Finding.Proved(Value.WIN, win.get()));
        }
        if (!whole || after.isEmpty()) {
            return Optional.empty();
        }
        boolean drawn = after.stream().anyMatch(proof -> proof.value() == Value.DRAW);
        int longest = after.stream().mapToInt(Finding.Proved::plies).max().orElse(0);
        return Optional.of(drawn ? new Finding.Proved(Value.DRAW, 0) : new Finding.Proved(Value.LOSS, longest + 1));
    }
}
