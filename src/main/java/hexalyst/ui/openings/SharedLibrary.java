package hexalyst.ui.openings;

import hexalyst.report.Failures;
import hexalyst.study.Library;
import hexalyst.text.Texts;
import hexalyst.ui.fx.Later;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.jspecify.annotations.Nullable;

/// The library that all tabs share: opened when it is first wanted, worked on by one thread that is not the JavaFX
/// thread. What is asked is asked and answered on the JavaFX thread.
public final class SharedLibrary {
    private final Opener opener;
    private final Executor background;
    private final Executor imports;
    private final Later later;
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private @Nullable Library library;

    /// Opens the library; may take long.
    public interface Opener {
        /// Opens it.
        ///
        /// @throws IOException with a message for people
        Library open() throws IOException;
    }

    /// What is done with it.
    public interface Work<T> {
        /// Does it.
        ///
        /// @throws IOException with a message for people
        T with(Library library) throws IOException;
    }

    /// @param background runs one short task after the other
    /// @param imports runs what takes minutes, beside it
    /// @param later comes back to the JavaFX thread
    public SharedLibrary(Opener opener, Executor background, Executor imports, Later later) {
        this.opener = opener;
        this.background = background;
        this.imports = imports;
        this.later = later;
    }

    /// Counts how often games were added or removed.
    public ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /// Says that games were added or removed.
    void changed() {
        changes.set(changes.get() + 1);
    }

    /// Asks for something.
    ///
    /// @param wanted asked in the background when it is its turn: false if nobody wants the answer any more
    /// @param answer gets it, on the JavaFX thread
    /// @param failed gets what went wrong instead, in one line
    <T> void ask(Supplier<Boolean> wanted, Work<T> work, Consumer<T> answer, Consumer<String> failed) {
        background.execute(() -> {
            if (wanted.get()) {
                run(work, answer, failed);
            }
        });
    }

    /// Asks for something that takes so long that other questions must not wait for it.
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

    /// Closes the library, once what is asked has been done.
    ///
    /// @param failed gets what went wrong, if anything does, on this thread
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
