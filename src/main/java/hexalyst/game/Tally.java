package hexalyst.game;

/// Moves counted by how they end.
///
/// @param nodes all moves
/// @param won those that win for the player who makes them
/// @param lost those that lose
/// @param drawn those that draw
public record Tally(long nodes, long won, long lost, long drawn) {
    /// Nothing counted.
    public static final Tally ZERO = new Tally(0, 0, 0, 0);

    /// Both counts together.
    public Tally plus(Tally other) {
        return new Tally(nodes + other.nodes, won + other.won, lost + other.lost, drawn + other.drawn);
    }
}
