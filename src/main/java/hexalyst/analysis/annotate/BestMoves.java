package hexalyst.analysis.annotate;

import hexalyst.analysis.job.Budget;
import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.KeyLine;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.job.StopSignal;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Tests the best moves of estimates before they are recommended. Where an estimate calls a played move a mistake, a
/// proof is tried of the position after the best move, with as much effort as of the one after the played move. An
/// estimate whose best move is proved to lose is made anew, among the other moves. Not where turns may have several
/// parts, since hardly any of them is proved.
final class BestMoves {
    private final ResultStore store;
    private final PositionSearch search;
    private final SearchLimits each;
    private final Budget whole;
    private final StopSignal stop;

    /// @param each the limits for each position, once for all tests there
    /// @param whole the limits for all positions; what is used is recorded there
    /// @param stop ends a search
    BestMoves(ResultStore store, PositionSearch search, SearchLimits each, Budget whole, StopSignal stop) {
        this.store = store;
        this.search = search;
        this.each = each;
        this.whole = whole;
        this.stop = stop;
    }

    /// Whether a result is an estimate whose best move is proved to lose.
    ///
    /// @param known returns what is known about a position
    static boolean isRefuted(Position position, Result result, Function<Position, Optional<Result>> known) {
        return best(position, result)
                .flatMap(best -> known.apply(position.step(best)))
                .filter(after -> after.finding().proves(Value.WIN))
                .isPresent();
    }

    /// The best move of an estimate; empty for other results, and if it is not stored.
    private static Optional<Step> best(Position position, Result result) {
        return result.finding() instanceof Finding.Estimated
                        && !result.line().isEmpty()
                        && !position.game().traits().openTurns()
                ? KeyLine.steps(position, result.line().subList(0, 1)).stream().findFirst()
                : Optional.empty();
    }

    /// Tests the best moves of a position until one of them is not proved to lose, or the limits are reached.
    /// Everything goes into the store.
    void test(Spot spot) throws InterruptedException {
        Budget budget = new Budget(whole.within(each));
        boolean more = true;
        for (int moves = spot.position().steps().size(); more && moves > 0; moves--) {
            more = testOne(spot, budget) && !budget.exhausted() && !stop.given();
        }
        whole.spend(Duration.ZERO, budget.nodes());
    }

    /// Tests the best move of an estimate; returns true if it loses, and another one may be the best now.
    private boolean testOne(Spot spot, Budget budget) throws InterruptedException {
        Position position = spot.position();
        Result guess = store.atHand(position).orElse(null);
        if (guess == null || !(guess.finding() instanceof Finding.Estimated estimate)) {
            return false;
        }
        Optional<Position> after = best(position, guess).map(position::step);
        if (after.isEmpty()) {
            return false;
        }
        if (isRecommended(spot, estimate, after.get())) {
            prove(after.get(), budget);
        }
        GameAnalysisJob.conclude(store, position, guess.line().subList(0, 1), after.get());
        boolean loses = isRefuted(position, guess, store::atHand);
        if (loses) {
            estimateAgain(position, guess, estimate, budget);
        }
        return loses;
    }

    /// Whether the estimate calls a move of the game a mistake, and the best move is another one.
    private boolean isRecommended(Spot spot, Finding.Estimated estimate, Position after) {
        int choices = spot.position().steps().size();
        return spot.next().stream()
                .map(Spot.Next::position)
                .filter(next -> !StoreKey.of(next).equals(StoreKey.of(after)))
                .flatMap(next -> store.atHand(next).stream())
                .flatMap(next -> MoveGlyphs.of(estimate, next.finding(), choices, Optional.empty()).stream())
                .anyMatch(glyph -> glyph == MoveGlyphs.MISTAKE);
    }

    /// Tries to prove a position, unless that has been tried with as much effort.
    private void prove(Position position, Budget budget) throws InterruptedException {
        Effort allowed = Effort.of(budget.left());
        if (store.find(position)
                .filter(known -> known.finding().covers(allowed))
                .isPresent()) {
            return;
        }
        PositionSearch.SearchResult found = search.prove(position, budget.left().share(GameAnalysisJob.PROOF), stop);
        budget.spend(found);
        if (found.finding().isPresent() || !stop.given()) {
            Finding finding = found.finding().orElse(new Finding.Open(allowed));
            store.put(position, new Result(finding, KeyLine.of(position, found.line())));
        }
    }

    /// Estimates a position by the moves that are not proved to lose.
    private void estimateAgain(Position position, Result refuted, Finding.Estimated before, Budget budget)
            throws InterruptedException {
        List<Step> left = new ArrayList<>();
        List<Optional<ProvedValue>> proved = new ArrayList<>();
        for (Step step : position.steps()) {
            Optional<ProvedValue> lost = store.atHand(position.step(step))
                    .map(Result::finding)
                    .filter(after -> after.proves(Value.WIN))
                    .map(after -> ((Finding.Proved) after).proof().beforeTheMove());
            if (lost.isPresent()) {
                proved.add(lost);
            } else {
                left.add(step);
            }
        }
        if (left.isEmpty()) {
            store.put(position, ProvedValue.ofMoves(proved).orElseThrow(), List.of());
            return;
        }
        SearchLimits limits = budget.within(each.share(1 - GameAnalysisJob.PROOF));
        PositionSearch.SearchResult found = search.estimate(position, left, limits, before.effort(), stop);
        budget.spend(found);
        if (stop.given() || found.finding().isEmpty()) {
            return;
        }
        if (found.finding().get() instanceof Finding.Proved rest) {
            proved.add(Optional.of(rest.proof()));
            ProvedValue value = ProvedValue.ofMoves(proved).orElseThrow();
            store.put(position, value, value.equals(rest.proof()) ? found.line() : List.of());
        } else {
            store.replace(position, refuted, new Result(found.finding().get(), KeyLine.of(position, found.line())));
        }
    }
}
