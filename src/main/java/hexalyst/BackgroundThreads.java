package hexalyst;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// The background threads of a window. Each does one kind of work, in order. Journals have a thread of their own, since
/// protecting unsaved work must not wait until a large file has been read.
final class BackgroundThreads implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(BackgroundThreads.class.getName());
    private static final long LAST_SECONDS = 10;

    private final ExecutorService files = thread("hexalyst-files");
    private final ExecutorService journals = thread("hexalyst-journals");
    private final ExecutorService library = thread("hexalyst-library");
    private final ExecutorService imports = thread("hexalyst-import");
    private final ExecutorService play = thread("hexalyst-play");
    private final ExecutorService puzzles = thread("hexalyst-puzzles");
    private final ExecutorService making = thread("hexalyst-making");

    private static ExecutorService thread(String name) {
        return Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /// Reads and writes the user's files, and does long computations.
    ExecutorService files() {
        return files;
    }

    /// Reads and writes the journals of unsaved work.
    ExecutorService journals() {
        return journals;
    }

    /// Queries the library, and reads and writes proofs.
    ExecutorService library() {
        return library;
    }

    /// Adds many games to the library.
    ExecutorService imports() {
        return imports;
    }

    /// Chooses the moves of the engine as an opponent.
    ExecutorService play() {
        return play;
    }

    /// Judges the moves of a person who solves a puzzle.
    ExecutorService puzzles() {
        return puzzles;
    }

    /// Makes puzzles.
    ExecutorService making() {
        return making;
    }

    /// Accepts no more work and waits until all files and journals are written, but only for a limited time.
    @Override
    public void close() {
        List.of(puzzles, making, play, library, imports, files, journals).forEach(ExecutorService::shutdown);
        try {
            boolean written = files.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS)
                    && library.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS);
            if (!journals.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS) || !written) {
                String late = "a file was still being written at the end";
                System.err.println("hexalyst: " + late);
                LOG.log(Level.WARNING, late);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
