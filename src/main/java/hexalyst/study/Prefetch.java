package hexalyst.study;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/// Has the next thing of a source ready: while one is worked with, the next is made on a thread of its own. For use by
/// one thread.
final class Prefetch<T> implements AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("hexalyst-read-ahead").factory());
    private final Supplier<Optional<T>> source;
    private CompletableFuture<Optional<T>> next;

    /// @param source makes one after the other, nothing at the end; is asked on the other thread only
    Prefetch(Supplier<Optional<T>> source) {
        this.source = source;
        next = ask();
    }

    private CompletableFuture<Optional<T>> ask() {
        return CompletableFuture.supplyAsync(source, thread);
    }

    /// Waits for the next one; nothing at the end.
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

    /// Waits for the one that is being made, and makes no more.
    @Override
    public void close() {
        thread.close();
    }
}
