package hexalyst.cli;

import hexalyst.analysis.DataFolder;
import hexalyst.analysis.ResultStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option for where results are stored.
final class StoreOption {
    @Option(
            names = "--store",
            paramLabel = "<file>",
            description = "The file of results. Default: results.txt in the user's data folder. Lines written by"
                    + " others are only claimed.")
    private @Nullable Path file;

    /// Opens the store. If its folder cannot be written, the store only lasts as long as the command, unless the user
    /// has named the file.
    ///
    /// @param warn receives a warning if nothing is stored
    ResultStore open(Consumer<String> warn) {
        Path path = file == null ? DataFolder.ofUser().results() : file;
        try {
            return ResultStore.open(path, DataFolder.ofUser().seal(warn)).withBook();
        } catch (IOException e) {
            String why = GameFile.text(path, e);
            if (file != null) {
                throw new InputException(why);
            }
            warn.accept("results are not kept: " + why);
            return ResultStore.inMemory().withBook();
        }
    }
}
