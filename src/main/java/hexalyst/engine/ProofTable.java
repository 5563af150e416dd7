package hexalyst.engine;

import hexalyst.game.Lookahead;
import java.util.concurrent.atomic.LongAdder;

/// A transposition table of fixed size for proof-number search, shared by any number of threads without locks.
///
/// An entry is two words. The first is the position's key exclusive-or the second, so that a reader who meets a half
/// written entry does not recognise it (Hyatt and Mann, "A lock-less transposition table implementation for parallel
/// search chess engines", 2002). Four entries make a bucket; what replaces first is the entry whose subtree was
/// smallest.
public final class ProofTable {
    /// The largest proof or disproof number; stands for infinity.
    static final int INFINITY = (1 << 23) - 1;
    /// What [#find] gives for a position that is not in the table.
    static final long MISSING = 0;

    private static final int BUCKET = 4;
    private static final int BYTES_PER_ENTRY = 16;
    private static final int SMALLEST = 10;
    private static final int LARGEST = 28;

    private final long[] words;
    private final int bucketMask;
    private final LongAdder used = new LongAdder();

    /// A table of at most this many bytes (at least 16 KB, at most 4 GB are used), rounded down to a power of two.
    public ProofTable(long bytes) {
        int bits = 63 - Long.numberOfLeadingZeros(Math.max(1, bytes / BYTES_PER_ENTRY));
        int entries = 1 << Math.clamp(bits, SMALLEST, LARGEST);
        words = new long[2 * entries];
        bucketMask = entries / BUCKET - 1;
    }

    /// The default size in bytes: a quarter of the memory that this program may use.
    public static long defaultBytes() {
        return Runtime.getRuntime().maxMemory() / 4;
    }

    /// A table of the default size.
    public static ProofTable ofDefaultSize() {
        return new ProofTable(defaultBytes());
    }

    /// The size in bytes.
    public long bytes() {
        return 8L * words.length;
    }

    /// The part of the table in use, 0 to 1.
    public double use() {
        return Math.min(1, used.sum() * 2.0 / words.length);
    }

    /// Packs what is known of a position.
    ///
    /// @param phi the proof number of the question, for the player to move; 0 when proved
    /// @param delta the disproof number; 0 when disproved
    /// @param plies when proved or disproved, the plies to the end at most (0 to 255)
    /// @param drawFree when proved or disproved, true if no drawn game was part of it
    /// @param nodes positions expanded for it
    static long pack(int phi, int delta, int plies, boolean drawFree, long nodes) {
        long size = 64L - Long.numberOfLeadingZeros(nodes);
        return 1L << 63
                | (long) phi << 40
                | (long) delta << 17
                | (long) Math.min(plies, 255) << 9
                | (drawFree ? 1L << 8 : 0)
                | Math.min(size, 255);
    }

    /// True if the question is answered with yes.
    static boolean proved(long data) {
        return data != MISSING && phi(data) == 0;
    }

    /// True if the question is answered with no.
    static boolean disproved(long data) {
        return data != MISSING && delta(data) == 0;
    }

    /// True if the question is answered.
    static boolean settled(long data) {
        return proved(data) || disproved(data);
    }

    static int phi(long data) {
        return (int) (data >>> 40) & INFINITY;
    }

    static int delta(long data) {
        return (int) (data >>> 17) & INFINITY;
    }

    static int plies(long data) {
        return (int) (data >>> 9) & 0xFF;
    }

    static boolean drawFree(long data) {
        return (data >>> 8 & 1) != 0;
    }

    /// The bits of the number of positions expanded for it.
    static int size(long data) {
        return (int) data & 0xFF;
    }

    /// What is known under a key, packed, or [#MISSING].
    long find(long key) {
        int start = start(key);
        for (int i = start; i < start + 2 * BUCKET; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key && data != 0) {
                return data;
            }
        }
        return MISSING;
    }

    /// Reads where each of these positions would be found, without waiting for one before the next, so that the
    /// look-ups that follow find them in the processor's cache.
    ///
    /// @param mark what the keys are combined with
    /// @return a number without meaning that depends on all that was read, so that reading is not optimised away
    long touch(Lookahead moves, long mark) {
        long sum = 0;
        for (int i = 0; i < moves.count(); i++) {
            sum += words[start(moves.key(i) ^ mark)];
        }
        return sum;
    }

    /// Keeps what is known under a key, in place of what was kept for it or of the smallest of its bucket. An answer is
    /// not replaced by numbers, which another thread may still have had for the same position.
    void keep(long key, long data) {
        int start = start(key);
        int place = start;
        int smallest = Integer.MAX_VALUE;
        for (int i = start; i < start + 2 * BUCKET; i += 2) {
            long old = words[i + 1];
            boolean same = old != 0 && (words[i] ^ old) == key;
            if (same && (proved(old) || disproved(old)) && !proved(data) && !disproved(data)) {
                return;
            }
            if (old == 0 || same) {
                place = i;
                smallest = 0;
                break;
            }
            if (size(old) < smallest) {
                smallest = size(old);
                place = i;
            }
        }
        if (words[place + 1] == 0) {
            used.increment();
        }
        words[place] = key ^ data;
        words[place + 1] = data;
    }

    private int start(long key) {
        return ((int) (key ^ key >>> 32) & bucketMask) * 2 * BUCKET;
    }
}
