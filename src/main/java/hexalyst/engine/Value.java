package hexalyst.engine;

/// A proved value of a position, for the player to move.
public enum Value {
    WIN,
    DRAW,
    LOSS;

    /// The name as commands print it: `win`, `draw` or `loss`.
    public String word() {
        return switch (this) {
            case WIN -> "win";
            case DRAW -> "draw";
            case LOSS -> "loss";
        };
    }
}
