package hexalyst.analysis.job;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.turn.Threats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Lines of play as the keys of the positions that they pass through, including those in the middle of turns. Keys are
/// the same for all mirror images. They are converted back to moves by finding the step that leads to the next key.
public final class KeyLine {
    private KeyLine() {}

    /// The lower halves of the keys of the positions after each step ([Position#steps]) of whole turns.
    public static List<Long> of(Position position, List<Move> turns) {
        List<Long> keys = new ArrayList<>();
        Position at = position;
        for (Step step : position.steps(turns)) {
            at = at.step(step);
            keys.add(at.key().low());
        }
        return keys;
    }

    /// The whole turns of a line from a position, up to the first key that no step leads to.
    public static List<Move> moves(Position position, List<Long> keys) {
        return position.turns(steps(position, keys));
    }

    /// Like [#moves], in steps.
    public static List<Step> steps(Position position, List<Long> keys) {
        List<Step> steps = new ArrayList<>();
        Position at = position;
        for (long key : keys) {
            Optional<Step> next = step(at, key);
            if (next.isEmpty()) {
                break;
            }
            steps.add(next.get());
            at = at.step(next.get());
        }
        return steps;
    }

    /// The rest of a line that begins with a turn to a position; empty if it begins otherwise.
    public static Optional<List<Long>> after(Position position, Position next, List<Long> keys) {
        if (!position.game().traits().openTurns()) {
            boolean leads = !keys.isEmpty() && keys.getFirst() == next.key().low();
            return leads ? Optional.of(keys.subList(1, keys.size())) : Optional.empty();
        }
        Position at = position;
        int made = 0;
        for (Step step : steps(position, keys)) {
            at = at.step(step);
            made++;
            if (!at.midTurn()) {
                return at.key().equals(next.key()) ? Optional.of(keys.subList(made, keys.size())) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /// Whether a proof can be one of a position, as far as its first turns tell: one that wins must be there if the
    /// proof says so, and must not be if the player to move does not win.
    public static boolean fits(Position position, Finding.Proved proved) {
        return position.game().traits().openTurns()
                || switch (proved.value()) {
                    case WIN -> proved.plies() > 1 || Threats.winsAtOnce(position.searchBoard());
                    case LOSS, DRAW -> !Threats.winsAtOnce(position.searchBoard());
                };
    }

    private static Optional<Step> step(Position position, long key) {
        return position.outcome().over()
                ? Optional.empty()
                : position.steps().stream()
                        .filter(move -> position.step(move).key().low() == key)
                        .findFirst();
    }
}
