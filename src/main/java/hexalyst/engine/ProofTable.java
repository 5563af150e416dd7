package hexalyst.engine;

import hexalyst.engine.ending.SolvedEnding;
import hexalyst.game.Lookahead;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/// A transposition table for proof-number search, shared by any number of threads without locks. It starts small, since
/// short searches end before they fill it, and grows in steps to its given size, never beyond. What a thread stores at
/// the very moment of a step may be lost, as with any replacement.
///
/// An entry has two words. The first is the position's key XORed with the second, so that a reader who finds a
/// half-written entry does not recognise it (Hyatt and Mann, "A lock-less transposition table implementation for
/// parallel search chess engines", 2002). Four entries form a bucket; the entry with the smallest subtree is replaced
/// first.
public final class ProofTable {
    /// The largest proof or disproof number; it represents infinity.
    static final int INFINITY = (1 << 23) - 1;
    /// The result of [#find] for a position that is not in the table.
    static final long MISSING = 0;

    private static final long PHI = (long) INFINITY << 40;
    private static final long DELTA = (long) INFINITY << 17;

    private static final int BUCKET = 4;
    private static final int BYTES_PER_ENTRY = 16;
    private static final int SMALLEST = 10;
    private static final int LARGEST = 28;
    /// The initial number of entries is 2 to the power of this; each step doubles it.
    private static final int FIRST = 18;

    /// 2 to the power of this many entries share a word of marks, which gives four marks for each entry.
    private static final int MARK_BITS = 4;

    /// Only some of the new entries check whether the table should grow: those whose keys have zeros in these bits.
    private static final long SAMPLE_MASK = 255;

    private static final int MOST_ENDINGS = 8;

    private volatile int largestBits;
    private final LongAdder used = new LongAdder();
    private final AtomicBoolean growing = new AtomicBoolean();
    private volatile Slots slots;
    /// Endings solved whole, the newest first.
    private volatile List<SolvedEnding> endings = List.of();

    private final Lock solving = new ReentrantLock();

    /// The entries, and the mask that gives a key's bucket.
    private static final class Slots {
        final int bits;
        final long[] words;
        final int bucketMask;
        /// One bit for each stored key, shared by several keys. If a look-up finds its bit unset, it need not read the
        /// entries, which are far larger and seldom in the processor's cache.
        final long[] marks;

        final int markMask;

        Slots(int bits) {
            this.bits = bits;
            words = new long[2 << bits];
            bucketMask = (1 << bits) / BUCKET - 1;
            marks = new long[1 << bits - MARK_BITS];
            markMask = marks.length - 1;
        }

        boolean marked(long key) {
            return (marks[(int) (key >>> 30) & markMask] >>> (key >>> 24) & 1) != 0;
        }

        void mark(long key) {
            int place = (int) (key >>> 30) & markMask;
            long bit = 1L << (key >>> 24);
            if ((marks[place] & bit) == 0) {
                marks[place] |= bit;
            }
        }

        /// True if the table should grow: with three in eight entries in use, few buckets are full.
        boolean crowded(long entries) {
            return 8 * entries > 3L << bits;
        }

        int start(long key) {
            return ((int) (key ^ key >>> 32) & bucketMask) * 2 * BUCKET;
        }
    }

    /// A table of at most this many bytes (at least 16 KB, at most 4 GB are used), rounded down to a power of two. Its
    /// marks take an additional 1/32 of that.
    public ProofTable(long bytes) {
        int bits = 63 - Long.numberOfLeadingZeros(Math.max(1, bytes / BYTES_PER_ENTRY));
        largestBits = Math.clamp(bits, SMALLEST, LARGEST);
        slots = new Slots(Math.min(largestBits, FIRST));
    }

    /// The default size in bytes: a quarter of the memory that this program may use.
    public static long defaultBytes() {
        return Runtime.getRuntime().maxMemory() / 4;
    }

    /// A table of the default size.
    public static ProofTable ofDefaultSize() {
        return new ProofTable(defaultBytes());
    }

    /// The size in bytes to which it may grow.
    public long bytes() {
        return (long) BYTES_PER_ENTRY << largestBits;
    }

    /// The fraction of the full size that is in use, 0 to 1.
    public double use() {
        return Math.min(1, (double) used.sum() / (1L << largestBits));
    }

    /// Packs what is known about a position.
    ///
    /// @param phi the proof number of the question, for the player to move; 0 when proved
    /// @param delta the disproof number; 0 when disproved
    /// @param plies when proved or disproved, the most plies to the end; less than 2^20. The lower eight bits have
    ///     their own place; the rest is subtracted from the number that is infinite in that case
    /// @param drawFree when proved or disproved, true if no drawn game was part of it
    /// @param nodes positions expanded for it
    static long pack(int phi, int delta, int plies, boolean drawFree, long nodes) {
        long size = 64L - Long.numberOfLeadingZeros(nodes);
        int more = phi == 0 || delta == 0 ? plies >> 8 : 0;
        return 1L << 63
                | (long) (phi == 0 ? 0 : phi - more) << 40
                | (long) (delta == 0 ? 0 : delta - more) << 17
                | (plies & 0xFFL) << 9
                | (drawFree ? 1L << 8 : 0)
                | Math.min(size, 255);
    }

    /// What is known about a position in the middle of a turn, as the other player would see it if it were that
    /// player's move: the answer to the opposite question, with the numbers exchanged. One ply is subtracted, since the
    /// caller adds one for the move that led here.
    static long exchanged(long data) {
        return data == MISSING
                ? MISSING
                : pack(/* phi= */ delta(data), /* delta= */ phi(data), Math.max(0, plies(data) - 1), drawFree(data), 0)
                        | size(data);
    }

    /// Packs the answer to a question about a position whose exact value is known.
    ///
    /// @param win whether it is asked if the player to move wins, or else at least draws
    /// @param limit within how many plies; 0 for no limit
    /// @param value n if that player wins within n plies and no sooner, -n if that player loses so, 0 for a draw
    static long answer(boolean win, int limit, int value) {
        int plies = Math.abs(value);
        boolean ends = value != 0 && (limit == 0 || plies <= limit);
        boolean yes = win ? ends && value > 0 : !ends || value > 0;
        boolean drawFree = value != 0 || limit > 0;
        return pack(yes ? 0 : INFINITY, yes ? INFINITY : 0, ends ? plies : limit, drawFree, 1);
    }

    /// True if the answer to the question is yes.
    static boolean proved(long data) {
        return data != MISSING && (data & PHI) == 0;
    }

    /// True if the answer to the question is no.
    static boolean disproved(long data) {
        return data != MISSING && (data & DELTA) == 0;
    }

    /// True if the question is answered.
    static boolean settled(long data) {
        return proved(data) || disproved(data);
    }

    static int phi(long data) {
        return (data & DELTA) == 0 ? INFINITY : (int) (data >>> 40) & INFINITY;
    }

    static int delta(long data) {
        return (data & PHI) == 0 ? INFINITY : (int) (data >>> 17) & INFINITY;
    }

    static int plies(long data) {
        int plies = (int) (data >>> 9) & 0xFF;
        int infinite = (int) (data >>> 40 | data >>> 17) & INFINITY;
        return settled(data) ? INFINITY - infinite << 8 | plies : plies;
    }

    static boolean drawFree(long data) {
        return (data >>> 8 & 1) != 0;
    }

    /// How many bits the number of positions expanded for it has.
    static int size(long data) {
        return (int) data & 0xFF;
    }

    /// What is stored under a key, packed, or [#MISSING].
    long find(long key) {
        Slots now = slots;
        long[] words = now.words;
        int start = now.start(key);
        for (int i = start; i < start + 2 * BUCKET; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key && data != 0) {
                return data;
            }
        }
        return MISSING;
    }

    /// Like [#find], but faster for a key that is probably missing. If two threads store keys at the same moment, it
    /// may miss one of them until that key is stored again.
    long findRare(long key) {
        return slots.marked(key) ? find(key) : MISSING;
    }

    /// Reads the places where these positions would be stored, without waiting for one before the next, so that the
    /// following look-ups find them in the processor's cache.
    ///
    /// @param mark combined with the keys
    /// @return a meaningless number that depends on everything read, so that the reads are not optimised away
    long touch(Lookahead moves, long mark) {
        Slots now = slots;
        long sum = 0;
        for (int i = 0; i < moves.count(); i++) {
            long key = moves.key(i) ^ mark;
            if (now.marked(key)) {
                sum += now.words[now.start(key)];
            }
        }
        return sum;
    }

    /// Stores what is known under a key. It replaces the key's old entry or the smallest in its bucket. An answer is
    /// never replaced by numbers, which another thread may still hold for the same position.
    void keep(long key, long data) {
        Slots now = slots;
        if (keep(now, key, data)) {
            used.increment();
            if ((key & SAMPLE_MASK) == 0 && now.bits < largestBits && now.crowded(used.sum())) {
                grow();
            }
        }
    }

    /// Returns true if that took an empty place.
    private static boolean keep(Slots slots, long key, long data) {
        long[] words = slots.words;
        slots.mark(key);
        int start = slots.start(key);
        int place = start;
        int smallest = Integer.MAX_VALUE;
        for (int i = start; i < start + 2 * BUCKET; i += 2) {
            long old = words[i + 1];
            boolean same = old != 0 && (words[i] ^ old) == key;
            if (same && settled(old) && !settled(data)) {
                return false;
            }
            if (old == 0 || same) {
                place = i;
                break;
            }
            if (size(old) < smallest) {
                smallest = size(old);
                place = i;
            }
        }
        boolean empty = words[place + 1] == 0;
        words[place] = key ^ data;
        words[place + 1] = data;
        return empty;
    }

    /// Grows the table by one step, in one thread; the others keep using the smaller table until it is done. If there
    /// is not enough memory, the table stays as it is.
    private void grow() {
        if (!growing.compareAndSet(false, true)) {
            return;
        }
        try {
            Slots old = slots;
            if (old.bits < largestBits && old.crowded(used.sum())) {
                Slots grown = new Slots(Math.min(old.bits + 1, largestBits));
                for (int i = 0; i < old.words.length; i += 2) {
                    long data = old.words[i + 1];
                    if (data != 0) {
                        keep(grown, old.words[i] ^ data, data);
                    }
                }
                slots = grown;
            }
        } catch (OutOfMemoryError noRoom) {
            largestBits = slots.bits;
        } finally {
            growing.set(false);
        }
    }

    /// The endings that were solved whole, the newest first. [ProofSearch] asks them before it searches.
    List<SolvedEnding> endings() {
        return endings;
    }

    /// Keeps a solved ending, and the newest of the others.
    synchronized void keep(SolvedEnding ending) {
        List<SolvedEnding> kept = new ArrayList<>(List.of(ending));
        kept.addAll(endings.subList(0, Math.min(endings.size(), MOST_ENDINGS - 1)));
        endings = List.copyOf(kept);
    }

    /// Keeps the newest endings as far as they take no more memory than this, and forgets the others.
    synchronized void keepEndings(long bytes) {
        List<SolvedEnding> kept = new ArrayList<>();
        long left = bytes;
        for (SolvedEnding ending : endings) {
            left -= ending.bytes();
            if (left < 0) {
                break;
            }
            kept.add(ending);
        }
        endings = List.copyOf(kept);
    }

    /// Held by the search that solves an ending, which takes much of the memory.
    Lock solving() {
        return solving;
    }
}
