package hexalyst.analysis;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What follows for a position in which the second player may still swap from what is proved of positions without a
/// swap. After the first placement it is won if the same position without the swap is decided at all: who would win it
/// plays on, who would lose it swaps. Before, it is lost if every first move is answered so; that is not asked where
/// turns may have several parts, of which there may be too many.
final class SwapResult {
    private SwapResult() {}

    /// What follows; empty if nothing does.
    ///
    /// @param known what is known of positions without a swap
    static Optional<Result> of(Position position, Function<Position, Optional<Result>> known) {
        if (!position.swapOffered()) {
            return Optional.empty();
        }
        return position.allows(Move.swap()) ? second(position, known) : first(position, known);
    }

    /// The position after a swap is the one without a swap with the colours exchanged, so that both have one key, and
    /// so have those that the same moves lead to.
    private static Optional<Result> second(Position position, Function<Position, Optional<Result>> known) {
        Position swapped = position.play(Move.swap());
        return known.apply(swapped).flatMap(result -> switch (result.finding()) {
            case Finding.Proved proved ->
                Optional.of(proved.value() == Value.LOSS ? before(swapped, proved, result.line()) : result);
            case Finding.Estimated estimated -> Optional.<Result>empty();
            case Finding.Open open -> Optional.<Result>empty();
        });
    }

    /// What a move is worth that leads to a position.
    private static Result before(Position after, Finding.Proved proved, List<Long> rest) {
        ProvedValue value = new ProvedValue(proved.value(), proved.plies()).beforeTheMove();
        List<Long> line = new ArrayList<>(List.of(after.key().low()));
        line.addAll(rest);
        return new Result(new Finding.Proved(value.value(), value.plies()), line);
    }

    private static Optional<Result> first(Position position, Function<Position, Optional<Result>> known) {
        Optional<Result> best = Optional.empty();
        int most = -1;
        if (position.game().traits().severalParts()) {
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
