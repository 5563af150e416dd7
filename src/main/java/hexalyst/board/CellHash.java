package hexalyst.board;

/// Hash values for the contents of cells, after Zobrist ("A New Hashing Method with Application for Game Playing",
/// 1970): a position's hash is the exclusive or of the values of its pieces. The values come from SplitMix64 (Steele,
/// Lea, Flood 2014) instead of a random table, so they are the same in every run and every program version.
public final class CellHash {
    private CellHash() {}

    /// The value of a kind of content (0 to 255) on a cell (0 to 447) in one of several independent families (0 to
    /// 255).
    public static long value(int family, int kind, int cell) {
        return mix(((long) (cell >> 8) << 24 | (long) family << 16 | (long) kind << 8 | cell & 0xFF) + 1);
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
