package hexalyst.game;

/// A 128-bit hash under which positions that are the same up to the board's symmetries, and up to an exchange of the
/// two colours together with the two players, are one. Different positions share a key with a probability that is
/// negligible (about 2^-128 a pair).
///
/// @param high the upper half
/// @param low the lower half: what search boards compute incrementally
public record PositionKey(long high, long low) {}
