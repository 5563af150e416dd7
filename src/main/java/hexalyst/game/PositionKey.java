package hexalyst.game;

/// The key of a position, which positions share that are equal up to the board's symmetries and an exchange of both
/// colours and players ([CanonicalContent#key]).
///
/// Keys of versions before 1.1 were exclusive ors of public numbers, so that anybody could make up two positions with
/// one key; what was kept under them is found by [Position#earlierKey].
///
/// @param high the upper half
/// @param low the lower half
public record PositionKey(long high, long low) {
    private static final long SWAP_HIGH = 0x9E6C63D0876A9A47L;
    private static final long SWAP_LOW = 0xC13FA9A902A6328FL;

    /// Of the keys of earlier versions, the one of the same position with a swap on offer.
    public PositionKey withSwap() {
        return new PositionKey(high ^ SWAP_HIGH, withSwap(low));
    }

    /// The key of a search board if a swap is on offer ([Position#swapOffered]).
    ///
    /// @param low the key without
    public static long withSwap(long low) {
        return low ^ SWAP_LOW;
    }
}
