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

/// Makes items in advance on several threads and returns them in order. At most as many are in progress as there are
/// threads, plus one waiting for the next free thread, so a long list takes no more memory than a short one.
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

    /// @param sources what the items are made from, in order
    /// @param maker makes one item; called from several threads
    /// @param count how many threads, at least 1
    static <S, T> Ahead<T> of(List<S> sources, Function<S, T> maker, int count) {
        return new Ahead<>(sources, maker, count);
    }

    private void begin() {
        if (coming.hasNext()) {
            begun.add(coming.next());
        }
    }

    /// The next item; waits until it is ready.
    ///
    /// @throws java.util.NoSuchElementException if all items were taken
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

    /// The exception thrown by the maker, unchanged.
    private static RuntimeException failure(ExecutionException e) {
        if (e.getCause() instanceof Error error) {
            throw error;
        }
        return e.getCause() instanceof RuntimeException broken ? broken : new IllegalStateException(e);
    }

    /// Starts no more items; waits for those in progress.
    @Override
    public void close() {
        begun.forEach(one -> one.cancel(false));
        threads.close();
    }
}
