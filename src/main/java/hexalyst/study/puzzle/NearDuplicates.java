package hexalyst.study.puzzle;

import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Recognises puzzles that are nearly the same as earlier ones. Two are the same if their positions are equal up to the
/// board's symmetries and an exchange of both colours and players, or if, after such a transformation, their key moves
/// are the same, or one of them if there are two, and their boards differ in at most two cells.
final class NearDuplicates {
    private static final int MOST_DIFFERENCES = 2;

    private final Set<PositionKey> keys = new HashSet<>();
    private final List<Board> boards = new ArrayList<>();

    /// A position with its key move, from the solver's point of view.
    ///
    /// @param cells as in [#cells]
    private record Board(Position position, List<Integer> cells, Move key) {
        static Board of(Position position, Move key) {
            return new Board(position, NearDuplicates.cells(position), forSolver(key, position.toMove()));
        }

        private static Move forSolver(Move key, Side solver) {
            return key.only() instanceof Part.Put place && solver == Side.BLACK
                    ? Move.place(place.cell(), place.colour().other())
                    : key;
        }

        boolean near(Board other) {
            boolean sameGame = position.game().id().equals(other.position.game().id())
                    && position.edition().id().equals(other.position.edition().id())
                    && position.grid().equals(other.position.grid());
            for (int symmetry : position.game().symmetries(position.grid())) {
                if (sameGame
                        && SymmetricMoves.image(position.grid(), symmetry, key).equals(other.key)
                        && differences(other, symmetry) <= MOST_DIFFERENCES) {
                    return true;
                }
            }
            return false;
        }

        private int differences(Board other, int symmetry) {
            int differences = 0;
            for (int cell = 0; cell < cells.size() && differences <= MOST_DIFFERENCES; cell++) {
                int image = position.grid().image(symmetry, cell);
                differences += cells.get(cell).equals(other.cells.get(image)) ? 0 : 1;
            }
            return differences;
        }
    }

    /// For each cell 0 if it is empty, 1 with a piece of the solver, 2 of the defender, 3 if it is blocked.
    static List<Integer> cells(Position position) {
        return position.contents().stream()
                .map(content -> code(content, position.toMove()))
                .toList();
    }

    private static int code(Content content, Side solver) {
        if (content.isEmpty() || content.isBlocked()) {
            return content.code();
        }
        return content.is(solver) ? 1 : 2;
    }

    /// Adds a puzzle; returns false if there is already one like it.
    boolean add(Puzzle puzzle) {
        List<Board> own = puzzle.firstMoves().stream()
                .map(key -> Board.of(puzzle.start(), key))
                .toList();
        if (keys.contains(puzzle.start().lookupKey())
                || boards.stream().anyMatch(board -> own.stream().anyMatch(board::near))) {
            return false;
        }
        keys.add(puzzle.start().lookupKey());
        boards.addAll(own);
        return true;
    }
}
