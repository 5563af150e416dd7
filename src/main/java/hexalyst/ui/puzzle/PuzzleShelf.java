package hexalyst.ui.puzzle;

import hexalyst.study.puzzle.Puzzle;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A set of puzzles that can be chosen.
///
/// @param name what it is called
/// @param puzzles in their order
/// @param file the file that they come from; empty if they come with the program or were just made
public record PuzzleShelf(String name, List<Puzzle> puzzles, Optional<Path> file) {
    /// Copies the list.
    public PuzzleShelf {
        puzzles = List.copyOf(puzzles);
    }
}
