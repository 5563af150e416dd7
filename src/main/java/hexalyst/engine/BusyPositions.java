package hexalyst.engine;

import java.util.concurrent.atomic.AtomicLongArray;

/// Where the threads of a search are just now, ply by ply, so that each prefers the siblings of positions that others
/// are below (virtual proof numbers: Kaneko, "Parallel Depth First Proof Number Search", 2010). Only the first plies of
/// a line are told: further down it costs more to tell than is gained.
final class BusyPositions {
    private static final int PLIES = 10;
    /// A thread's part of the array, so long that no two threads write in one line of the cache.
    private static final int PART = 32;

    private final int threads;
    private final AtomicLongArray lines;

    /// @param threads how many threads, 1 or more
    BusyPositions(int threads) {
        this.threads = threads;
        lines = new AtomicLongArray((threads + 1) * PART);
    }

    /// How many threads there are.
    int threads() {
        return threads;
    }

    /// Notes the position that a thread goes to at a ply below the root, 0 or more.
    void enter(int thread, int ply, long key) {
        if (ply < PLIES) {
            lines.setOpaque(index(thread, ply), key);
        }
    }

    /// The first part is nobody's: the array's length, which all read, stands beside it.
    private static int index(int thread, int ply) {
        return (thread + 1) * PART + ply;
    }

    /// Notes that a thread goes back from there.
    void leave(int thread, int ply) {
        enter(thread, ply, 0);
    }

    /// Puts the positions that the other threads are below at a ply into an array with room for all; gives how many.
    int others(int thread, int ply, long[] into) {
        int count = 0;
        for (int other = 0; other < threads && ply < PLIES; other++) {
            long key = other == thread ? 0 : lines.getOpaque(index(other, ply));
            into[count] = key;
            count += key == 0 ? 0 : 1;
        }
        return count;
    }
}
