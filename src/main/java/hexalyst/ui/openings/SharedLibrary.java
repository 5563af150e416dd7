package hexalyst.ui.openings;

import hexalyst.report.Failures;
import hexalyst.study.Library;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.jspecify.annotations.Nullable;

/// The library that all tabs share. It is opened on first use, and a single background thread works on it. Requests and
/// answers are on the JavaFX thread.
public final class SharedLibrary {
    private final Opener opener;
    private final Executor background;
    private final Executor imports;
    private final FxThread later;
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private @Nullable Library library;

    /// Opens the library; may be slow.
    public interface Opener {
        /// Opens the library.
        ///
        /// @throws IOException with a message for the user
        Library open() throws IOException;
    }

    /// A request to the library.
    public interface Work<T> {
        /// Processes the request.
        ///
        /// @throws IOException with a message for the user
        T with(Library library) throws IOException;
    }

    /// @param background runs one short task after the other
    /// @param imports runs tasks that take minutes, in parallel
    /// @param later returns to the JavaFX thread
    public SharedLibrary(Opener opener, Executor background, Executor imports, FxThread later) {
        this.opener = opener;
        this.background = background;
        this.imports = imports;
        this.later = later;
    }

    /// Counts changes: how often games were added or removed.
    public ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /// Reports that games were added or removed.
    void changed() {
        changes.set(changes.get() + 1);
    }

    /// Makes a request.
    ///
    /// @param wanted called in the background before processing; false if the answer is no longer wanted
    /// @param answer receives the answer, on the JavaFX thread
    /// @param failed receives an error instead, in one line
    <T> void ask(Supplier<Boolean> wanted, Work<T> work, Consumer<T> answer, Consumer<String> failed) {
        background.execute(() -> {
            if (wanted.get()) {
                run(work, answer, failed);
            }
        });
    }

    /// Makes a request that takes so long that other requests must not wait for it.
    <T> void askForLong(Work<T> work, Consumer<T> answer, Consumer<String> failed) {
        imports.execute(() -> run(work, answer, failed));
    }

    private <T> void run(Work<T> work, Consumer<T> answer, Consumer<String> failed) {
        try {
            T found = work.with(opened());
            later.run(() -> answer.accept(found));
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            Failures.tell(e);
            String why = e instanceof IOException ? String.valueOf(e.getMessage()) : String.valueOf(e);
            later.run(() -> failed.accept(Texts.of(SharedLibrary.class).get("library.failed", why)));
        }
    }

    private synchronized Library opened() throws IOException {
        Library open = library;
        if (open == null) {
            open = opener.open();
            library = open;
        }
        return open;
    }

    /// Closes the library after all requests have been processed.
    ///
    /// @param failed receives an error, on this thread
    public synchronized void close(BiConsumer<String, IOException> failed) {
        Library open = library;
        library = null;
        if (open != null) {
            try {
                open.close();
            } catch (IOException e) {
                failed.accept("the library", e);
            }
        }
    }
}
