package hexalyst.engine;

import java.util.concurrent.atomic.AtomicIntegerArray;

/// How many threads of a search are below a position just now, so that others prefer its siblings (virtual proof
/// numbers: Kaneko, "Parallel Depth First Proof Number Search", 2010). Positions that share a counter only make threads
/// spread differently.
final class BusyPositions {
    private static final int COUNTERS = 1 << 12;

    private final AtomicIntegerArray threads = new AtomicIntegerArray(COUNTERS);

    void enter(long key) {
        threads.incrementAndGet(place(key));
    }

    void leave(long key) {
        threads.decrementAndGet(place(key));
    }

    int at(long key) {
        return threads.get(place(key));
    }

    private static int place(long key) {
        return (int) (key >>> 40) & COUNTERS - 1;
    }
}
