package hexalyst.cli.terminal;

import hexalyst.notation.source.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Checks and writes output files for commands.
public final class OutputFile {
    private OutputFile() {}

    /// Checks that a file does not exist unless it may be overwritten.
    ///
    /// @throws InputException if it exists and may not be overwritten
    public static void assertNew(Path file, boolean force) {
        if (Files.exists(file) && !force) {
            throw new InputException(file + " exists; --force overwrites it");
        }
    }

    /// Checks before the work that a file can be written.
    ///
    /// @throws InputException if it exists and may not be overwritten, is a folder, or is not in a writable folder
    public static void assertWritable(Path file, boolean force) {
        if (Files.isDirectory(file)) {
            throw new InputException(file + " is a folder");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new InputException(file + ": there is no such folder");
        }
        if (!Files.isWritable(folder)) {
            throw new InputException(file + ": the folder cannot be written to");
        }
        assertNew(file, force);
    }

    /// Writes a whole file.
    ///
    /// @throws InputException if it cannot be written
    public static void write(Path file, byte[] bytes) {
        try {
            WholeFile.write(file, bytes);
        } catch (IOException e) {
            throw new InputException(GameFile.text(file, e));
        }
    }
}
