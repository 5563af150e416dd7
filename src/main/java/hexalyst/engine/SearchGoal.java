package hexalyst.engine;

/// How much a search is to find out of a position. Each goal includes those before it.
public enum SearchGoal {
    /// Who wins, with a bound on the plies and a line.
    VALUE,
    /// What every legal move is worth, and how many winning replies each losing one leaves.
    MOVES,
    /// The shortest win or the longest resistance. That may take far longer than all the rest.
    DISTANCE
}
