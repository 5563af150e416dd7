package hexalyst.ui.files;

import hexalyst.report.Failures;
import java.io.IOException;
import java.util.function.Consumer;

/// Writes files on another thread, and tells on the JavaFX thread how it went.
public final class BackgroundWriter {
    private final FilesViewModel.Threads threads;
    private final Consumer<String> done;

    /// @param done receives what was done, for people
    public BackgroundWriter(FilesViewModel.Threads threads, Consumer<String> done) {
        this.threads = threads;
        this.done = done;
    }

    /// Writes a file.
    @FunctionalInterface
    public interface Writing {
        /// Writes it.
        ///
        /// @return what was done, for people; blank if something has to be asked first
        String write() throws IOException;
    }

    /// Writes a file.
    ///
    /// @param failed receives the message of an error
    public void write(Writing writing, Consumer<String> failed) {
        threads.background().execute(() -> {
            try {
                String what = writing.write();
                if (!what.isBlank()) {
                    threads.later().run(() -> done.accept(what));
                }
            } catch (IOException | RuntimeException failure) {
                Failures.tell(failure);
                threads.later().run(() -> failed.accept(String.valueOf(failure.getMessage())));
            }
        });
    }
}
