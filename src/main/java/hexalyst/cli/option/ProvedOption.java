package hexalyst.cli.option;

import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.StoredProofs;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Printer;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for what a search consults before it begins, and where it stores its proofs.
public final class ProvedOption implements AutoCloseable {
    @Mixin
    private StoreOption store = new StoreOption();

    @Option(
            names = "--anew",
            description = "Also search what the stored strategies, the book and saved results already prove.")
    private boolean anew;

    private @Nullable ResultStore opened;
    private @Nullable Printer printer;
    private boolean kept = true;

    /// Opens the store before the search. If it cannot be opened, there is a message, and the search runs without it.
    ///
    /// @param told receives messages about a store that fails
    /// @return this
    /// @throws hexalyst.cli.terminal.UsageException if the store's address is none
    public ProvedOption open(Printer told) {
        printer = told;
        try {
            opened = store.open(told::say);
        } catch (InputException e) {
            told.say("results are not kept: " + e.getMessage());
            opened = ResultStore.inMemory().withBook();
            kept = false;
        }
        return this;
    }

    /// Where results are kept.
    public StoreOption store() {
        return store;
    }

    /// True if nothing counts as already proved.
    public boolean anew() {
        return anew;
    }

    /// True unless the user has named a store that cannot be opened.
    public boolean isKept() {
        return kept;
    }

    /// What is already proved.
    public ProvedElsewhere proved() {
        return anew ? ProvedElsewhere.NOTHING : new StoredProofs(this::results);
    }

    /// Stores what a search has proved, for later searches.
    public void keep(SearchReport report) {
        new StoredProofs(this::results).keep(report);
    }

    private ResultStore results() {
        return Objects.requireNonNull(opened, "not opened");
    }

    @Override
    public void close() {
        try {
            if (opened != null && printer != null) {
                printer.say(opened);
                opened.close();
            }
        } catch (IOException noRoom) {
            throw new UncheckedIOException("the kept results", noRoom);
        }
    }
}
