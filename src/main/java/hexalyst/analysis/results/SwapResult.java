package hexalyst.analysis.results;

import hexalyst.analysis.job.Finding;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Derives the value of a position where the second player may still swap from proved values of positions without a
/// swap. After the first placement the position is won if the same position without the swap is decided at all: a
/// player who would win it plays on, one who would lose it swaps. Before the first placement it is lost if every first
/// move is answered in this way. That is not checked where turns may have several parts, since there may be too many
/// turns.
final class SwapResult {
    private SwapResult() {}

    /// The derived value; empty if there is none.
    ///
    /// @param known returns what is known about positions without a swap
    static Optional<Result> of(Position position, Function<Position, Optional<Result>> known) {
        if (!position.swapOffered()) {
            return Optional.empty();
        }
        return position.allows(Move.swap()) ? second(position, known) : first(position, known);
    }

    /// The position after a swap is the one without a swap with the colours exchanged, so both have the same key, and
    /// so do the positions that the same moves lead to.
    private static Optional<Result> second(Position position, Function<Position, Optional<Result>> known) {
        Position swapped = position.play(Move.swap());
        return known.apply(swapped).flatMap(result -> switch (result.finding()) {
            case Finding.Proved proved ->
                Optional.of(proved.value() == Value.LOSS ? before(swapped, proved, result.line()) : result);
            case Finding.Estimated estimated -> Optional.<Result>empty();
            case Finding.Open open -> Optional.<Result>empty();
        });
    }

    /// The value of a move that leads to a position.
    private static Result before(Position after, Finding.Proved proved, List<Long> rest) {
        ProvedValue value = proved.proof().beforeTheMove();
        List<Long> line = new ArrayList<>(List.of(after.key().low()));
        line.addAll(rest);
        return new Result(new Finding.Proved(value), line);
    }

    private static Optional<Result> first(Position position, Function<Position, Optional<Result>> known) {
        Optional<Result> best = Optional.empty();
        int most = -1;
        if (position.game().traits().openTurns()) {
            return best;
        }
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            Optional<Result> reply = after.allows(Move.swap()) ? second(after, known) : Optional.empty();
            if (reply.isEmpty() || !(reply.get().finding() instanceof Finding.Proved proved)) {
                return Optional.empty();
            }
            int lasts = proved.value() == Value.DRAW ? Integer.MAX_VALUE : proved.plies();
            if (lasts > most) {
                most = lasts;
                best = Optional.of(before(after, proved, reply.get().line()));
            }
        }
        return best;
    }
}
