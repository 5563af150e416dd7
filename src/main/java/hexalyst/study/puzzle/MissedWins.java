package hexalyst.study.puzzle;

import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the moves of a game that threw away a proved win, and makes puzzles from the positions before them. Works on
/// the caller's thread.
public final class MissedWins {
    private final SolutionSearch search;
    private final PuzzleMaker maker;
    private final StopSwitch stop;

    /// @param service keeps the proofs
    /// @param proved what is already proved, such as by an analysis of the game
    /// @param each the limits for each position
    /// @param stop ends the work soon when it is pressed; what was found so far is returned
    public MissedWins(SearchService service, ProvedElsewhere proved, SearchLimits each, StopSwitch stop) {
        search = new SolutionSearch(service, proved, each, stop);
        maker = new PuzzleMaker(search);
        this.stop = stop;
    }

    /// Receives the progress, on the working thread.
    @FunctionalInterface
    public interface Listener {
        /// Called when this many moves have been examined.
        void looked(int moves, int allMoves);
    }

    /// The result.
    ///
    /// @param missed moves that threw away a proved win
    /// @param puzzles those of them where a single move would have won, in the order of the game
    /// @param several those of them where several moves would have won, or where that is not settled of every move, in
    ///     the order of the game
    /// @param open how many moves could not be settled in time
    public record Found(int missed, List<Puzzle> puzzles, List<Puzzle> several, int open) {
        /// Copies the lists.
        public Found {
            puzzles = List.copyOf(puzzles);
            several = List.copyOf(several);
        }
    }

    /// Examines the moves of the main line and of all variations, the last ones first, since proofs of later positions
    /// help with earlier ones.
    public Found in(GameTree game, Listener listener) {
        List<Integer> moves = game.preorder(GameTree.ROOT).stream()
                .filter(id -> !game.node(id).isRoot())
                .toList();
        List<Puzzle> puzzles = new ArrayList<>();
        List<Puzzle> several = new ArrayList<>();
        int missed = 0;
        int open = 0;
        for (int i = moves.size() - 1; i >= 0 && !stop.pressed(); i--) {
            listener.looked(moves.size() - 1 - i, moves.size());
            Node node = game.node(moves.get(i));
            Position before = game.position(node.parent());
            Optional<Boolean> threw = threwAway(before, game.position(node.id()));
            if (threw.isEmpty()) {
                open++;
            } else if (threw.get()) {
                missed++;
                maker.make(before)
                        .ifPresentOrElse(
                                made -> add(puzzles, made),
                                () -> maker.several(before).ifPresent(made -> add(several, made)));
            }
        }
        return new Found(missed, puzzles.reversed(), several.reversed(), open);
    }

    /// Adds a puzzle unless there is one with the same position: two moves played in one position, in two variations,
    /// make only one puzzle.
    private static void add(List<Puzzle> puzzles, Puzzle made) {
        if (puzzles.stream().noneMatch(other -> other.id().equals(made.id()))) {
            puzzles.add(made);
        }
    }

    /// True if the position before a move was won for the player to move and the one after it is not.
    private Optional<Boolean> threwAway(Position before, Position after) {
        boolean won = after.outcome().over() && after.outcome().wonBy().equals(Optional.of(before.toMove()));
        if (won) {
            return Optional.of(false);
        }
        Optional<Value> now = after.outcome().over()
                ? Optional.of(Value.WIN)
                : search.value(after).map(ProvedValue::value);
        // The value after a move is the opponent's, so a loss there means that the move still wins.
        if (now.equals(Optional.of(Value.LOSS))) {
            return Optional.of(false);
        }
        Optional<Boolean> had = search.value(before).map(value -> value.value() == Value.WIN);
        return now.isEmpty() && !had.equals(Optional.of(false)) ? Optional.empty() : had;
    }
}
