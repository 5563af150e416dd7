package hexalyst.ui.puzzle;

/// How far the solver is.
public enum Solving {
    /// No puzzle is shown.
    NOTHING,
    /// It is the solver's turn.
    YOURS,
    /// The solver's move is being judged, or a hint is looked for.
    JUDGING,
    /// The defender is about to reply.
    REPLYING,
    /// The move was wrong; its refutation follows.
    WRONG,
    /// The solution is being played.
    SHOWING,
    /// Solved, or the solution was shown.
    OVER
}
