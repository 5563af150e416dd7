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
import java.util.Set;

/// Finds the moves of a game that threw away a proved win or draw, and those that an estimate calls mistakes, and makes
/// puzzles from the positions before them. Works on the caller's thread.
public final class MissedWins {
    private final SolutionSearch search;
    private final PuzzleMaker maker;
    private final BetterMoves better;
    private final StopSwitch stop;

    /// @param service keeps the proofs
    /// @param proved what is already proved, such as by an analysis of the game; receives what is proved here
    /// @param each the limits for each position
    /// @param stop ends the work soon when it is pressed; what was found so far is returned
    public MissedWins(SearchService service, ProvedElsewhere proved, SearchLimits each, StopSwitch stop) {
        search = new SolutionSearch(service, proved, each, stop);
        maker = new PuzzleMaker(search);
        better = new BetterMoves(search);
        this.stop = stop;
    }

    /// Receives the progress, on the working thread.
    @FunctionalInterface
    public interface Listener {
        /// Called when this many moves have been examined.
        void looked(int moves, int allMoves);
    }

    /// A puzzle from a game.
    ///
    /// @param node the node of the move that missed something
    public record Missed(Puzzle puzzle, int node) {}

    /// The result.
    ///
    /// @param missed moves that threw away a proved win or draw
    /// @param puzzles those of them where a single move would have kept it, in the order of the game
    /// @param several those of them where several moves would have kept it, or where that is not settled of every move,
    ///     in the order of the game
    /// @param better where a better move is known by an estimate alone, in the order of the game
    /// @param open how many moves could not be settled in time
    public record Found(int missed, List<Missed> puzzles, List<Missed> several, List<Missed> better, int open) {
        /// Copies the lists.
        public Found {
            puzzles = List.copyOf(puzzles);
            several = List.copyOf(several);
            better = List.copyOf(better);
        }

        /// True if there is anything to ask.
        public boolean asks() {
            return !puzzles.isEmpty() || !several.isEmpty() || !better.isEmpty();
        }
    }

    /// Examines the moves of the main line and of all variations, the last ones first, since proofs of later positions
    /// help with earlier ones.
    ///
    /// @param estimated the nodes whose moves are mistakes by an estimate
    public Found in(GameTree game, Set<Integer> estimated, Listener listener) {
        List<Integer> moves = game.preorder(GameTree.ROOT).stream()
                .filter(id -> !game.node(id).isRoot())
                .toList();
        List<Missed> puzzles = new ArrayList<>();
        List<Missed> several = new ArrayList<>();
        List<Missed> improved = new ArrayList<>();
        int missed = 0;
        int open = 0;
        for (int i = moves.size() - 1; i >= 0 && !stop.pressed(); i--) {
            listener.looked(moves.size() - 1 - i, moves.size());
            Node node = game.node(moves.get(i));
            Position before = game.position(node.parent());
            Loss loss = loss(before, game.position(node.id()));
            switch (loss) {
                case NONE -> {}
                case OPEN -> {
                    open++;
                    if (estimated.contains(node.id())) {
                        better.make(before, node.move().orElseThrow()).ifPresent(made -> add(improved, made, node));
                    }
                }
                case WIN, DRAW -> {
                    missed++;
                    Task task = loss == Loss.WIN ? new Task.Win() : new Task.Draw();
                    maker.make(before)
                            .ifPresentOrElse(
                                    made -> add(puzzles, made, node),
                                    () -> maker.several(before, task).ifPresent(made -> add(several, made, node)));
                }
            }
        }
        return new Found(missed, puzzles.reversed(), several.reversed(), improved.reversed(), open);
    }

    /// Adds a puzzle unless there is one with the same position: two moves played in one position, in two variations,
    /// make only one puzzle.
    private static void add(List<Missed> puzzles, Puzzle made, Node missing) {
        if (puzzles.stream().noneMatch(other -> other.puzzle().id().equals(made.id()))) {
            puzzles.add(new Missed(made, missing.id()));
        }
    }

    /// What a move threw away.
    private enum Loss {
        NONE,
        WIN,
        DRAW,
        OPEN
    }

    /// What a move threw away, as far as that is proved.
    private Loss loss(Position before, Position after) {
        // The value after a move is the opponent's, so a loss there means that the move wins.
        Optional<Value> now = value(after);
        if (now.equals(Optional.of(Value.LOSS))) {
            return Loss.NONE;
        }
        Optional<Value> had = value(before);
        if (had.isEmpty() || now.isEmpty()) {
            return had.equals(Optional.of(Value.LOSS)) ? Loss.NONE : Loss.OPEN;
        }
        return switch (had.get()) {
            case WIN -> Loss.WIN;
            case DRAW -> now.get() == Value.WIN ? Loss.DRAW : Loss.NONE;
            case LOSS -> Loss.NONE;
        };
    }

    private Optional<Value> value(Position position) {
        return Value.atTheEnd(position).or(() -> search.value(position).map(ProvedValue::value));
    }
}
