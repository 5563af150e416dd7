package hexalyst.ui.puzzle;

/// The state of solving.
public enum Solving {
    /// No puzzle is shown.
    NOTHING,
    /// It is the solver's turn.
    YOURS,
    /// The solver's move is being judged, or a hint is being searched.
    JUDGING,
    /// The defender is about to reply.
    REPLYING,
    /// The move was wrong; its refutation follows.
    WRONG,
    /// The solution is being played.
    SHOWING,
    /// The puzzle was solved, or its solution was shown.
    OVER
}
