package hexalyst.engine.verify;

/// What became of checking a proof.
public sealed interface CheckResult {
    /// The proof shows what it claims.
    ///
    /// @param positions positions of the side without the strategy, up to symmetry (for a draw, of both strategies)
    /// @param replies moves of that side in them, each of which was followed
    /// @param plies in how many plies at most the winner has won; 0 for a draw
    record Verified(long positions, long replies, int plies) implements CheckResult {}

    /// The proof does not show what it claims.
    ///
    /// @param why in one line
    record Rejected(String why) implements CheckResult {}

    /// Somebody ended the check; nothing is known.
    record Stopped() implements CheckResult {}
}
