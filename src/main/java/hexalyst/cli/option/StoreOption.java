package hexalyst.cli.option;

import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.UsageException;
import hexalyst.store.StoreAddress;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option for where results are stored.
public final class StoreOption {
    @Option(
            names = "--store",
            paramLabel = "<store>",
            description = "The store of results: a file, or jdbc:postgresql://<host>/<database> for a server that many"
                    + " machines share (its password is read from PGPASSWORD or .pgpass). Default: results.db in the"
                    + " user's data folder. What others wrote is only claimed.")
    private @Nullable String text;

    /// Where the store is.
    public StoreAddress address() {
        try {
            return text == null ? new StoreAddress.OfFile(DataFolder.ofUser().results()) : StoreAddress.of(text);
        } catch (IOException e) {
            throw new UsageException("--store: " + e.getMessage());
        }
    }

    /// Asserts that the store is on a server.
    ///
    /// @throws UsageException if it is a file
    public void assertShared() {
        if (address() instanceof StoreAddress.OfFile) {
            throw new UsageException("--store: a store that machines share was expected, such as"
                    + " jdbc:postgresql://server/hexalyst");
        }
    }

    /// Opens a store on a server, which may be away: then it is used as soon as it answers.
    ///
    /// @param warn receives a warning if it is away
    public ResultStore openEvenIfAway(Consumer<String> warn) {
        DataFolder data = DataFolder.ofUser();
        return switch (address()) {
            case StoreAddress.OfFile file -> open(warn);
            case StoreAddress.OfServer server -> {
                try {
                    ResultStore opened = ResultStore.openEvenIfAway(server, data, data.seal(warn));
                    opened.failure().ifPresent(why -> warn.accept(why.getMessage() + "; waiting until it answers"));
                    yield opened.withBook();
                } catch (IOException e) {
                    throw new InputException(String.valueOf(e.getMessage()));
                }
            }
        };
    }

    /// Opens the store. If its folder cannot be written, the store only lasts as long as the command, unless the user
    /// has named the store.
    ///
    /// @param warn receives a warning if nothing is stored
    public ResultStore open(Consumer<String> warn) {
        StoreAddress address = address();
        DataFolder data = DataFolder.ofUser();
        try {
            return ResultStore.open(address, data, data.seal(warn)).withBook();
        } catch (IOException e) {
            String why = address instanceof StoreAddress.OfFile file ? GameFile.text(file.path(), e) : e.getMessage();
            if (text != null) {
                throw new InputException(String.valueOf(why));
            }
            warn.accept("results are not kept: " + why);
            return ResultStore.inMemory().withBook();
        }
    }
}
