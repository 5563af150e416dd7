package hexalyst.study.puzzle;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.turn.TurnLister;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Finds the moves of a position that are equal up to symmetry: some symmetry of the board leaves every cell's content
/// unchanged and maps one move to the other. Whole turns of several parts are compared by the positions they lead to.
final class SymmetricMoves {
    private SymmetricMoves() {}

    /// The legal moves, with equal ones grouped, ordered by the codes of the first moves of the groups; empty if there
    /// are too many to list ([TurnLister]).
    static Optional<List<List<Move>>> of(Position position) {
        return new TurnLister().of(position).map(moves -> grouped(position, moves));
    }

    private static List<List<Move>> grouped(Position position, List<Move> legal) {
        List<Integer> symmetries = symmetries(position);
        Grid grid = position.grid();
        boolean severalParts = position.game().traits().severalParts();
        Map<Object, List<Move>> groups = new LinkedHashMap<>();
        for (Move move : legal) {
            Object first = symmetries.stream()
                    .map(symmetry -> image(grid, symmetry, move))
                    .map(image -> severalParts ? position.play(image) : image)
                    .filter(groups::containsKey)
                    .findFirst()
                    .orElse(severalParts ? position.play(move) : move);
            groups.computeIfAbsent(first, any -> new ArrayList<>()).add(move);
        }
        return List.copyOf(groups.values());
    }

    /// The image of a move under a symmetry of the board.
    static Move image(Grid grid, int symmetry, Move move) {
        return move.at(cell -> grid.image(symmetry, cell));
    }

    private static List<Integer> symmetries(Position position) {
        Grid grid = position.grid();
        return IntStream.of(position.game().symmetries(grid))
                .filter(symmetry -> IntStream.range(0, grid.cells())
                        .allMatch(cell -> position.at(cell).equals(position.at(grid.image(symmetry, cell)))))
                .boxed()
                .toList();
    }
}
