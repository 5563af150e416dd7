package hexalyst.export;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/// Things made ahead of the one who takes them, on several threads, and taken in their order. No more are begun than
/// there are threads, and one that waits for the next free one: a long list takes no more memory than a short one.
final class Ahead<T> implements AutoCloseable {
    private final ExecutorService threads;
    private final Queue<Future<T>> begun = new ArrayDeque<>();
    private final Iterator<Future<T>> coming;

    private <S> Ahead(List<S> sources, Function<S, T> maker, int count) {
        threads = Executors.newFixedThreadPool(
                count, Thread.ofPlatform().daemon().name("export-", 1).factory());
        coming = sources.stream()
                .map(source -> threads.submit(() -> maker.apply(source)))
                .iterator();
        for (int i = 0; i < count; i++) {
            begin();
        }
    }

    /// @param sources what they are made from, in their order
    /// @param maker makes one; several threads call it
    /// @param count how many threads, at least 1
    static <S, T> Ahead<T> of(List<S> sources, Function<S, T> maker, int count) {
        return new Ahead<>(sources, maker, count);
    }

    private void begin() {
        if (coming.hasNext()) {
            begun.add(coming.next());
        }
    }

    /// The next one; waits until it is made.
    ///
    /// @throws java.util.NoSuchElementException if all were taken
    /// @throws CancellationException if the thread is interrupted while it waits
    T next() {
        Future<T> next = begun.remove();
        begin();
        try {
            return next.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        } catch (ExecutionException e) {
            throw failure(e);
        }
    }

    /// What the maker threw, as it threw it.
    private static RuntimeException failure(ExecutionException e) {
        if (e.getCause() instanceof Error error) {
            throw error;
        }
        return e.getCause() instanceof RuntimeException broken ? broken : new IllegalStateException(e);
    }

    /// Begins no more; waits for those that are being made.
    @Override
    public void close() {
        begun.forEach(one -> one.cancel(false));
        threads.close();
    }
}
