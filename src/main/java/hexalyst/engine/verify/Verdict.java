package hexalyst.engine.verify;

/// What became of checking a proof.
public sealed interface Verdict {
    /// The proof shows what it claims.
    ///
    /// @param positions positions of the side without the strategy, up to symmetry (for a draw, of both strategies)
    /// @param replies moves of that side in them, each of which was followed
    /// @param plies in how many plies at most the winner has won; 0 for a draw
    record Verified(long positions, long replies, int plies) implements Verdict {}

    /// The proof does not show what it claims.
    ///
    /// @param why in one line
    record Rejected(String why) implements Verdict {}

    /// Somebody ended the check; nothing is known.
    record Stopped() implements Verdict {}
}
