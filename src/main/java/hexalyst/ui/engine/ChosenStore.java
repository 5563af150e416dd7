package hexalyst.ui.engine;

import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Seal;
import hexalyst.store.StoreAddress;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/// Opens the store of results that the user has chosen, or what can be used instead, and then says so.
public final class ChosenStore {
    private final DataFolder data;
    private final Seal seal;
    private final Consumer<String> told;
    private final Texts texts = Texts.of(ChosenStore.class);

    /// @param data the user's data folder
    /// @param seal the user's seal
    /// @param told receives a line if another place than the chosen one is used
    public ChosenStore(DataFolder data, Seal seal, Consumer<String> told) {
        this.data = data;
        this.seal = seal;
        this.told = told;
    }

    /// Opens it; may take some seconds.
    ///
    /// @param chosen a file or the address of a server; empty for the file in the data folder
    public ResultStore open(String chosen) {
        if (!chosen.isEmpty()) {
            try {
                return open(StoreAddress.of(chosen));
            } catch (IOException e) {
                told.accept(texts.get("store.instead", String.valueOf(e.getMessage()), data.results()));
            }
        }
        try {
            return ofFile(data.results());
        } catch (IOException e) {
            told.accept(texts.get("store.nowhere", String.valueOf(e.getMessage())));
            return ResultStore.inMemory();
        }
    }

    private ResultStore open(StoreAddress address) throws IOException {
        return switch (address) {
            case StoreAddress.OfFile file -> ofFile(file.path());
            case StoreAddress.OfServer server -> {
                ResultStore store = ResultStore.openEvenIfAway(server, data, seal);
                store.failure()
                        .ifPresent(why -> told.accept(texts.get("store.away", String.valueOf(why.getMessage()))));
                yield store;
            }
        };
    }

    private ResultStore ofFile(Path path) throws IOException {
        try {
            return ResultStore.open(path, seal);
        } catch (IOException e) {
            String why = String.valueOf(e.getMessage());
            throw why.startsWith(path.toString()) ? e : new IOException(path + ": " + why, e);
        }
    }
}
