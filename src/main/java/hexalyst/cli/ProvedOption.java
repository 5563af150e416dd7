package hexalyst.cli;

import hexalyst.analysis.ResultStore;
import hexalyst.analysis.StoredProofs;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say what a search asks before it begins, and where it keeps what it proves.
final class ProvedOption implements AutoCloseable {
    @Mixin
    private StoreOption store = new StoreOption();

    @Option(
            names = "--anew",
            description = "Also search what the stored strategies, the book and saved results already prove.")
    private boolean anew;

    private @Nullable ResultStore opened;

    /// What is proved already.
    ProvedElsewhere proved() {
        return anew ? ProvedElsewhere.NOTHING : new StoredProofs(this::results);
    }

    /// Keeps what a search has proved, for all that come later.
    void keep(SearchReport report) {
        new StoredProofs(this::results).keep(report);
    }

    private synchronized ResultStore results() {
        ResultStore open = opened;
        if (open == null) {
            open = store.open(why -> {});
            opened = open;
        }
        return open;
    }

    @Override
    public synchronized void close() {
        try {
            if (opened != null) {
                opened.close();
            }
        } catch (IOException noRoom) {
            throw new UncheckedIOException("the kept results", noRoom);
        }
    }
}
