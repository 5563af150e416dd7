package hexalyst.engine;

/// A proved value and how long the game lasts.
///
/// @param value the value for the player to move
/// @param plies in how many plies the game ends at the latest if the winner follows the proof; 0 for a draw
public record ProvedValue(Value value, int plies) {
    /// What the move that led here was worth to the player who made it.
    ProvedValue beforeTheMove() {
        return switch (value) {
            case WIN -> new ProvedValue(Value.LOSS, plies + 1);
            case DRAW -> this;
            case LOSS -> new ProvedValue(Value.WIN, plies + 1);
        };
    }
}
