package hexalyst.cli.study;

import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.notation.GameLookup;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Puzzle files for commands.
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

    /// Writes a file, replacing an existing one.
    ///
    /// @throws InputException if it cannot be written
    static void write(Path file, List<Puzzle> puzzles) {
        try {
            PuzzleSet.save(file, puzzles, GameLookup.standard());
        } catch (IOException e) {
            throw new InputException(GameFile.text(file, e));
        }
    }

    /// The name of a puzzle of a file, for messages.
    ///
    /// @param number its place in the file, from 1
    static String name(Puzzle puzzle, int number) {
        return puzzle.title().isEmpty() ? Integer.toString(number) : number + " (" + puzzle.title() + ")";
    }
}
