package hexalyst.engine.estimate;

/// A transposition table of fixed size for alpha-beta searches. Like [hexalyst.engine.ProofTable] it has two words per
/// entry (the key XORed with the data, and the data), four entries per bucket, and no locks. It first replaces what an
/// earlier search has left, then what was searched least deeply.
public final class EstimateTable {
    /// The result of [#find] for a position that is not in the table.
    static final long MISSING = 0;
    /// The kinds of bounds: the score is a lower bound, an upper bound, or exact.
    static final int LOWER = 1;

    static final int UPPER = 2;
    static final int EXACT = LOWER | UPPER;

    private static final int BUCKET = 4;
    private static final int BYTES_PER_ENTRY = 16;
    private static final int SMALLEST = 10;
    private static final int LARGEST = 28;
    private static final int GENERATIONS = 64;
    /// The bits of a code that are stored. A longer code no longer names its move, which costs time.
    private static final int MOVE = (1 << 17) - 1;
    private static final int BIAS = 1 << 15;

    private final long[] words;
    private final int bucketMask;
    private int generation;

    /// A table of at most this many bytes (at least 16 KB, at most 4 GB are used), rounded down to a power of two.
    public EstimateTable(long bytes) {
        int bits = 63 - Long.numberOfLeadingZeros(Math.max(1, bytes / BYTES_PER_ENTRY));
        int entries = 1 << Math.clamp(bits, SMALLEST, LARGEST);
        words = new long[2 * entries];
        bucketMask = entries / BUCKET - 1;
    }

    /// Marks the beginning of a new search.
    void age() {
        generation = (generation + 1) % GENERATIONS;
    }

    /// Packs what is known about a position.
    ///
    /// @param score as in [ScoreCode], counted from the position itself
    /// @param bound one of the kinds of bounds
    /// @param proved whether the bound is proved
    /// @param depth the depth of the search, 0 to 255
    /// @param move the best move
    long pack(int score, int bound, boolean proved, int depth, int move) {
        return 1L << 63
                | (long) generation << 40
                | (long) (score + BIAS) << 24
                | (long) Math.min(depth, 255) << 16
                | (long) (move & MOVE) << 46
                | (proved ? 1L << 2 : 0)
                | bound;
    }

    static int score(long data) {
        return ((int) (data >>> 24) & 0xFFFF) - BIAS;
    }

    static int bound(long data) {
        return (int) data & EXACT;
    }

    static boolean proved(long data) {
        return (data & 1L << 2) != 0;
    }

    static int depth(long data) {
        return (int) (data >>> 16) & 0xFF;
    }

    static int move(long data) {
        return (int) (data >>> 46) & MOVE;
    }

    private int age(long data) {
        return Math.floorMod(generation - (int) (data >>> 40 & GENERATIONS - 1), GENERATIONS);
    }

    /// What is stored under a key, packed, or [#MISSING].
    long find(long key) {
        int start = start(key);
        for (int i = start; i < start + 2 * BUCKET; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key && data != MISSING) {
                return data;
            }
        }
        return MISSING;
    }

    /// Stores what is known under a key. A proved bound is not replaced by an estimate for the same position.
    void keep(long key, long data) {
        int start = start(key);
        int place = start;
        int least = Integer.MAX_VALUE;
        for (int i = start; i < start + 2 * BUCKET; i += 2) {
            long old = words[i + 1];
            if (old != MISSING && (words[i] ^ old) == key) {
                if (proved(old) && !proved(data)) {
                    return;
                }
                place = i;
                break;
            }
            int worth = old == MISSING ? -1 : depth(old) + 256 * (GENERATIONS - age(old));
            if (worth < least) {
                least = worth;
                place = i;
            }
        }
        words[place] = key ^ data;
        words[place + 1] = data;
    }

    private int start(long key) {
        return ((int) (key ^ key >>> 32) & bucketMask) * 2 * BUCKET;
    }
}
