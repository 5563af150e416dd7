package hexalyst.engine;

/// How much a search should find out about a position. Each goal includes the ones before it.
public enum SearchGoal {
    /// Who wins, with a bound on the plies and a line.
    VALUE,
    /// The value of every legal move, and how many winning replies each losing one leaves.
    MOVES,
    /// The shortest win or the longest resistance. This may take far longer than everything else.
    DISTANCE
}
