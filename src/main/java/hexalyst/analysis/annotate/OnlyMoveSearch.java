package hexalyst.analysis.annotate;

import hexalyst.analysis.job.Budget;
import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.KeyLine;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.job.StopSignal;
import hexalyst.analysis.results.OnlyMove;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds out whether a won position has a single winning move, by proving the positions after its other moves. Moves
/// that lead to mirror images of one position count as one. Ends with the second winning move, or with the first move
/// that cannot be proved either way. Before the long proofs it tries a short one for every move, since another winning
/// move usually turns up soon. Use a new object for each position.
final class OnlyMoveSearch {
    /// How many positions a short proof may expand.
    private static final long FEW = 300;

    private final ResultStore store;
    private final PositionSearch search;
    private final Budget budget;
    private final StopSignal stop;
    private int winning;
    /// Proofs of a few positions each.
    private final Map<Position, Result> small = new HashMap<>();

    /// @param budget the limits for all proofs together
    OnlyMoveSearch(ResultStore store, PositionSearch search, Budget budget, StopSignal stop) {
        this.store = store;
        this.search = search;
        this.budget = budget;
        this.stop = stop;
    }

    /// The answer; empty if the search was stopped before there was one.
    Optional<OnlyMove> ask(Position position) throws InterruptedException {
        Effort effort = Effort.of(budget.left());
        List<Position> hard = new ArrayList<>();
        for (Position next : unknownNext(position)) {
            long nodes = Math.min(FEW, budget.left().nodes());
            if (winning < 2 && !settle(next, budget.left().withNodes(nodes))) {
                hard.add(next);
            }
        }
        for (Position next : hard) {
            if (winning < 2 && !settle(next, budget.left())) {
                return stop.given() ? Optional.empty() : Optional.of(OnlyMove.open(effort));
            }
        }
        if (winning == 1) {
            // Wherever it is said that only one move wins, it is also known that the others do not.
            small.forEach(store::put);
        }
        return Optional.of(OnlyMove.proved(winning == 1));
    }

    /// The different positions that the moves lead to and whose value is not known. Known ones are only counted.
    private List<Position> unknownNext(Position position) {
        Map<StoreKey, Position> different = new HashMap<>();
        List<Position> unknown = new ArrayList<>();
        for (Position next : position.legalMoves().stream().map(position::play).toList()) {
            if (different.put(StoreKey.of(next), next) == null) {
                Optional<Result> known = store.find(next).filter(Result::proved);
                known.ifPresent(result -> count(result.finding()));
                if (known.isEmpty()) {
                    unknown.add(next);
                }
            }
        }
        return unknown;
    }

    private void count(Finding next) {
        winning += next.proves(Value.LOSS) ? 1 : 0;
    }

    /// Proves and counts a position; returns false if it stays open.
    private boolean settle(Position next, SearchLimits limits) throws InterruptedException {
        if (stop.given()) {
            return false;
        }
        PositionSearch.SearchResult found = search.prove(next, limits, stop);
        budget.spend(found);
        found.finding().ifPresent(finding -> {
            Result result = new Result(finding, KeyLine.of(next, found.line()));
            // A proof of only a few positions is not worth storing, unless it shows a winning move.
            if (found.nodes() > FEW || finding.proves(Value.LOSS)) {
                store.put(next, result);
            } else {
                small.put(next, result);
            }
            count(finding);
        });
        return found.finding().isPresent();
    }
}
