package hexalyst.game;

/// A 128-bit hash under which positions that are the same up to the board's symmetries, and up to an exchange of the
/// two colours together with the two players, are one. Different positions share a key with a probability that is
/// negligible (about 2^-128 a pair).
///
/// @param high the upper half
/// @param low the lower half: what search boards compute incrementally
public record PositionKey(long high, long low) {
    private static final long SWAP_HIGH = 0x9E6C63D0876A9A47L;
    private static final long SWAP_LOW = 0xC13FA9A902A6328FL;

    /// The key of the position with these pieces in which the second player may still take over the first move
    /// ([Position#swapOffered]): its value is another one.
    public PositionKey withSwap() {
        return new PositionKey(high ^ SWAP_HIGH, withSwap(low));
    }

    /// The lower half of [#withSwap()].
    public static long withSwap(long low) {
        return low ^ SWAP_LOW;
    }
}
