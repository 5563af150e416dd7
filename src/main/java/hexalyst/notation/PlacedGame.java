package hexalyst.notation;

import hexalyst.notation.source.FileProblem;
import hexalyst.record.GameTree;
import java.util.List;
import java.util.Optional;

/// The result of reading a text that should contain one game.
///
/// @param tree the game; empty if its start cannot be determined
/// @param text the text, with the places of the tree's moves
/// @param problems what is wrong, in the order of the text; empty if nothing is
public record PlacedGame(Optional<GameTree> tree, PlacedText text, List<FileProblem> problems) {
    /// Copies the problems.
    public PlacedGame {
        problems = List.copyOf(problems);
    }

    /// The game, if nothing in its text is wrong.
    public Optional<GameTree> whole() {
        return problems.isEmpty() ? tree : Optional.empty();
    }
}
