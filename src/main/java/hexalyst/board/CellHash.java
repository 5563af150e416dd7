package hexalyst.board;

import java.security.SecureRandom;

/// Hash values for the contents of cells, after Zobrist ("A New Hashing Method with Application for Game Playing",
/// 1970): a position's hash is the exclusive or of the values of its pieces. The values come from SplitMix64 (Steele,
/// Lea, Flood 2014) instead of a random table.
///
/// Exclusive ors are linear, so anybody who knows the values can make up two positions with one hash. The values
/// therefore depend on a secret salt, which is random in each run, and a hash is good for nothing but tables in memory.
public final class CellHash {
    /// The system property with a salt to use instead of a random one, in decimal digits, so that a search expands the
    /// same nodes in each run. With 0 the values are those of [#unsalted].
    public static final String SALT = "hexalyst.salt";

    private static final long SALTED = Long.getLong(SALT, new SecureRandom().nextLong());

    private CellHash() {}

    /// The value of a kind of content (0 to 255) on a cell (0 to 447) in one of several independent families (0 to
    /// 255).
    public static long value(int family, int kind, int cell) {
        return mix(number(family, kind, cell) ^ SALTED);
    }

    /// Like [#value], without the salt: the same in every run and every program version.
    public static long unsalted(int family, int kind, int cell) {
        return mix(number(family, kind, cell));
    }

    private static long number(int family, int kind, int cell) {
        return ((long) (cell >> 8) << 24 | (long) family << 16 | (long) kind << 8 | cell & 0xFF) + 1;
    }

    /// The value of a board's shape ([Grid#shape]) in one of several independent families (0 to 255).
    public static long ofShape(int family, long shape) {
        return mix(((long) family << 16 | shape & 0xFFFF | shape >>> 16 << 24) + 1);
    }

    /// Spreads a number over all 64 bits: the output function of SplitMix64, a bijection.
    public static long mix(long number) {
        long z = number * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
