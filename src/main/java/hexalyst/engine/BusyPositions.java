package hexalyst.engine;

import java.util.concurrent.atomic.AtomicLongArray;

/// Which positions the threads of a search are below right now, ply by ply. Each thread then prefers the siblings of
/// positions that other threads are searching (virtual proof numbers: Kaneko, "Parallel Depth First Proof Number
/// Search", 2010). Only the first plies of a line are recorded: further down, recording costs more than it gains.
final class BusyPositions {
    private static final int PLIES = 10;
    /// The size of a thread's part of the array: large enough that no two threads write to the same cache line.
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

    /// Records the position that a thread enters at a ply below the root, 0 or more.
    void enter(int thread, int ply, long key) {
        if (ply < PLIES) {
            lines.setOpaque(index(thread, ply), key);
        }
    }

    /// The first part belongs to no thread: it lies next to the array's length, which all threads read.
    private static int index(int thread, int ply) {
        return (thread + 1) * PART + ply;
    }

    /// Records that a thread has left its position at this ply.
    void leave(int thread, int ply) {
        enter(thread, ply, 0);
    }

    /// Copies the positions that the other threads are below at a ply into `into`, which must have room for all of
    /// them; returns how many there are.
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
