package hexalyst.engine.verify;

/// The result of checking a proof.
public sealed interface CheckResult {
    /// The proof shows what it claims.
    ///
    /// @param positions positions of the side without the strategy, up to symmetry (for a draw, of both strategies)
    /// @param replies moves of that side in them, each of which was followed
    /// @param plies the most plies until the winner has won; 0 for a draw
    record Verified(long positions, long replies, int plies) implements CheckResult {}

    /// The proof does not show what it claims.
    ///
    /// @param why the reason, in one line
    record Rejected(String why) implements CheckResult {}

    /// The check was stopped; nothing is known.
    record Stopped() implements CheckResult {}
}
