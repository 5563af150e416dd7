package hexalyst.turn;

import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Tally;
import hexalyst.game.Traits;
import hexalyst.game.TurnResult;
import hexalyst.game.Turns;
import java.util.function.BooleanSupplier;

/// Counts the lines of play of an exact length, the usual check of a rules implementation ("perft", performance test).
public final class Perft {
    private Perft() {}

    /// Counts the moves (a forced pass is one) whose number in their line of play is exactly `depth`, and how many of
    /// them win, lose or draw for the player who makes them. Finished games have no continuation.
    ///
    /// @param depth plies, at least 1
    public static Tally count(Position position, int depth) {
        return count(position, depth, () -> false);
    }

    /// Like [#count(Position, int)], but ends early with the count so far once `stop` returns true.
    public static Tally count(Position position, int depth, BooleanSupplier stop) {
        if (depth < 1) {
            throw new IllegalArgumentException("a perft depth is at least 1, not " + depth);
        }
        return position.outcome().over() ? Tally.ZERO : count(position.searchBoard(), depth, stop);
    }

    private static Tally count(SearchBoard board, int depth, BooleanSupplier stop) {
        if (depth == 1) {
            return board.tally();
        }
        int[] moves = new int[board.mostMoves()];
        int size = board.moves(moves);
        Tally sum = Tally.ZERO;
        for (int i = 0; i < size && !stop.getAsBoolean(); i++) {
            if (board.make(moves[i]) == TurnResult.ONGOING) {
                sum = sum.plus(count(board, depth - 1, stop));
            }
            board.unmake();
        }
        return sum;
    }

    /// Counts the lines of play of exactly `depth` turns. Turns from one position to the same position count once, so
    /// that programs agree even if one distinguishes turns that another treats as the same. Finished games have no
    /// continuation. Uses the plain positions, not the search board, but where the rules remember turns: there all lead
    /// to different positions.
    ///
    /// @param depth turns, at least 1
    /// @param stop ends it early, with the count so far, once it returns true
    public static long lines(Position position, int depth, BooleanSupplier stop) {
        if (depth < 1) {
            throw new IllegalArgumentException("a perft depth is at least 1, not " + depth);
        }
        if (position.game().traits().repetition() == Traits.Repetition.NO_TURN_TWICE
                && !position.game().traits().openTurns()) {
            return count(position, depth, stop).nodes();
        }
        long sum = 0;
        for (Position next : Turns.reached(position, stop)) {
            if (stop.getAsBoolean()) {
                break;
            }
            sum += depth == 1 ? 1 : lines(next, depth - 1, stop);
        }
        return sum;
    }
}
