package hexalyst.analysis.results;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.KeyLine;
import hexalyst.engine.MoveReport;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// What a store, including the program's book and strategies, has already proved. Searches need not prove it again, and
/// store there what they prove.
///
/// @param results the store; called when it is first needed
public record StoredProofs(Supplier<ResultStore> results) implements ProvedElsewhere {
    @Override
    public Optional<ProvedValue> value(Position position) {
        return results.get()
                .find(position)
                .flatMap(found -> found.finding() instanceof Finding.Proved proved
                        ? Optional.of(proved.proof())
                        : Optional.empty());
    }

    /// If the player to move wins: the stored move, or else the one that wins soonest, if one is known to win in time.
    /// If that player loses: the move that holds out longest.
    @Override
    public List<Move> line(Position position) {
        List<Move> kept = results.get().line(position);
        if (SearchReport.leadsToTheEnd(position, kept)) {
            return kept;
        }
        List<Step> line = new ArrayList<>();
        Position at = position;
        Optional<ProvedValue> value = value(at);
        while (!at.outcome().over() && value.isPresent()) {
            Optional<Step> next = next(at, value.get());
            if (next.isEmpty()) {
                break;
            }
            line.add(next.get());
            at = at.step(next.get());
            value = at.outcome().over() ? Optional.empty() : Optional.of(left(at, value.get()));
        }
        return position.turns(line);
    }

    /// What is known about a position after a move, with no more plies than are left.
    private ProvedValue left(Position after, ProvedValue before) {
        ProvedValue left = before.afterTheMove(after.midTurn());
        return value(after).filter(known -> known.plies() < left.plies()).orElse(left);
    }

    @Override
    public void keep(Position position, ProvedValue value) {
        results.get().put(position, value, List.of());
    }

    /// Stores what a search has proved about its position and the moves there.
    public void keep(SearchReport report) {
        ResultStore store = results.get();
        report.proved().ifPresent(value -> store.put(report.position(), value, report.line()));
        for (MoveReport row : report.moves()) {
            Position after = report.position().step(row.step());
            if (!after.outcome().over()) {
                row.proof().ifPresent(value -> keep(after, value.afterTheMove(after.midTurn())));
            }
        }
    }

    /// A step that follows what is known.
    private Optional<Step> next(Position position, ProvedValue known) {
        return switch (known.value()) {
            case WIN ->
                kept(position)
                        .filter(step -> plies(position, step) < known.plies())
                        .or(() -> soonest(position, known.plies()));
            case DRAW -> kept(position).filter(step -> draws(position.step(step)));
            case LOSS -> longest(position);
        };
    }

    private Optional<Step> kept(Position position) {
        return results.get()
                .find(position)
                .flatMap(known -> KeyLine.steps(position, known.line()).stream().findFirst());
    }

    private boolean draws(Position after) {
        return after.outcome().over()
                ? after.outcome().wonBy().isEmpty()
                : value(after).filter(known -> known.value() == Value.DRAW).isPresent();
    }

    /// The step that wins soonest, if one is known to win within this many plies.
    private Optional<Step> soonest(Position position, int most) {
        Optional<Step> best = Optional.empty();
        int least = most;
        for (Step step : position.steps()) {
            int plies = plies(position, step);
            if (plies < least) {
                least = plies;
                best = Optional.of(step);
            }
        }
        return best;
    }

    /// The most plies until the other player has lost after the turn of a step; a very large number if that is not
    /// known.
    private int plies(Position position, Step step) {
        Position after = position.step(step);
        if (after.outcome().over()) {
            return after.outcome().wonBy().equals(Optional.of(position.toMove())) ? 0 : Integer.MAX_VALUE;
        }
        return value(after)
                .map(known -> known.beforeTheMove(after.midTurn()))
                .filter(known -> known.value() == Value.WIN)
                .map(known -> known.plies() - 1)
                .orElse(Integer.MAX_VALUE);
    }

    /// The reply of a lost position that holds out longest, if that is known for all replies that do not end the game.
    private Optional<Step> longest(Position position) {
        Optional<Step> best = Optional.empty();
        int most = -1;
        for (Step step : position.steps()) {
            Position after = position.step(step);
            int plies = 1;
            if (!after.outcome().over()) {
                Optional<ProvedValue> known = value(after);
                if (known.isEmpty()) {
                    return Optional.empty();
                }
                plies = known.get().beforeTheMove(after.midTurn()).plies();
            }
            if (plies > most) {
                most = plies;
                best = Optional.of(step);
            }
        }
        return best;
    }
}
