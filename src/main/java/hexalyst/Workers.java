package hexalyst;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// The threads that a window's work moves to, each for one kind of work, which it does in order. Journals have a thread
/// of their own: what keeps unsaved work safe must not wait until a large file has been read.
final class Workers implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Workers.class.getName());
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

    /// Reads and writes the user's files, and computes what may take long.
    ExecutorService files() {
        return files;
    }

    /// Reads and writes the journals of what is not saved.
    ExecutorService journals() {
        return journals;
    }

    /// Asks the library, and reads and writes what is proved.
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

    /// Judges the moves of who solves a puzzle.
    ExecutorService puzzles() {
        return puzzles;
    }

    /// Makes puzzles.
    ExecutorService making() {
        return making;
    }

    /// Takes no more work and waits until all files and journals are written, but not for ever.
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
