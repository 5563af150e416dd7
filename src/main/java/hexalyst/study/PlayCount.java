package hexalyst.study;

/// How often something was played, and how the games ended for the player who was to move.
///
/// @param games the number of games
/// @param won how many of them that player won
/// @param drawn how many were drawn
/// @param lost how many of them that player lost; the rest have no result
public record PlayCount(long games, long won, long drawn, long lost) {
    /// Never played.
    public static final PlayCount NEVER = new PlayCount(0, 0, 0, 0);

    /// The sum of both.
    public PlayCount plus(PlayCount other) {
        return new PlayCount(games + other.games, won + other.won, drawn + other.drawn, lost + other.lost);
    }

    /// The player's share of the points in the games with a result, 0 to 1, with a draw as one half. 0 if there are
    /// none.
    public double score() {
        long ended = won + drawn + lost;
        return ended == 0 ? 0 : (won + drawn / 2.0) / ended;
    }
}
