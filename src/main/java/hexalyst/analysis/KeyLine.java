package hexalyst.analysis;

import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Turns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Lines of play as the keys of the positions that they pass through, including those in the middle of turns. Keys are
/// the same for all mirror images. They are converted back to moves by finding the step that leads to the next key.
final class KeyLine {
    private KeyLine() {}

    /// The lower halves of the keys of the positions after each step ([Position#steps]) of whole turns.
    static List<Long> of(Position position, List<Move> turns) {
        List<Long> keys = new ArrayList<>();
        Position at = position;
        for (Move step : Turns.steps(position, turns)) {
            at = at.step(step);
            keys.add(at.key().low());
        }
        return keys;
    }

    /// The whole turns of a line from a position, up to the first key that no step leads to.
    static List<Move> moves(Position position, List<Long> keys) {
        return Turns.joined(position, steps(position, keys));
    }

    /// Like [#moves], in steps.
    static List<Move> steps(Position position, List<Long> keys) {
        List<Move> steps = new ArrayList<>();
        Position at = position;
        for (long key : keys) {
            Optional<Move> next = step(at, key);
            if (next.isEmpty()) {
                break;
            }
            steps.add(next.get());
            at = at.step(next.get());
        }
        return steps;
    }

    /// The rest of a line that begins with a turn to a position; empty if it begins otherwise.
    static Optional<List<Long>> after(Position position, Position next, List<Long> keys) {
        if (!position.game().traits().severalParts()) {
            boolean leads = !keys.isEmpty() && keys.getFirst() == next.key().low();
            return leads ? Optional.of(keys.subList(1, keys.size())) : Optional.empty();
        }
        Position at = position;
        int made = 0;
        for (Move step : steps(position, keys)) {
            at = at.step(step);
            made++;
            if (!at.midTurn()) {
                return at.key().equals(next.key()) ? Optional.of(keys.subList(made, keys.size())) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static Optional<Move> step(Position position, long key) {
        if (position.outcome().over()) {
            return Optional.empty();
        }
        SearchBoard board = position.searchBoard();
        MoveCodec codec = position.game().codec(position.grid());
        return position.steps().stream()
                .filter(move -> leadsTo(board, codec.encode(move), key))
                .findFirst();
    }

    private static boolean leadsTo(SearchBoard board, int move, long key) {
        board.make(move);
        boolean leads = board.canonicalKey() == key;
        board.unmake();
        return leads;
    }
}
