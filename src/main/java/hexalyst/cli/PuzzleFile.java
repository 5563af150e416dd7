package hexalyst.cli;

import hexalyst.notation.GameLookup;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Files of puzzles as commands use them.
final class PuzzleFile {
    private PuzzleFile() {}

    /// Reads a file.
    ///
    /// @throws InputException if it cannot be read at all
    static PuzzleSet read(Path file) {
        try {
            return PuzzleSet.read(file, GameLookup.standard());
        } catch (IOException e) {
            throw new InputException(GameFile.text(file, e));
        }
    }

    /// Writes a file, replacing what is there.
    ///
    /// @throws InputException if it cannot be written
    static void write(Path file, List<Puzzle> puzzles) {
        try {
            PuzzleSet.save(file, puzzles, GameLookup.standard());
        } catch (IOException e) {
            throw new InputException(GameFile.text(file, e));
        }
    }

    /// What to call a puzzle of a file in a line of text.
    ///
    /// @param number its place in the file, from 1
    static String name(Puzzle puzzle, int number) {
        return puzzle.title().isEmpty() ? Integer.toString(number) : number + " (" + puzzle.title() + ")";
    }
}
