package hexalyst.record;

import hexalyst.game.Move;
import java.util.List;

/// A puzzle as documents print it. In its tree the player to move at the start is the solver, whose moves solve, except
/// tries.
///
/// @param title the title or number; may be empty
/// @param task such as `White to play and win within 5 plies`
/// @param grade how hard it is, in a word; empty if unknown
/// @param text the text for the solver; may be empty
/// @param credit its author, source and year, as far as they are known; may be empty
/// @param wanted how many first moves have to be found: 1, or 2 where both are wanted
/// @param rests why lines solve that end before the game does, as far as it is known
/// @param solution the position and the solution
public record Exercise(
        String title,
        String task,
        String grade,
        String text,
        String credit,
        int wanted,
        List<Rest> rests,
        GameTree solution) {
    private static final List<String> BAD_SIGNS = List.of("?", "??");

    /// Copies the list.
    public Exercise {
        rests = List.copyOf(rests);
    }

    /// Why a line solves although the game is not over at its end.
    ///
    /// @param node the last node of the line
    /// @param words some sentences; may be empty
    /// @param line how the game may go on, whose moves belong to the end of the words; may be empty
    /// @param end how it then ends; empty if there is no such line
    public record Rest(int node, String words, List<Move> line, String end) {
        /// Copies the line.
        public Rest {
            line = List.copyOf(line);
        }
    }

    /// True if the move that leads to a node is a try: a move of the solver that is shown because it does not solve.
    public boolean isTry(int node) {
        return isTry(solution, node);
    }

    /// The same in the tree of a puzzle.
    public static boolean isTry(GameTree solution, int node) {
        return solution.ply(node) % 2 == 1 && isBad(solution, node);
    }

    /// True if the move that leads to a node of a puzzle's tree is a bad one of the defender.
    public static boolean isMistake(GameTree solution, int node) {
        return solution.ply(node) % 2 == 0 && isBad(solution, node);
    }

    private static boolean isBad(GameTree solution, int node) {
        return solution.node(node).annotations().hasSign(BAD_SIGNS);
    }

    /// True if the solution shows tries.
    public boolean hasTries() {
        return solution.preorder(GameTree.ROOT).stream().anyMatch(this::isTry);
    }
}
