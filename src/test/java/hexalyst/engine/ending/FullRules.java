package hexalyst.engine.ending;

import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/// The exact values of positions by the full rules, with everything that was on the board before: what was there, and
/// how often, is part of what is searched, so that no line comes back to where it was.
final class FullRules {
    private static final int UNKNOWN = Integer.MIN_VALUE;

    private final int most;
    private final Map<Map<Position, Integer>, Map<Position, Integer>> known = new HashMap<>();
    private int size;

    /// @param most after how many positions, each with what was before, to give up
    FullRules(int most) {
        this.most = most;
    }

    /// The value of an unfinished position, as in [EndingReader#value]; empty if that takes too many positions.
    ///
    /// @param times how often each position was on the board, this one included
    OptionalInt value(Position position, Map<Position, Integer> times) {
        int value = search(position, new HashMap<>(times));
        return value == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(value);
    }

    private int search(Position position, Map<Position, Integer> times) {
        Position here = PlainValues.plain(position);
        Integer before = known.getOrDefault(times, Map.of()).get(here);
        if (before != null) {
            return before;
        }
        if (++size > most) {
            return UNKNOWN;
        }
        int win = Integer.MAX_VALUE;
        int loss = 0;
        boolean draws = false;
        for (Move move : position.legalMoves()) {
            Position next = position.play(move);
            int value = after(position, next, times);
            if (value == UNKNOWN) {
                return UNKNOWN;
            }
            win = value > 0 ? Math.min(win, value) : win;
            loss = Math.min(loss, value);
            draws |= value == 0;
        }
        int best = win < Integer.MAX_VALUE ? win : draws ? 0 : loss;
        known.computeIfAbsent(Map.copyOf(times), these -> new HashMap<>()).put(here, best);
        return best;
    }

    /// What a move is worth to the player who makes it, counting it among the plies.
    private int after(Position position, Position next, Map<Position, Integer> times) {
        if (next.outcome().over()) {
            return next.outcome()
                    .wonBy()
                    .map(winner -> winner == position.toMove() ? 1 : -1)
                    .orElse(0);
        }
        Position there = PlainValues.plain(next);
        times.merge(there, 1, Integer::sum);
        int value = search(next, times);
        times.computeIfPresent(there, (same, count) -> count == 1 ? null : count - 1);
        return value == UNKNOWN || value == 0 ? value : value > 0 ? -value - 1 : -value + 1;
    }
}
