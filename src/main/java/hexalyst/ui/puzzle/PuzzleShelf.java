package hexalyst.ui.puzzle;

import hexalyst.study.puzzle.Puzzle;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A set of puzzles to choose.
///
/// @param name its name
/// @param puzzles the puzzles in order
/// @param file the file that they come from; empty if they come with the program or were just made
public record PuzzleShelf(String name, List<Puzzle> puzzles, Optional<Path> file) {
    public PuzzleShelf {
        puzzles = List.copyOf(puzzles);
    }
}
