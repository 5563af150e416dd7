package hexalyst.analysis.annotate;

import hexalyst.analysis.job.Budget;
import hexalyst.analysis.job.Finding;
import hexalyst.engine.DistanceReport;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.RunningSearch;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import java.util.Optional;

/// Proves again what files call proved: who wins and, if a number of plies is noted, that the winner wins within it.
/// Uses only the rules and the search, no store and no book. Works on the caller's thread.
public final class NotedValueProver {
    private final SearchService service;
    private final Budget whole;
    private final SearchLimits each;
    private final StopSwitch stop = new StopSwitch();

    /// @param service finds proofs; what one value leaves in its table helps the next
    /// @param whole the limits for all values together
    /// @param each the limits for one value
    public NotedValueProver(SearchService service, SearchLimits whole, SearchLimits each) {
        this.service = service;
        this.whole = new Budget(whole);
        this.each = each;
    }

    /// Ends the running search; later values stay open unless the rules alone settle them. May be called from any
    /// thread.
    public void stop() {
        stop.press();
    }

    /// Tests a value.
    ///
    /// @throws InterruptedException if this thread is interrupted
    public NotedValue.Verdict test(NotedValue value) throws InterruptedException {
        Optional<Finding> end = Finding.atTheEnd(value.position());
        if (end.isPresent() && end.get() instanceof Finding.Proved rules) {
            return rules.value() == value.value()
                    ? new NotedValue.Verdict.Proved()
                    : new NotedValue.Verdict.Refuted(rules.value(), 0, 0);
        }
        Optional<ProvedValue> sure = ProvedValue.sure(value.position().searchBoard());
        if (sure.isPresent() && value.noted().plies().isEmpty()) {
            return sure.get().value() == value.value()
                    ? new NotedValue.Verdict.Proved()
                    : new NotedValue.Verdict.Refuted(sure.get().value(), 0, 0);
        }
        if (stop.pressed() || whole.exhausted()) {
            return new NotedValue.Verdict.Open();
        }
        SearchLimits limits = whole.within(each);
        SearchHandle handle = service.start(value.position(), limits, heard -> {});
        stop.begins(handle::stop);
        SearchReport report = handle.await();
        whole.spend(report.time(), report.nodes());
        if (report.value().isEmpty()) {
            return new NotedValue.Verdict.Open();
        }
        Value found = report.value().get();
        int atMost = report.plies().orElse(0);
        if (found != value.value()) {
            return new NotedValue.Verdict.Refuted(found, 0, atMost);
        }
        int noted = value.noted().plies().orElse(Integer.MAX_VALUE);
        if (atMost <= noted) {
            return new NotedValue.Verdict.Proved();
        }
        return value.position().game().traits().openTurns()
                ? new NotedValue.Verdict.Open()
                : within(noted, report, limits.less(report.time(), report.nodes()));
    }

    /// Whether the winner wins within this many plies, when the first proof only gave a larger bound.
    private NotedValue.Verdict within(int noted, SearchReport report, SearchLimits limits) throws InterruptedException {
        StopSwitch settled = new StopSwitch();
        RunningSearch<DistanceReport> running = service.startDistance(report, limits, known -> {
            if (known.atMost() <= noted || known.atLeast() > noted) {
                settled.press();
            }
        });
        stop.begins(running::stop);
        settled.begins(running::stop);
        DistanceReport distance = running.await();
        whole.spend(distance.time(), distance.nodes());
        if (distance.atMost() <= noted) {
            return new NotedValue.Verdict.Proved();
        }
        return distance.atLeast() > noted
                ? new NotedValue.Verdict.Refuted(distance.value(), distance.atLeast(), distance.atMost())
                : new NotedValue.Verdict.Open();
    }
}
