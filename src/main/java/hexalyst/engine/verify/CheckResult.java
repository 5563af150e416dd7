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
    /// @param faulty true if something is wrong with it, and false if it only cannot be checked here
    record Rejected(String why, boolean faulty) implements CheckResult {
        /// Something is wrong with it.
        public Rejected(String why) {
            this(why, true);
        }
    }

    /// The check was stopped; nothing is known.
    record Stopped() implements CheckResult {}
}
