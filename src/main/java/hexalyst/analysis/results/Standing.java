package hexalyst.analysis.results;

/// Whether a position needs a search.
public enum Standing {
    /// It does.
    OPEN,
    /// A search with as much effort could not prove it.
    TRIED,
    /// Its value is proved.
    PROVED,
    /// Proofs contradict each other.
    DISPUTED
}
