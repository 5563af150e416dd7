package hexalyst.cli;

import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/// Files of games as commands use them: what goes wrong is told in one line that names the file.
final class GameFile {
    private static final GameFiles FILES = new GameFiles(GameLookup.standard());

    private GameFile() {}

    /// Reads a file.
    ///
    /// @throws InputException if it cannot be read at all
    static ReadResult read(Path file) {
        try {
            return FILES.read(file);
        } catch (IOException e) {
            throw new InputException(text(file, e));
        }
    }

    /// Writes a file.
    ///
    /// @param force whether an existing file may be overwritten
    /// @throws InputException if it exists and may not be, or cannot be written
    static void write(Path file, List<GameTree> games, boolean force) {
        OutputFile.assertNew(file, force);
        try {
            FILES.save(file, games);
        } catch (IOException e) {
            throw new InputException(text(file, e));
        }
    }

    /// What went wrong with a file, in one line.
    static String text(Path file, IOException problem) {
        String message = HexalystCommand.oneLine(String.valueOf(problem.getMessage()));
        if (problem instanceof NoSuchFileException) {
            return file + ": no such file";
        }
        if (Files.isDirectory(file)) {
            return file + ": a folder, not a file";
        }
        if (problem instanceof FileSystemException special) {
            return file + ": " + (special.getReason() == null ? "access denied" : special.getReason());
        }
        return message.startsWith(file.toString()) ? message : file + ": " + message;
    }
}
