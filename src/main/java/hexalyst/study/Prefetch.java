package hexalyst.study;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/// Prepares the next item of a source in advance: while one item is being used, the next is created on a separate
/// thread. To be used by one thread only.
final class Prefetch<T> implements AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("hexalyst-read-ahead").factory());
    private final Supplier<Optional<T>> source;
    private CompletableFuture<Optional<T>> next;

    /// @param source creates one item after the other, empty at the end; called on the other thread only
    Prefetch(Supplier<Optional<T>> source) {
        this.source = source;
        next = ask();
    }

    private CompletableFuture<Optional<T>> ask() {
        return CompletableFuture.supplyAsync(source, thread);
    }

    /// Waits for the next item; empty at the end.
    Optional<T> take() {
        Optional<T> taken = made();
        if (taken.isPresent()) {
            next = ask();
        }
        return taken;
    }

    private Optional<T> made() {
        try {
            return next.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (failed.getCause() instanceof Error cause) {
                throw cause;
            }
            throw failed;
        }
    }

    /// Waits for the item being created, and creates no more.
    @Override
    public void close() {
        thread.close();
    }
}
