package hexalyst.cli;

import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.GameImport;
import hexalyst.notation.exchange.Imported;
import hexalyst.notation.exchange.RowOrder;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Files of games as commands use them: what goes wrong is told in one line that names the file.
final class GameFile {
    private static final GameFiles FILES = new GameFiles(GameLookup.standard());
    private static final GameImport IMPORT = new GameImport(GameLookup.standard());

    private GameFile() {}

    /// Reads a file of ours or of others, with row a at the bottom where nothing tells.
    ///
    /// @throws InputException if it cannot be read at all
    static ReadResult read(Path file) {
        return open(file, Optional.empty()).usual().read();
    }

    /// Reads a file as [#read(Path)] does, and says what is wrong with it and what could not be kept.
    ///
    /// @throws InputException if it cannot be read at all
    static ReadResult read(Path file, Printer printer) {
        ReadResult read = read(file, printer.err());
        read.problems().forEach(problem -> printer.say(file + ": " + problem.text()));
        return read;
    }

    /// Reads a file as [#read(Path)] does.
    ///
    /// @param err where it is said what could not be kept
    /// @throws InputException if it cannot be read at all
    static ReadResult read(Path file, PrintWriter err) {
        Imported imported = open(file, Optional.empty());
        tell(file, imported, err);
        return imported.usual().read();
    }

    /// Reads a file of ours or of others.
    ///
    /// @param rows from where it letters the rows, if that is known
    /// @throws InputException if it cannot be read at all
    static Imported open(Path file, Optional<RowOrder> rows) {
        try {
            return IMPORT.read(file, rows);
        } catch (IOException e) {
            throw new InputException(text(file, e));
        }
    }

    /// Says what could not be kept of a file, and how it was read where nothing told.
    static void tell(Path file, Imported imported, PrintWriter err) {
        imported.usual().notes().forEach(note -> err.println(file + ": " + note));
        if (imported instanceof Imported.Undecided) {
            err.println(file + ": read with row a at the bottom; convert --rows top reads it with row a at the top");
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
        String message = ErrorLine.joined(String.valueOf(problem.getMessage()));
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
