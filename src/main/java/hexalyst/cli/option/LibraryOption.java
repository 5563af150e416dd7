package hexalyst.cli.option;

import hexalyst.analysis.results.DataFolder;
import hexalyst.cli.terminal.ErrorLine;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.study.Library;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// The option that chooses the library, and access to it: errors are one line.
public final class LibraryOption {
    @Option(
            names = "--library",
            paramLabel = "<file>",
            description = "The library. Default: library.db in the user's data folder, as in the window.")
    private @Nullable Path file;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /// Something to be done with the library.
    public interface Work<T> {
        T with(Library library) throws IOException;
    }

    /// Like [#work], for work that only reads: a missing library is not created.
    ///
    /// @throws InputException if there is none, or it cannot be used
    public <T> T read(Work<T> work) {
        if (!Files.exists(path())) {
            throw new InputException(missing());
        }
        return work(work);
    }

    /// Like [#read], but a missing library is not an error.
    ///
    /// @param say receives a message if a library that the user has named is missing
    public <T> Optional<T> readOrNothing(Work<T> work, Consumer<String> say) {
        if (Files.exists(path())) {
            return Optional.of(work(work));
        }
        if (file != null) {
            say.accept(missing());
        }
        return Optional.empty();
    }

    private String missing() {
        return path() + ": there is no library yet; library import makes one";
    }

    private Path path() {
        return file == null ? DataFolder.ofUser().library() : file;
    }

    /// Opens the library, works on it and closes it.
    ///
    /// @throws InputException if the library cannot be used
    public <T> T work(Work<T> work) {
        Path path = path();
        try (Library library = Library.open(path, this::tell)) {
            return work.with(library);
        } catch (IOException e) {
            throw new InputException(GameFile.text(path, e));
        }
    }

    private void tell(String line) {
        ErrorLine.print(command.commandLine().getErr(), line);
    }
}
