package hexalyst.analysis.results;

import hexalyst.analysis.job.PositionSearch;

/// The work that led to a result, for people who compare machines.
///
/// @param nodes positions examined
/// @param millis milliseconds
public record Spent(long nodes, long millis) {
    /// Nothing, or not known.
    public static final Spent NOTHING = new Spent(0, 0);

    /// What a search used.
    public static Spent of(PositionSearch.SearchResult found) {
        return new Spent(found.nodes(), found.time().toMillis());
    }
}
