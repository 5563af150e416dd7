package hexalyst.game;

/// A 128-bit hash that positions share if they are equal up to the board's symmetries and an exchange of both colours
/// and players. Different positions share a key with negligible probability (about 2^-128 per pair).
///
/// @param high the upper half
/// @param low the lower half, which search boards compute incrementally
public record PositionKey(long high, long low) {
    private static final long SWAP_HIGH = 0x9E6C63D0876A9A47L;
    private static final long SWAP_LOW = 0xC13FA9A902A6328FL;

    /// The key of the position with these pieces in which the second player may still take over the first move
    /// ([Position#swapOffered]), which may have another value.
    public PositionKey withSwap() {
        return new PositionKey(high ^ SWAP_HIGH, withSwap(low));
    }

    /// The lower half of [#withSwap()].
    public static long withSwap(long low) {
        return low ^ SWAP_LOW;
    }
}
