package hexalyst.cli;

import hexalyst.analysis.DataFolder;
import hexalyst.study.Library;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that says which library is meant, and work on it: what goes wrong is told in one line.
final class LibraryOption {
    @Option(
            names = "--library",
            paramLabel = "<file>",
            description = "The library. Default: library.db in the user's data folder, as in the window.")
    private @Nullable Path file;

    /// Something to be done with the library.
    interface Work<T> {
        T with(Library library) throws IOException;
    }

    /// Opens the library, works on it and closes it.
    ///
    /// @throws InputException if the library cannot be used
    <T> T work(Work<T> work) {
        Path path = file == null ? DataFolder.ofUser().library() : file;
        try (Library library = Library.open(path)) {
            return work.with(library);
        } catch (IOException e) {
            throw new InputException(GameFile.text(path, e));
        }
    }
}
