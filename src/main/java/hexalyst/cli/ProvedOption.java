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

/// The options for what a search consults before it begins, and where it stores its proofs.
final class ProvedOption implements AutoCloseable {
    @Mixin
    private StoreOption store = new StoreOption();

    @Option(
            names = "--anew",
            description = "Also search what the stored strategies, the book and saved results already prove.")
    private boolean anew;

    private @Nullable ResultStore opened;

    /// Where results are kept.
    StoreOption store() {
        return store;
    }

    /// True if nothing counts as already proved.
    boolean anew() {
        return anew;
    }

    /// What is already proved.
    ProvedElsewhere proved() {
        return anew ? ProvedElsewhere.NOTHING : new StoredProofs(this::results);
    }

    /// Stores what a search has proved, for later searches.
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
