package hexalyst.cli.terminal;

import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.GameImport;
import hexalyst.notation.exchange.Imported;
import hexalyst.notation.exchange.RowOrder;
import hexalyst.notation.source.DecodedText;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Game files for commands: errors are one line that names the file.
public final class GameFile {
    private static final GameFiles FILES = new GameFiles(GameLookup.standard());
    private static final GameImport IMPORT = new GameImport(GameLookup.standard());

    private GameFile() {}

    /// Reads a file in our formats or others, with row a at the bottom if the file does not show it.
    ///
    /// @throws InputException if it cannot be read at all
    public static ReadResult read(Path file) {
        return open(file, Optional.empty()).usual();
    }

    /// Like [#read(Path)], but prints what is wrong with the file and what could not be kept.
    ///
    /// @throws InputException if it cannot be read at all
    public static ReadResult read(Path file, Printer printer) {
        ReadResult read = read(file, printer.err());
        read.problems().forEach(problem -> printer.say(file + ": " + problem.text()));
        return read;
    }

    /// Like [#read(Path)].
    ///
    /// @param err receives messages about what could not be kept
    /// @throws InputException if it cannot be read at all
    public static ReadResult read(Path file, PrintWriter err) {
        Imported imported = open(file, Optional.empty());
        tell(file, imported, err);
        return imported.usual();
    }

    /// Reads a file in our formats or others.
    ///
    /// @param rows the order of the row letters, if known
    /// @throws InputException if it cannot be read at all
    public static Imported open(Path file, Optional<RowOrder> rows) {
        try {
            return IMPORT.read(file, rows);
        } catch (IOException e) {
            throw new InputException(text(file, e));
        }
    }

    /// Prints what could not be kept of a file, and how it was read if the file did not determine that.
    public static void tell(Path file, Imported imported, PrintWriter err) {
        imported.usual().notes().forEach(note -> err.println(file + ": " + note));
        if (imported instanceof Imported.Undecided) {
            err.println(file + ": read with row a at the bottom; convert --rows top reads it with row a at the top");
        }
    }

    /// The lines of a text file.
    ///
    /// @throws InputException if it cannot be read or decoded; the message names line and column
    public static List<String> lines(Path file) {
        try {
            DecodedText text = GameFiles.text(file);
            text.problems().stream().findFirst().ifPresent(problem -> {
                throw new InputException(file + ":" + problem.text());
            });
            return (text.text().startsWith("\uFEFF") ? text.text().substring(1) : text.text())
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new InputException(text(file, e));
        }
    }

    /// Writes a file.
    ///
    /// @param force whether an existing file may be overwritten
    /// @throws InputException if it exists and may not be overwritten, or cannot be written
    public static void write(Path file, List<GameTree> games, boolean force) {
        OutputFile.assertNew(file, force);
        try {
            FILES.save(file, games);
        } catch (IOException e) {
            throw new InputException(text(file, e));
        }
    }

    /// What went wrong with a file, in one line.
    public static String text(Path file, IOException problem) {
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

    /// The name of a file without its suffix.
    public static String stem(Path path) {
        String file = String.valueOf(path.getFileName());
        return file.contains(".") ? file.substring(0, file.lastIndexOf('.')) : file;
    }
}
